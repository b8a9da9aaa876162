// The command line of the site build.

import { parseArgs } from 'node:util'

export const usage = `usage: node web/build/site.mjs --native FILE --validation FILE --engine FILE --panel DIR --fonts DIR
                                --licences FILE [--version TEXT] [--out DIR]

  --native      the native command, asked for figures and pictures
  --validation  the program that writes the validation report
  --engine      engine.wasm; views.wasm lies beside it
  --panel       folder with panel.mjs and panel.wasm
  --fonts       folder of the font step: fonts.css and its WOFF2 files
  --licences    third-party-licences.txt
  --version     of the release, default 0.0.0
  --out         default dist/site; replaced once the new site is complete`

/** @returns {Record<'native' | 'validation' | 'engine' | 'panel' | 'fonts' | 'licences' | 'version' | 'out', string>} */
export function readOptions(args) {
  const needed = ['native', 'validation', 'engine', 'panel', 'fonts', 'licences']
  const options = Object.fromEntries(needed.map((name) => [name, { type: 'string' }]))
  const { values } = parseArgs({
    args,
    options: { ...options, version: { type: 'string', default: '0.0.0' }, out: { type: 'string', default: 'dist/site' } },
  })
  for (const name of needed) if (!values[name]) throw new TypeError(`--${name} is missing`)
  return values
}
