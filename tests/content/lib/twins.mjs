// A prose text as the page build sees it, block by block, with the facts that each block names.

import { parseProse } from '../../../web/build/prose/blocks.mjs';
import { createMarkdown } from '../../../web/build/prose/markdown.mjs';
import { Problems } from '../../../web/build/problems.mjs';

/** @typedef {{shape: string, facts: string[], where: string}} Block */

/**
 * @param {{file: string, meta: Record<string, string>, text: string, firstLine: number}} source
 * @returns {Block[]} in order
 */
export function readBlocks(source) {
  const problems = new Problems();
  // A fact's text is its id here, so that blocks can be asked which facts they name.
  const prose = parseProse(source, 'und', { md: createMarkdown(new Map()), fact: (id) => `⟦${id}⟧`, problems });
  problems.throwIfAny();
  return prose.blocks.map(({ shape, html, line }) => ({
    shape, where: `${source.file}:${line}`, facts: [...html.matchAll(/⟦([^⟧]*)⟧/g)].map(([, id]) => id).sort(),
  }));
}

/**
 * @param {Block[]} a
 * @param {Block[]} b
 * @returns {string[]} what is not the same in both
 */
export function differences(a, b) {
  const out = [];
  for (let i = 0; i < Math.max(a.length, b.length); ++i) {
    if (a[i]?.shape !== b[i]?.shape) return [...out, `${a[i]?.where}: ${a[i]?.shape}; ${b[i]?.where}: ${b[i]?.shape}`];
    if (a[i].facts.join() !== b[i].facts.join()) out.push(`${a[i].where}: ${a[i].facts}; ${b[i].where}: ${b[i].facts}`);
  }
  return out;
}
