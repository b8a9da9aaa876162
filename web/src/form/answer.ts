// The answer: the wing, the largest model with its verdict, the table, why not the next larger one, the goal card.

import type { CellReport, RowReport } from '../engine/engine';
import { mark } from './marks';
import type { FormModel } from './model';
import { methods } from './question';
import { drawing, h, type Branch } from './tree';

/** With the reason for the reserve that is hatched in it. */
export function picture({ wings, words }: FormModel): Branch {
  return h(
    'div',
    { class: 'picture' },
    h('div', { class: 'wide' }, drawing(wings.wide)),
    h('div', { class: 'narrow' }, drawing(wings.narrow)),
    h('p', { class: 'why-margin', id: 'margin-why' }, words['exercise.margin_why']),
  );
}

export function verdict({ result: { report } }: FormModel): Branch {
  const fits = report.state === 'fits' || (report.state === 'nonsense' && report.largest !== '');
  return h(
    'div',
    { class: 'verdict', 'data-widget': 'verdict' },
    h('p', { class: 'label' }, report.largest_label),
    report.prompt
      ? h('p', { class: 'prompt' }, report.prompt)
      : h(
          'div',
          { class: 'largest', 'data-none': report.state === 'none-fits' },
          h('strong', {}, report.largest),
          h(
            'div',
            {},
            h('p', { class: fits ? 'line fits' : 'line tight' }, mark(fits ? 'fits' : 'tight'), h('span', {}, report.verdict_line)),
            h('p', { class: 'need' }, report.need_line),
          ),
        ),
  );
}

function cell(report: CellReport, asked: boolean): Branch {
  return h(
    'td',
    { 'data-verdict': report.verdict, class: asked ? 'asked' : null },
    h(
      'span',
      {},
      h('span', {}, report.required),
      report.verdict && mark(report.verdict, 'table'),
      report.verdict_word && h('span', { class: 'unseen' }, ` ${report.verdict_word}`),
    ),
  );
}

export function table({ words, result: { report, method: asked } }: FormModel): Branch {
  const row = (row: RowReport) =>
    h(
      'tr',
      { 'data-widget': `row-${row.model}`, 'data-lit': row.lit },
      h('th', { scope: 'row' }, row.model, row.lit && h('span', { class: 'unseen' }, ` ${words['a11y.selected_row']}`)),
      ...methods.map((method) => cell(row.cells[method], method === asked)),
    );
  return h(
    'table',
    {},
    h('caption', { class: 'unseen' }, report.table_caption),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'col' }, words['exercise.model']),
        ...methods.map((method) => h('th', { scope: 'col', class: method === asked ? 'asked' : null }, words[`method.${method}`])),
      ),
    ),
    h('tbody', {}, ...report.rows.map(row)),
  );
}

export function why({ result: { report } }: FormModel): Branch {
  return h(
    'div',
    { class: 'why', hidden: !report.why_text },
    report.why_verdict && h('span', { class: report.why_verdict }, mark(report.why_verdict)),
    h('p', {}, report.why_title && h('strong', {}, report.why_title), ' ', report.why_text),
  );
}

export function card({ words, input, result: { report } }: FormModel): Branch {
  return h(
    'section',
    { class: 'card', 'aria-labelledby': 'card-title' },
    h('p', { class: 'title', id: 'card-title' }, words['ui.goal_card']),
    h(
      'div',
      { class: 'actions' },
      h('button', { type: 'button', 'data-action': 'copy' }, words['ui.copy']),
      h('button', { type: 'button', 'data-action': 'print' }, words['ui.print']),
      h('button', { type: 'button', 'data-action': 'picture' }, words['exercise.picture']),
    ),
    h(
      'div',
      { class: 'entries' },
      h('label', { class: 'unseen', for: 'note' }, words['exercise.note']),
      h('input', {
        id: 'note',
        'data-widget': 'card-note',
        type: 'text',
        autocomplete: 'off',
        maxlength: noteLimit,
        placeholder: words['exercise.note_hint'],
        value: input.note ?? '',
      }),
      h('p', { class: 'summary' }, report.card_summary),
    ),
    h('div', { class: 'paper', 'aria-hidden': 'true' }, h('p', {}, input.note ?? ''), h('hr'), h('hr'), h('hr')),
  );
}

/** UTF-16 units: what keeps `state` within its 3,500 characters when every one of them is escaped (state.ts). */
export const noteLimit = 480;
