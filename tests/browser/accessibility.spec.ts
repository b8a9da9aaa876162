// WCAG 2.2 AA by axe on every page, language, theme and face; and what a voice finds in the form.
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, languages, test, type Lesson } from './lesson/lesson-test';

const axe = fileURLToPath(new URL('../../web/node_modules/axe-core/axe.min.js', import.meta.url));

test.beforeEach(({ page }) => page.addInitScript({ path: axe }));

async function findings(lesson: Lesson): Promise<string[]> {
  return lesson.page.evaluate(async () => {
    const { run } = (window as never as { axe: { run(where: Document, options: RunOptions): Promise<AxeResults> } }).axe;
    const { violations } = await run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      preload: false, // axe would copy the style sheets of shadow roots into <style>, which the page's policy refuses
    });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
  });
}

const pages = ['', ...languages.map((language) => `${language}/`), 'parallel/', 'embed.html', 'docs/', 'docs/embed/', 'docs/numbers/', 'docs/validation/'];

/** In both themes; the page follows the scheme while it stands. */
async function expectNothing(lesson: Lesson, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await lesson.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findings(lesson), `${state}, ${colorScheme}`).toEqual([]);
  }
}

for (const path of pages)
  test(`axe finds nothing on /${path} in light and dark`, async ({ lesson }) => {
    await lesson.page.goto(lesson.address + path);
    await expectNothing(lesson, 'as it opens');
    if ((await lesson.element.count()) === 0) return;
    await lesson.element.scrollIntoViewIfNeeded();
    await lesson.faceIs('canvas');
    await expectNothing(lesson, 'canvas');
    // Every state of the form in both languages; on the other pages it is the same form.
    for (const memory of path === 'de/' || path === 'ro/' ? ['24', '1,8', 'abc', ''] : ['24']) {
      await lesson.type(memory);
      await expectNothing(lesson, `form, „${memory}“`);
    }
  });

test('German: what a voice finds in the form', async ({ lesson }) => {
  await lesson.open('de/');
  await lesson.type('24');
  await expect(lesson.form).toMatchAriaSnapshot(`
    - form "Übung":
      - tablist:
        - tab "Übung" [selected]
        - tab "Erkunden"
        - tab "Trainingslauf"
        - tab "Rechnerduell"
        - tab "Selbsttest"
      - tabpanel "Übung":
        - combobox "Dein Rechner"
        - textbox "Speicher": "24"
        - text: GB
        - img "mal"
        - group "Faktor": 0,8
        - img "ergibt"
        - strong: /19,2/
        - button "Prüfen"
        - slider "Speicher": "40"
        - group "Methode":
          - radio "Voll"
          - radio "LoRA"
          - radio "QLoRA" [checked]
  `);
  await expect(lesson.form.getByRole('row', { name: /14B größtes passendes Modell/ })).toHaveCount(1);
  await expect(lesson.form.getByRole('rowheader')).toHaveCount(6);
  await expect(lesson.form.getByRole('columnheader')).toHaveCount(4);
  await expect(lesson.form.getByRole('cell', { name: '~24\u202fGB knapp' })).toHaveCount(1);
  await expect(lesson.element.getByRole('status')).toHaveCount(1);
});

test('the language of every text is known', async ({ lesson }) => {
  await lesson.open('de/');
  expect(await lesson.on((element) => element.shadowRoot!.querySelector('.root')!.getAttribute('lang'))).toBe('de');
  await lesson.on((element) => element.setAttribute('lang', 'ro'));
  await expect(lesson.element.locator('.root')).toHaveAttribute('lang', 'ro');
});
