// The twenty mistakes of machine-written text, in prose and words. (The built pages: pages.test.mjs.)
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findMistake, mistakes } from './lib/mistakes.mjs';
import { languages } from './lib/project.mjs';
import { readProse } from './lib/prose.mjs';
import { wronglyCapital } from './lib/spelling.mjs';
import { wordPieces } from './lib/words.mjs';

for (const lang of languages) {
  const pieces = [...readProse(lang), ...wordPieces(lang)];
  describe(lang, () => {
    for (const mistake of mistakes.filter(({ langs }) => langs.includes(lang))) {
      test(`mistake ${mistake.id} is nowhere`, () => {
        const found = pieces
          .filter(({ role }) => !mistake.roles || mistake.roles.includes(role))
          .map(({ where, text }) => [where, findMistake(mistake, text)])
          .filter(([, what]) => what);
        assert.deepEqual(found, []);
      });
    }
    test('no list has a bold lead-in on every item', () => {
      // Markup is gone from pieces: look at the source's own shape.
      assert.deepEqual(boldLeadIns(readProse(lang, { markup: true })), []);
    });
  });
}

test('mistake 13 in German: headings have capitals on nouns alone', () => {
  const headings = readProse('de').filter(({ role }) => role === 'heading');
  assert.deepEqual(wronglyCapital(headings), []);
  const wrong = ['Dein Eigenes Modell', 'Wer Trainiert was?', 'Rechnen Mit dem Speicher'];
  for (const text of wrong) assert.equal(wronglyCapital([{ where: 'sample', text }]).length, 1, text);
  assert.deepEqual(wronglyCapital([{ where: 'sample', text: 'Die Rechnung mit dem Speicher. Nach der Lektion: Wer gewinnt?' }]), []);
});

function boldLeadIns(pieces) {
  const lists = [];
  for (const piece of pieces) {
    if (piece.role !== 'item') lists.push([]);
    else lists.at(-1).push(piece);
  }
  return lists.filter((items) => items.length > 1 && items.every(({ text }) => text.startsWith('**'))).map(([{ where }]) => where);
}

describe('each check can fail, and knows what is innocent', () => {
  for (const mistake of mistakes) {
    const name = `mistake ${mistake.id} (${mistake.langs.join(', ')})`;
    test(name, () => {
      assert.ok(mistake.wrong.length > 0 && mistake.innocent.length > 0);
      for (const text of mistake.wrong) assert.ok(findMistake(mistake, text), `should find: ${text}`);
      for (const text of mistake.innocent) assert.equal(findMistake(mistake, text), undefined, `should not find: ${text}`);
    });
  }
  test('all twenty are there for the languages that they name', () => {
    assert.deepEqual([...new Set(mistakes.map(({ id }) => id))], Array.from({ length: 20 }, (_, i) => i + 1));
  });
  test('bold lead-ins', () => {
    const items = (...texts) => [{ role: 'text', text: '' }, ...texts.map((text) => ({ role: 'item', text, where: 'sample' }))];
    assert.deepEqual(boldLeadIns(items('**Eins:** a', '**Zwei:** b')), ['sample']);
    assert.deepEqual(boldLeadIns(items('**Eins:** a', 'Zwei b')), []);
  });
});
