// Where the lesson's texts lie, and its languages: one file lessons/wings/words/<tag>.json each.

import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const lesson = join(root, 'lessons/wings');

/** Path as a person types it at the root of the checkout. */
export const shown = (path) => relative(root, path);

export const languages = readdirSync(join(lesson, 'words'))
  .map((file) => /^([a-z]{2,3})\.json$/.exec(file)?.[1])
  .filter(Boolean)
  .sort();

/** @returns {Record<string, string>} key -> ICU message */
export const readWords = (lang) => JSON.parse(readFileSync(join(lesson, `words/${lang}.json`), 'utf8'));

/** @returns {string[]} lines without comments and empty ones */
export const readList = (path) =>
  readFileSync(path, 'utf8').split('\n').map((line) => line.replace(/#.*/, '').trim()).filter(Boolean);
