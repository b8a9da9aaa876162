// A prose file as pieces of text, each with the place where it stands. Markup goes; what is filled in or quoted from
// tools (placeholders, code) leaves one U+FFFC, so that a rule about neighbours still sees that something is there.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lesson, shown } from './project.mjs';

export const hole = '\uFFFC';

/** @typedef {{where: string, lang: string, text: string, role: 'text' | 'heading' | 'cell' | 'item'}} Piece */

/** @returns {Piece[]} `markup: true` leaves emphasis, code and links as they are written */
export function readProse(lang, options) {
  const path = join(lesson, `prose/${lang}.md`);
  return prosePieces(readFileSync(path, 'utf8'), lang, shown(path), options);
}

/** @returns {Piece[]} */
export function prosePieces(source, lang, file, { markup = false } = {}) {
  return source.split('\n').flatMap((line, i) =>
    linePieces(line.replace(/\{\{[^}]*\}\}/g, hole)).map(([role, text]) => ({
      where: `${file}:${i + 1}`, lang, role, text: markup ? text : withoutMarkup(text),
    })));
}

function linePieces(line) {
  if (/^\s*$|^---$|^[|:\- ]+$/.test(line)) return [];
  const heading = /^#+ (.*?)\s*(?:\{([^}]*)\})?$/.exec(line);
  if (heading) {
    const toc = /toc="([^"]*)"/.exec(heading[2] ?? '')?.[1];
    return [['heading', heading[1]], ...(toc ? [['heading', toc]] : [])];
  }
  const container = /^:::\s*[a-z]*\s*(.*?)(?:\s*\{[^}]*\})?$/.exec(line);
  if (container) return container[1] ? [['heading', container[1]]] : [];
  const meta = /^([a-z_]+): (.*)$/.exec(line);
  if (meta) return [[meta[1] === 'description' ? 'text' : 'heading', meta[2]]];
  if (line.startsWith('|')) {
    const cells = line.slice(1).replace(/\|\s*$/, '').split(/\||(?<=\*\*) (?=\*)/); // a title and its small line are two texts
    return cells.map((cell) => ['cell', cell]);
  }
  const item = /^\s*(?:[-*+]|\d+\.) (.*)$/.exec(line);
  return item ? [['item', item[1]]] : [['text', line]];
}

const withoutMarkup = (text) => text
  .replace(/`[^`]*`/g, hole)
  .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  .replace(/\*+/g, '')
  .trim();
