// The whole lesson in one page, every language in it: an edition each, of which the script shows one
// (scripts/editions.ts). Without scripts they follow one another. There is one exercise: it moves to the edition that
// shows and goes on there.

import { defaultLanguage } from '../build/languages.mjs'
import { html, markup } from '../build/html.mjs'
import { plainText } from './document.mjs'
import { lessonPath, renderHeader } from './header.mjs'
import { lessonMain } from './lesson.mjs'

export const singlePath = 'wingspan.html'

const slot = '@@exercise@@'

/**
 * @param {import('../build/prose/blocks.mjs').Prose[]} proses one per language, in order
 * @param {string} script name of the script that runs it, `inside:<name>`
 */
export function singlePage(site, proses, script) {
  const titleOf = ({ meta }) => `${plainText(meta.title)} · Wingspan`
  const first = proses.find(({ lang }) => lang === defaultLanguage)
  return {
    path: singlePath,
    lang: defaultLanguage,
    title: titleOf(first),
    description: plainText(first.meta.description),
    scripts: ['inside:edition'],
    bodyClass: 'lesson',
    body: html`${proses.map((prose, i) => html`<div class="edition" id="${prose.lang}" lang="${prose.lang}" data-title="${titleOf(prose)}">
${edition(site, site.languages[i], prose)}
</div>
`)}<script src="${script}"></script>`,
  }
}

function edition(site, language, prose) {
  const { lang, words } = language
  const to = (target) => `#${site.languages.find((each) => lessonPath(each.lang) === target)?.lang ?? lang}`
  const text = html`${renderHeader({ path: lessonPath(lang), words, home: lessonPath(lang), to, both: false }, site.languages)}
${lessonMain(site, language, prose, markup(slot))}
<footer class="foot">
<details>
<summary>${words['page.licences']}</summary>
<pre lang="en">${site.licences.replace(/[ \t]+$/gm, '')}</pre>
</details>
</footer>`
  const exercise = lang === defaultLanguage ? site.panel(singlePath, lang) : ''
  return markup(ownNames(String(text), lang, site.languages.map((each) => each.lang)).replace(slot, () => String(exercise)))
}

/** Editions share a document: ids, what refers to them and groups of radio buttons are each edition's own. */
function ownNames(text, lang, languages) {
  const own = (names) => names.split(' ').map((name) => `${lang}-${name}`).join(' ')
  return text
    .replace(/(<[^>]*?) (name)="theme"/g, (_, before, name) => `${before} ${name}="${own('theme')}"`)
    .replace(/ (id|for|popovertarget|aria-labelledby|aria-describedby)="([^"]+)"/g, (_, name, ids) => ` ${name}="${own(ids)}"`)
    .replace(/ href="#([^"]+)"/g, (whole, id) => (languages.includes(id) ? whole : ` href="#${own(id)}"`))
}

/** Which edition shows. */
export const editionStyle = (languages) =>
  languages.map(({ lang }) => `:root[data-edition="${lang}"] .edition:not(#${lang}){display:none}`).join('')

