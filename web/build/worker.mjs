// dist/site/sw.js: the service worker with the list of all files of the site.

import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { assetsFolder } from './assets.mjs'
import { filesUnder } from './compress.mjs'
import { integrityFile } from './release.mjs'

export const workerFile = 'sw.js'

/** Compressed neighbours, and what only sandboxed frames load, where no worker is; hashes are for who hosts the site. */
const notKept = /\.(?:br|gz)$|\/embed-inside-/

const hash = (content, digits) => createHash('sha256').update(content).digest(digits)

/** @param {string} site complete but for compressed neighbours */
export async function buildWorker(root, site) {
  const files = filesUnder(site)
    .filter((file) => file !== workerFile && file !== integrityFile && !notKept.test(file))
    .map((url) => {
      const content = readFileSync(join(site, url))
      return {
        url,
        revision: url.startsWith(`${assetsFolder}/`) ? null : hash(content, 'hex').slice(0, 10),
        integrity: `sha256-${hash(content, 'base64')}`,
      }
    })
  const { outputFiles } = await build({
    entryPoints: [join(root, 'web/worker/sw.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    define: { __FILES__: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
  })
  // An address in a warning that cannot come, since every file has its revision; none of our files names another host.
  writeFileSync(join(site, workerFile), outputFiles[0].text.replace('https://bit.ly/wb-precache', ''))
}
