// The command line of the site build.

import { parseArgs } from 'node:util'

export const usage = `usage: node web/build/site.mjs --native FILE --engine FILE --fonts DIR [--panel DIR] [--licences FILE] [--out DIR]

  --native    the native command, asked for figures and pictures
  --engine    engine.wasm
  --panel     folder with panel.mjs and panel.wasm; without it the page has the form face only
  --fonts     folder of the font step: fonts.css and its WOFF2 files
  --licences  third-party-licences.txt
  --out       default dist/site; emptied first`

/** @returns {{native: string, engine: string, fonts: string, panel?: string, licences?: string, out: string}} */
export function readOptions(args) {
  const text = { type: 'string' }
  const { values } = parseArgs({
    args,
    options: { native: text, engine: text, fonts: text, panel: text, licences: text, out: { ...text, default: 'dist/site' } },
  })
  for (const name of ['native', 'engine', 'fonts']) if (!values[name]) throw new TypeError(`--${name} is missing`)
  return values
}
