// The documents under docs/: Markdown that lives beside what it describes, or that a program writes, listed in
// web/docs/documents.json.

import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { defaultLanguage } from './languages.mjs'
import { Problems } from './problems.mjs'
import { parseProse } from './prose/blocks.mjs'
import { createMarkdown } from './prose/markdown.mjs'
import { readSource } from './prose/source.mjs'
import { documentPage, documentsPage } from '../pages/documentation.mjs'

const documentPath = (slug) => `docs/${slug}/index.html`

/**
 * @returns {{lang: string, labels: Record<string, string>, words: Record<string, string>,
 *   documents: {slug: string, source?: string, program?: string}[]}}
 */
const readList = (root) => JSON.parse(readFileSync(join(root, 'web/docs/documents.json'), 'utf8'))

/** What a page's foot needs to link the documents; it names them by the words page.SLUG_guide, where its language has them. */
export function documentLinks(root) {
  const { lang, documents } = readList(root)
  return documents.map(({ slug }) => ({ slug, path: documentPath(slug), lang }))
}

/** @returns {import('../pages/document.mjs').Page[]} */
export function composeDocuments(root, native, site) {
  const problems = new Problems()
  const list = readList(root)
  // In no language's own way of writing: as in the data.
  const facts = native.facts(defaultLanguage, 'value')
  const fact = (id, form) => site.release[id] ?? (id === 'exact.lesson' ? native.lesson() : facts.fact(id, form))
  const pathOf = new Map(list.documents.map(({ slug, source }) => [source, documentPath(slug)]))
  const documents = list.documents.map(({ slug, source = slug, program }) => {
    const md = createMarkdown(new Map())
    md.core.ruler.push('document_ids', ({ tokens }) => nameSections(tokens))
    md.core.ruler.push('document_links', ({ tokens }) => rewriteLinks(tokens, source, documentPath(slug), pathOf, problems))
    const text = program
      ? { file: program, meta: {}, text: native.validation(), firstLine: 1 }
      : readSource(join(root, source), source, problems)
    const prose = parseProse(text, list.lang, { md, fact, problems })
    const [title] = prose.lead
    if (title?.kind !== 'heading' || title.level !== 1) problems.add(source, text.firstLine, 'a document starts with its # title')
    return { path: documentPath(slug), prose, title: title?.html ?? '' }
  })
  problems.throwIfAny()
  const context = { ...site, list }
  return [documentsPage(context, documents), ...documents.map((document) => documentPage(context, document, documents))]
}

/** As on the pages of a code host, where these texts are read too: the heading's words, joined by hyphens. */
function nameSections(tokens) {
  tokens.forEach((token, i) => {
    if (token.type !== 'heading_open' || token.tag === 'h1' || token.attrGet('id')) return
    token.attrSet('id', tokens[i + 1].content.toLowerCase().replace(/[^\p{L}\p{N}\s-]/gu, '').trim().replace(/\s+/g, '-'))
  })
}

/** Links between sources become links between pages; a link to a file that has no page would lead nowhere. */
function rewriteLinks(tokens, source, page, pathOf, problems) {
  for (const token of tokens) {
    for (const child of token.children ?? []) {
      if (child.type !== 'link_open') continue
      const href = child.attrGet('href')
      if (/^(#|[a-z]+:)/.test(href)) continue
      const [file, fragment] = href.split('#')
      const target = pathOf.get(posix.join(dirname(source), file))
      if (!target) problems.add(source, (token.map?.[0] ?? 0) + 1, `no page of the site for ${href}`)
      else child.attrSet('href', posix.relative(dirname(page), target) + (fragment ? `#${fragment}` : ''))
    }
  }
}
