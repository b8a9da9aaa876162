// What follows the lesson: the next one, then the small print.

import { addressesFrom } from '../build/address.mjs'
import { html } from '../build/html.mjs'
import { parallelPath } from './header.mjs'

/** @param {{path: string, words: Record<string, string>, documents: {path: string, lang: string, word: string}[]}} page */
export function renderFooter({ path, words, documents }) {
  const to = addressesFrom(path)
  return html`<footer class="foot">
<ul>
${path === parallelPath ? '' : html`<li><a href="${to(parallelPath)}">${words['ui.side_by_side']}</a></li>
`}${documents.filter(({ word }) => words[word]).map((document) => html`<li><a href="${to(document.path)}" hreflang="${document.lang}">${words[document.word]}</a></li>
`)}<li><a href="${to('third-party-licences.txt')}">${words['page.licences']}</a></li>
</ul>
</footer>`
}
