// The element in the pages: its bundle, and its first state, rendered ahead as declarative shadow DOM by the module
// that also renders it in the browser.

import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { addressesFrom } from './address.mjs'
import { bundleModules, importBundled, minified } from './bundle.mjs'
import { html, markup } from './html.mjs'
import { elementStyle } from './styles.mjs'
import { formWords } from './form-words.mjs'

/** The exercise as every page opens: the course's smaller machine. */
export const opening = { memory: '24', method: 'qlora', machine: 'rtx-4090' }

/**
 * @returns {Promise<{module: string, embed: string, style: string, panel: (path: string, lang: string, views?: string) => object}>}
 *   addresses of the element's module, of the script of embed.html and of the shadow root's style sheet; the element as markup for a page
 */
export async function buildElement(root, site, assets, { engine, panel }) {
  const style = assets.add('element.css', await elementStyle(root))
  const asset = (path) => basename(assets.addFile(path))
  const addresses = {
    style: basename(style),
    engine: asset(engine),
    views: asset(join(dirname(engine), 'views.wasm')),
    // Not .mjs: many servers do not know that as a script, and browsers run no module of another type.
    panelModule: basename(assets.add('panel.js', await minified(join(panel, 'panel.mjs')))),
    panelWasm: asset(join(panel, 'panel.wasm')),
  }
  const define = { __WINGSPAN_ASSETS__: JSON.stringify(addresses) }
  const source = (path) => join(root, 'web/src', path)
  const modules = await bundleModules(site, [source('wingspan.ts'), source('embed.ts')], { define, plugins: [formWords()] })

  // The address that authors write down: small, and never renamed.
  writeFileSync(join(site, 'wingspan.js'), `export * from "./${modules.wingspan}";\n`)

  const { renderShadow, lessonViews } = await importBundled(source('form/static.ts'), { define, plugins: [formWords()] })
  const { loadEngine } = await importBundled(source('engine/engine.ts'), { define })
  const loaded = await loadEngine(readFileSync(engine))
  return { module: modules.wingspan, embed: modules.embed, style, panel: prerender(loaded, renderShadow, lessonViews, style) }
}

const prerender = (engine, renderShadow, lessonViews, style) => (path, lang, views = lessonViews) => {
  const { memory, method, machine } = opening
  const template = renderShadow(engine, { lang, ...opening }, views, addressesFrom(path)(style))
  return html`<wingspan-lesson lang="${lang}" view="${views}" memory="${memory}" machine="${machine}" method="${method}">${markup(template)}</wingspan-lesson>`
}
