// The view explorer as a form: way of counting, scale, legend as a filter, chart with its table, and all about one bar.

import type { ExplorerKnob, ExplorerResult } from '../engine/explorer';
import { mark } from './marks';
import type { FormModel } from './model';
import { patterns } from './patterns';
import { drawing, h, type Branch, type Child } from './tree';

interface Choice {
  id: string;
  value: string;
  name: string;
  chosen: boolean;
}

const segments = (legend: string, setting: string, choices: Choice[]): Branch =>
  h(
    'fieldset',
    {},
    h('legend', { class: 'unseen' }, legend),
    h(
      'span',
      { class: 'segments' },
      ...choices.map(({ id, value, name, chosen }) =>
        h('label', {}, h('input', { type: 'radio', name: `explorer-${setting}`, value, 'data-widget': id, 'data-set': `explorer ${setting}`, checked: chosen }), h('span', {}, name)),
      ),
    ),
  );

const head = (own: ExplorerResult): Branch =>
  h(
    'div',
    { class: 'head' },
    segments(own.mode_name, 'mode', [
      { id: 'explorer-rule', value: 'rule', name: own.rule_name, chosen: !own.exact },
      { id: 'explorer-exact', value: 'exact', name: own.exact_name, chosen: own.exact },
    ]),
    segments(own.scale_name, 'scale', [
      { id: 'explorer-linear', value: 'linear', name: own.linear_name, chosen: !own.log },
      { id: 'explorer-log', value: 'log', name: own.log_name, chosen: own.log },
    ]),
    h(
      'span',
      { class: 'exports' },
      h('button', { type: 'button', 'data-widget': 'explorer-csv', 'data-action': 'table' }, own.csv_name),
      h('button', { type: 'button', 'data-widget': 'explorer-picture', 'data-action': 'picture' }, own.picture_name),
    ),
  );

const swatch = (part: string): Branch =>
  h(
    'svg',
    { class: 'swatch', viewBox: '0 0 18 14', width: 18, height: 14, 'aria-hidden': 'true' },
    h('rect', { class: `c-part-${part}`, width: 18, height: 14, rx: 2, fill: part === 'weights' ? null : `url(#part-${part})` }),
  );

const legend = (own: ExplorerResult): Branch =>
  h(
    'fieldset',
    { class: 'filter' },
    h('legend', { class: 'unseen' }, own.parts_name),
    ...own.legend.map(({ part, name, shown }) =>
      h(
        'label',
        {},
        h('input', { type: 'checkbox', 'data-widget': `explorer-part-${part}`, 'data-set': `explorer part-${part}`, checked: shown }),
        swatch(part),
        h('span', {}, name),
      ),
    ),
  );

/** The row's head chooses the bar that all below is about. */
const bars = (own: ExplorerResult): Branch =>
  h(
    'div',
    { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': own.caption },
    h(
      'table',
      {},
      h('caption', { class: 'label' }, `${own.caption}, ${own.exact ? own.exact_name : own.rule_name}`),
      h('thead', {}, h('tr', {}, ...[own.group_name, ...own.legend.map(({ name }) => name), own.total_name].map((name) => h('th', { scope: 'col' }, name)))),
      h(
        'tbody',
        {},
        ...own.bars.map((bar) =>
          h(
            'tr',
            { class: bar.chosen ? 'chosen' : null },
            h(
              'th',
              { scope: 'row' },
              h('label', {}, h('input', { type: 'radio', name: 'explorer-bar', value: bar.id, 'data-widget': bar.widget, 'data-set': 'explorer bar', checked: bar.chosen }), h('span', {}, bar.name)),
            ),
            ...bar.amounts.map((amount) => h('td', {}, amount)),
            h('td', { class: 'total' }, bar.total),
          ),
        ),
      ),
    ),
  );

const details = (own: ExplorerResult): Branch =>
  h(
    'div',
    { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': own.title },
    h(
      'table',
      { class: 'details' },
      h('thead', {}, h('tr', {}, ...[own.part_name, own.rule_name, own.exact_name, own.formula_name].map((name) => h('th', { scope: 'col' }, name)))),
      h(
        'tbody',
        {},
        ...own.details.map(({ part, name, rule, exact, formula }) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, swatch(part), name),
            h('td', rule ? { 'data-widget': `explorer-ruled-${part}` } : {}, rule),
            h('td', exact ? { 'data-widget': `explorer-detail-${part}` } : {}, exact),
            h('td', { class: 'formula' }, formula),
          ),
        ),
      ),
      h('tfoot', {}, h('tr', {}, h('th', { scope: 'row' }, own.total_name), h('td', {}, own.rule_total), h('td', {}, own.exact_total), h('td', { class: 'formula' }, own.range))),
    ),
  );

