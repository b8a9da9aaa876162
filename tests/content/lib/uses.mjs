// Which words the code asks for: `Word::ui_check` in C++, words['ui.check'] or words[`method.${id}`] on the web side.

import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { root, shown } from './project.mjs';

const places = ['src', 'web/src', 'web/build', 'web/pages'];
const kinds = new Set(['.cpp', '.hpp', '.ts', '.mjs']);

/** @returns {[string, string][]} path as shown, text */
export function readSources() {
  return places.flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && kinds.has(extname(entry.name)) && !entry.parentPath.includes('node_modules'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [shown(path), readFileSync(path, 'utf8')]));
}

/**
 * @param {[string, string][]} sources
 * @returns {{key: RegExp, name: string, where: string}[]} each use; a key put together at run time matches a family of keys
 */
export function findUses(sources) {
  return sources.flatMap(([where, text]) => [
    ...(/\.[ch]pp$/.test(where) ? [...text.matchAll(/\bWord::([a-z0-9_]+)/g)].map(([, word]) => ({
      key: new RegExp(`^${word.replace('_', '[._]')}$`), name: word.replace('_', '.'), where,
    })) : []),
    ...[...text.matchAll(/\bwords(?:\)|!)?\[(['`])([a-z0-9_.]+(?:\$\{[^}]*\}[a-z0-9_.]*)*)\1\]/g)].map(([, , name]) => ({
      key: new RegExp(`^${name.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[a-z0-9_]+')}$`), name, where,
    })),
  ]);
}

/** @returns {string[]} keys that no use asks for */
export const unused = (keys, uses) => keys.filter((key) => !uses.some((use) => use.key.test(key)));

/** @returns {string[]} "name (where)" for uses that no key answers */
export const unanswered = (keys, uses) =>
  uses.filter((use) => !keys.some((key) => use.key.test(key))).map(({ name, where }) => `${name} (${where})`);
