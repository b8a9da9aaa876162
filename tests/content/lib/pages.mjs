// Built pages as pieces of text by language. Reads the HTML that web/build writes: well-formed, attributes in double
// quotes. Code, styles, scripts and names from the catalogue are no text of a language and leave a hole.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';
import { hole } from './prose.mjs';

/** WINGSPAN_SITE names another folder than dist/site. */
const site = process.env.WINGSPAN_SITE ?? join(root, 'dist/site');

/** Pages whose words are the lesson's. */
export const lessonPages = ['index.html', 'de/index.html', 'ro/index.html', 'parallel/index.html', 'embed.html'];

/** Their title and description are in both languages at once, and so in none that could be checked. */
const mixedHead = new Set(['index.html', 'parallel/index.html']);

const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const silent = new Set(['script', 'style', 'code', 'option']);
const inline = new Set('a abbr b bdi cite code dfn em i label mark small span strong sub sup time tspan u var'.split(' '));
const spoken = ['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'placeholder', 'title'];
const roles = { h1: 'heading', h2: 'heading', h3: 'heading', button: 'heading', th: 'cell', td: 'cell', li: 'item' };

/** @returns {import('./prose.mjs').Piece[]} */
export function readPage(name) {
  let html;
  try {
    html = readFileSync(join(site, name), 'utf8');
  } catch {
    throw new Error(`${join(site, name)} is not there: run ./dev build`);
  }
  return pagePieces(html, name, { head: !mixedHead.has(name) });
}

/** @returns {import('./prose.mjs').Piece[]} `head: false` leaves out the page's title and description */
export function pagePieces(html, where, { head = true } = {}) {
  const pieces = [];
  const open = [];
  let text = '';
  const lang = () => open.findLast((each) => each.lang)?.lang ?? '';
  const put = (piece) => { if (piece.text.trim()) pieces.push({ where, lang: lang(), role: 'text', ...piece }); };
  const flush = () => {
    const role = open.map(({ tag }) => roles[tag]).findLast(Boolean);
    put({ text: text.replace(/[ \n]+/g, ' ').trim(), ...(role && { role }) });
    text = '';
  };
  const separate = html.replaceAll('</strong> <em>', '</strong><br><em>'); // a cell's title and its small line
  for (const [token] of separate.matchAll(/<!--[^]*?-->|<[^>"]*(?:"[^"]*"[^>"]*)*>|[^<]+/g)) {
    if (token.startsWith('<!')) continue;
    const tag = /^<\/?([a-z][a-z0-9-]*)/i.exec(token)?.[1].toLowerCase();
    if (!tag) {
      const inside = open.findLast((each) => silent.has(each.tag) || (!head && each.tag === 'title'))?.tag;
      text += !inside ? decode(token) : inside === 'code' ? hole : '';
      continue;
    }
    if (token.startsWith('</')) {
      const at = open.findLastIndex((each) => each.tag === tag);
      if (!inline.has(tag) || open[at]?.apart) flush();
      if (at < 0) throw new Error(`${where}: ${token} closes nothing`);
      open.length = at;
      continue;
    }
    const attributes = Object.fromEntries([...token.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, k, v]) => [k, decode(v)]));
    const apart = Boolean(attributes.lang || attributes['aria-hidden']); // what is not read in one go is no one text
    if (!inline.has(tag) || apart) flush();
    open.push({ tag, lang: attributes.lang, apart });
    for (const name of spoken) if (attributes[name]) put({ text: attributes[name] });
    if (head && attributes.name === 'description') put({ text: attributes.content });
    if (empty.has(tag) || token.endsWith('/>')) open.pop();
  }
  flush();
  return pieces;
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0', shy: '\u00AD' };

const decode = (text) => text
  .replace(/&#(?:x([0-9a-f]+)|(\d+));/gi, (_, hex, ten) => String.fromCodePoint(hex ? parseInt(hex, 16) : Number(ten)))
  .replace(/&([a-z]+);/g, (whole, name) => entities[name] ?? whole);
