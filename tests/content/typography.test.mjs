// Letters, quotes, dashes, gaps and numbers in prose and words. (The built pages: pages.test.mjs.)
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { languages } from './lib/project.mjs';
import { readProse } from './lib/prose.mjs';
import { findFault, notComposed, rules, unpairedQuotes } from './lib/typography.mjs';
import { wordPieces } from './lib/words.mjs';

for (const lang of languages) {
  test(`${lang}: set as the language guide says`, () => {
    const found = [...readProse(lang), ...wordPieces(lang)]
      .map(({ where, text }) => [where, findFault(text, lang)])
      .filter(([, fault]) => fault);
    assert.deepEqual(found, []);
  });
  test(`${lang}: at most one exclamation mark in the lesson's text`, () => {
    const shouted = readProse(lang).filter(({ text }) => text.includes('!'));
    assert.ok(shouted.length <= 1, shouted.map(({ where }) => where).join(', '));
  });
}

describe('each rule can fail, and knows what is innocent', () => {
  for (const { name, langs, find, wrong, innocent } of rules) {
    test(`${name}${langs ? ` (${langs})` : ''}`, () => {
      assert.ok(wrong.length > 0 && innocent.length > 0);
      for (const text of wrong) assert.match(text, find);
      for (const text of innocent) assert.doesNotMatch(text, find);
    });
  }
  test('composed letters', () => {
    assert.ok(notComposed('Gro\u0308ße'));
    assert.ok(notComposed('s\u0326i'));
    assert.equal(notComposed('Größe și'), undefined);
  });
  test('pairs of quotes', () => {
    assert.ok(unpairedQuotes('„so', 'de'));
    assert.ok(unpairedQuotes('so“', 'de'));
    assert.ok(unpairedQuotes('„așa“', 'ro'));
    assert.equal(unpairedQuotes('„so“ und „so“', 'de'), undefined);
    assert.equal(unpairedQuotes('„așa”', 'ro'), undefined);
  });
});
