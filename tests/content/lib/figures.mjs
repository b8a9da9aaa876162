// Figures come from data. What may stand typed in a text: model labels, names of products, places that code fills.

import { hole } from './prose.mjs';

/** Names that hold digits, exactly. A new one is the name of a product or of a number format, or does not belong here. */
const names = ['RTX 4090', 'M3 Ultra', 'i9', 'AdamW8bit', 'NF4', 'bf16', 'fp32', 'int8'];

/** @returns {string | undefined} the first digit that somebody typed, with its surroundings */
export function typedFigure(text) {
  let rest = text;
  for (const name of names) rest = rest.replaceAll(name, hole);
  rest = rest.replace(/(?<![\p{L}\p{N}.,])\d+B(?![\p{L}\p{N}])/gu, hole);
  return /.{0,12}\p{Nd}.{0,12}/u.exec(rest)?.[0];
}
