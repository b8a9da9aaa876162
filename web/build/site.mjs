#!/usr/bin/env node
// Builds dist/site: the lesson in every language, both side by side, the embeddable panel, the documents, and the
// element's bundle. Static files with relative addresses; nothing in them runs inline or comes from another host.

import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderDocument } from '../pages/document.mjs'
import { favicon } from '../pages/icons.mjs'
import { Assets } from './assets.mjs'
import { bundleClassic, bundleModules } from './bundle.mjs'
import { compressSite } from './compress.mjs'
import { buildElement } from './element.mjs'
import { Native } from './native.mjs'
import { readOptions, usage } from './options.mjs'
import { composePages } from './pages.mjs'
import { BuildProblems } from './problems.mjs'
import { reportSizes } from './sizes.mjs'
import { buildPageStyle, preloadedFonts, readColours } from './styles.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

async function buildSite(options) {
  const { out } = options
  rmSync(out, { recursive: true, force: true })
  const assets = new Assets(out)
  const { themeColours, mark } = readColours(root)

  const script = (name) => join(root, 'web/pages/scripts', name)
  const style = await buildPageStyle(root, out, options.fonts)
  const classic = await bundleClassic(out, [script('first-paint.ts'), script('choose.ts')])
  const modules = await bundleModules(out, [script('page.ts')], {})
  const element = await buildElement(root, out, assets, options)

  const pages = composePages(root, new Native(options.native), {
    panel: element.panel,
    assets: {
      style,
      preloadFonts: preloadedFonts(out),
      favicon: assets.add('favicon.svg', favicon(mark).toString()),
      firstPaint: classic['first-paint'],
      choose: classic.choose,
      page: modules.page,
      element: element.module,
      embed: element.embed,
    },
    themeColours,
  })
  for (const { page, context } of pages) {
    mkdirSync(dirname(join(out, page.path)), { recursive: true })
    writeFileSync(join(out, page.path), renderDocument(page, context))
  }
  if (options.licences) copyFileSync(options.licences, join(out, 'third-party-licences.txt'))
  return compressSite(out)
}

let options
try {
  options = readOptions(process.argv.slice(2))
} catch (error) {
  console.error(`site: ${error.message}\n${usage}`)
  process.exit(2)
}
try {
  console.log(reportSizes(await buildSite(options)))
} catch (error) {
  if (!(error instanceof BuildProblems)) throw error
  console.error(error.message)
  process.exit(1)
}
