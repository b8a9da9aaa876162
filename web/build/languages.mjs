// The languages of a lesson: one prose file, one words file and one hyphenation list each. A further language is
// a further set of files.

import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readHyphenation } from './prose/typeset.mjs'

/** The lesson's pair, side by side on the parallel page, and first in this order wherever languages are listed. */
export const pair = ['de', 'ro']

/** Where neither page nor address nor browser says otherwise. */
export const defaultLanguage = 'de'

const rank = (lang) => (pair.indexOf(lang) + pair.length + 1) % (pair.length + 1)

/**
 * @param {string} lesson folder of the lesson
 * @returns {{lang: string, prose: string, words: Record<string, string>, hyphenation: Map<string, string>}[]}
 */
export function readLanguages(lesson) {
  return readdirSync(join(lesson, 'prose'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => basename(file, '.md'))
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
    .map((lang) => ({
      lang,
      prose: join(lesson, 'prose', `${lang}.md`),
      words: JSON.parse(readFileSync(join(lesson, 'words', `${lang}.json`), 'utf8')),
      hyphenation: readHyphenation(join(lesson, `hyphenation.${lang}.txt`)),
    }))
}
