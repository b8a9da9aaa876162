// Addresses between pages: always relative, always naming the file, so that a site works under any sub-path, from a
// server without directory indexes and inside a learning platform.

import { posix } from 'node:path'

/**
 * @param {string} page path of a page from the site's root, `de/index.html`
 * @returns {(target: string) => string} path from the root (with #fragment or ?query) -> address in that page
 */
export const addressesFrom = (page) => (target) => posix.relative(posix.dirname(page), target)
