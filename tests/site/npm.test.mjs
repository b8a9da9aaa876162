// The npm package as one gets it: packed, installed into an empty project with the net gone, used in Node, typed.

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { importPackage, site } from './lib/site.mjs'

const folder = join(site, '../npm')
const tsc = fileURLToPath(new URL('../../web/node_modules/typescript/bin/tsc', import.meta.url))
const { build } = await importPackage('esbuild')
const native = (...options) => JSON.parse(execFileSync(join(site, '../bin/wingspan'), [...options, '--json'], { encoding: 'utf8' }))

const project = mkdtempSync(join(tmpdir(), 'wingspan-npm-'))
after(() => rmSync(project, { recursive: true }))
const run = (program, args) => execFileSync(program, args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
const quiet = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--cache', join(project, '.cache')]

run('npm', ['pack', folder, '--pack-destination', project, ...quiet])
const archive = readdirSync(project).find((name) => name.endsWith('.tgz'))
writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }')
run('npm', ['install', `./${archive}`, ...quiet])
const installed = join(project, 'node_modules/wingspan-lesson')
const about = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))

/** Runs a module in the project; it prints JSON. */
function inNode(text) {
  writeFileSync(join(project, 'use.mjs'), text)
  return JSON.parse(run(process.execPath, ['use.mjs']))
}

describe('the package', () => {
  test('holds all that it names, its documents and licences, and depends on nothing', () => {
    const files = readdirSync(installed, { recursive: true }).map(String)
    const named = Object.values(about.exports).flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
    for (const file of [...named, './README.md', './LICENSE', './EMBEDDING.md', './third-party-licences.txt', './panel.wasm', './element.css']) assert.ok(files.includes(file.slice(2)), file)
    assert.equal(about.dependencies, undefined)
    assert.equal(about.name, 'wingspan-lesson')
    assert.match(about.version, /^\d+\.\d+\.\d+$/)
  })

  test('every file that its modules ask for is in it', () => {
    const files = readdirSync(installed)
    for (const file of files.filter((name) => /\.js$/.test(name))) {
      const text = readFileSync(join(installed, file), 'utf8')
      for (const [, asked] of text.matchAll(/["'`]\.\/([\w-]+\.(?:js|css|wasm))["'`]/g)) assert.ok(files.includes(asked), `${file}: ${asked}`)
    }
  })

  test('names no path of the machine that built it', () => {
    for (const file of readdirSync(installed).filter((name) => /\.(?:m?js|css|json|wasm)$/.test(name)))
      assert.doesNotMatch(readFileSync(join(installed, file), 'latin1'), /\/(?:home|root|work|tmp)\/[a-z]/i, file)
  })
})

describe('the engine in Node', () => {
  test('answers as the command does', () => {
    const questions = [[24, 'qlora'], [96, 'full'], [0.5, 'lora'], ['17,5', 'qlora'], [100000, 'lora']]
    const answers = inNode(`import { fit } from 'wingspan-lesson/engine'
      const answers = []
      for (const [memory, method] of ${JSON.stringify(questions)}) answers.push(await fit({ memory, method }))
      console.log(JSON.stringify(answers))`)
    questions.forEach(([memory, method], i) => assert.deepEqual(answers[i], native('fit', '--memory', String(memory).replace(',', '.'), '--method', method)))
  })

  test('refuses what cannot be, in words of either language', () => {
    const messages = inNode(`import { fit } from 'wingspan-lesson/engine'
      const messages = []
      for (const question of [{ memory: 'abc' }, { memory: 0.1, lang: 'ro' }, { memory: '' }, { memory: NaN }, { memory: 24, method: 'magic' }])
        await fit(question).then(() => messages.push('none'), (error) => messages.push(error instanceof RangeError ? error.message : 'other'))
      console.log(JSON.stringify(messages))`)
    for (const message of messages) assert.ok(message.length > 10, JSON.stringify(messages))
    assert.notEqual(messages[0], messages[1])
  })

  test('an import of the element does nothing on a server', () => {
    assert.deepEqual(inNode("import * as lesson from 'wingspan-lesson'\nconsole.log(JSON.stringify(Object.keys(lesson)))"), ['WingspanLesson'])
  })

  test('carries none of the panel or the form into a bundle', async () => {
    writeFileSync(join(project, 'shake.mjs'), "import { fit } from 'wingspan-lesson/engine'\nconsole.log(fit)")
    const { metafile } = await build({ entryPoints: [join(project, 'shake.mjs')], bundle: true, format: 'esm', write: false, metafile: true, absWorkingDir: project })
    const inputs = Object.keys(metafile.inputs).filter((path) => path.includes('wingspan-lesson'))
    assert.ok(inputs.some((path) => path.endsWith('/engine.js')))
    const bytes = Object.values(metafile.outputs).reduce((sum, output) => sum + output.bytes, 0)
    assert.ok(bytes < 12_000, `${bytes} bytes of ${inputs.join(', ')}`)
  })
})

for (const [module, resolution] of [['NodeNext', 'NodeNext'], ['ESNext', 'Bundler']])
  test(`its types hold for ${resolution}`, () => {
    const place = join(project, resolution)
    mkdirSync(place)
    writeFileSync(join(place, 'good.mts'), `import type { LessonEvents, WingspanLesson } from 'wingspan-lesson'
      import { fit } from 'wingspan-lesson/engine'
      const answer = await fit({ memory: 24, method: 'lora' })
      const largest: string | null = answer.largest
      const lesson: WingspanLesson = document.createElement('wingspan-lesson')
      lesson.addEventListener('wingspan-check', (event) => event.detail.answer?.rows[0]?.verdict)
      lesson.memory = 24
      export type Check = LessonEvents['wingspan-check']
      export const shown = [largest, lesson.state, lesson.score]`)
    writeFileSync(join(place, 'bad.mts'), "import { fit } from 'wingspan-lesson/engine'\nexport const answer = fit({ memory: 24, method: 'magic' })")
    const check = (file) => run(process.execPath, [tsc, '--noEmit', '--strict', '--target', 'es2022', '--module', module, '--moduleResolution', resolution, '--lib', 'es2022,dom', '--types', '', join(resolution, file)])
    check('good.mts')
    assert.throws(() => check('bad.mts'), ({ stdout }) => /TS2322.*magic/.test(stdout))
  })
