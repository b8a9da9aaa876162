// Both languages of the pair, paragraph by paragraph. Twins share a row; the picture, the panel and the contents are
// there once, in the language last used (scripts/page.ts), at first in the default language.

import { defaultLanguage } from '../build/languages.mjs'
import { html, markup } from '../build/html.mjs'
import { footerId, renderFooter } from './footer.mjs'
import { parallelPath, renderHeader } from './header.mjs'
import { plainText } from './document.mjs'
import { renderBlock, renderPanel } from './lesson.mjs'

/**
 * @param {import('../build/prose/blocks.mjs').Prose[]} proses the pair
 * @param {[Block, Block][]} rows
 */
export function parallelPage(site, proses, rows) {
  const path = parallelPath
  const { words } = site.languages.find(({ lang }) => lang === defaultLanguage)
  const langs = proses.map(({ lang }) => lang)
  const twins = (render) => langs.map((lang, i) => html`<div class="twin" lang="${lang}">
${render(proses[i], i)}</div>
`)
  return {
    path,
    lang: defaultLanguage,
    title: `${proses.map(({ meta }) => plainText(meta.title)).join(' · ')} · Wingspan`,
    description: proses.map(({ meta }) => plainText(meta.description)).join(' '),
    modules: [site.assets.page, site.assets.element],
    preloadStyles: [site.assets.elementStyle],
    paintedFrom: footerId,
    bodyClass: 'parallel',
    body: html`${renderHeader({ path, words, home: path }, site.languages)}
<main class="rows" id="content">
<div class="row opening">
${twins(({ meta }) => html`<p class="kicker">${markup(meta.kicker)}</p>
`)}</div>
<h1 class="row">
${langs.map((lang, i) => html`<span class="twin" lang="${lang}">${markup(proses[i].meta.title)}</span>
`)}</h1>
<figure class="hero">
${site.hero(defaultLanguage)}
<figcaption class="unseen">
${langs.map((lang, i) => html`<div lang="${lang}">${markup(proses[i].hero.html)}</div>
`)}</figcaption>
</figure>
${renderContents(site, proses)}
${renderRows(site, langs, rows)}${proses.every(({ meta }) => meta.next) ? html`<div class="row">
${twins(({ meta }) => html`<p class="next">${markup(meta.next)}</p>
`)}</div>` : ''}
</main>
${renderFooter({ path, words, documents: site.documents })}`,
  }
}

/** Sections group their rows so that #anchors are the same as on the pages of one language. */
function renderRows(site, langs, rows) {
  const out = []
  let open = false
  for (const pair of rows) {
    const [{ kind, level, id }] = pair
    if (kind === 'hero') continue
    if (level === 2) {
      out.push(html`${open ? markup('</section>\n') : ''}${markup(`<section id="${id}" aria-labelledby="${id}-title">\n`)}`)
      open = true
    }
    if (kind === 'exercise') {
      const onPaper = pair.map((block, i) => html`<div lang="${langs[i]}">
${markup(block.html)}</div>
`)
      out.push(panelChoice(site, langs), renderPanel(site.panel(parallelPath, defaultLanguage), onPaper))
    } else out.push(renderRow(langs, pair, open))
  }
  if (open) out.push(markup('</section>\n'))
  return out
}

function renderRow(langs, pair, inSection) {
  const [{ kind, level, id }] = pair
  const name = inSection ? `row-${kind}${level ?? ''}` : 'row-lead lead'
  const anchor = level === 2 ? `${id}-title` : id
  return html`<div class="row ${name}"${anchor ? html` id="${anchor}"` : ''}>
${pair.map((block, i) => html`<div class="twin" lang="${langs[i]}">
${level ? markup(`<h${level}>${block.html}</h${level}>\n`) : renderBlock(block)}</div>
`)}</div>
`
}

/** Shown only where a script can apply the choice. */
const panelChoice = ({ languages }, langs) => html`<fieldset class="panel-language">
<legend>${langs.map((lang) => html`<span lang="${lang}">${languages.find((each) => each.lang === lang).words['page.panel_language']}</span>
`)}</legend>
${langs.map((lang) => html`<label lang="${lang}"><input type="radio" name="panel-language" value="${lang}"> ${languages.find((each) => each.lang === lang).words['page.language_name']}</label>
`)}</fieldset>
`

const renderContents = ({ languages }, proses) => html`<details class="contents-fold">
<summary>${proses.map(({ lang }) => html`<span lang="${lang}">${languages.find((each) => each.lang === lang).words['page.contents']}</span>
`)}</summary>
<div class="row">
${proses.map(({ lang, sections }) => html`<nav class="twin" lang="${lang}" aria-label="${languages.find((each) => each.lang === lang).words['page.contents']}">
<ol>
${sections.map(({ id, toc }) => html`<li><a href="#${id}">${markup(toc)}</a></li>
`)}</ol>
</nav>
`)}</div>
</details>
`