let lastModels: { key: string; options: Branch[] } | null = null;

const optionsOf = ({ options, chosen }: ExplorerKnob): Branch[] =>
  options.map(({ id, label, figure }, at) => h('option', { value: id, selected: at === chosen }, figure ? `${label} (${figure})` : label));

/** The catalogue is long and seldom changes: made once for a choice and a language. */
function choices(knob: ExplorerKnob): Branch[] {
  if (knob.setting !== 'model') return optionsOf(knob);
  const key = `${knob.chosen} ${knob.name} ${knob.options[0]?.label}`;
  if (lastModels?.key !== key) lastModels = { key, options: optionsOf(knob) };
  return lastModels.options;
}

const knobs = (own: ExplorerResult): Branch =>
  h(
    'fieldset',
    { class: 'knobs' },
    h('legend', { class: 'unseen' }, own.settings_name),
    ...own.knobs.map((knob) => {
      const id = `explorer-${knob.setting}`;
      return h(
        'div',
        { class: 'field' },
        h('label', { for: id }, knob.name),
        h('span', { class: 'picker' }, h('select', { id, 'data-widget': id, 'data-set': `explorer ${knob.setting}` }, ...choices(knob))),
      );
    }),
  );

const savings = (own: ExplorerResult): Child[] => [
  h('p', { class: 'heading' }, own.savings_name),
  own.savings.length === 0
    ? h('p', {}, own.no_savings)
    : h(
        'ol',
        { class: 'savings' },
        ...own.savings.map(({ widget, words, amount, setting, value }) =>
          h(
            'li',
            {},
            setting
              ? h('button', { type: 'button', 'data-widget': widget, 'data-set': `explorer ${setting}`, value }, h('span', {}, words), ' ', h('strong', {}, amount))
              : h('span', { class: 'given', 'data-widget': widget }, h('span', {}, words), ' ', h('strong', {}, amount)),
          ),
        ),
      ),
];

const strip = (model: FormModel, own: ExplorerResult): Branch =>
  h(
    'div',
    { class: 'strip' },
    h('p', { class: 'title' }, own.title),
    own.verdict && h('p', { class: `line ${own.verdict}` }, mark(own.verdict), h('span', {}, own.verdict_line)),
    h('div', { class: 'chart' }, drawing(model.charts['detail'] ?? '')),
    knobs(own),
    details(own),
    h('div', { class: 'reasons' }, ...own.reasons.map((reason) => h('p', {}, reason))),
    ...savings(own),
    h('p', { class: 'heading' }, own.grounds_name),
    h('ul', { class: 'grounds' }, ...own.grounds.map((ground) => h('li', {}, ground))),
  );

export function explorer(model: FormModel): Child[] {
  const own = model.own.explorer;
  if (!own) return [];
  return [
    patterns(),
    head(own),
    legend(own),
    h('div', { class: 'chart' }, drawing(model.charts['bars'] ?? '')),
    h('p', { class: 'note' }, own.note),
    bars(own),
    strip(model, own),
  ];
}
