// The lists of breaks: well-formed, and complete for the boxes that the prose fills.

import { readHyphenation } from '../../../web/build/prose/typeset.mjs';
import { join } from 'node:path';
import { lesson, readList } from './project.mjs';

const listPath = (lang) => join(lesson, `hyphenation.${lang}.txt`);

export const readBreaks = (lang) => readList(listPath(lang));

/** Letters that must stay at either end of a line (language guide). */
const least = 3;

/** @returns {string[]} */
export function faultsOfBreaks(lines) {
  const plain = lines.map((line) => line.replaceAll('|', ''));
  return lines.flatMap((line, i) => {
    if (!/^[\p{L}-]+(?:\|[\p{L}-]+)+$/u.test(line)) return [`${line}: not parts joined by |`];
    if (line !== line.normalize('NFC')) return [`${line}: not composed (NFC)`];
    if (plain.indexOf(plain[i]) !== i) return [`${line}: there twice`];
    // Parts of one or two letters are fine inside, where the next break is near; at the ends they are not.
    const ends = line.split('-').flatMap((word) => [word.split('|')[0], word.split('|').at(-1)]);
    return ends.some((end) => end.length < least) ? [`${line}: fewer than ${least} letters at an end`] : [];
  });
}

/** Letters from which a word needs a break, by the box that it stands in. */
const longFrom = { cell: 10, heading: 15 };

/** @returns {string[]} long words of the pieces that the list does not know */
export function unbreakable(pieces, lang, known = readHyphenation(listPath(lang))) {
  const knows = (word) => known.has(word) || known.has(word.charAt(0).toLowerCase() + word.slice(1));
  return pieces.filter(({ role }) => role in longFrom).flatMap(({ role, text, where }) =>
    [...text.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)].map(([word]) => word)
      .filter((word) => !knows(word) && word.split('-').some((part) => part.length >= longFrom[role] && !knows(part)))
      .map((word) => `${word} (${where})`));
}
