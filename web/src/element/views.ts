// What a view does when it is checked, and what it says to voices. A further view is a row here.

import type { BuiltView } from '../form/views';
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

export const viewDeeds: Record<BuiltView, ViewDeeds> = {
  exercise: {
    check: ({ result: { report } }) => ({ complaint: report.error || report.prompt, live: report.live, complete: true }),
    live: ({ result: { report } }) => report.error || report.live,
    reason: 'memory',
    field: 'memory',
  },
  checkpoint: {
    check: (session) => {
      session.edit({ checkpoint: 'check' });
      const { missing, live, dots } = session.checkpoint;
      return { complaint: missing, live, complete: dots.every((dot) => dot === 'right' || dot === 'wrong') };
    },
    live: (session) => session.checkpoint.live,
    reason: 'estimate',
    field: 'checkpoint-answer',
  },
};
