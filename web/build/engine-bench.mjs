// The exact engine's benchmarks (src/tools/bench), natively and in Node, as rows with their targets.

import { execFileSync } from 'node:child_process'

// Few samples are enough for the least of them; Catch2's own analysis would take minutes in WebAssembly.
const flags = ['--benchmark-no-analysis', '--benchmark-samples', '25', '--benchmark-warmup-time', '50']

const targets = { // at most; natively
  'one estimate': 2000,
  'largest: the catalogue x 3 methods x 4 lengths': 5,
  'allocations in the estimates of every model and option': 0,
  'bytes allocated in them': 0,
}
const slowerAtMost = 2 // WebAssembly against native

/** The lines that begin with "bench": name, unit and value with tabs between; Catch2 prints its own around them. */
export const parseResults = (text) => text.split('\n').map((line) => line.split('\t')).filter(([mark]) => mark === 'bench')
  .map(([, name, unit, value]) => ({ name, unit, value: Number(value) }))

/** @returns {{name: string, unit: string, value: number, target?: number}[]} */
export function engineRows(native, wasm) {
  const row = (host, { name, unit, value }) =>
    ({ name: `engine, ${host}: ${name}`, unit, value, ...(host === 'native' && { target: targets[name] }) })
  const one = (results) => results.find(({ name }) => name === 'one estimate')?.value
  const rows = [...native.map((result) => row('native', result)), ...wasm.map((result) => row('wasm', result))]
  if (one(native) && one(wasm))
    rows.push({ name: 'engine: one estimate, wasm against native', unit: 'times', value: one(wasm) / one(native), target: slowerAtMost })
  return rows
}

const run = (program, args) => parseResults(execFileSync(program, [...args, ...flags], { encoding: 'utf8' }))

/** Runs those that are given. */
export const measureEngine = (native, wasm) =>
  engineRows(native ? run(native, []) : [], wasm ? run(process.execPath, [wasm]) : [])
