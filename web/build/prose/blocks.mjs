// A parsed text as what a page is laid out from: blocks (a heading, a paragraph, a table, a container …) in order,
// and sections, each from one second-level heading to the next.

import { fillFacts } from './facts.mjs'
import { containers } from './markdown.mjs'

/**
 * @typedef {{kind: string, level?: number, id?: string, toc?: string, title?: string, html: string, file: string,
 *   line: number, shape: string}} Block
 *   kind: heading, paragraph, table, list, code, quote, rule, or a container's name. `shape` is what a twin in
 *   another language must have too. `html` of a heading or a container is its inside, else the whole block. `title` is what
 *   follows a container's name.
 * @typedef {{id: string, title: string, toc: string, blocks: Block[]}} Section  blocks without the heading itself
 * @typedef {{lang: string, file: string, meta: Record<string, string>, hero?: Block, lead: Block[], sections: Section[],
 *   blocks: Block[]}} Prose
 */

/**
 * @param {ReturnType<import('./source.mjs').readSource>} source
 * @returns {Prose}
 */
export function parseProse(source, lang, { md, fact, unitOf, problems }) {
  const { file, firstLine } = source
  const inline = (text) => md.renderInline(fillFacts(text, fact, { file, firstLine: 1, problems, unitOf }))
  const meta = Object.fromEntries(Object.entries(source.meta).map(([key, text]) => [key, inline(text)]))
  const tokens = md.parse(fillFacts(source.text, fact, { file, firstLine, problems, unitOf }), {})
  const blocks = topLevel(tokens).map((slice) => block(slice, { md, file, firstLine }))

  const prose = { lang, file, meta, hero: undefined, lead: [], sections: [], blocks }
  for (const each of blocks) {
    if (each.kind === 'heading' && each.level === 2) {
      if (!each.id) problems.add(file, each.line, 'a section heading needs an id: {#id}')
      prose.sections.push({ id: each.id, title: each.html, toc: each.toc ?? each.html, blocks: [], line: each.line })
    } else if (each.kind === 'hero') prose.hero = each
    else (prose.sections.at(-1)?.blocks ?? prose.lead).push(each)
  }
  uniqueIds(blocks, problems)
  return prose
}

function topLevel(tokens) {
  const slices = []
  let depth = 0
  for (const token of tokens) {
    if (depth === 0 && token.nesting >= 0) slices.push([])
    slices.at(-1).push(token)
    depth += token.nesting
  }
  return slices
}

const kinds = {
  heading_open: 'heading',
  paragraph_open: 'paragraph',
  table_open: 'table',
  bullet_list_open: 'list',
  ordered_list_open: 'list',
  fence: 'code',
  code_block: 'code',
  blockquote_open: 'quote',
  hr: 'rule',
}

function block(slice, { md, file, firstLine }) {
  const [open] = slice
  const kind = kinds[open.type] ?? containers.find((name) => open.type === `container_${name}_open`)
  const render = (some) => md.renderer.render(some, md.options, {})
  const inside = slice.slice(1, -1)
  const inner = kind === 'heading' || containers.includes(kind)
  return {
    kind,
    level: kind === 'heading' ? Number(open.tag.slice(1)) : undefined,
    id: open.attrGet('id') ?? undefined,
    toc: open.attrGet('toc') ?? undefined,
    title: containers.includes(kind) ? open.info.trim().slice(kind.length).trim() : undefined,
    html: inner ? render(inside) : render(slice),
    file,
    line: firstLine + (open.map?.[0] ?? 0),
    shape: shape(kind, slice),
  }
}

/** What has to be equal in both languages, in words that a problem can show. */
function shape(kind, slice) {
  const count = (type) => slice.filter((token) => token.type === type).length
  if (kind === 'heading') return `heading ${slice[0].tag} #${slice[0].attrGet('id') ?? ''}`
  if (kind === 'table') return `table of ${count('tr_open')} rows and ${count('th_open') + count('td_open')} cells`
  if (kind === 'list') return `${slice[0].tag === 'ol' ? 'numbered list' : 'list'} of ${count('list_item_open')}`
  return kind
}

function uniqueIds(blocks, problems) {
  const seen = new Set()
  for (const { id, file, line } of blocks) {
    if (id && seen.has(id)) problems.add(file, line, `the id ${id} is there twice`)
    seen.add(id)
  }
}
