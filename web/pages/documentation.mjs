// A document, and the list of all of them.

import { addressesFrom } from '../build/address.mjs'
import { defaultLanguage } from '../build/languages.mjs'
import { html, markup } from '../build/html.mjs'
import { renderFooter } from './footer.mjs'
import { renderHeader } from './header.mjs'
import { plainText } from './document.mjs'
import { chooserPath } from './chooser.mjs'
import { contentsNav, renderBlock } from './lesson.mjs'

const documentsPath = 'docs/index.html'

const frame = ({ list, languages, documents, assets }, page) => ({
  lang: list.lang,
  modules: [assets.page],
  bodyClass: 'document',
  ...page,
  body: html`${renderHeader({ path: page.path, words: list.words, home: chooserPath }, languages)}
${page.body}
${renderFooter({ path: page.path, words: list.words, documents: documents.filter(({ path }) => path !== page.path) })}`,
})

export function documentPage(site, { path, prose, title }) {
  const { labels, words } = site.list
  const to = addressesFrom(path)
  const [, summary, ...rest] = prose.lead
  return frame(site, {
    path,
    title: `${plainText(title)} · Wingspan`,
    description: plainText(summary?.html ?? title),
    body: html`<main class="columns" id="content">
<header class="opening">
<p class="kicker"><a href="${to(documentsPath)}">${labels.documents}</a></p>
<h1>${markup(title)}</h1>
</header>
${contentsNav(prose, words)}
<div class="lead">
${summary ? renderBlock(summary) : ''}</div>
${rest.length > 0 ? html`<section>
${rest.map(renderBlock)}</section>
` : ''}${prose.sections.map((section) => html`<section id="${section.id}" aria-labelledby="${section.id}-title">
<h2 id="${section.id}-title">${markup(section.title)}</h2>
${section.blocks.map(renderBlock)}</section>
`)}</main>`,
  })
}

export function documentsPage(site, documents) {
  const { labels } = site.list
  const to = addressesFrom(documentsPath)
  return frame(site, {
    path: documentsPath,
    title: `${labels.documents} · Wingspan`,
    description: labels.description,
    body: html`<main class="columns" id="content">
<header class="opening">
<h1>${labels.documents}</h1>
</header>
<div class="lead">
<p>${labels.description}</p>
</div>
<dl class="documents">
${documents.map(({ path, title, prose }) => html`<dt><a href="${to(path)}">${markup(title)}</a></dt>
<dd>${markup(plainText(prose.lead[1]?.html ?? ''))}</dd>
`)}</dl>
</main>`,
  })
}
