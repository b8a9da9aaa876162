// The command line of the site build.

import { parseArgs } from 'node:util'

export const usage = `usage: node web/build/site.mjs --native FILE --engine FILE --fonts DIR --licences FILE [--panel DIR] [--out DIR]

  --native    the native command, asked for figures and pictures
  --engine    engine.wasm
  --panel     folder with panel.mjs and panel.wasm; without it the page has the form face only
  --fonts     folder of the font step: fonts.css and its WOFF2 files
  --licences  third-party-licences.txt
  --out       default dist/site; replaced once the new site is complete`

/** @returns {{native: string, engine: string, fonts: string, licences: string, panel?: string, out: string}} */
export function readOptions(args) {
  const text = { type: 'string' }
  const { values } = parseArgs({
    args,
    options: { native: text, engine: text, fonts: text, panel: text, licences: text, out: { ...text, default: 'dist/site' } },
  })
  for (const name of ['native', 'engine', 'fonts', 'licences']) if (!values[name]) throw new TypeError(`--${name} is missing`)
  return values
}
