#!/usr/bin/env node
// Builds dist/site: the lesson in every language, both side by side, the embeddable panel, the documents, and the
// element's bundle. Static files with relative addresses; nothing in them runs inline or comes from another host.

import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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

async function buildSite(options, out) {
  const assets = new Assets(out)
  const { themeColours, mark } = readColours(root)

  const script = (name) => join(root, 'web/pages/scripts', name)
  const style = await buildPageStyle(root, out, options.fonts)
  const classic = await bundleClassic(out, [script('first-paint.ts'), script('choose.ts')])
  const modules = await bundleModules(out, [script('page.ts')], {})
  const element = await buildElement(root, out, assets, options)

  const pages = composePages(root, new Native(options.native, options.validation), {
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
      elementStyle: element.style,
    },
    themeColours,
  })
  for (const { page, context } of pages) {
    mkdirSync(dirname(join(out, page.path)), { recursive: true })
    writeFileSync(join(out, page.path), renderDocument(page, context))
  }
  copyFileSync(options.licences, join(out, 'third-party-licences.txt'))
  return compressSite(out)
}

let options
try {
  options = readOptions(process.argv.slice(2))
} catch (error) {
  console.error(`site: ${error.message}\n${usage}`)
  process.exit(2)
}
const unfinished = `${options.out}.unfinished`
const clear = (folder) => rmSync(folder, { recursive: true, force: true })
try {
  clear(unfinished)
  const sizes = await buildSite(options, unfinished)
  // A build that fails leaves the last good site where it is.
  clear(options.out)
  renameSync(unfinished, options.out)
  console.log(reportSizes(sizes))
} catch (error) {
  clear(unfinished)
  console.error(error instanceof BuildProblems ? error.message : error)
  process.exitCode = 1
}
