// A page of the site as one file: style sheets, typefaces, scripts and pictures within, nothing left to ask for. The result
// is ASCII, so that it reads the same under any encoding that a server or an editor takes it for, and it carries a policy
// that allows what is in it and nothing else.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { dataAddress } from './flavours.mjs'

const types = { '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.css': 'text/css;charset=utf-8' }

const hex = (sign) => sign.codePointAt(0).toString(16)
const asciiMarkup = (text) => text.replace(/[^\x00-\x7f]/gu, (sign) => `&#x${hex(sign)};`)
const asciiStyle = (text) => text.replace(/[^\x00-\x7f]/gu, (sign) => `\\${hex(sign)} `)
const asciiScript = (text) => text.replace(/[^\x00-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Nothing in a script's text may end its element or begin a comment. */
const harmless = (script) => script.replace(/<(?=\/script|!--|script)/gi, '\\x3c')

const source = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * @param {string} html a page at the site's root
 * @param {object} from
 * @param {string} from.site folder of the site, where the page's addresses lead
 * @param {Record<string, string>} from.scripts texts of scripts that the page names `inside:<name>`
 * @param {string} from.style more for the style sheet
 */
export function inlined(html, { site, scripts, style }) {
  const read = (address) => readFileSync(join(site, address))
  const held = (address) => dataAddress(types[posix.extname(address)], read(address))
  const allowed = { script: [], style: [] }

  const inlineStyle = (address) => {
    const text = `${read(address)}${style}`.replace(/url\("?\.\/([^")]+\.woff2)"?\)/g, (_, font) => `url(${held(posix.join(posix.dirname(address), font))})`)
    const ascii = asciiStyle(text).trim()
    allowed.style.push(source(ascii))
    return `<style>${ascii}</style>`
  }
  const inlineScript = (address, rest) => {
    const text = address.startsWith('inside:') ? scripts[address.slice('inside:'.length)] : String(read(address))
    const ascii = harmless(asciiScript(text)).trim()
    allowed.script.push(source(ascii))
    return `<script${rest}>${ascii}</script>`
  }

  // Replacements are functions: a text may hold `$&`.
  const [head, body] = asciiMarkup(html).split(/(?=<body)/)
  const whole = (part) => part.replace(/<script src="([^"]+)"([^>]*)><\/script>/g, (_, address, rest) => inlineScript(address, rest))
  const bodyDone = whole(body.replace(/(<link rel="stylesheet" href=")([^"]+)(">)/g, (_, open, address, close) => open + held(address) + close))
  const headDone = whole(head)
    .replace(/<link rel="stylesheet" href="([^"]+)">/, (_, address) => inlineStyle(address))
    .replace(/(<link rel="icon" type="image\/svg\+xml" href=")([^"]+)(">)/, (_, open, address, close) => open + held(address) + close)
  const policy = [
    "default-src 'none'",
    `script-src 'wasm-unsafe-eval' ${allowed.script.join(' ')}`,
    `style-src data: ${allowed.style.join(' ')}`,
    'font-src data:',
    'img-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  const page = headDone.replace('<meta charset="utf-8">', (charset) => `${charset}\n<meta http-equiv="Content-Security-Policy" content="${policy}">`) + bodyDone
  const foreign = /[^\x00-\x7f]/.exec(page)
  if (foreign) throw new Error(`the single file holds ${JSON.stringify(foreign[0])}`)
  return page
}
