// The built site as files and as parsed pages. WINGSPAN_SITE names another folder than dist/site.

import { readFileSync, readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, posix, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const packages = createRequire(join(root, 'web/package.json'))

/** An npm package of web/, which tests/ has none of its own. */
export const importPackage = (name) => import(pathToFileURL(packages.resolve(name)).href)

const { parse } = await importPackage('parse5')

export const site = process.env.WINGSPAN_SITE ?? join(root, 'dist/site')

/** All files, relative to the site, with forward slashes. */
export const files = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(site, join(entry.parentPath, entry.name)).split('\\').join('/'))
  .sort()

export const read = (file) => readFileSync(join(site, file))
export const readText = (file) => readFileSync(join(site, file), 'utf8')
export const sizeOf = (file) => statSync(join(site, file)).size

/** Every element of a page in document order, those inside templates too. */
export function elements(html) {
  const found = []
  const walk = (node) => {
    if (node.tagName) found.push(node)
    for (const child of node.childNodes ?? []) walk(child)
    if (node.content) walk(node.content)
  }
  walk(parse(html))
  return found
}

export const attribute = (node, name) => node.attrs.find((each) => each.name === name)?.value

/** Text of an element, its children's too. */
export const textOf = (node) =>
  node.nodeName === '#text' ? node.value : (node.childNodes ?? []).map(textOf).join('')

export const pages = files.filter((file) => file.endsWith('.html')).map((file) => ({ file, all: elements(readText(file)) }))

export const lessons = pages.filter(({ file }) => /^[a-z]{2,3}\/index\.html$/.test(file))

/** Path from the site's root of what an address in a file means; undefined where it leads out of the site. */
export function target(from, address) {
  const path = posix.normalize(posix.join(posix.dirname(from), address.replace(/[?#].*$/, '')))
  return path.startsWith('..') ? undefined : path
}
