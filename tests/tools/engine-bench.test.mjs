import assert from 'node:assert/strict'
import { test } from 'node:test'
import { engineRows, parseResults } from '../../web/build/engine-bench.mjs'

const printed = `benchmark name   samples   iterations   mean
one estimate|ns|110                       25             3
bench\tone estimate\tns\t1500
bench\tbytes allocated in them\tB\t0
`

test('results are the lines that say so, among those of Catch2', () => {
  assert.deepEqual(parseResults(printed), [
    { name: 'one estimate', unit: 'ns', value: 1500 },
    { name: 'bytes allocated in them', unit: 'B', value: 0 },
  ])
})

test('native results have targets, WebAssembly is held against native', () => {
  const native = parseResults(printed), wasm = parseResults(printed.replace('1500', '3300'))
  const rows = engineRows(native, wasm)
  const row = (name) => rows.find((one) => one.name === name)
  assert.equal(row('engine, native: one estimate').target, 2000)
  assert.equal(row('engine, native: bytes allocated in them').target, 0)
  assert.equal(row('engine, wasm: one estimate').target, undefined)
  assert.deepEqual(row('engine: one estimate, wasm against native'),
    { name: 'engine: one estimate, wasm against native', unit: 'times', value: 2.2, target: 2 })
  assert.equal(engineRows(native, []).length, 2)
})
