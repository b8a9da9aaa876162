// The words as pieces of text: every text that a message can become.

import { join } from 'node:path';
import { expand, parseMessage } from './messages.mjs';
import { lesson, readWords, shown } from './project.mjs';
import { hole } from './prose.mjs';

/**
 * Placeholders that hold a bare number. In a plural's case they show its number; elsewhere they stand as 20, which in
 * Romanian asks for „de”: a number beside a noun needs a plural.
 */
const numbers = new Set(['n', 'total', 'count', 'steps']);

/** @returns {import('./prose.mjs').Piece[]} */
export function wordPieces(lang, words = readWords(lang)) {
  const file = shown(join(lesson, `words/${lang}.json`));
  return Object.entries(words).flatMap(([key, message]) =>
    expand(parseMessage(message), lang, (name, number = '20') => (numbers.has(name) ? number : hole))
      .map((text) => ({ where: `${file}: ${key}`, lang, role: 'text', text })));
}
