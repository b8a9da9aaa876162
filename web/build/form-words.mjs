// The words of the element and its form: of every language the keys that web/src/form/words.ts names, and no others.
//
// `formWords()` is an esbuild plugin: it answers the import `wingspan:words` with { <language>: { <key>: <text> } }.

import { readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const folder = join(project, 'lessons', 'wings', 'words')
const list = join(project, 'web', 'src', 'form', 'words.ts')

/**
 * @returns {Record<string, Record<string, string>>} language -> key -> text
 * @throws if a language lacks a key
 */
export function readFormWords() {
  const keys = [...readFileSync(list, 'utf8').matchAll(/^ {2}'([a-z0-9_]+\.[a-z0-9_]+)',$/gm)].map(([, key]) => key)
  const table = {}
  for (const file of readdirSync(folder).sort()) {
    if (!/^[a-z]{2,3}\.json$/.test(file)) continue
    const all = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const missing = keys.filter((key) => typeof all[key] !== 'string')
    if (missing.length > 0) throw new Error(`lessons/wings/words/${file}: missing for the form: ${missing.join(', ')}`)
    table[basename(file, '.json')] = Object.fromEntries(keys.map((key) => [key, all[key]]))
  }
  return table
}

/** @returns {import('esbuild').Plugin} */
export const formWords = () => ({
  name: 'form-words',
  setup(build) {
    build.onResolve({ filter: /^wingspan:words$/ }, ({ path }) => ({ path, namespace: 'form-words' }))
    build.onLoad({ filter: /.*/, namespace: 'form-words' }, () => ({
      contents: JSON.stringify(readFormWords()),
      loader: 'json',
      watchFiles: [list, ...readdirSync(folder).map((file) => join(folder, file))],
    }))
  },
})
