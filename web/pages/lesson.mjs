// One lesson in one language.

import { html, markup } from '../build/html.mjs'
import { footerId, renderFooter } from './footer.mjs'
import { lessonPath, renderHeader } from './header.mjs'
import { plainText } from './document.mjs'

/** @param {import('../build/prose/blocks.mjs').Prose} prose */
export function lessonPage(site, language, prose) {
  const { lang, words } = language
  const path = lessonPath(lang)
  return {
    path,
    lang,
    title: `${plainText(prose.meta.title)} · Wingspan`,
    description: plainText(prose.meta.description),
    alternates: site.alternates,
    modules: [site.assets.page, site.assets.element],
    preloadStyles: [site.assets.elementStyle],
    paintedFrom: footerId,
    bodyClass: 'lesson',
    body: html`${renderHeader({ path, words, home: path }, site.languages)}
${lessonMain(site, language, prose, site.panel(path, lang))}
${renderFooter({ path, words, documents: site.documents })}`,
  }
}

/** @param panel the exercise's element */
export const lessonMain = (site, { lang, words }, prose, panel) => html`<main class="columns" id="content" data-lesson="${lang}">
<header class="opening">
<p class="kicker">${markup(prose.meta.kicker)}</p>
<h1>${markup(prose.meta.title)}</h1>
</header>
<figure class="hero">
${site.hero(lang)}
<figcaption class="unseen">${markup(prose.hero.html)}</figcaption>
</figure>
${contentsNav(prose, words)}
<div class="lead">
${prose.lead.map(renderBlock)}</div>
${prose.sections.map((section) => html`<section id="${section.id}" aria-labelledby="${section.id}-title">
<h2 id="${section.id}-title">${markup(section.title)}</h2>
${section.blocks.map((block) => (block.kind === 'exercise' ? renderPanel(panel, markup(block.html)) : renderBlock(block)))}</section>
`)}${prose.meta.next ? html`<p class="next">${markup(prose.meta.next)}</p>` : ''}
</main>`

const contentsList = ({ sections }) => html`<ol>
${sections.map(({ id, toc }) => html`<li><a href="#${id}">${markup(toc)}</a></li>
`)}</ol>`

/** Twice, of which the style sheet shows one: a column beside wide text, a fold above narrow text. */
export const contentsNav = (prose, words) => html`<nav class="contents" aria-label="${words['page.contents']}">
${contentsList(prose)}
</nav>
<details class="contents-fold">
<summary>${words['page.contents']}</summary>
${contentsList(prose)}
</details>
`

/** @param {object} onPaper how the exercise goes where no script runs */
export const renderPanel = (panel, onPaper) => html`<div class="panel">
${panel}
</div>
<noscript>
${onPaper}</noscript>
`

/** @param {import('../build/prose/blocks.mjs').Block} block */
export function renderBlock(block) {
  if (block.kind === 'heading') {
    const id = block.id ? html` id="${block.id}"` : ''
    return markup(`<h${block.level}${id}>${block.html}</h${block.level}>\n`)
  }
  if (block.kind === 'table') return html`<div class="table">
${markup(block.html)}</div>
`
  if (block.kind === 'note') return html`<div class="note" role="note">
${markup(block.html)}</div>
`
  if (block.kind === 'tip') return html`<div class="tip" role="note">
<p class="tip-title">${block.title}</p>
${markup(block.html)}</div>
`
  return markup(block.html)
}
