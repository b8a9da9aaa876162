// The shadow tree: stage of the canvas, form, and what stands under both. One template for the static pages and for
// the element.

import type { FormModel } from './model';
import { tabPanel, tabs } from './tabs';
import { h, type Branch } from './tree';
import { viewForms } from './views';

/** Ids inside the shadow root that scripts look for. */
export const leaveHint = 'leave-hint';

export function shell(model: FormModel): Branch {
  const { words, faces, result, lang, live, theme, views } = model;
  return h(
    'div',
    {
      class: 'root',
      part: 'root',
      lang,
      'data-face': faces.shown,
      'data-stage': faces.stage,
      'data-state': result.report.state,
      'data-theme': theme === 'auto' ? null : theme,
    },
    h(
      'div',
      { class: 'panel', part: 'panel' },
      h('div', { class: 'stage', part: 'stage', 'data-foreign': true }),
      h(
        'form',
        { class: 'form', part: 'form', novalidate: true, tabindex: -1, 'aria-label': words[`view.${views.shown}`] },
        tabs(model),
        h('div', { class: `view view-${views.shown}`, ...tabPanel(model) }, ...viewForms[views.shown](model)),
      ),
    ),
    h(
      'div',
      { class: 'foot', part: 'foot' },
      h('p', { class: 'notice', part: 'notice' }, faces.notice),
      h(
        'button',
        { type: 'button', class: 'faces', part: 'face-button', 'data-action': 'face', hidden: !faces.choice },
        faces.pinned ? words['ui.as_picture'] : words['ui.as_form'],
      ),
    ),
    h('p', { class: 'unseen', id: leaveHint }, words['a11y.leave_panel']),
    h('p', { class: 'unseen', role: 'status', 'aria-atomic': 'true' }, live),
  );
}

/** Comes before the shell. */
export const styleLink = (address: string): Branch => h('link', { rel: 'stylesheet', href: address });
