// Figures come from src/engine/data: nobody types one into prose or words.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { typedFigure } from './lib/figures.mjs';
import { parseMessage, placeholders } from './lib/messages.mjs';
import { languages, readWords } from './lib/project.mjs';
import { readProse } from './lib/prose.mjs';

/** Messages that show how to type a number: any number would do, none is the lesson's. */
const examples = new Set(['err.not_a_number', 'err.too_many_separators']);

for (const lang of languages) {
  test(`${lang}: no figure is typed into the prose`, () => {
    const typed = readProse(lang).map(({ where, text }) => [where, typedFigure(text)]).filter(([, found]) => found);
    assert.deepEqual(typed, []);
  });
  test(`${lang}: no figure is typed into the words`, () => {
    const typed = Object.entries(readWords(lang))
      .filter(([key]) => !examples.has(key))
      .map(([key, message]) => [key, plainTexts(parseMessage(message)).map(typedFigure).find(Boolean)])
      .filter(([, found]) => found);
    assert.deepEqual(typed, []);
  });
}

test('the examples are still there', () => {
  for (const key of examples) for (const lang of languages) assert.ok(readWords(lang)[key], key);
});

function plainTexts(parts) {
  const own = parts.filter((part) => typeof part === 'string');
  const inner = [...placeholders(parts)].flatMap(({ cases }) => [...(cases?.values() ?? [])]);
  return [...own, ...inner.flatMap((part) => part.filter((each) => typeof each === 'string'))];
}

describe('the check can fail, and knows what is innocent', () => {
  const typed = ['etwa 18\u202FGB', 'Schritt 900', 'RTX 5090', 'in 16 Bit', '2–4-mal', 'Lektion 5', '14BB', '0,8'];
  const innocent = ['ein 8B-Modell', '1B–8B', 'die RTX 4090', 'der M3 Ultra', 'i9-PC', '\uFFFC\u202FGB', 'zwei Rechner'];
  for (const text of typed) test(`finds ${text}`, () => assert.ok(typedFigure(text)));
  for (const text of innocent) test(`leaves ${text}`, () => assert.equal(typedFigure(text), undefined));
});
