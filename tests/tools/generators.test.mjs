// Generators of words and tables: what they write, and that each kind of bad data stops the build with its place.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const generators = path.join(root, 'src/tools/generate');
const { compactMessage, parseMessage } = await import(path.join(generators, 'icu_message.mjs'));
const { numberSigns, ownName, pluralRules } = await import(path.join(generators, 'plural_rules.mjs'));

const folder = mkdtempSync(path.join(tmpdir(), 'wingspan-generators-'));
after(() => rmSync(folder, { recursive: true }));

const written = (name, text) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

function generate(script, part, inputs) {
  const output = path.join(folder, 'out.hpp');
  const { status, stderr } = spawnSync(process.execPath, [path.join(generators, script), '--output', output,
    ...inputs.flatMap((input) => ['--input', input]), '--part', part], { encoding: 'utf8' });
  return { status, stderr, text: status === 0 ? readFileSync(output, 'utf8') : '' };
}

describe('messages', () => {
  const compact = (text) => compactMessage(parseMessage(text));

  test('spaces that mean nothing go, all others stay', () => {
    assert.equal(compact('{ n , plural , =0 { none } one { # a } other { # b } } end'), '{n,plural,=0{ none }one{ # a }other{ # b }} end');
    assert.equal(compact('{kind, select, a {x {n} y} other {z}}'), '{kind,select,a{x {n} y}other{z}}');
  });

  test('# outside a plural is a sign like any other', () => assert.equal(compact('# {n}'), '# {n}'));

  for (const [text, what] of [
    ['{n', /expected|missing/], ['n}', /"}" too many/], ['{n, plural, one {x}}', /no case "other"/], ['{n, plural, other {x} other {y}}', /case twice/],
    ['{n, number}', /"plural" or "select" expected/], ["it's", /apostrophe/], ['{N}', /a name expected/], ['{}', /a name expected/],
    ['{n, plural, other {x}', /./], ['{n, select, other x}', /"{" expected/],
  ])
    test(`refused: ${text}`, () => assert.throws(() => parseMessage(text), what));
});

describe('languages', () => {
  test('plural rules of German and Romanian are those of CLDR', () => {
    const [de, ro] = [pluralRules('de'), pluralRules('ro')];
    assert.deepEqual(de.categories.toSorted(), ['one', 'other']);
    assert.deepEqual(ro.categories.toSorted(), ['few', 'one', 'other']);
    assert.equal(de.small.slice(0, 3), '515');
    assert.equal(ro.small.slice(0, 3), '313');
    assert.equal(ro.small.slice(18, 22), '3355');
    assert.equal(ro.periodic.slice(0, 3), '533');
  });

  test('a further language needs no code', () => {
    for (const tag of ['en', 'fr', 'es', 'it', 'pl', 'cs', 'hu', 'nl', 'uk', 'ar', 'ja']) assert.ok(pluralRules(tag).categories.includes('other'));
  });

  test('a language whose rule the tables cannot hold is named', () => assert.throws(() => pluralRules('hr'), /"hr" is not covered/));

  test('signs and names are the language’s own', () => {
    assert.deepEqual(numberSigns('de'), { decimal: ',', group: '.' });
    assert.deepEqual(numberSigns('ro'), { decimal: ',', group: '.' });
    assert.equal(ownName('ro'), 'Română');
  });
});

