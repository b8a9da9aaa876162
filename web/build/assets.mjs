// dist/site/assets: every file there carries a hash of its content in its name and may be cached for ever.

import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'

export const assetsFolder = 'assets'

export class Assets {
  /** @param {string} site folder of the site */
  constructor(site) {
    this.folder = join(site, assetsFolder)
    mkdirSync(this.folder, { recursive: true })
  }

  /** Writes `content` and gives its path from the site's root, `assets/name-1f2e3d4c5b.ext`. */
  add(name, content) {
    const extension = extname(name)
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
    const file = `${basename(name, extension)}-${hash}${extension}`
    writeFileSync(join(this.folder, file), content)
    return `${assetsFolder}/${file}`
  }

  addFile(path) {
    return this.add(basename(path), readFileSync(path))
  }
}
