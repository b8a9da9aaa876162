// The fills of the design that are more than a colour: the parts of memory and the hatches (tokens.json, pattern), as <pattern>
// elements of the form's own tree. Charts and squares refer to them by id.

import { h, type Branch } from './tree';

const rising = (size: number) => h('path', { d: `M-1 ${size + 1} ${size + 1}-1M-1 1 1-1M${size - 1} ${size + 1} ${size + 1} ${size - 1}` });
const falling = (size: number) => h('path', { d: `M-1-1 ${size + 1} ${size + 1}M-1 ${size - 1} 1 ${size + 1}M${size - 1}-1 ${size + 1} 1` });

const pattern = (id: string, size: number, ...drawn: Branch[]): Branch =>
  h('pattern', { id, class: id, width: size, height: size, patternUnits: 'userSpaceOnUse' }, h('rect', { width: size, height: size }), ...drawn);

/** Stands once in a view's form. */
export const patterns = (): Branch =>
  h(
    'svg',
    { class: 'unseen', 'aria-hidden': 'true' },
    h(
      'defs',
      {},
      pattern('part-adapters', 6, h('path', { d: 'M3-1V7' })),
      pattern('part-gradients', 6, rising(6)),
      pattern('part-optimizer', 8, falling(8)),
      pattern('part-activations', 6, h('circle', { cx: 1.5, cy: 1.5, r: 1.05 }), h('circle', { cx: 4.5, cy: 4.5, r: 1.05 })),
      pattern('part-loss', 6, h('path', { d: 'M-1 3H7' })),
      pattern('part-framework', 6, rising(6), falling(6)),
      pattern('part-rest', 8, rising(8)),
      pattern('hatch-reserve', 7, rising(7)),
      pattern('hatch-not-run', 8, rising(8)),
      pattern('hatch-second-machine', 5, rising(5)),
    ),
  );
