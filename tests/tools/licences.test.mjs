import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { parseCsv } from '../../src/tools/generate/csv.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const table = parseCsv(readFileSync(path.join(root, 'src/tools/generate/licences.csv'), 'utf8'))
const named = (name) => table.some((row) => row.text.startsWith(`{npm}/${name}/`))

const filesBelow = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|mjs|js|css)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))

test('every npm package that the pages ship is in the licence table', () => {
  const shipped = new Set()
  for (const file of [...filesBelow('web/src'), ...filesBelow('web/pages')]) {
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:from|import|@import)\s*\(?\s*['"]((?:@[\w.-]+\/)?[\w-][\w.-]*)[\w./-]*['"]/g)) {
      if (!/^node$/.test(name)) shipped.add(name)
    }
  }
  assert.deepEqual([...shipped].filter((name) => !named(name)), [])
})

test('both typefaces are in the licence table', () => {
  assert.ok(named('source-sans') && named('source-serif'))
})