describe('words', () => {
  const good = { 'ui.check': 'Prüfen {n}', 'ui.steps': '{n, plural, one {# Schritt} other {# Schritte}}' };
  const twin = { 'ui.check': 'Verifică {n}', 'ui.steps': '{n, plural, one {# pas} few {# pași} other {# de pași}}' };
  const words = (part, de, ro, source = 'Word::ui_check') =>
    generate('words.mjs', part, [written('de.json', JSON.stringify(de)), written('ro.json', JSON.stringify(ro)), written('source.cpp', source)]);

  test('only the words that a source names are compiled in', () => {
    const { text } = words('messages', good, twin);
    assert.match(text, /"Prüfen \{n\}"/);
    assert.match(text, /"Verifică \{n\}"/);
    assert.doesNotMatch(text, /Schritt/);
    const { text: keys } = words('keys', good, twin);
    assert.match(keys, /static const Word ui_check;/);
    assert.doesNotMatch(keys, /ui_steps/);
    assert.match(words('languages', good, twin).text, /enum class Language : unsigned char \{ de, ro \}/);
  });

  for (const [name, de, ro, source, what] of [
    ['a key that one language lacks', good, { 'ui.steps': twin['ui.steps'] }, '', /ro\.json: key missing: ui\.check/],
    ['another placeholder', good, { ...twin, 'ui.check': 'Verifică {m}' }, '', /ro\.json: ui\.check: placeholders are "m", in de "n"/],
    ['a plural case too few', good, { ...twin, 'ui.steps': '{n, plural, one {# pas} other {# de pași}}' }, '', /ui\.steps: plural cases missing: few/],
    ['a plural case that the language lacks', { ...good, 'ui.steps': '{n, plural, one {x} few {y} other {z}}' }, twin, '', /unknown: few/],
    ['a message that is not ICU', { ...good, 'ui.check': 'Prüfen {n' }, twin, '', /de\.json: ui\.check: /],
    ['a key in another form', { ...good, Check: 'x' }, { ...twin, Check: 'x' }, '', /not a key: "Check"/],
    ['an empty text', { ...good, 'ui.check': '' }, twin, '', /ui\.check: not a text/],
    ['a word that does not exist', good, twin, 'Word::ui_chekc', /source\.cpp: Word::ui_chekc is not in the words files/],
  ])
    test(`refused: ${name}`, () => {
      const { status, stderr } = words('messages', de, ro, source);
      assert.equal(status, 1);
      assert.match(stderr, what);
      assert.equal(stderr.trim().split('\n').length, 1, 'one line');
    });
});

describe('tables', () => {
  const data = (name) => readFileSync(path.join(root, 'src/engine/data', name), 'utf8');
  const table = data('lesson_table.csv');

  for (const [name, part, script, files, what] of [
    ['a lesson table that does not ascend', 'lesson', 'tables.mjs', { 'lesson_table.csv': table.replace('8B,8,140', '8B,8,60') }, /8B: full_gb does not ascend/],
    ['a figure that is no plain number', 'lesson', 'tables.mjs', { 'lesson_table.csv': table.replace('70B,70,1200', '70B,70,1.2e3') }, /not a plain number/],
    ['a missing source', 'lesson', 'tables.mjs', { 'lesson_table.csv': table.replace('1.5,lesson facts sheet: lesson table', '1.5,') }, /1B: no source/],
    ['a fact twice', 'rows', 'facts.mjs', { 'facts.csv': `${data('facts.csv')}${data('facts.csv').split('\n')[1]}\n`, 'lesson_table.csv': table }, /id twice: project\.model/],
    ['a fact in an unknown unit', 'rows', 'facts.mjs', { 'facts.csv': data('facts.csv').replace(',model,', ',parsecs,'), 'lesson_table.csv': table }, /unknown unit: "parsecs"/],
    ['a range upside down', 'rows', 'facts.mjs', { 'facts.csv': data('facts.csv').replace('rule.full,16,20', 'rule.full,20,16'), 'lesson_table.csv': table }, /rule\.full: high is not above value/],
    ['presets with a gap', 'machines', 'tables.mjs', { 'machines.csv': data('machines.csv').replace(',1,M3 Ultra', ',99,M3 Ultra') }, /without a gap/],
    ['a renamed column', 'machines', 'tables.mjs', { 'machines.csv': data('machines.csv').replace('memory_gb', 'memory') }, /columns must be/],
  ])
    test(`refused: ${name}`, () => {
      const { status, stderr } = generate(script, part, Object.entries(files).map(([file, text]) => written(file, text)));
      assert.equal(status, 1);
      assert.match(stderr, what);
    });
});
