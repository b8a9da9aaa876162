// The self test as a form: progress, question, answer, verdict; the number line and the unit squares as drawings beside
// their words.

import type { CheckpointResult, CheckpointUnit } from '../engine/checkpoint';
import { estimateLine } from './estimate-line';
import { mark } from './marks';
import type { FormModel } from './model';
import { patterns } from './patterns';
import { squares, swatch } from './squares';
import { h, type Branch, type Child } from './tree';

/** UTF-16 units; what src/report/checkpoint_round.hpp keeps. */
export const estimateLimit = 10;

const asks = ({ stage }: CheckpointResult) => stage === 'ask' || stage === 'hint';

function dot(state: CheckpointResult['dots'][number]): Branch {
  if (state === 'right') return h('span', { class: 'fits' }, mark('fits'));
  if (state === 'wrong') return h('span', { class: 'tight' }, mark('tight'));
  return h('span', {}, h('svg', { class: `mark dot-${state}`, viewBox: '0 0 16 16', 'aria-hidden': 'true' }, h('circle', { cx: 8, cy: 8, r: 6 }), h('circle', { cx: 8, cy: 8, r: 2.5, class: 'solid' })));
}

const head = ({ progress, dots, score, question, cue }: CheckpointResult): Branch =>
  h(
    'div',
    { class: 'asked-for' },
    h('p', { class: 'label' }, progress, h('span', { class: 'dots', role: 'img', 'aria-label': score }, ...dots.map(dot))),
    h('p', { class: 'ask', id: 'checkpoint-question' }, question),
    h('p', { class: 'cue' }, cue),
  );

/** Hint, complaint or verdict; the control that they are about names them as its description. */
function words(test: CheckpointResult): Branch {
  const said: Child[] = test.error
    ? [h('p', { class: 'error' }, test.error)]
    : test.stage === 'told'
      ? [
          h('p', { class: test.right ? 'line fits' : 'line tight' }, mark(test.right ? 'fits' : 'tight'), h('span', {}, test.verdict)),
          h('p', { class: 'reason' }, [test.factor, test.reasoning].filter(Boolean).join(' ')),
        ]
      : [h('p', {}, test.hint)];
  return h('div', { class: 'words', id: 'checkpoint-words' }, ...said);
}

function numberField(widget: string, label: string, value: string, limit: number, test: CheckpointResult): Branch {
  return h(
    'div',
    { class: 'field' },
    h('label', { for: widget }, label),
    h(
      'span',
      { class: 'entry' },
      h('input', {
        id: widget,
        'data-widget': widget,
        type: 'text',
        inputmode: 'decimal',
        enterkeyhint: 'done',
        autocomplete: 'off',
        spellcheck: 'false',
        maxlength: limit,
        value,
        readonly: !asks(test),
        'aria-invalid': test.error ? 'true' : null,
        'aria-describedby': 'checkpoint-question checkpoint-words',
      }),
      h('span', { class: 'unit' }, test.labels.unit),
    ),
  );
}

const choices = (test: CheckpointResult): Branch =>
  h(
    'fieldset',
    { class: 'choices', 'aria-describedby': 'checkpoint-question' },
    h('legend', { class: 'label' }, test.labels.choice),
    ...test.choices.map(({ id, label, figure, chosen, right }) =>
      h(
        'label',
        { 'data-right': right },
        h('input', { type: 'radio', name: 'checkpoint-model', value: id, 'data-widget': `checkpoint-model-${id}`, checked: chosen }),
        h('span', {}, label, right && h('span', { class: 'fits' }, mark('fits'))),
        figure && h('small', {}, ' ', figure),
      ),
    ),
  );

const fields = ({ input }: FormModel, test: CheckpointResult): Child[] =>
  test.ceiling
    ? [numberField('memory', test.labels.memory, asks(test) ? (input.memory ?? '') : test.answered, 32, test), choices(test)]
    : [numberField('checkpoint-answer', test.labels.answer, asks(test) ? (input.estimate ?? '') : test.answered, estimateLimit, test)];

const results = ({ labels, results: rows }: CheckpointResult): Branch =>
  h(
    'table',
    {},
    h('thead', {}, h('tr', {}, ...[labels.item, labels.yours, labels.table].map((name) => h('th', { scope: 'col' }, name)))),
    h(
      'tbody',
      {},
      ...rows.map(({ task, yours, table, right }) =>
        h('tr', {}, h('th', { scope: 'row' }, h('span', { class: right ? 'fits' : 'tight' }, mark(right ? 'fits' : 'tight')), task), h('td', {}, yours), h('td', {}, table)),
      ),
    ),
  );

/** The first button stays the same node through all stages: the keyboard does not lose its place. */
function deeds(test: CheckpointResult): Branch {
  const { labels } = test;
  if (test.stage === 'done')
    return h('div', { class: 'deeds' }, h('button', { type: 'button', class: 'primary', 'data-widget': 'checkpoint-again', 'data-action': 'checkpoint-again' }, labels.again));
  if (!asks(test))
    return h('div', { class: 'deeds' }, h('button', { type: 'submit', class: 'primary', 'data-widget': 'checkpoint-next' }, test.ceiling ? labels.result : labels.next));
  return h(
    'div',
    { class: 'deeds' },
    h('button', { type: 'submit', class: 'primary', 'data-widget': 'checkpoint-check' }, labels.check),
    h('button', { type: 'button', 'data-widget': 'checkpoint-hint', 'data-action': 'checkpoint-hint' }, labels.hint),
  );
}

function units({ labels, units: rows }: CheckpointResult): Branch {
  const row = (unit: CheckpointUnit) =>
    h(
      'tr',
      { class: unit.asked ? 'asked' : null },
      h('th', { scope: 'row' }, unit.name),
      h('td', {}, squares(unit.parts), h('span', { class: 'contents' }, unit.contents)),
      h('td', { class: 'head' }, unit.head),
    );
  return h(
    'div',
    { class: 'units' },
    patterns(),
    h(
      'table',
      {},
      h('caption', { class: 'label' }, labels.squares),
      h('thead', { class: 'unseen' }, h('tr', {}, ...[labels.method, labels.parts, labels.head].map((name) => h('th', { scope: 'col' }, name)))),
      h('tbody', {}, ...rows.map(row)),
    ),
    h('p', { class: 'legend', 'aria-hidden': 'true' }, ...labels.part.map((name, part) => h('span', {}, swatch(part), name))),
  );
}

export function checkpoint(model: FormModel): Child[] {
  const test = model.own.checkpoint;
  if (!test) return [];
  const done = test.stage === 'done';
  return [
    head(test),
    h('div', { class: 'given', 'data-ceiling': test.ceiling }, h('div', { class: 'fields' }, ...(done ? [results(test)] : fields(model, test))), deeds(test), !done && words(test)),
    !done && estimateLine(test.line, test.labels.unit),
    units(test),
  ];
}
