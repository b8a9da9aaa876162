// One element, three ways to come by its files: web/src/element/assets.ts for the site, and in its place
//   assets-inside.ts    one classic script that carries everything: for disk, sandboxed frames, learning platforms
//   assets-package.ts   modules with addresses that bundlers understand: for the npm package

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { formWords } from './form-words.mjs'

const instead = (root, name, panel) => ({
  name: 'flavour',
  setup(build) {
    const file = join(root, 'web/src/element', name)
    build.onResolve({ filter: /\/assets$/ }, () => ({ path: file }))
    build.onResolve({ filter: /^wingspan:panel$/ }, () => panel)
  },
})

const packed = (path) => gzipSync(readFileSync(path), { level: 9 }).toString('base64')

/** A file's content as an address. */
export const dataAddress = (type, content) => `data:${type};base64,${Buffer.from(content).toString('base64')}`

/**
 * @param {{engine: string, panel: string}} options views.wasm lies beside `engine`, panel.mjs and panel.wasm in `panel`
 * @param {string} style text of the shadow root's style sheet
 * @returns {(entry: string, define?: Record<string, string>) => Promise<string>} bundles a script that needs no other file; ASCII only
 */
export function insideBundler(root, { engine, panel }, style) {
  const inside = {
    style: dataAddress('text/css;charset=utf-8', style),
    views: packed(join(engine, '../views.wasm')),
    panel: packed(join(panel, 'panel.wasm')),
  }
  const carried = {
    name: 'inside',
    setup(build) {
      build.onResolve({ filter: /^wingspan:inside$/ }, ({ path }) => ({ path, namespace: 'inside' }))
      build.onLoad({ filter: /.*/, namespace: 'inside' }, () => ({ contents: JSON.stringify(inside), loader: 'json' }))
    },
  }
  return async (entry, define = {}) => {
    const { outputFiles } = await build({
      entryPoints: [join(root, entry)],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      target: 'es2022',
      charset: 'ascii',
      legalComments: 'none',
      logLevel: 'warning',
      // Of Emscripten's loader, which asks where it lies: it is told its files, and needs not know.
      define: { 'import.meta.url': 'undefined', ...define },
      plugins: [instead(root, 'assets-inside.ts', { path: resolve(panel, 'panel.mjs') }), carried, formWords()],
    })
    return outputFiles[0].text
  }
}

/** esbuild plugins of the npm package's modules. */
export const packagePlugins = (root) => [instead(root, 'assets-package.ts', { path: './panel.js', external: true }), formWords()]
