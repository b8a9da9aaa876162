import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { serve } from '../../web/build/serve.mjs'

const program = fileURLToPath(new URL('../../web/build/serve.mjs', import.meta.url))
const outer = mkdtempSync(path.join(tmpdir(), 'wingspan-serve-'))
const site = path.join(outer, 'site')
mkdirSync(path.join(site, 'de'), { recursive: true })
writeFileSync(path.join(outer, 'secret.txt'), 'secret')
writeFileSync(path.join(site, 'de/index.html'), '<p>Drache')
writeFileSync(path.join(site, 'a.wasm'), 'wasm')
writeFileSync(path.join(site, 'a.css'), 'body{}')
writeFileSync(path.join(site, 'a.css.br'), brotliCompressSync('body{}'))
after(() => rmSync(outer, { recursive: true }))

// node:http sends the path as it is; fetch would tidy up its dots.
const ask = (url, headers = {}) =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    get({ hostname, port, path: url.slice(url.indexOf('/', 7)), headers }, (response) => {
      let body = ''
      response.setEncoding('latin1').on('data', (part) => (body += part)).on('end', () => resolve({ ...pick(response), body }))
    }).on('error', reject)
  })
const pick = ({ statusCode, headers }) => ({ status: statusCode, headers })

async function serving(options, look) {
  const server = await serve(site, options)
  try {
    await look(server.url)
  } finally {
    await server.close()
  }
}

test('files have the types that browsers insist on', () =>
  serving({}, async (url) => {
    assert.equal((await ask(`${url}a.wasm`)).headers['content-type'], 'application/wasm')
    assert.match((await ask(`${url}de/`)).headers['content-type'], /^text\/html; charset=utf-8$/)
  }))

test('a precompressed neighbour is sent to who takes it, unless it is older than its file', () =>
  serving({}, async (url) => {
    const taken = await ask(`${url}a.css`, { 'accept-encoding': 'gzip, br;q=0.9' })
    assert.equal(taken.headers['content-encoding'], 'br')
    assert.equal(taken.headers['content-type'], 'text/css; charset=utf-8')
    assert.equal((await ask(`${url}a.css`)).body, 'body{}')
    utimesSync(path.join(site, 'a.css.br'), 1, 1)
    assert.equal((await ask(`${url}a.css`, { 'accept-encoding': 'br' })).body, 'body{}')
  }))

test('nothing outside the folder is served', () =>
  serving({}, async (url) => {
    for (const sly of ['../secret.txt', '%2e%2e/secret.txt', 'de/../../secret.txt', '..%2fsecret.txt', '%00', '%']) {
      const { status, body } = await ask(url + sly)
      assert.ok(status === 404 || status === 400, sly)
      assert.doesNotMatch(body, /secret/)
    }
  }))

test('a sub-path holds the site, and a folder without its slash is redirected', () =>
  serving({ base: '/kurs/' }, async (url) => {
    assert.ok(url.endsWith('/kurs/'))
    assert.equal((await ask(`${url}de`)).headers.location, '/kurs/de/')
    assert.equal((await ask(url.replace('/kurs/', '/de/'))).status, 404)
  }))

test('an unchanged file is not sent again', () =>
  serving({}, async (url) => {
    const { etag } = (await ask(`${url}a.wasm`)).headers
    assert.equal((await ask(`${url}a.wasm`, { 'if-none-match': etag })).status, 304)
  }))

test('hosts that are strict, generous or wrongly set up can be played', () =>
  serving({ csp: "default-src 'none'", cors: true, untyped: ['.wasm'] }, async (url) => {
    const { headers } = await ask(`${url}a.wasm`)
    assert.equal(headers['content-security-policy'], "default-src 'none'")
    assert.equal(headers['access-control-allow-origin'], '*')
    assert.equal(headers['content-type'], undefined)
  }))

test('a taken port and nonsense end with one line and exit 2', async () => {
  await serving({}, async (url) => {
    const taken = spawnSync(process.execPath, [program, '--root', site, '--port', new URL(url).port], { encoding: 'utf8' })
    assert.equal(taken.status, 2)
    assert.match(taken.stderr, /^serve: port \d+: already in use\n$/)
  })
  for (const [flag, value] of [['--port', 'eighty'], ['--port', '70000'], ['--base', 'kurs']]) {
    const { status, stderr } = spawnSync(process.execPath, [program, '--root', site, flag, value], { encoding: 'utf8' })
    assert.equal(status, 2)
    assert.match(stderr, new RegExp(`^serve: ${flag} ${value}: .*\n$`))
  }
})
