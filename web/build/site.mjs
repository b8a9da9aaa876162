#!/usr/bin/env node
// Builds dist/site: the lesson in every language, both side by side, the embeddable panel, the documents, and the
// element's bundle. Static files with relative addresses; nothing in them runs inline or comes from another host. Beside it
// the other forms in which the lesson goes out: dist/single, dist/scorm and dist/npm.

import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chooserPath } from '../pages/chooser.mjs'
import { renderDocument } from '../pages/document.mjs'
import { favicon, maskableIcon } from '../pages/icons.mjs'
import { Assets } from './assets.mjs'
import { bundleClassic, bundleModules } from './bundle.mjs'
import { compressSite } from './compress.mjs'
import { buildElement } from './element.mjs'
import { insideBundler } from './flavours.mjs'
import { manifestFile, writeManifest } from './manifest.mjs'
import { Native } from './native.mjs'
import { readOptions, usage } from './options.mjs'
import { buildPackage } from './package.mjs'
import { composePages } from './pages.mjs'
import { BuildProblems } from './problems.mjs'
import { releaseFacts, writeIntegrity } from './release.mjs'
import { scormPackages } from './scorm.mjs'
import { singleFile } from './single.mjs'
import { reportSizes } from './sizes.mjs'
import { buildPageStyles, preloadedFonts, readColours } from './styles.mjs'
import { buildWorker } from './worker.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** @param {string} dist folder of all forms */
async function buildForms(options, dist) {
  const out = join(dist, 'site')
  const assets = new Assets(out)
  const { themeColours, mark } = readColours(root)

  const script = (name) => join(root, 'web/pages/scripts', name)
  const styles = await buildPageStyles(root, out, options.fonts)
  const classic = await bundleClassic(out, [script('first-paint.ts'), script('choose.ts'), script('embed-start.ts')])
  const modules = await bundleModules(out, [script('page.ts')], {})
  const element = await buildElement(root, out, assets, options)

  const icons = {
    favicon: assets.add('favicon.svg', favicon(mark).toString()),
    maskable: assets.add('icon.svg', maskableIcon(mark).toString()),
  }
  const licences = readFileSync(options.licences, 'utf8')
  const composed = composePages(root, new Native(options.native, options.validation), {
    panel: element.panel,
    licences,
    release: releaseFacts(out, options.version),
    assets: {
      style: styles.page,
      embedStyle: styles.embed,
      fontStyle: styles.fonts,
      preloadFonts: preloadedFonts(out),
      favicon: icons.favicon,
      manifest: manifestFile,
      firstPaint: classic['first-paint'],
      choose: classic.choose,
      page: modules.page,
      element: element.module,
      embed: element.embed,
      embedStart: classic['embed-start'],
      embedInside: assets.add('embed-inside.js', await insideBundler(root, options, '')('web/src/embed.ts')),
      elementStyle: element.style,
    },
    themeColours,
  })
  for (const { page, context } of composed.pages) {
    write(out, page.path, renderDocument(page, context))
  }
  const { page: door } = composed.pages.find(({ page }) => page.path === chooserPath)
  writeManifest(out, { ...door, themeColours, assets: icons })
  copyFileSync(options.licences, join(out, 'third-party-licences.txt'))
  await buildWorker(root, out)
  writeIntegrity(out)

  const single = singleFile(root, out, options, composed, element.style)
  write(dist, 'single/wingspan.html', await single('web/pages/scripts/single.ts'))
  for (const [file, content] of await scormPackages(single, composed.lessons, licences, options.version)) write(dist, `scorm/${file}`, content)
  await buildPackage(root, join(dist, 'npm'), options, join(out, element.style))
  return compressSite(out)
}

function write(folder, path, content) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

let options
try {
  options = readOptions(process.argv.slice(2))
} catch (error) {
  console.error(`site: ${error.message}\n${usage}`)
  process.exit(2)
}
const dist = dirname(options.out)
const forms = ['single', 'scorm', 'npm', basename(options.out)] // the site last: it says that all is there
const unfinished = `${options.out}.unfinished`
const clear = (folder) => rmSync(folder, { recursive: true, force: true })
try {
  clear(unfinished)
  const sizes = await buildForms(options, unfinished)
  // A build that fails leaves what was there as it is.
  for (const form of forms) {
    clear(join(dist, form))
    renameSync(join(unfinished, form === basename(options.out) ? 'site' : form), join(dist, form))
  }
  clear(unfinished)
  console.log(reportSizes(sizes))
} catch (error) {
  clear(unfinished)
  console.error(error instanceof BuildProblems ? error.message : error)
  process.exitCode = 1
}
