// The element in the pages: its bundle, and its first state, rendered ahead as declarative shadow DOM by the module
// that also renders it in the browser.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { addressesFrom } from './address.mjs'
import { bundleModules, importBundled } from './bundle.mjs'
import { html, markup } from './html.mjs'
import { elementStyle } from './styles.mjs'
import { formWords } from './form-words.mjs'

/** The exercise as every page opens: the course's smaller machine. */
export const opening = { memory: '24', method: 'qlora', machine: 'rtx-4090' }

/**
 * @returns {Promise<{entry: string, module: string, embed: string, panel: (path: string, lang: string) => object}>}
 *   `entry` is the small unversioned address for authors, `module` and `embed` the hashed ones
 */
export async function buildElement(root, site, assets, { engine, panel }) {
  const style = assets.add('element.css', await elementStyle(root))
  const panelFile = (name) => (panel && existsSync(join(panel, name)) ? basename(assets.addFile(join(panel, name))) : null)
  const addresses = {
    style: basename(style),
    engine: basename(assets.addFile(engine)),
    panelModule: panelFile('panel.mjs'),
    panelWasm: panelFile('panel.wasm'),
  }
  const define = { __WINGSPAN_ASSETS__: JSON.stringify(addresses) }
  const source = (path) => join(root, 'web/src', path)
  const modules = await bundleModules(site, [source('wingspan.ts'), source('embed.ts')], { define, plugins: [formWords()] })

  const entry = 'wingspan.js'
  writeFileSync(join(site, entry), `export * from "./${modules.wingspan}";\n`)

  const { renderShadow } = await importBundled(source('form/static.ts'), { define, plugins: [formWords()] })
  const { loadEngine } = await importBundled(source('engine/engine.ts'), { define })
  const loaded = await loadEngine(readFileSync(engine))
  return { entry, module: modules.wingspan, embed: modules.embed, panel: prerender(loaded, renderShadow, style) }
}

const prerender = (engine, renderShadow, style) => (path, lang) => {
  const { memory, method, machine } = opening
  const template = renderShadow(engine, { lang, ...opening }, addressesFrom(path)(style))
  return html`<wingspan-lesson lang="${lang}" memory="${memory}" machine="${machine}" method="${method}">${markup(template)}</wingspan-lesson>`
}
