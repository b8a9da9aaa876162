// What follows the lesson: the next one, then the small print.

import { addressesFrom } from '../build/address.mjs'
import { html } from '../build/html.mjs'
import { parallelPath } from './header.mjs'

export const footerId = 'foot'

/** @param {{path: string, words: Record<string, string>, documents: {slug: string, path: string, lang: string}[]}} page */
export function renderFooter({ path, words, documents }) {
  const to = addressesFrom(path)
  return html`<footer class="foot" id="${footerId}">
<ul>
${path === parallelPath ? '' : html`<li><a href="${to(parallelPath)}">${words['ui.side_by_side']}</a></li>
`}${documents.filter(({ slug }) => words[`page.${slug}_guide`]).map(({ slug, path: target, lang }) => html`<li><a href="${to(target)}" hreflang="${lang}">${words[`page.${slug}_guide`]}</a></li>
`)}<li><a href="${to('third-party-licences.txt')}">${words['page.licences']}</a></li>
</ul>
</footer>`
}
