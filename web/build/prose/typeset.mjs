// What typesetting adds to text: soft hyphens where boxes are narrow, and no break after a short hyphenated part.
// Words come from lessons/*/hyphenation.LANG.txt (`Spei|cher|band|breite`, one a line); pattern hyphenators are
// wrong on borrowed words.

import { existsSync, readFileSync } from 'node:fs'

const softHyphen = '\u00AD'

/** Letters from which a word gets its soft hyphens, by the kind of box it stands in. */
export const longFrom = { cell: 10, heading: 15 }

/** @returns {Map<string, string>} word -> word with U+00AD */
export function readHyphenation(path) {
  const words = new Map()
  if (!existsSync(path)) return words
  for (const line of readFileSync(path, 'utf8').normalize('NFC').split('\n')) {
    const word = line.replace(/#.*/, '').trim()
    if (word) words.set(word.replaceAll('|', ''), word.replaceAll('|', softHyphen))
  }
  return words
}

const capital = (word) => word.charAt(0).toLocaleUpperCase() + word.slice(1)

/** @param {'cell' | 'heading' | undefined} box undefined: running text, which needs none */
export function softenWords(text, words, box) {
  if (!box) return text
  return text.replace(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu, (word) => {
    if (word.length < longFrom[box]) return word
    if (words.has(word)) return words.get(word)
    const lower = word.charAt(0).toLocaleLowerCase() + word.slice(1)
    if (words.has(lower)) return capital(words.get(lower))
    return word.includes('-') ? word.split('-').map((part) => words.get(part) ?? part).join('-') : word
  })
}

const letter = '[\\p{L}\\p{N}]'
const kept = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${letter}{1,3}-${letter}+|${letter}+-${letter}{1,3})(?!${letter})|\\d[\\d.,]*–\\d(?:[\\d.,]*\\d)?(?:-\\p{L}+)?`,
  'gu',
)

/** A browser breaks after hyphens and dashes: 4-Bit, GPU-ul, s-a and 15–20 stay in one piece. Takes and gives escaped text. */
export const keepTogether = (text) => text.replace(kept, '<span class="keep">$&</span>')
