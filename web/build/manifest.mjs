// dist/site/manifest.webmanifest: how the site looks as an app of its own. Its addresses are relative to itself.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooserPath } from '../pages/chooser.mjs'

export const manifestFile = 'manifest.webmanifest'

/**
 * @param {object} from
 * @param {string} from.lang
 * @param {string} from.description
 * @param {{light: string}} from.themeColours
 * @param {{icon: string, maskable: string}} from.assets addresses of the icons
 */
export function writeManifest(site, { lang, description, themeColours, assets }) {
  const icon = (src, purpose) => ({ src, sizes: 'any', type: 'image/svg+xml', purpose })
  const manifest = {
    name: 'Wingspan',
    short_name: 'Wingspan',
    lang,
    description,
    id: './',
    start_url: chooserPath,
    scope: './',
    display: 'minimal-ui',
    background_color: themeColours.light,
    theme_color: themeColours.light,
    icons: [icon(assets.favicon, 'any'), icon(assets.maskable, 'maskable')],
  }
  writeFileSync(join(site, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`)
}
