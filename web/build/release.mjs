// What a release says of itself: its version, its policy, and the hash of every file.

import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from './compress.mjs'

export const integrityFile = 'integrity.json'

/** Strict, and enough: everything from the site itself, WebAssembly compiled, nothing inline. */
export const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
].join('; ')

/** In the form of the attribute `integrity`. */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** @returns {Record<string, string>} facts for the documents */
export const releaseFacts = (site, version) => ({
  'release.version': version,
  'release.integrity': integrityOf(readFileSync(join(site, 'wingspan.js'))),
  'release.policy': policy,
})

/** Writes integrity.json: of every file that is there by now. */
export function writeIntegrity(site) {
  const hashes = Object.fromEntries(filesUnder(site).map((file) => [file, integrityOf(readFileSync(join(site, file)))]))
  writeFileSync(join(site, integrityFile), `${JSON.stringify(hashes, null, 1)}\n`)
}
