// The view run on both faces and in both languages: it ends at step 900, the knobs save it, the same examples can be replayed.
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, languages, test, type Language, type Lesson } from './lesson/lesson-test';

const axe = fileURLToPath(new URL('../../web/node_modules/axe-core/axe.min.js', import.meta.url));

const said: Record<Language, { died: string; done: string; untouched: string; cut: RegExp; again: string; slower: string; none: string }> = {
  de: {
    died: 'Ohne Stellschrauben: Ende bei Schritt 900', done: 'Mit Stellschrauben: alle 1.000 Schritte', untouched: 'Noch keine Stellschraube gestellt',
    cut: /Beispiele werden gekürzt/, again: 'weil Aktivierungen neu berechnet werden', slower: 'macOS lagert Speicher aus', none: 'keine',
  },
  ro: {
    died: 'Fără reglaje: oprită la pasul 900', done: 'Cu reglaje: toți cei 1.000 de pași', untouched: 'Încă niciun reglaj schimbat',
    cut: /exemple sunt trunchiate/, again: 'pentru că activările se calculează din nou', slower: 'macOS mută memorie pe disc', none: 'fără',
  },
};

const page = (language: Language) => `embed.html?lang=${language}&memory=24&view=exercise%20run`;
const settings = (lesson: Lesson) => lesson.on((element) => (JSON.parse(element.state) as { run?: string }).run ?? '');
const outcomes = (lesson: Lesson) => lesson.element.locator('.outcomes');

async function findings(lesson: Lesson): Promise<string[]> {
  return lesson.page.evaluate(async () => {
    const { run } = (window as never as { axe: { run(where: Document, options: RunOptions): Promise<AxeResults> } }).axe;
    const { violations } = await run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], preload: false });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
  });
}

