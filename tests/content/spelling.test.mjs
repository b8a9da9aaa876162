// Spelling of prose and words by hunspell. (The built pages: pages.test.mjs.)
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { languages, readList } from './lib/project.mjs';
import { readProse } from './lib/prose.mjs';
import { misspelled } from './lib/spelling.mjs';
import { wordPieces } from './lib/words.mjs';

for (const lang of languages) {
  test(`${lang}: prose is spelled right`, () => assert.deepEqual(misspelled(readProse(lang), lang), []));
  test(`${lang}: words are spelled right`, () => assert.deepEqual(misspelled(wordPieces(lang), lang), []));
  test(`${lang}: the allow list is in order and says nothing twice`, () => {
    const words = readList(fileURLToPath(new URL(`spelling-allow-${lang}.txt`, import.meta.url)));
    assert.deepEqual(words, [...new Set(words)]);
    assert.ok(words.every((word) => word === word.normalize('NFC') && !/\s/.test(word)));
  });
}

describe('the check can fail, and knows what is innocent', () => {
  const samples = {
    de: {
      wrong: ['Speichar', 'Gewichtt', 'Optimierer', 'Groesse', 'weights'],
      innocent: ['Speicher', 'quantisiert', 'Fine-Tuning', '4-Bit-Gewichte', 'Gewichte (weights)', 'Batchgröße', '8B-Modell', 'Spei\u00ADcher', 'config.json'],
    },
    ro: {
      wrong: ['memmorie', 'fara', 'incape', 'greutati', 'weights'],
      innocent: ['memorie', 'fără', 'tokenul', 'GPU-ul', 'cuantizare', 'greutățile (weights)', 'gigabaiți', 'fine-tuningul'],
    },
  };
  const piece = (text) => [{ where: 'sample', text }];
  for (const lang of languages) {
    for (const text of samples[lang].wrong) {
      test(`${lang}: finds ${text}`, () => assert.deepEqual(misspelled(piece(`Hier ${text} da`), lang).filter((each) => each.startsWith(text)), [`${text} (sample)`]));
    }
    test(`${lang}: leaves the innocent`, () => assert.deepEqual(misspelled(samples[lang].innocent.flatMap(piece), lang), []));
  }
});
