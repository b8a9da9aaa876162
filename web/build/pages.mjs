// Sources -> pages: reads every language of the lesson and the documents, and lays them out.

import { join, relative } from 'node:path'
import { markup, html } from './html.mjs'
import { pair, readLanguages } from './languages.mjs'
import { Problems } from './problems.mjs'
import { parseProse } from './prose/blocks.mjs'
import { createMarkdown } from './prose/markdown.mjs'
import { readSource } from './prose/source.mjs'
import { pairBlocks } from './prose/twins.mjs'
import { composeDocuments, documentLinks } from './documents.mjs'
import { chooserPage, chooserPath } from '../pages/chooser.mjs'
import { plainText } from '../pages/document.mjs'
import { embedPage } from '../pages/embed.mjs'
import { lessonPath } from '../pages/header.mjs'
import { lessonPage } from '../pages/lesson.mjs'
import { parallelPage } from '../pages/parallel.mjs'
import { editionStyle, singlePage } from '../pages/single.mjs'

const requiredMeta = ['title', 'kicker', 'description', 'next']

/**
 * @param {string} root of the checkout
 * @param {import('./native.mjs').Native} native
 * @param {{assets: object, themeColours: object, panel: (path: string, lang: string, views?: string) => object}} built
 * @returns {{pages: {page: import('../pages/document.mjs').Page, context: object}[],
 *   lessons: {lang: string, title: string, description: string}[],
 *   single: (script: string) => {page: import('../pages/document.mjs').Page, context: object, style: string, languages: string[]}}} the site's
 *   pages; the lesson as one page, run by that script
 * @throws {import('./problems.mjs').BuildProblems}
 */
export function composePages(root, native, built) {
  const problems = new Problems()
  const languages = readLanguages(join(root, 'lessons/wings'))
  const proses = languages.map(({ lang, prose, hyphenation }) =>
    parseProse(readSource(prose, relative(root, prose), problems, requiredMeta), lang, {
      md: createMarkdown(hyphenation),
      ...native.facts(lang),
      problems,
    }),
  )
  for (const prose of proses) oneEach(prose, problems)
  const twins = pair.map((lang) => proses.find((prose) => prose.lang === lang))
  const rows = pairBlocks(...twins, problems)
  problems.throwIfAny()

  const site = {
    ...built,
    languages,
    documents: documentLinks(root),
    hero: (lang) => heroPicture(native, lang),
    alternates: [
      ...languages.map(({ lang }) => ({ lang, path: lessonPath(lang) })),
      { lang: 'x-default', path: chooserPath },
    ],
  }
  const pages = [
    chooserPage(site, proses),
    ...languages.map((language, i) => lessonPage(site, language, proses[i])),
    parallelPage(site, twins, rows),
    embedPage(site),
    ...composeDocuments(root, native, site),
  ]
  return {
    pages: pages.map((page) => ({ page, context: built })),
    lessons: proses.map(({ lang, meta }) => ({ lang, title: plainText(meta.title), description: plainText(meta.description) })),
    single: (script) => ({
      page: singlePage(site, proses, script),
      context: { ...built, assets: { ...built.assets, preloadFonts: [], manifest: undefined } },
      style: editionStyle(languages),
      languages: languages.map(({ lang }) => lang),
    }),
  }
}

/** The dragon and the exercise have one place each. */
function oneEach({ file, blocks }, problems) {
  for (const kind of ['hero', 'exercise']) {
    const found = blocks.filter((block) => block.kind === kind)
    if (found.length !== 1) problems.add(file, found[1]?.line ?? 1, `one ::: ${kind} is needed, ${found.length} are there`)
  }
}

/** One dragon in four widths, because lines and letters keep their size: the style sheet shows the one that fits. */
const heroSizes = [
  ['narrow', 320, 140],
  ['medium', 500, 176],
  ['wide', 800, 230],
  ['full', 1200, 300],
]

/** What it shows stands in words beside it. */
const heroPicture = (native, lang) =>
  heroSizes.map(([name, width, height]) => html`<div class="hero-${name}">${markup(native.wing(['--hero', '--lang', lang, '--width', width, '--height', height]))}</div>
`)
