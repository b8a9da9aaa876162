// Spelling by hunspell, with the project's own list of terms and names for each language.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readList } from './project.mjs';
import { hole } from './prose.mjs';

const dictionaries = { de: 'de_DE', ro: 'ro_RO' };
const allowList = (lang) => fileURLToPath(new URL(`../spelling-allow-${lang}.txt`, import.meta.url));

/** English as it stands in tools, in brackets behind the native word. */
const glosses = readList(fileURLToPath(new URL('../english-glosses.txt', import.meta.url)));

/** What is no running text of the language: glosses, file and web names, soft hyphens, gaps, the number of "4-Bit". */
export function strip(text) {
  let plain = text.replaceAll('\u00AD', '').replace(/[\u00A0\u202F]/g, ' ');
  for (const gloss of glosses) plain = plain.replaceAll(`(${gloss})`, ' ');
  return plain
    .replace(/\bhttps?:\/\/\S+|\b[\w-]+\.(?:json|html|js|csv|svg|png|txt|md)\b/g, ' ')
    .replace(new RegExp(`(?:[\\d.,–]|${hole})+-`, 'g'), ' ')
    .replace(/\b\d+B\b-?/g, ' ')
    .replaceAll(hole, ' ');
}

/**
 * @param {import('./prose.mjs').Piece[]} pieces of one language
 * @returns {string[]} "word (where)" for every word that neither the dictionary nor the allow list has
 */
export function misspelled(pieces, lang) {
  const path = allowList(lang);
  const allowed = new Set(readList(path));
  const lines = pieces.map(({ text }) => strip(text).replaceAll('\n', ' '));
  const unknown = new Set(hunspell(['-i', 'utf-8', '-d', dictionaries[lang], '-p', path, '-l'], lines.join('\n'))
    .split('\n').map((word) => word.replace(/\.$/, '')).filter((word) => word && !allowed.has(word)));
  return [...unknown].map((word) => {
    const whole = new RegExp(`(?<!\\p{L})${word.replace(/[^\p{L}\p{N}]/gu, '\\$&')}(?!\\p{L})`, 'u');
    const first = pieces.find((_, i) => whole.test(lines[i]));
    return `${word} (${first?.where ?? 'nowhere'})`;
  });
}

/** Nouns and names of the headings whose small letter is another German word. */
const nounsAfterAll = new Set(['Luft', 'Speicher']);

/**
 * Title Case in German: words in mid-sentence with a capital, which the dictionary knows with a small letter.
 * @param {{where: string, text: string}[]} headings
 * @returns {string[]} "word (where)"
 */
export function wronglyCapital(headings) {
  const found = headings.flatMap(({ where, text }) =>
    [...text.matchAll(/(?<=[\p{L}\d,] )\p{Lu}\p{Ll}+(?![\p{L}-])/gu)].map(([word]) => [word, where]));
  const small = found.map(([word]) => word.toLowerCase());
  const unknown = new Set(hunspell(['-i', 'utf-8', '-d', dictionaries.de, '-l'], small.join('\n')).split('\n'));
  return found
    .filter(([word]) => !nounsAfterAll.has(word) && !unknown.has(word.toLowerCase()))
    .map(([word, where]) => `${word} (${where})`);
}

function hunspell(args, input) {
  try {
    return execFileSync('hunspell', args, { input, encoding: 'utf8', maxBuffer: 1 << 26 });
  } catch (error) {
    const why = error.code === 'ENOENT' ? 'hunspell is not installed' : error.stderr || error.message;
    throw new Error(`${why} (Debian: hunspell hunspell-de-de hunspell-ro)`);
  }
}
