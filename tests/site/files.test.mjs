// Files as servers and browsers see them: compressed neighbours, names that change with the content, a small entry.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { describe, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { files, read, readText, sizeOf } from './lib/site.mjs'

const plain = files.filter((file) => !/\.(?:br|gz)$/.test(file))
const compressible = plain.filter((file) => ['.css', '.html', '.js', '.mjs', '.svg', '.txt', '.wasm', '.json', '.xml', '.webmanifest'].includes(extname(file)))

test('beside every compressible file lie its .br and its .gz, with the same content', () => {
  assert.ok(compressible.length > 15)
  for (const file of compressible) {
    assert.ok(brotliDecompressSync(read(`${file}.br`)).equals(read(file)), `${file}.br`)
    assert.ok(gunzipSync(read(`${file}.gz`)).equals(read(file)), `${file}.gz`)
  }
})

test('no compressed file is alone', () => {
  for (const file of files.filter((each) => /\.(?:br|gz)$/.test(each))) assert.ok(plain.includes(file.replace(/\.(?:br|gz)$/, '')), file)
})

test('every asset bears a hash in its name', () => {
  const assets = plain.filter((file) => file.startsWith('assets/'))
  assert.ok(assets.length > 10)
  for (const file of assets) assert.match(file, /-(?:[0-9a-f]{10}|[0-9A-Z]{8})\.[a-z0-9]+$/)
})

describe('wingspan.js', () => {
  test('is small, and asks for files with a hash only', () => {
    assert.ok(sizeOf('wingspan.js') < 3000)
    const asked = [...readText('wingspan.js').matchAll(/["'](\.[^"']*)["']/g)].map(([, address]) => address)
    assert.ok(asked.length > 0)
    for (const address of asked) {
      assert.match(address, /^\.\/assets\/wingspan-[0-9A-Z]{8}\.js$/)
      assert.ok(plain.includes(address.slice(2)))
    }
  })
})

test('the typefaces and what else ships come with their licences', () => {
  assert.match(readText('third-party-licences.txt'), /SIL OPEN FONT LICENSE/i)
})

test('no path of the building machine is left in a file', () => {
  for (const file of plain.filter((each) => !each.endsWith('.woff2')))
    assert.doesNotMatch(read(file).toString('latin1'), /\/(?:home|root|work|tmp|build)\/[a-z]/i, file)
})

test('integrity.json holds the hash of every file, and the release page that of the entry with the policy', () => {
  const listed = JSON.parse(readText('integrity.json'))
  assert.deepEqual(Object.keys(listed), plain.filter((file) => file !== 'integrity.json'))
  for (const [file, hash] of Object.entries(listed)) assert.equal(hash, `sha384-${createHash('sha384').update(read(file)).digest('base64')}`, file)
  const page = readText('docs/release/index.html')
  assert.ok(page.includes(listed['wingspan.js']))
  assert.ok(page.includes("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'"))
})
