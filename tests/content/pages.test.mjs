// The built pages: what a reader gets is spelled, set and worded right, language by language, figures filled in.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findMistake, mistakes } from './lib/mistakes.mjs';
import { lessonPages, pagePieces, readPage } from './lib/pages.mjs';
import { languages } from './lib/project.mjs';
import { misspelled } from './lib/spelling.mjs';
import { findFault } from './lib/typography.mjs';

for (const page of lessonPages) {
  describe(page, () => {
    const pieces = readPage(page).map((piece) => ({ ...piece, text: piece.text.replaceAll('\u00AD', '') }));
    const own = (lang) => pieces.filter((piece) => piece.lang === lang);

    test('every text says its language', () => {
      assert.deepEqual(pieces.filter(({ lang }) => !languages.includes(lang) && lang !== 'en').map(({ text }) => text), []);
    });
    test('no placeholder is left', () => {
      assert.deepEqual(pieces.filter(({ text }) => /[{}⟦]|undefined|NaN|\[object/.test(text)).map(({ text }) => text), []);
    });
    for (const lang of languages) {
      test(`${lang}: spelled right`, () => assert.deepEqual(misspelled(own(lang), lang), []));
      test(`${lang}: set right`, () => assert.deepEqual(own(lang).map(({ text }) => findFault(text, lang)).filter(Boolean), []));
      test(`${lang}: none of the twenty mistakes`, () => {
        const found = mistakes.filter(({ langs }) => langs.includes(lang)).flatMap((mistake) =>
          own(lang).filter(({ role }) => !mistake.roles || mistake.roles.includes(role))
            .map(({ text }) => findMistake(mistake, text)).filter(Boolean).map((what) => `${mistake.id}: ${what}`));
        assert.deepEqual(found, []);
      });
    }
  });
}

for (const lang of languages) {
  test(`${lang}: its own page is in it alone, and the parallel page has both`, () => {
    const letters = (page, of) => readPage(page).filter((piece) => piece.lang === of).map(({ text }) => text).join('').length;
    const other = languages.find((each) => each !== lang);
    assert.ok(letters(`${lang}/index.html`, lang) > 20 * letters(`${lang}/index.html`, other));
    assert.ok(letters('parallel/index.html', lang) > 5000);
  });
}

describe('pages are read right', () => {
  const read = (html) => pagePieces(html, 'x').map(({ lang, role, text }) => [lang, role, text]);
  const cases = [
    ['languages nest', '<html lang="de"><p>Eins <span lang="ro">doi</span> drei</p></html>',
      [['de', 'text', 'Eins'], ['ro', 'text', 'doi'], ['de', 'text', 'drei']]],
    ['inline markup joins', '<p lang="de">Ein <strong>großes</strong> Modell</p>', [['de', 'text', 'Ein großes Modell']]],
    ['what voices skip is apart', '<a lang="de"><span>Deutsch</span><span aria-hidden="true">DE</span></a>', [['de', 'text', 'Deutsch'], ['de', 'text', 'DE']]],
    ['blocks part', '<div lang="de"><h2>Eins</h2><p>zwei<br>drei</p></div>', [['de', 'heading', 'Eins'], ['de', 'text', 'zwei'], ['de', 'text', 'drei']]],
    ['code is a hole, scripts are nothing', '<p lang="de">Paket <code>mlx-lm</code>.</p><script>var x</script>', [['de', 'text', 'Paket \uFFFC.']]],
    ['spoken attributes count', '<button lang="ro" aria-label="Închide" class="x">×</button>', [['ro', 'text', 'Închide'], ['ro', 'heading', '×']]],
    ['a description counts', '<html lang="de"><meta name="description" content="So &amp; so"></html>', [['de', 'text', 'So & so']]],
    ['a title and its small line are two', '<table lang="de"><tr><th><strong>Eins</strong> <em>zwei</em></th></tr></table>',
      [['de', 'cell', 'Eins'], ['de', 'cell', 'zwei']]],
    ['gaps survive', '<p lang="de">24&#8239;GB\n jetzt</p>', [['de', 'text', '24\u202FGB jetzt']]],
    ['no language is told', '<p>Text</p>', [['', 'text', 'Text']]],
  ];
  test('a head in two languages is left out', () => {
    const html = '<html lang="de"><title>Eins · Unu</title><meta name="description" content="x"><p>da</p></html>';
    assert.deepEqual(pagePieces(html, 'x', { head: false }).map(({ text }) => text), ['da']);
  });
  for (const [name, html, pieces] of cases) test(name, () => assert.deepEqual(read(html), pieces));
});
