// dist/single: the whole lesson as one file that asks for nothing, for disks and sticks, and the same as a package's page.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderDocument } from '../pages/document.mjs'
import { insideBundler } from './flavours.mjs'
import { inlined } from './inline.mjs'

/**
 * @param {string} site the built site
 * @param {{engine: string, panel: string}} options
 * @param {ReturnType<import('./pages.mjs').composePages>} composed
 * @param {string} style address of the element's style sheet, from the site's root
 * @returns {(entry: string, define?: Record<string, string>) => Promise<string>} a script of web/ that runs the lesson,
 *   with what it shall know -> the page as one ASCII text
 */
export function singleFile(root, site, options, composed, style) {
  const bundle = insideBundler(root, options, readFileSync(join(site, style)))
  return async (entry, define) => {
    const { page, context, style: more, languages } = composed.single('inside:lesson')
    const edition = await bundle('web/pages/scripts/edition.ts', { __LANGUAGES__: JSON.stringify(languages) })
    const scripts = { edition, lesson: await bundle(entry, define) }
    return inlined(renderDocument(page, context), { site, scripts, style: more })
  }
}
