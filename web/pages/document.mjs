// The document around every page.

import { addressesFrom } from '../build/address.mjs'
import { html, markup } from '../build/html.mjs'

/**
 * @typedef {object} Page
 * @property {string} path from the site's root
 * @property {string} lang
 * @property {string} title
 * @property {string} description
 * @property {{lang: string, path: string}[]} [alternates] the same content in other languages, this page included
 * @property {(string | {src: string, data: Record<string, string>})[]} [scripts] classic scripts that run before the first
 *   paint, from the site's root; with addresses that they shall know
 * @property {string} [style] in place of the pages' style sheet
 * @property {boolean} [dressesItself] its scripts see to colour scheme and typefaces
 * @property {string[]} [modules]
 * @property {string[]} [preloadStyles] style sheets that the body names: they shall be there when it is painted
 * @property {string} [paintedFrom] id of the element that must have been read before anything is painted, so that a page
 *   opened at a #place does not move under the reader's eyes
 * @property {string} [bodyClass]
 * @property {ReturnType<html>} body
 */

/** @param {Page} page */
export function renderDocument(page, { assets, themeColours }) {
  const to = addressesFrom(page.path)
  return html`<!doctype html>
<html lang="${page.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
<meta name="description" content="${page.description}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${themeColours.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeColours.dark}">
${(page.alternates ?? []).map(({ lang, path }) => html`<link rel="alternate" hreflang="${lang}" href="${to(path)}">
`)}<link rel="icon" type="image/svg+xml" href="${to(assets.favicon)}">
${assets.manifest && html`<link rel="manifest" href="${to(assets.manifest)}">
`}${(page.dressesItself ? [] : assets.preloadFonts).map((font) => html`<link rel="preload" as="font" type="font/woff2" href="${to(font)}" crossorigin>
`)}${(page.preloadStyles ?? []).map((style) => html`<link rel="preload" as="style" href="${to(style)}" fetchpriority="high">
`)}${page.paintedFrom && html`<link rel="expect" href="#${page.paintedFrom}" blocking="render">
`}<link rel="stylesheet" href="${to(page.style ?? assets.style)}">
${[...(page.dressesItself ? [] : [assets.firstPaint]), ...(page.scripts ?? [])].map((script) => renderScript(script, to))}${(page.modules ?? []).map((module) => html`<script type="module" src="${to(module)}"></script>
`)}</head>
<body${page.bodyClass ? html` class="${page.bodyClass}"` : ''}>
${page.body}
</body>
</html>
`.toString()
}

const renderScript = (script, to) => {
  const { src, data = {} } = typeof script === 'string' ? { src: script } : script
  return html`<script src="${to(src)}"${Object.entries(data).map(([name, address]) => html` data-${name}="${to(address)}"`)}></script>
`
}

/** Plain text of rendered Markdown, for titles, descriptions and attributes: no tags, no soft hyphens. */
export const plainText = (rendered) =>
  String(rendered)
    .replace(/<[^>]*>/g, '')
    .replace(/\u00AD/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name])
    .trim()

export const rendered = markup
