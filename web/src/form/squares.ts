// Unit squares: one is 1 GB per billion parameters, filled by colour and pattern (patterns.ts) as on the canvas.

import { h, type Branch } from './tree';

/** In the order of the engine's `parts`. */
const parts = ['weights', 'gradients', 'optimizer', 'activations', 'rest'] as const;

const side = 24;
const pitch = 27;
const perRow = 9;

/** A style sheet's url() would look in the style sheet, so fills are attributes. */
const fill = (part: number) => (part === 0 ? null : `url(#part-${parts[part]})`);

const piece = (part: number, x: number, y: number, width: number): Branch =>
  h('rect', { class: `part-${parts[part]}`, x, y, width, height: side, rx: 2, fill: fill(part) });

export function squares(amounts: readonly number[]): Branch | null {
  const pieces: Branch[] = [];
  let filled = 0;
  amounts.forEach((amount, part) => {
    for (let rest = amount; rest > 0.001; ) {
      const whole = Math.floor(filled + 0.001);
      const inside = Math.max(0, filled - whole);
      const share = Math.min(rest, 1 - inside);
      pieces.push(piece(part, (whole % perRow) * pitch + side * inside, Math.floor(whole / perRow) * pitch, side * share));
      filled += share;
      rest -= share;
    }
  });
  if (filled === 0) return null;
  const whole = Math.floor(filled + 0.001);
  if (filled - whole > 0.01) pieces.push(h('rect', { class: 'open', x: (whole % perRow) * pitch + 0.5, y: 0.5, width: side - 1, height: side - 1, rx: 2 }));
  const rows = Math.ceil(filled / perRow - 0.001);
  const columns = Math.min(perRow, Math.ceil(filled - 0.001));
  const [width, height] = [columns * pitch - 3, rows * pitch - 3];
  return h('svg', { class: 'squares', width, height, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' }, ...pieces);
}

export const swatch = (part: number): Branch =>
  h('svg', { class: 'squares', width: 14, height: 14, viewBox: '0 0 24 24' }, piece(part, 0, 0, side));
