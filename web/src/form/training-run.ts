// The view run as a form: machine and replay, the memory trace, lengths and knobs, what became of the run; both charts once
// more as tables.

import type { RunOutcome, RunResult, RunScale } from '../engine/training-run';
import { mark } from './marks';
import type { FormModel } from './model';
import { patterns } from './patterns';
import { drawing, h, type Branch, type Child } from './tree';

const machineIds = ['card', 'mac'] as const;
/** Below it no example is; what src/report/training_run.hpp takes. */
const shortest = 16;

const machines = (run: RunResult, legend: string): Branch =>
  h(
    'fieldset',
    {},
    h('legend', { class: 'unseen' }, legend),
    h(
      'span',
      { class: 'segments' },
      ...machineIds.map((id, index) =>
        h(
          'label',
          {},
          h('input', { type: 'radio', name: 'run-machine', value: id, 'data-widget': `run-machine-${id}`, 'data-set': 'run machine', checked: id === run.machine }),
          h('span', {}, run.machines[index]!),
        ),
      ),
    ),
  );

function scale(setting: string, { least, most, step, value, label, shown, spoken }: RunScale): Branch {
  const id = `run-${setting}`;
  return h(
    'div',
    { class: 'knob' },
    h('label', { for: id }, label),
    h('span', { class: 'value' }, shown),
    h('input', { id, type: 'range', 'data-widget': id, 'data-set': `run ${setting}`, min: Math.max(least, shortest), max: most, step, value, 'aria-valuetext': spoken }),
  );
}

const toggle = (setting: string, words: string, on: boolean, attributes: Record<string, string> = {}): Branch =>
  h(
    'label',
    { class: 'toggle' },
    h('input', { type: 'checkbox', 'data-widget': `run-${setting}`, 'data-set': `run ${setting}`, checked: on, ...attributes }),
    h('span', {}, words),
  );

const outcome = ({ verdict, title, lines }: RunOutcome, marked: boolean): Branch =>
  h(
    'div',
    { class: 'outcome' },
    h('p', { class: marked ? `line ${verdict}` : 'line' }, marked && mark(verdict), h('span', {}, title)),
    ...lines.map((line) => h('p', { class: 'reason' }, line)),
  );

const table = (caption: string, columns: readonly string[], rows: readonly (readonly string[])[]): Branch =>
  h(
    'table',
    {},
    h('caption', { class: 'label' }, caption),
    h('thead', {}, h('tr', {}, ...columns.map((name) => (name ? h('th', { scope: 'col' }, name) : h('td'))))),
    h('tbody', {}, ...rows.map(([first, ...cells]) => h('tr', {}, h('th', { scope: 'row' }, first!), ...cells.map((cell) => h('td', {}, cell))))),
  );

const tables = (run: RunResult): Branch =>
  h(
    'details',
    { class: 'tables' },
    h('summary', {}, run.tables),
    table(run.trace_title, ['', run.without_name, run.with_name], run.summary.map(({ item, without, with: saved }) => [item, without, saved])),
    table(run.longest_title, run.example_columns, run.longest.map(({ step, length, without, with: saved }) => [step, length, without, saved])),
  );

const legend = (run: RunResult): Branch =>
  h(
    'p',
    { class: 'legend run-legend' },
    h('span', { class: 'axis' }, run.trace_title),
    h('span', { class: 'bare', 'aria-hidden': 'true' }, run.without_name),
    h('span', { class: 'saved', 'aria-hidden': 'true' }, run.with_name),
  );

export function trainingRun(model: FormModel): Child[] {
  const run = model.own.run;
  if (!run) return [];
  return [
    patterns(),
    h(
      'div',
      { class: 'run-question' },
      machines(run, model.words['exercise.machine']),
      h('button', { type: 'submit', class: 'primary', 'data-widget': 'run-replay', 'data-action': 'run-replay' }, run.replay),
      h('p', { class: 'reason' }, run.job),
      run.same_job && h('p', { class: 'reason quiet' }, run.same_job),
    ),
    h('div', {}, legend(run), h('div', { class: 'chart' }, drawing(model.charts.trace!))),
    h(
      'div',
      { class: 'run-strip' },
      h('div', { class: 'outcomes' }, outcome(run.without, true), outcome(run.with, run.touched)),
      h('div', { class: 'lengths' }, h('p', { class: 'label' }, run.lengths_title), drawing(model.charts.lengths!), scale('max', run.max)),
      h(
        'div',
        { class: 'knobs' },
        toggle('checkpointing', run.checkpointing, run.checkpointing_on),
        toggle('reserve', run.reserve, run.reserve_on, { 'aria-describedby': 'run-reserve-hint' }),
        h('p', { class: 'reason quiet', id: 'run-reserve-hint' }, run.reserve_hint),
      ),
      h(
        'fieldset',
        { class: 'examples' },
        h('legend', { class: 'label' }, run.data),
        scale('median', run.median),
        scale('tail', run.tail),
        h(
          'div',
          { class: 'deeds' },
          h('button', { type: 'button', 'data-widget': 'run-next', 'data-set': 'run examples', value: 'next' }, run.next),
          !run.lesson_data && h('button', { type: 'button', 'data-widget': 'run-lesson', 'data-set': 'run examples', value: 'lesson' }, run.lesson),
        ),
      ),
      tables(run),
    ),
  ];
}
