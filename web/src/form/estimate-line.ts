// The number line of an estimate. Places are shares of its width, so that it needs no measuring; what it shows stands in
// the verdict's words too.

import type { CheckpointLine } from '../engine/checkpoint';
import { h, type Branch } from './tree';

const top = 42;
const high = 26;
const axis = top + high;

const at = (place: number) => `${(place * 100).toFixed(2)}%`;
/** Labels near an end grow inwards. */
const anchor = (place: number) => (place < 0.15 ? 'start' : place > 0.85 ? 'end' : 'middle');

const label = (place: number, y: number, text: string, kind: string): Branch =>
  h('text', { class: kind, x: at(place), y, 'text-anchor': anchor(place) }, text);

/** Of figures that stand close only the powers of ten are told where the line is narrow. */
const minor = (text: string) => !/^(1|10|100|1\.000)$/.test(text);

export function estimateLine(line: CheckpointLine, unit: string): Branch {
  return h(
    'div',
    { class: 'number-line' },
    h(
      'svg',
      { 'aria-hidden': 'true' },
      ...line.bands.map(([from, to]) => h('rect', { class: 'band', x: at(from), y: top, width: at(to - from), height: high })),
      h('line', { class: 'axis', x1: 0, x2: '100%', y1: axis, y2: axis }),
      ...line.ticks.flatMap(({ place, label: text }) => [
        h('line', { class: 'axis', x1: at(place), x2: at(place), y1: axis, y2: axis + 5 }),
        h('text', { class: 'tick', 'data-minor': minor(text), x: at(place), y: axis + 20, 'text-anchor': 'middle' }, text),
      ]),
      h('text', { class: 'tick', x: '100%', dx: 20, y: axis + 20 }, unit),
      line.table !== null && h('line', { class: 'figure', x1: at(line.table), x2: at(line.table), y1: top, y2: axis + 3 }),
      line.table !== null && label(line.table, 14, line.table_label, 'quiet'),
      line.miss && h('line', { class: 'miss', x1: at(line.miss[0]), x2: at(line.miss[1]), y1: top + high / 2, y2: top + high / 2 }),
      line.mark !== null && h('svg', { class: 'yours', x: at(line.mark), y: axis - 15 }, h('path', { d: 'M-7 0h14L0 13z' })),
      line.mark !== null && label(line.mark, 34, line.mark_label, 'strong'),
    ),
    h('p', { class: 'label' }, line.band_label),
  );
}
