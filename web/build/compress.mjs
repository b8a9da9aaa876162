// .br and .gz beside every file that gains from it, for servers that send them as they are.

import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export const compressible = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.wasm', '.webmanifest', '.xml'])

/** Paths of all files under a folder, relative to it, sorted. */
export const filesUnder = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()

/** @returns {Promise<{file: string, raw: number, gzip?: number, brotli?: number}[]>} sizes in bytes */
export async function compressSite(site) {
  const sizes = []
  for (const file of filesUnder(site)) {
    const path = join(site, file)
    const content = readFileSync(path)
    const row = { file, raw: content.length }
    if (compressible.has(extname(file))) {
      const [gz, br] = await Promise.all([
        promisify(gzip)(content, { level: 9 }),
        promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
      ])
      writeFileSync(`${path}.gz`, gz)
      writeFileSync(`${path}.br`, br)
      Object.assign(row, { gzip: gz.length, brotli: br.length })
    }
    sizes.push(row)
  }
  return sizes
}
