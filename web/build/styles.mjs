// Style sheets: of the pages (tokens, fonts, web/pages/styles) and of the element's shadow root (tokens, web/src/styles).

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { transform } from 'esbuild'
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

/** Lets the pages' style sheet import what is generated: `wingspan:tokens` and `wingspan:fonts`. */
const generated = (root, fonts) => ({
  name: 'generated',
  setup(build) {
    build.onResolve({ filter: /^wingspan:fonts$/ }, () => ({ path: resolve(fonts, 'fonts.css') }))
    build.onResolve({ filter: /^wingspan:tokens$/ }, ({ path }) => ({ path, namespace: 'generated' }))
    build.onLoad({ filter: /.*/, namespace: 'generated' }, () => ({
      contents: css(readTokens(join(root, tokensFile)), tokensFile),
      loader: 'css',
    }))
  },
})

/** @returns {Promise<string>} path of the pages' style sheet from the site's root; the fonts go beside it */
export async function buildPageStyle(root, site, fonts) {
  const outputs = await bundleStyles(site, [join(root, 'web/pages/styles/page.css')], { plugins: [generated(root, fonts)] })
  return outputs.page
}

/** @returns {Promise<string>} the element's style sheet */
export async function elementStyle(root) {
  const tokens = css(readTokens(join(root, tokensFile)), tokensFile, { host: true })
  const own = readFileSync(join(root, 'web/src/styles/element.css'), 'utf8')
  const { code } = await transform(tokens + own, { loader: 'css', minify: true, charset: 'utf8' })
  return code
}

/** The faces that every page shows at once, as paths from the site's root. */
export const preloadedFonts = (site) =>
  filesUnder(join(site, assetsFolder))
    .filter((file) => /^wingspan-(serif-display|serif-roman|sans-400)-/.test(file))
    .map((file) => `${assetsFolder}/${file}`)
