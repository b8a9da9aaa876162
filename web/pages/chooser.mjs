// The site's front door: both languages, side by side. A visitor whose language is known never sees it
// (scripts/choose.ts).

import { addressesFrom } from '../build/address.mjs'
import { defaultLanguage } from '../build/languages.mjs'
import { html, markup } from '../build/html.mjs'
import { renderFooter } from './footer.mjs'
import { lessonPath, renderHeader } from './header.mjs'
import { plainText } from './document.mjs'

export const chooserPath = 'index.html'

/** @param {import('../build/prose/blocks.mjs').Prose[]} proses one per language, in order */
export function chooserPage(site, proses) {
  const path = chooserPath
  const to = addressesFrom(path)
  const { words } = site.languages.find(({ lang }) => lang === defaultLanguage)
  return {
    path,
    lang: defaultLanguage,
    title: `Wingspan · ${proses.map(({ meta }) => plainText(meta.title)).join(' · ')}`,
    description: proses.map(({ meta }) => plainText(meta.description)).join(' '),
    alternates: site.alternates,
    scripts: [site.assets.choose],
    modules: [site.assets.page],
    bodyClass: 'chooser',
    body: html`${renderHeader({ path, words, home: path }, site.languages)}
<main id="content">
<h1 class="unseen">Wingspan</h1>
<figure class="hero">
${site.hero(defaultLanguage)}
<figcaption class="unseen">
${proses.map(({ lang, hero }) => html`<div lang="${lang}">${markup(hero.html)}</div>
`)}</figcaption>
</figure>
<div class="choices">
${proses.map(({ lang, meta }, i) => html`<section class="choice" lang="${lang}">
<h2><a href="${to(lessonPath(lang))}" hreflang="${lang}">${markup(meta.title)}</a></h2>
<p>${markup(meta.description)}</p>
<p class="go" aria-hidden="true">${site.languages[i].words['page.language_name']}</p>
</section>
`)}</div>
</main>
${renderFooter({ path, words, documents: site.documents })}`,
  }
}
