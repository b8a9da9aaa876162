// The tabs of the views, where there is more than one; the same order as on the canvas. Arrow keys are the element's
// business (web/src/element/form-input.ts).

import type { FormModel } from './model';
import { h, type Branch } from './tree';

const panelId = 'view';

export function tabs({ words, views: { offered, shown } }: FormModel): Branch | null {
  if (offered.length < 2) return null;
  return h(
    'div',
    { class: 'tabs', role: 'tablist' },
    ...offered.map((view) =>
      h(
        'button',
        {
          type: 'button',
          role: 'tab',
          id: `tab-${view}`,
          'data-widget': `view-${view}`,
          'data-action': `view-${view}`,
          'aria-selected': String(view === shown),
          'aria-controls': panelId,
          tabindex: view === shown ? 0 : -1,
        },
        words[`view.${view}`],
      ),
    ),
  );
}

/** What makes the view's box the panel of its tab. */
export const tabPanel = ({ views: { offered, shown } }: FormModel) =>
  offered.length < 2 ? {} : { id: panelId, role: 'tabpanel', 'aria-labelledby': `tab-${shown}` };
