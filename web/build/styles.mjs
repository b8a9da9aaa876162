// Style sheets: of the pages (tokens, fonts, web/pages/styles) and of the element's shadow root (tokens, web/src/styles).

import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { css, readTokens } from '../../src/tools/generate/tokens.mjs'
import { assetsFolder } from './assets.mjs'
import { bundleStyles } from './bundle.mjs'
import { filesUnder } from './compress.mjs'

const tokensFile = 'web/tokens.json'

/** The theme's page colours and the mark's, for places that no style sheet reaches. */
export function readColours(root) {
  const { light, dark } = readTokens(join(root, tokensFile)).color
  return { themeColours: { light: light.page, dark: dark.page }, mark: { ground: light.accent, wings: light.onAccent } }
}

/** Lets a style sheet import what is generated: `wingspan:tokens` (of a page, or of a shadow root's host) and `wingspan:fonts`. */
const generated = (root, { fonts = '', host = false } = {}) => ({
  name: 'generated',
  setup(build) {
    build.onResolve({ filter: /^wingspan:fonts$/ }, () => ({ path: resolve(fonts, 'fonts.css') }))
    build.onResolve({ filter: /^wingspan:tokens$/ }, ({ path }) => ({ path, namespace: 'generated' }))
    build.onLoad({ filter: /.*/, namespace: 'generated' }, () => ({
      contents: css(readTokens(join(root, tokensFile)), tokensFile, { host }),
      loader: 'css',
    }))
  },
})

/**
 * @returns {Promise<Record<'page' | 'embed' | 'fonts', string>>} paths from the site's root: the pages' style sheet, that of
 *   embed.html and its typefaces; the fonts go beside them
 */
export const buildPageStyles = (root, site, fonts) =>
  bundleStyles(site, ['page', 'embed', 'fonts'].map((name) => join(root, 'web/pages/styles', `${name}.css`)), { plugins: [generated(root, { fonts })] })

/** @returns {Promise<string>} the element's style sheet: the tokens for a shadow root, then web/src/styles */
export async function elementStyle(root) {
  const { outputFiles } = await build({
    stdin: { contents: '@import "wingspan:tokens"; @import "./element.css";', loader: 'css', resolveDir: join(root, 'web/src/styles') },
    plugins: [generated(root, { host: true })],
    bundle: true,
    minify: true,
    charset: 'utf8',
    write: false,
    logLevel: 'warning',
  })
  return outputFiles[0].text
}

/** The typefaces, as paths from the site's root: every page shows all of them. */
export const preloadedFonts = (site) =>
  filesUnder(join(site, assetsFolder))
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `${assetsFolder}/${file}`)
