// Words: every language has the same, complete ones; the code uses all of them and no others; translators are told enough.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { disagreements, faultsOf } from './lib/agreement.mjs';
import { parseMessage, placeholders } from './lib/messages.mjs';
import { languages, lesson, readWords } from './lib/project.mjs';
import { findUses, readSources, unanswered, unused } from './lib/uses.mjs';

const [first, ...others] = languages;
const notes = JSON.parse(readFileSync(join(lesson, 'words/notes.json'), 'utf8'));

for (const lang of languages) {
  test(`${lang}: messages are whole, in order, with every plural of the language`, () => {
    assert.deepEqual(faultsOf(readWords(lang), lang), []);
  });
}

for (const other of others) {
  test(`${first} and ${other} have the same keys and placeholders, and own texts`, () => {
    assert.deepEqual(disagreements(readWords(first), readWords(other)), []);
  });
}

test('the code uses every word, and only words that are there', () => {
  const keys = Object.keys(readWords(first));
  const uses = findUses(readSources());
  assert.ok(uses.length > 50, 'uses are found');
  assert.deepEqual({ unused: unused(keys, uses), unanswered: unanswered(keys, uses) }, { unused: [], unanswered: [] });
});

test('the notes explain every placeholder, and none is left over', () => {
  const words = readWords(first);
  const used = new Set(Object.values(words).flatMap((message) => [...placeholders(parseMessage(message))].map(({ name }) => name)));
  assert.deepEqual(Object.keys(notes.placeholders).sort(), [...used].sort());
  assert.deepEqual(Object.keys(notes.keys).filter((key) => !(key in words)), []);
});

describe('the checks can fail', () => {
  const faulty = [
    ['a case too few', { 'a.b': '{n, plural, one {# pas} other {# de pași}}' }, /lacks the case few/],
    ['a plural that the language lacks', { 'a.b': '{n, plural, one {x} few {x} two {x} other {x}}' }, /no plural two/],
    ['a select without other', { 'a.b': '{n, select, a {x}}' }, /lacks the case other/],
    ['an open brace', { 'a.b': 'abc {n' }, /not a placeholder/],
    ['a closing brace too many', { 'a.b': 'abc }' }, /without/],
    ['a case twice', { 'a.b': '{n, select, a {x} a {x} other {x}}' }, /twice/],
    ['a straight apostrophe', { 'a.b': "it's" }, /apostrophe/],
    ['an empty text', { 'a.b': ' ' }, /no text/],
    ['a wrong key', { ab: 'x' }, /not a key/],
    ['wrong order', { 'a.c': 'x', 'a.b': 'x' }, /not in order/],
  ];
  for (const [name, words, what] of faulty) test(name, () => assert.match(faultsOf(words, 'ro').join(), what));
  test('a good message has no fault', () => {
    assert.deepEqual(faultsOf({ 'a.b': '{n, plural, =0 {nimic} one {# pas} few {# pași} other {# de pași}} din {total}' }, 'ro'), []);
  });

  const unlike = [
    ['a key in one language only', { 'a.b': 'x' }, {}],
    ['another placeholder', { 'a.b': 'x {n}' }, { 'a.b': 'y {m}' }],
    ['a placeholder less', { 'a.b': 'x {n} {m}' }, { 'a.b': 'y {m}' }],
    ['other cases of a select', { 'a.b': '{n, select, a {x} other {x}}' }, { 'a.b': '{n, select, b {y} other {y}}' }],
    ['not translated', { 'a.b': 'Speicher' }, { 'a.b': 'Speicher' }],
  ];
  for (const [name, a, b] of unlike) test(name, () => assert.equal(disagreements(a, b).length, 1));
  test('a plural in one language alone is fine, and so are names', () => {
    assert.deepEqual(disagreements({ 'a.b': '{n} Gigabyte', 'a.c': '{n} GB' }, { 'a.b': '{n, plural, one {# a} other {# b}}', 'a.c': '{n} GB' }), []);
  });

  test('uses in C++ and on the web side', () => {
    const uses = findUses([['x.cpp', 'text(Word::ui_try_again)'], ['x.ts', "words['ui.copy'] + this.words[`method.${id}`]"]]);
    assert.deepEqual(unused(['ui.try_again', 'ui.copy', 'method.lora', 'ui.left'], uses), ['ui.left']);
    assert.deepEqual(unanswered(['ui.try_again', 'method.lora'], uses), ['ui.copy (x.ts)']);
  });
});
