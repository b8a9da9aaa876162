import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(path.join(tmpdir(), 'wingspan-fonts-'))
after(() => rmSync(folder, { recursive: true }))

function cut(use, text) {
  const lessons = path.join(folder, 'lessons')
  mkdirSync(lessons, { recursive: true })
  writeFileSync(path.join(lessons, 'de.md'), text)
  return spawnSync('/usr/bin/python3', [path.join(root, 'src/tools/generate/fonts.py'), use,
    '--output', path.join(folder, 'out'), '--lessons', lessons,
    '--signs', path.join(root, 'src/tools/generate/font-signs.csv'),
    '--sans', path.join(root, 'web/node_modules/source-sans'),
    '--serif', path.join(root, 'web/node_modules/source-serif')], { encoding: 'utf8' })
}

test('a code point without a glyph in the label face fails the build and is named with its place', () => {
  const { status, stderr } = cut('panel', 'Drache\nund 竜\n')
  assert.equal(status, 1)
  assert.match(stderr, /Wingspan Sans Regular has no glyph for U\+7ADC 竜 .*lessons\/de\.md:2/)
})

test('a letter that only the prose face lacks fails the build', () => {
  const { status, stderr } = cut('page', 'ꞵ') // U+A7B5, Latin beta: in Source Sans, not in Source Serif
  assert.equal(status, 1)
  assert.match(stderr, /Wingspan Serif Regular has no glyph for U\+A7B5/)
})

test('a sign that only the prose face lacks is left to the label face behind it', () => {
  assert.equal(cut('page', '✗').status, 0)
})

test('soft hyphens and byte order marks need no glyph', () => {
  assert.equal(cut('panel', '\uFEFFSpei\u00ADcher').status, 0)
})

test('the subsets bear their own names and keep copyright and licence', () => {
  assert.equal(cut('page', 'Drache').status, 0)
  const { stdout } = spawnSync('/usr/bin/python3', ['-c', `
import json, sys
from fontTools.ttLib import TTFont
print(json.dumps({f: {n.nameID: n.toUnicode() for n in TTFont(f)["name"].names} for f in sys.argv[1:]}))`,
  ...['sans-400', 'sans-600', 'serif-roman', 'serif-italic'].map((name) => path.join(folder, `out/wingspan-${name}.woff2`))],
  { encoding: 'utf8' })
  for (const [file, names] of Object.entries(JSON.parse(stdout))) {
    for (const id of [1, 4, 6, 16]) assert.doesNotMatch(names[id] ?? '', /Source/, `${file}: name ${id}`)
    assert.match(names[1], /^Wingspan (Sans|Serif)/)
    assert.match(names[0], /Reserved Font Name/)
    assert.match(names[13], /SIL Open Font License/)
  }
})
