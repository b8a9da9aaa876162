// The panel alone, for an iframe. Its script reads the options from the query string (web/src/embed.ts).

import { addressesFrom } from '../build/address.mjs'
import { defaultLanguage } from '../build/languages.mjs'
import { html } from '../build/html.mjs'
import { lessonPath } from './header.mjs'

export const embedPath = 'embed.html'

export function embedPage(site) {
  const path = embedPath
  const to = addressesFrom(path)
  const { words } = site.languages.find(({ lang }) => lang === defaultLanguage)
  return {
    path,
    lang: defaultLanguage,
    title: `${words['view.exercise']} · Wingspan`,
    description: words['page.embed_description'],
    // Modules and typefaces cannot be had in a sandbox without CORS: the script chooses what to load.
    style: site.assets.embedStyle,
    dressesItself: true,
    scripts: [{ src: site.assets.embedStart, data: { module: site.assets.embed, inside: site.assets.embedInside, fonts: site.assets.fontStyle } }],
    preloadStyles: [site.assets.elementStyle],
    bodyClass: 'embed',
    body: html`<main id="content">
<h1 class="unseen">${words['view.exercise']}</h1>
${site.panel(path, defaultLanguage, 'exercise')}
<noscript>
<ul class="no-script">
${site.languages.map((language) => html`<li lang="${language.lang}"><a href="${to(lessonPath(language.lang))}" hreflang="${language.lang}" target="_blank" rel="noopener">${language.words['page.no_script']}</a></li>
`)}</ul>
</noscript>
</main>`,
  }
}
