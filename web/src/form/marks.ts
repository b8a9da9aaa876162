// The verdicts' marks: shape first, colour second, word third (tokens.json, verdict). Drawn on a 16 x 16 grid.

import type { Verdict } from '../engine/engine';
import { h, type Branch } from './tree';

const shapes: Record<Verdict | 'cross', readonly Branch[]> = {
  fits: [h('circle', { cx: 8, cy: 8, r: 7, class: 'solid' }), h('path', { d: 'M4.7 8.3 7 10.6l4.3-4.9', class: 'cut' })],
  tight: [h('path', { d: 'M8 1.9 15 14H1Z' }), h('path', { d: 'M8 6.2v3.6M8 11.6v.9' })],
  'too-big': [h('rect', { x: 1.5, y: 1.5, width: 13, height: 13, rx: 2 }), h('path', { d: 'm5.2 5.2 5.6 5.6m0-5.6-5.6 5.6' })],
  cross: [h('path', { d: 'm4.2 4.2 7.6 7.6m0-7.6-7.6 7.6' })],
};

/** In the table "too big" is a plain cross: a table full of red would shout. */
export const mark = (verdict: Verdict, place: 'answer' | 'table' = 'answer'): Branch => {
  const shape = place === 'table' && verdict === 'too-big' ? 'cross' : verdict;
  return h('svg', { class: `mark mark-${shape}`, viewBox: '0 0 16 16', 'aria-hidden': 'true' }, ...shapes[shape]);
};
