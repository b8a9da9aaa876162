// The duel as a form: two lists, the dragon, bars and race beside who wins what, then size by size; every drawing stands in
// a table too.

import type { DuelCell, DuelFigure, DuelPill, DuelResult, DuelSize } from '../engine/machine-duel';
import { machineList } from './machine-list';
import { mark } from './marks';
import type { FormModel } from './model';
import { patterns } from './patterns';
import { drawing, h, type Branch, type Child } from './tree';

const sides = ['left', 'right'] as const;

function picker(model: FormModel, duel: DuelResult, index: 0 | 1): Branch {
  const side = sides[index]!;
  const id = `machines-${side}`;
  return h(
    'div',
    { class: `field side ${side}` },
    h('label', { for: id }, duel.labels.picker[index]),
    h(
      'span',
      { class: 'picker' },
      machineList(model, { id, chosen: duel.sides[index].id, asks: false, attributes: { 'data-set': `machines ${side}`, 'aria-describedby': `${id}-hint` } }),
    ),
    h('p', { class: 'hint', id: `${id}-hint` }, duel.sides[index].hint),
  );
}

const pickers = (model: FormModel, duel: DuelResult): Branch =>
  h(
    'div',
    { class: 'duellists' },
    picker(model, duel, 0),
    h('button', { type: 'button', class: 'swap', 'data-widget': 'machines-swap', 'data-set': 'machines swap', value: 'sides' }, duel.labels.swap),
    picker(model, duel, 1),
  );

/** A whole dragon where there is room, else a wing below the other; a page made before its width is known has the dragon. */
function wings({ charts }: FormModel, duel: DuelResult): Branch {
  const alone = (chart: string | undefined, name: string) => chart && h('div', { class: 'one-wing' }, h('p', { class: 'strong' }, name), drawing(chart));
  return h(
    'div',
    { class: 'chart dragon' },
    charts.dragon ? drawing(charts.dragon) : [alone(charts['wing-left'], duel.sides[0].brief) || null, alone(charts['wing-right'], duel.sides[1].brief) || null],
  );
}

const chart = (svg: string | undefined): Child => (svg ? h('div', { class: 'chart' }, drawing(svg)) : null);

/** Its path is that of src/panel/duel_scenarios.cpp; a wing to the left is the same one turned over by the style sheet. */
const wingIcon = (): Branch =>
  h('svg', { viewBox: '-6 -6 12 12', 'aria-hidden': 'true' }, h('path', { d: 'M-6-6Q5.4-4.8 6 6 2.4 3.3-.6 6-2.4 3.6-6 4.8Z' }));

function pill({ winner, words }: DuelPill): Branch {
  const won = winner === 'left' || winner === 'right';
  const sign = { tie: '=', neither: '–', unknown: '?' }[winner as 'tie' | 'neither' | 'unknown'];
  return h('span', { class: `pill ${winner}` }, won ? wingIcon() : h('span', { class: 'even', 'aria-hidden': 'true' }, sign), words);
}

const figure = ({ text, note }: DuelFigure): Child[] => [text, note && h('small', {}, `, ${note}`)];

/** What dragon, bars and race show, as a table for voices: to the eye every figure stands in them already. */
function comparison(duel: DuelResult): Branch {
  const { labels } = duel;
  const row = (name: string, cells: readonly Child[]) => h('tr', {}, h('th', { scope: 'row' }, name), ...cells.map((cell) => h('td', {}, cell)));
  const known = duel.sides.some(({ largest }) => largest);
  return h(
    'table',
    { class: 'comparison' },
    h('caption', { class: 'strong' }, labels.compare),
    h('thead', {}, h('tr', {}, ...[labels.figure, duel.sides[0].brief, duel.sides[1].brief].map((name) => h('th', { scope: 'col' }, name)))),
    h(
      'tbody',
      {},
      ...duel.figures.map(({ name, sides: both }) => row(name, both.map(figure))),
      row(duel.race.title, duel.race.lanes.map(figure)),
      known && row(labels.budget, duel.sides.map(({ budget }) => budget || '?')),
      known && row(labels.largest, duel.sides.map(({ largest }) => largest || '?')),
    ),
  );
}

const scenarios = (duel: DuelResult): Branch =>
  h(
    'table',
    { class: 'scenarios' },
    h('caption', { class: 'title' }, duel.labels.who),
    h('thead', { class: 'unseen' }, h('tr', {}, ...[duel.labels.scenario, duel.labels.winner].map((name) => h('th', { scope: 'col' }, name)))),
    h(
      'tbody',
      {},
      ...duel.scenarios.map(({ title, reason, computed, pill: winner }) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, h('span', { class: 'strong' }, title), h('span', { class: 'reason' }, reason), computed && h('span', { class: 'computed' }, computed)),
          h('td', {}, pill(winner)),
        ),
      ),
    ),
  );

function cell({ table, exact, need, words }: DuelCell, machine: string): Branch {
  const sign = (verdict: DuelCell['table']) => (verdict ? h('span', { class: verdict }, mark(verdict, 'table')) : h('span', { 'aria-hidden': 'true' }, '?'));
  return h('td', { class: 'cell', 'data-label': machine }, h('span', { class: 'unseen' }, words), h('span', { 'aria-hidden': 'true' }, sign(table), sign(exact), h('span', {}, need)));
}

const size = (duel: DuelResult, row: DuelSize): Branch =>
  h(
    'tr',
    {},
    h('th', { scope: 'row' }, row.job),
    h('td', { class: 'need', 'data-label': duel.labels.table }, row.table),
    ...row.sides.map((side, index) => cell(side, duel.sides[index]!.brief)),
    h('td', { class: 'won', 'data-label': duel.labels.winner }, h('span', {}, row.pill.words, row.factor && h('small', {}, ` ${row.factor}`))),
  );

const sizes = (duel: DuelResult): Branch =>
  h(
    'div',
    { class: 'sizes' },
    h('p', { class: 'title' }, duel.labels.sizes),
    h('p', { class: 'cue' }, duel.labels.cue),
    h(
      'table',
      { 'aria-label': duel.labels.sizes },
      h(
        'thead',
        {},
        h('tr', {}, ...[duel.labels.job, duel.labels.table, duel.sides[0].brief, duel.sides[1].brief, duel.labels.winner].map((name) => h('th', { scope: 'col' }, name))),
      ),
      h('tbody', {}, ...duel.sizes.map((row) => size(duel, row))),
    ),
    h('p', { class: 'differs' }, duel.differs),
  );

export function machineDuel(model: FormModel): Child[] {
  const duel = model.own.machines;
  if (!duel) return [];
  return [
    patterns(),
    pickers(model, duel),
    wings(model, duel),
    h(
      'div',
      { class: 'columns' },
      h(
        'div',
        {},
        chart(model.charts.bars),
        h('div', { class: 'race' }, h('p', { class: 'strong' }, duel.race.title), chart(model.charts.race), h('p', { class: 'note' }, duel.race.note)),
      ),
      h('div', {}, scenarios(duel), h('p', { class: 'closing' }, h('strong', {}, duel.closing), ` ${duel.closing_rest}`)),
    ),
    sizes(duel),
    h('div', { class: 'unseen' }, comparison(duel)),
  ];
}
