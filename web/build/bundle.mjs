// esbuild, four ways: modules for the browser with hashed names, a finished module made small, style sheets, and modules
// that this build itself runs.

import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { build, transform } from 'esbuild'
import { assetsFolder } from './assets.mjs'

const common = {
  bundle: true,
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
}

/**
 * Bundles entries into assets/. Entry names must differ.
 * @param {string[]} entries
 * @param {object} options further esbuild options
 * @returns {Promise<Record<string, string>>} entry's file name without extension -> path from the site's root
 */
async function bundle(site, entries, options) {
  const { metafile } = await build({
    ...common,
    entryPoints: entries,
    outdir: join(site, assetsFolder),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    ...options,
  })
  const outputs = {}
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs))
    if (entryPoint) outputs[basename(entryPoint).replace(/\.\w+$/, '')] = relative(site, path)
  return outputs
}

/** ES modules that share chunks. */
export const bundleModules = (site, entries, { define, plugins }) =>
  bundle(site, entries, { format: 'esm', splitting: true, target: 'es2022', define, plugins })

/** The text of a module that stands alone, as Emscripten's loader does. */
export const minified = async (path) =>
  (await transform(readFileSync(path, 'utf8'), { minify: true, format: 'esm', target: 'es2022', legalComments: 'none' })).code

/** Classic scripts: they run before the first paint, which modules never do. */
export const bundleClassic = (site, entries) => bundle(site, entries, { format: 'iife', target: 'es2020' })

/** Style sheets; `url()` files are copied beside them. */
export const bundleStyles = (site, entries, { plugins } = {}) =>
  bundle(site, entries, { plugins, loader: { '.woff2': 'file' }, target: ['chrome109', 'firefox115', 'safari16.4'] })

/** Bundles one module for Node and imports it. */
export async function importBundled(entry, { define, plugins } = {}) {
  const { outputFiles } = await build({
    ...common,
    minify: false,
    metafile: false,
    entryPoints: [entry],
    format: 'esm',
    platform: 'node',
    write: false,
    absWorkingDir: dirname(entry),
    define,
    plugins,
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}
