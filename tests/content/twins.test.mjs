// The languages' texts stand beside each other on the parallel page: same sections, same blocks, same figures in each.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { readSource } from '../../web/build/prose/source.mjs';
import { Problems } from '../../web/build/problems.mjs';
import { languages, lesson, shown } from './lib/project.mjs';
import { differences, readBlocks } from './lib/twins.mjs';

const [first, ...others] = languages;

function lessonBlocks(lang) {
  const path = join(lesson, `prose/${lang}.md`);
  const problems = new Problems();
  const source = readSource(path, shown(path), problems, ['title', 'kicker', 'description', 'next']);
  problems.throwIfAny();
  return readBlocks(source);
}

for (const other of others) {
  test(`${first} and ${other} are twins, block by block`, () => {
    const [a, b] = [first, other].map(lessonBlocks);
    assert.ok(a.length > 30, 'the lesson is there');
    assert.deepEqual(differences(a, b), []);
  });
}

test('every section has an id of English kebab case', () => {
  for (const lang of languages) {
    const sections = lessonBlocks(lang).filter(({ shape }) => shape.startsWith('heading h2'));
    for (const { shape, where } of sections) assert.match(shape, /#[a-z0-9]+(-[a-z0-9]+)*$/, where);
  }
});

describe('the comparison can fail', () => {
  const read = (text) => readBlocks({ file: 'sample', meta: {}, text, firstLine: 1 });
  const cases = [
    ['another section id', '## Eins {#one}\n\nText', '## Unu {#two}\n\nText'],
    ['a paragraph more', 'Text', 'Text\n\nText'],
    ['another kind of block', 'Text', '- Text'],
    ['an item more', '- a\n- b', '- a'],
    ['a row less', '| a |\n|---|\n| b |\n| c |', '| a |\n|---|\n| b |'],
    ['another figure', 'Es sind {{tip.need}}.', 'Sunt {{tip.memory}}.'],
    ['a figure less', 'Von {{tip.need}} bis {{tip.memory}}.', 'Până la {{tip.memory}}.'],
    ['a figure once more', '{{tip.need}}', '{{tip.need}} {{tip.need}}'],
  ];
  for (const [name, a, b] of cases) test(name, () => assert.notDeepEqual(differences(read(a), read(b)), []));
  test('order and form of figures inside a block are free', () => {
    assert.deepEqual(differences(read('Von {{a.b}} bis {{c.d|prose}}.'), read('Până la {{c.d}}, de la {{a.b|number}}.')), []);
  });
});
