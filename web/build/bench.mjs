#!/usr/bin/env node
// Measures what a learner waits for: bytes of the site, time of the command, start and idle cost of the page, and what
// the exact engine costs, natively and as WebAssembly.
//
//   node web/build/bench.mjs --site dist/site --command dist/bin/wingspan --out build/bench.json \
//     [--engine build/native-release/bin/engine_bench] [--engine-wasm build/web-release/bin/engine_bench.js]
//
// Prints a table; the file holds the same rows as {name, unit, value}, those with a target also as {target, met}, with
// the machine they were measured on. Times are medians, the engine's the least of its samples; software WebGL on a small
// machine gives the upper end of what learners see.

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname, extname } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { compressSite } from './compress.mjs'
import { measureEngine } from './engine-bench.mjs'
import { serve } from './serve.mjs'

const { values: options } = parseArgs({
  options: {
    site: { type: 'string', default: 'dist/site' },
    command: { type: 'string', default: 'dist/bin/wingspan' },
    out: { type: 'string', default: 'build/bench.json' },
    engine: { type: 'string' },
    'engine-wasm': { type: 'string' },
  },
})

const chromiumFlags = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--enable-unsafe-swiftshader', '--use-angle=swiftshader']

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]
const rows = []
const add = (name, unit, value, target) => {
  const row = { name, unit, value: Math.round(value * 100) / 100 }
  rows.push(target === undefined ? row : { ...row, target, met: row.value <= target })
}

async function measureSizes(site) {
  const files = (await compressSite(site)).filter(({ file }) => !/\.(gz|br)$/.test(file))
  const kinds = new Map()
  for (const { file, raw, gzip = raw, brotli = raw } of files) {
    const kind = extname(file).slice(1) || 'other'
    const sum = kinds.get(kind) ?? { raw: 0, gzip: 0, brotli: 0 }
    kinds.set(kind, { raw: sum.raw + raw, gzip: sum.gzip + gzip, brotli: sum.brotli + brotli })
    if (/\.(wasm|mjs|js|css)$/.test(file)) add(`size ${file.replace(/-[0-9a-z]{8,10}(?=\.)/i, '')}, brotli`, 'B', brotli)
  }
  for (const [kind, sum] of [...kinds].sort())
    for (const [form, bytes] of Object.entries(sum)) add(`size of all .${kind}, ${form}`, 'B', bytes)
}

function measureCommand(command) {
  const times = Array.from({ length: 25 }, () => {
    const start = performance.now()
    execFileSync(command, ['fit', '--memory', '24', '--json'], { stdio: 'ignore' })
    return performance.now() - start
  })
  add('command: fit --memory 24 --json', 'ms', median(times))
}

async function measurePage(url) {
  const program = spawnSync('sh', ['-c', 'command -v chromium chromium-browser google-chrome'], { encoding: 'utf8' }).stdout.split('\n')[0]
  const browser = await chromium.launch({ executablePath: program, args: chromiumFlags })
  try {
    const starts = []
    const requested = []
    for (let run = 0; run < 5; run++) {
      // What is fetched for the time without a net is not what the page waits for.
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' })
      const page = await context.newPage()
      if (run === 0) page.on('requestfinished', async (request) => requested.push((await request.sizes()).responseBodySize))
      await page.goto(`${url}de/index.html`)
      starts.push(await page.evaluate(async () => {
        const lesson = document.querySelector('wingspan-lesson')
        await customElements.whenDefined('wingspan-lesson')
        await lesson.ready
        return performance.now()
      }))
      if (run === 0) {
        await page.locator('wingspan-lesson').first().scrollIntoViewIfNeeded()
        const frames = () => page.evaluate(() => document.querySelector('wingspan-lesson').inspect().frames)
        await page.waitForTimeout(2000) // the opening motion ends; what follows must be still
        const before = await frames()
        await page.waitForTimeout(4000)
        add('page: frames in 4 s idle', 'frames', (await frames()) - before)
      }
      await context.close()
    }
    add('page: navigation to ready', 'ms', median(starts))
    add('page: bytes of the first visit', 'B', requested.reduce((sum, bytes) => sum + bytes, 0))
    add('page: requests of the first visit', 'requests', requested.length)
  } finally {
    await browser.close()
  }
}

await measureSizes(options.site)
for (const row of measureEngine(options.engine, options['engine-wasm'])) add(row.name, row.unit, row.value, row.target)
measureCommand(options.command)
const server = await serve(options.site)
try {
  await measurePage(server.url)
} finally {
  await server.close()
}

const width = Math.max(...rows.map(({ name }) => name.length))
for (const { name, unit, value, target, met } of rows) {
  const goal = target === undefined ? '' : `  target <= ${target}${met ? '' : ': MISSED'}`
  console.log(`${name.padEnd(width)} ${String(value).padStart(10)} ${unit}${goal}`)
}
mkdirSync(dirname(options.out), { recursive: true })
const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version }
writeFileSync(options.out, `${JSON.stringify({ measured: new Date().toISOString(), machine, rows }, null, 2)}\n`)
