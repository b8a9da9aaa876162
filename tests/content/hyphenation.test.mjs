// Breaks of long words: the lists are right, and know every long word that stands in a narrow box of the lesson.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { faultsOfBreaks, readBreaks, unbreakable } from './lib/hyphens.mjs';
import { languages } from './lib/project.mjs';
import { readProse } from './lib/prose.mjs';
import { misspelled } from './lib/spelling.mjs';

for (const lang of languages) {
  test(`${lang}: the list is well-formed and spelled right`, () => {
    const lines = readBreaks(lang);
    assert.ok(lines.length > 5);
    assert.deepEqual(faultsOfBreaks(lines), []);
    assert.deepEqual(misspelled(lines.map((line) => ({ where: line, text: line.replaceAll('|', '') })), lang), []);
  });
  test(`${lang}: every long word in a table or heading has its breaks`, () => {
    assert.deepEqual(unbreakable(readProse(lang), lang), []);
  });
}

describe('the checks can fail', () => {
  for (const line of ['Speicher', 'Spei||cher', 'Sp|eicher', 'Speich|er', 'Spei cher|x', 'Gro\u0308|ßen', 'Optimizer-Zu|stände']) {
    test(`finds ${line}`, () => assert.equal(faultsOfBreaks([line]).length, 1));
  }
  test('finds a word twice', () => assert.equal(faultsOfBreaks(['Spei|cher', 'Speich|ern', 'Speic|her']).length, 1));
  test('leaves good lines', () => assert.deepEqual(faultsOfBreaks(['Spei|cher|band|breite', 'Sicher|heits|re|serve', 'Opti|mizer-Zustände']), []));
  test('finds a long word without breaks, by its box', () => {
    const known = new Map([['speicherbandbreite', '']]);
    const find = (role, text) => unbreakable([{ role, text, where: 'x' }], 'de', known);
    assert.deepEqual(find('cell', 'die Sequenzlänge'), ['Sequenzlänge (x)']);
    assert.deepEqual(find('heading', 'die Sequenzlänge'), []);
    assert.deepEqual(find('heading', 'Die Leistungsaufnahme'), ['Leistungsaufnahme (x)']);
    assert.deepEqual(find('cell', 'Speicherbandbreite, Fine-Tuning'), []);
    assert.deepEqual(find('text', 'Leistungsaufnahme'), []);
  });
});
