// What a view does when it is checked, and what it says to voices. A further view is a row here.

import type { OwnView } from '../engine/engine';
import type { View } from '../form/views';
import type { Session } from './session';

interface Check {
  /** Why there is nothing to check; empty: it was checked. */
  complaint: string;
  /** For voices. */
  live: string;
  /** The view is done with. */
  complete: boolean;
}

export interface ViewDeeds {
  /** May change the session. Once more without a change in between gives the same. */
  check(session: Session): Check;
  live(session: Session): string;
  /** Reason of its wingspan-error, and the widget that the complaint is about. */
  readonly reason: string;
  readonly field: string;
}

/** Views that show at once what follows from a setting: checking one only tells it again. */
const shows = (view: Exclude<OwnView, 'checkpoint'>, field: string): ViewDeeds => ({
  check: (session) => ({ complaint: '', live: session.view(view).live, complete: true }),
  live: (session) => session.view(view).live,
  reason: view,
  field,
});

export const viewDeeds: Record<View, ViewDeeds> = {
  exercise: {
    check: ({ result: { report } }) => ({ complaint: report.error || report.prompt, live: report.live, complete: true }),
    live: ({ result: { report } }) => report.error || report.live,
    reason: 'memory',
    field: 'memory',
  },
  explorer: shows('explorer', 'explorer-rule'),
  run: shows('run', 'run-replay'),
  machines: shows('machines', 'machines-left'),
  checkpoint: {
    check: (session) => {
      session.edit({ checkpoint: 'check' });
      const { missing, live, dots } = session.view('checkpoint');
      return { complaint: missing, live, complete: dots.every((dot) => dot === 'right' || dot === 'wrong') };
    },
    live: (session) => session.view('checkpoint').live,
    reason: 'estimate',
    field: 'checkpoint-answer',
  },
};
