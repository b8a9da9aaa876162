// licences.mjs --output <file.txt> --table licences.csv --root <name>=<folder>...
//
// third-party-licences.txt: every component of the table with its licence text. A text is a file of the component
// ({name} stands for a --root) or, where the component ships none on every system, the standard text in licence-texts/
// under the component's copyright line. A missing file fails the build.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseCsv } from './csv.mjs'

const places = { site: 'pages and panel', command: 'the command wingspan' }

function placed(path, roots) {
  return path.replace(/\{(\w+)\}/g, (_, name) => {
    if (!roots[name]) throw new Error(`--root ${name}=FOLDER is missing`)
    return roots[name]
  })
}

// "<package.json>" or "<header>:<MACRO>", which defines a string.
function versionOf(where, roots) {
  if (!where) return ''
  const [, path, macro] = /^(.*?)(?::(\w+))?$/.exec(placed(where, roots))
  const text = readFileSync(path, 'utf8')
  const version = macro ? new RegExp(`#define\\s+${macro}\\s+"([^"]+)"`).exec(text)?.[1] : JSON.parse(text).version
  if (!version) throw new Error(`no version in ${path}`)
  return version
}

function textOf({ licence, copyright, text }, roots) {
  if (text !== licence) return readFileSync(placed(text, roots), 'utf8').trim()
  const standard = readFileSync(new URL(`licence-texts/${licence}.txt`, import.meta.url), 'utf8').trim()
  return `${copyright}\n\n${standard}`
}

function thirdPartyLicences(table, roots) {
  const rule = '='.repeat(80)
  const parts = parseCsv(table).map((row) => {
    const version = versionOf(row.version, roots)
    const head = [`${row.component}${version && ` ${version}`}`, `In: ${places[row.in]}`, `Licence: ${row.licence}`]
    if (row.note) head.push(row.note)
    return `${rule}\n${head.join('\n')}\n\n${textOf(row, roots)}\n`
  })
  const names = 'Wingspan is under the MIT licence (LICENSE). It contains work of others:'
  return `${names}\n\n${parts.join('\n')}`
}

const { values } = parseArgs({
  options: {
    output: { type: 'string' },
    table: { type: 'string' },
    root: { type: 'string', multiple: true, default: [] },
  },
})
const roots = Object.fromEntries(values.root.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
writeFileSync(values.output, thirdPartyLicences(readFileSync(values.table, 'utf8'), roots))