for (const language of languages) {
  const words = said[language];

  test.describe(language, () => {
    test('by keyboard on the form: it ends at step 900; each knob saves it; replay tells it', async ({ lesson }) => {
      await lesson.openForm(page(language));
      const heard = await lesson.listen('wingspan-check', 'wingspan-complete', 'wingspan-error');
      await lesson.widget('view-run').click();
      await expect(outcomes(lesson)).toContainText(words.died);
      await expect(outcomes(lesson)).toContainText(words.untouched);
      await lesson.widget('run-checkpointing').focus();
      await lesson.page.keyboard.press('Space');
      await expect(outcomes(lesson)).toContainText(words.done);
      await expect(outcomes(lesson)).toContainText(words.again);
      await expect(outcomes(lesson)).toContainText(words.died);
      expect(await settings(lesson)).toBe('checkpointing=on');
      await lesson.page.keyboard.press('Space');
      await expect(outcomes(lesson)).toContainText(words.untouched);
      await lesson.widget('run-max').focus();
      for (let i = 0; i < 14; i += 1) await lesson.page.keyboard.press('ArrowLeft');
      await expect(lesson.widget('run-max')).toHaveValue('800');
      await expect(outcomes(lesson)).toContainText(words.done);
      await expect(outcomes(lesson)).toContainText(words.cut);
      await lesson.page.keyboard.press('End');
      await expect(lesson.form.locator('#run-max').locator('xpath=..').locator('.value')).toHaveText(words.none);
      expect(await settings(lesson)).toBe('');
      await lesson.widget('run-reserve').focus();
      await lesson.page.keyboard.press('Space');
      await expect(outcomes(lesson)).toContainText(words.done);
      await lesson.widget('run-replay').focus();
      await lesson.page.keyboard.press('Enter');
      await expect(lesson.element.getByRole('status')).toContainText(words.done);
      await expect(lesson.widget('run-replay')).toBeFocused();
      expect((await heard()).map(({ type }) => type)).toEqual(['wingspan-check', 'wingspan-complete']);
      expect((await heard())[0]!.detail).toMatchObject({ view: 'run' });
    });

    test('unified memory slows where the card breaks down; both charts stand as tables too', async ({ lesson }) => {
      await lesson.openForm(page(language));
      await lesson.widget('view-run').click();
      await lesson.widget('run-machine-card').focus();
      await lesson.page.keyboard.press('ArrowRight');
      await expect(lesson.widget('run-machine-mac')).toBeChecked();
      await expect(outcomes(lesson)).toContainText(words.slower);
      await lesson.form.locator('summary').click();
      const tables = lesson.form.getByRole('table');
      await expect(tables).toHaveCount(2);
      await expect(tables.nth(1).getByRole('row')).toHaveCount(11);
      await expect(lesson.form.locator('.chart svg')).toHaveCount(1);
      await expect(lesson.form.locator('.lengths svg')).toHaveCount(1);
    });

    test('on the canvas: the same widgets, knobs by pointer, a replay that ends, then no frame', async ({ lesson }) => {
      await lesson.open(page(language));
      await lesson.rest();
      await lesson.click('view-run');
      await expect.poll(async () => Object.keys((await lesson.inspect()).widgets)).toContain('run-max');
      await lesson.rest();
      const canvas = Object.keys((await lesson.inspect()).widgets);
      const form = await lesson.form.locator('[data-widget]').evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-widget')!));
      expect(canvas.sort(), 'both faces name the same widgets').toEqual(form.sort());
      await lesson.click('run-checkpointing');
      await expect.poll(() => settings(lesson)).toBe('checkpointing=on');
      await expect(lesson.widget('run-checkpointing')).toBeChecked();
      const heard = await lesson.listen('wingspan-check');
      await lesson.rest();
      const before = (await lesson.inspect()).frames;
      await lesson.click('run-replay');
      await expect.poll(async () => (await heard()).length).toBe(1);
      await expect(lesson.element.getByRole('status')).toContainText(words.done);
      await expect.poll(async () => (await lesson.inspect()).frames).toBeGreaterThan(before + 20);
      await lesson.rest();
      const after = (await lesson.inspect()).frames;
      await lesson.page.waitForFunction((since) => performance.now() - since > 1500, await lesson.page.evaluate(() => performance.now()));
      expect((await lesson.inspect()).frames, 'frames at rest').toBe(after);
    });

    test('language, face and reload keep the settings; axe finds nothing', async ({ lesson }) => {
      await lesson.page.addInitScript({ path: axe });
      await lesson.page.emulateMedia({ reducedMotion: 'reduce' });
      await lesson.open(page(language));
      await lesson.toForm('view-exercise');
      await lesson.widget('view-run').click();
      expect(await findings(lesson), 'as it comes').toEqual([]);
      await lesson.widget('run-checkpointing').check();
      await lesson.widget('run-next').click();
      await expect(lesson.widget('run-lesson')).toBeVisible();
      const kept = await settings(lesson);
      expect(kept).toBe('checkpointing=on seed=1650');
      expect(await findings(lesson), 'with a knob').toEqual([]);
      const other = language === 'de' ? 'ro' : 'de';
      await lesson.on((element, tag: string) => element.setAttribute('lang', tag), other);
      await expect(outcomes(lesson)).toContainText(said[other].done);
      await lesson.on((element, tag: string) => element.setAttribute('lang', tag), language);
      await lesson.toCanvas();
      await expect.poll(async () => Object.keys((await lesson.inspect()).widgets)).toContain('run-lesson');
      expect(await findings(lesson), 'canvas').toEqual([]);
      await lesson.page.reload();
      await lesson.on((element) => element.ready);
      await expect(outcomes(lesson)).toContainText(words.done);
      expect(await settings(lesson)).toBe(kept);
      await lesson.widget('run-lesson').dispatchEvent('click');
      await expect.poll(() => settings(lesson)).toBe('checkpointing=on');
    });
  });
}

test('settings that make no sense are as they come', async ({ lesson }) => {
  await lesson.openForm(page('de'));
  const state = await lesson.on((element) => {
    element.state = '{"v":2,"memory":"24","last":"24","view":"run","run":"machine=cellar max=-5 seed=0 tail=1e9 x=y checkpointing=maybe"}';
    return element.state;
  });
  expect(JSON.parse(state)).toMatchObject({ view: 'run' });
  await expect(outcomes(lesson)).toContainText(said.de.died);
  await expect(lesson.widget('run-machine-card')).toBeChecked();
  await lesson.widget('run-checkpointing').check();
  expect(await settings(lesson)).toBe('checkpointing=on');
});

test.describe('fingers', () => {
  test.use({ viewport: { width: 412, height: 839 }, hasTouch: true, isMobile: true });
  test('the run by taps, on both faces, nothing scrolls sideways', async ({ lesson }) => {
    await lesson.open(page('ro'));
    await lesson.element.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await lesson.rest();
    const tap = async (id: string) => {
      const { x, y } = await lesson.at(id);
      await lesson.page.touchscreen.tap(x, y);
    };
    await tap('view-run');
    await expect.poll(async () => Object.keys((await lesson.inspect()).widgets)).toContain('run-machine-mac');
    await lesson.rest();
    await tap('run-machine-mac');
    await expect.poll(() => settings(lesson)).toBe('machine=mac');
    await lesson.element.getByRole('button', { name: 'Ca formular' }).tap();
    await lesson.faceIs('form');
    await lesson.widget('run-checkpointing').tap();
    await expect.poll(() => settings(lesson)).toBe('machine=mac checkpointing=on');
    expect(await lesson.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(412);
  });
});
