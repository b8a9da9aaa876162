// The Markdown dialect of the lesson and of the documents (lessons/README.md): CommonMark and tables, ids by
// {#id}, and the containers hero, note, tip and exercise. No raw HTML, no inline style: pages run under a strict
// content security policy.

import MarkdownIt from 'markdown-it'
import attributes from 'markdown-it-attrs'
import container from 'markdown-it-container'
import { escape } from '../html.mjs'
import { keepTogether, softenWords } from './typeset.mjs'

export const containers = ['hero', 'note', 'tip', 'exercise']

/** @param {Map<string, string>} hyphenation */
export function createMarkdown(hyphenation) {
  const md = new MarkdownIt({ html: false, linkify: false, typographer: false })
  md.use(attributes, { allowedAttributes: ['id', 'toc', 'class', 'lang', 'hreflang'] })
  for (const name of containers) md.use(container, name, {})

  md.core.ruler.push('table_semantics', ({ tokens }) => markTables(tokens))
  md.core.ruler.push('formula', ({ tokens }) => markFormulas(tokens))
  md.core.ruler.push('typeset', ({ tokens }) => markBoxes(tokens))
  md.renderer.rules.text = (tokens, i) =>
    keepTogether(escape(softenWords(tokens[i].content, hyphenation, tokens[i].meta?.box)))
  md.renderer.rules.table_open = () => '<table>\n'
  return md
}

/** The first cell of a body row names the row; alignment is a class, because style attributes are forbidden. */
function markTables(tokens) {
  let inHead = false
  let column = 0
  const opened = []
  for (const token of tokens) {
    if (token.type === 'thead_open') inHead = true
    if (token.type === 'thead_close') inHead = false
    if (token.type === 'tr_open') column = 0
    if (token.type === 'th_open' || token.type === 'td_open') {
      const align = token.attrGet('style')
      token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'style')
      if (align?.includes('right')) token.attrJoin('class', 'figure')
      if (inHead) token.attrSet('scope', 'col')
      else if (column === 0) {
        token.tag = 'th'
        token.attrSet('scope', 'row')
      }
      column += 1
      opened.push(token.tag)
    }
    if (token.type === 'th_close' || token.type === 'td_close') token.tag = opened.pop()
  }
}

/** A paragraph that is strong from end to end is a formula set on its own line. */
function markFormulas(tokens) {
  tokens.forEach((token, i) => {
    const children = token.type === 'inline' ? token.children.filter(({ type, content }) => type !== 'text' || content) : []
    const strong = children[0]?.type === 'strong_open' && children.at(-1).type === 'strong_close'
    const once = children.filter(({ type }) => type === 'strong_open').length === 1
    if (strong && once && tokens[i - 1].type === 'paragraph_open') tokens[i - 1].attrJoin('class', 'formula')
  })
}

/** Tells each piece of text what box it stands in, for its soft hyphens. */
function markBoxes(tokens) {
  let box
  for (const token of tokens) {
    if (token.type === 'heading_open') box = 'heading'
    if (token.type === 'th_open' || token.type === 'td_open') box = 'cell'
    if (/^(heading|th|td)_close$/.test(token.type)) box = undefined
    if (token.type === 'inline') for (const child of token.children) if (child.type === 'text') child.meta = { box }
  }
}
