// The question: which machine, how much memory, how much of it stays free, and by which method.

import type { Method } from '../engine/engine';
import { machineList } from './machine-list';
import type { FormModel } from './model';
import { h, type Branch, type Child } from './tree';
import type { Words } from './words';

export const methods: readonly Method[] = ['full', 'lora', 'qlora'];

export const field = (label: Child, control: Child, attributes: Record<string, string> = {}): Branch =>
  h('div', { class: 'field', ...attributes }, label, control);

function memoryField({ words, input, result: { report } }: FormModel): Branch {
  const refused = report.state === 'nonsense';
  return field(
    h('label', { for: 'memory' }, words['exercise.memory']),
    h(
      'span',
      { class: 'entry' },
      h('input', {
        id: 'memory',
        'data-widget': 'memory',
        type: 'text',
        inputmode: 'decimal',
        enterkeyhint: 'done',
        autocomplete: 'off',
        spellcheck: 'false',
        maxlength: 32,
        value: input.memory ?? '',
        'aria-invalid': refused ? 'true' : null,
        'aria-describedby': 'memory-read',
      }),
      h('span', { class: 'unit' }, words['unit.gb']),
    ),
    { class: 'field memory' },
  );
}

/** Memory × margin = budget, as a sentence to look at and to hear. */
function equation(model: FormModel): Branch {
  const { words, result } = model;
  const { report } = result;
  return h(
    'div',
    { class: 'equation' },
    memoryField(model),
    h('span', { class: 'sign', role: 'img', 'aria-label': words['a11y.times'] }, '×'),
    field(
      h('span', { class: 'label', id: 'margin-label' }, words['exercise.margin']),
      h(
        'span',
        { class: 'margin', 'data-widget': 'margin', role: 'group', 'aria-labelledby': 'margin-label', 'aria-describedby': 'margin-why' },
        report.margin,
      ),
    ),
    h('span', { class: 'sign', role: 'img', 'aria-label': words['exercise.equals'] }, report.equation.includes('≈') ? '≈' : '='),
    field(
      h('span', { class: 'label' }, words['exercise.budget']),
      h('strong', { class: 'budget' }, report.budget_number, h('span', { class: 'unit' }, report.budget_number && `\u202f${report.budget_unit}`)),
      { class: 'field result' },
    ),
  );
}

/** The range itself lies over track and ticks, so that a click on a tick is a click on the track. */
function slider({ words, result, slider: scale }: FormModel): Branch {
  const at = (position: number) => `${(position * 100) / scale.steps}%`;
  const position = result.slider_position;
  return h(
    'div',
    { class: 'slider' },
    h(
      'svg',
      { class: 'track', 'aria-hidden': 'true' },
      h('rect', { class: 'rest', x: 0, y: 8, width: '100%', height: 4, rx: 2 }),
      h('rect', { class: 'reached', x: 0, y: 8, width: at(position), height: 4, rx: 2 }),
      ...scale.ticks.flatMap((tick) => [
        h('line', { class: 'tick', x1: at(tick.position), x2: at(tick.position), y1: 20, y2: 24 }),
        h('text', { class: tick.position === position ? 'here' : null, 'data-minor': tick.minor, x: at(tick.position), y: 37 }, tick.label),
      ]),
    ),
    h('input', {
      type: 'range',
      'data-widget': 'memory-slider',
      min: 0,
      max: scale.steps,
      step: 1,
      value: position,
      'aria-label': words['exercise.memory'],
      'aria-valuetext': result.report.memory_spoken || null,
    }),
  );
}

function methodChoice(words: Words, asked: Method): Branch {
  return h(
    'fieldset',
    { class: 'methods' },
    h('legend', { class: 'unseen' }, words['exercise.method']),
    h(
      'span',
      { class: 'segments' },
      ...methods.map((method) =>
        h(
          'label',
          {},
          h('input', { type: 'radio', name: 'method', value: method, 'data-widget': `method-${method}`, checked: method === asked }),
          h('span', {}, words[`method.${method}`]),
        ),
      ),
    ),
  );
}

export function question(model: FormModel): Branch {
  const { words, result, input } = model;
  const { report } = result;
  return h(
    'div',
    { class: 'question' },
    h(
      'div',
      { class: 'machine' },
      field(h('label', { for: 'machine' }, words['exercise.machine']), h('span', { class: 'picker' }, machineList(model, { id: 'machine', chosen: input.machine ?? '', asks: true, attributes: { 'aria-describedby': 'machine-hint' } }))),
      h(
        'p',
        { class: 'hint', id: 'machine-hint', hidden: Boolean(input.machine) && !report.detected },
        report.detected || words['exercise.no_machine'],
        report.detected_take && ' ',
        report.detected_take && h('button', { type: 'button', class: 'quiet', 'data-widget': 'machine-detected', 'data-action': 'detected' }, report.detected_take),
      ),
    ),
    equation(model),
    h(
      'p',
      { class: report.error ? 'read refused' : 'read', id: 'memory-read' },
      report.error ? h('span', { class: 'error' }, report.error) : report.read_as,
    ),
    h('button', { type: 'submit', class: 'primary', 'data-widget': 'check' }, words['ui.check']),
    slider(model),
    methodChoice(words, result.method),
  );
}
