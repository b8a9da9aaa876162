// The bar on top of every page: skip link, brand, languages, colour scheme.

import { addressesFrom } from '../build/address.mjs'
import { html } from '../build/html.mjs'
import { mark, themeIcon } from './icons.mjs'

export const lessonPath = (lang) => `${lang}/index.html`
export const parallelPath = 'parallel/index.html'

/**
 * @param {object} page
 * @param {string} page.path
 * @param {Record<string, string>} page.words of the page's language
 * @param {string} [page.home] where the brand leads, default the page's own lesson
 * @param {(target: string) => string} [page.to] addresses as seen from the page
 * @param {boolean} [page.both] there is a page of both languages
 * @param {{lang: string, words: Record<string, string>}[]} languages
 */
export function renderHeader({ path, words, home, to = addressesFrom(path), both = true }, languages) {
  const current = (target) => (target === path ? html` aria-current="page"` : '')
  return html`<a class="skip" href="#content">${words['a11y.skip_content']}</a>
<header class="bar">
<a class="brand" href="${to(home)}">${mark}<span>Wingspan</span></a>
<nav class="languages" aria-label="${words['ui.language']}">
<ul>
${languages.map((language) => languageLink(language, to, current))}${both && html`<li class="both"><a href="${to(parallelPath)}"${current(parallelPath)}>${words['page.both']}</a></li>
`}</ul>
</nav>
${themeChoice(words)}
</header>`
}

const languageLink = ({ lang, words }, to, current) => html`<li><a href="${to(lessonPath(lang))}" lang="${lang}" hreflang="${lang}"${current(lessonPath(lang))}><span class="long">${words['page.language_name']}</span><span class="short" aria-hidden="true">${lang.toUpperCase()}</span></a></li>
`

/** Shown only where a script can apply the choice. */
const themeChoice = (words) => html`<div class="theme">
<button class="theme-button" type="button" popovertarget="theme-choice" aria-label="${words['page.theme']}">${themeIcon}</button>
<fieldset class="theme-choice" id="theme-choice" popover>
<legend>${words['page.theme']}</legend>
${['auto', 'light', 'dark'].map((theme) => html`<label><input type="radio" name="theme" value="${theme}"> ${words[`page.theme_${theme}`]}</label>
`)}</fieldset>
</div>`
