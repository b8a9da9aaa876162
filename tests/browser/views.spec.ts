// Several views in one element: tabs by mouse, keyboard and touch on both faces; the self test to its end in both
// languages; what is kept over language, face and reload.
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, languages, test, type Language, type Lesson } from './lesson/lesson-test';

const axe = fileURLToPath(new URL('../../web/node_modules/axe-core/axe.min.js', import.meta.url));

const said: Record<Language, { exercise: string; test: string; right: RegExp; wrong: string; sixth: string; score: string; empty: string; letters: string }> = {
  de: {
    exercise: 'Übung', test: 'Selbsttest', right: /^Gut geschätzt\. /, wrong: 'Noch nicht ganz', sixth: 'Frage 6 von 6', score: '6 von 6 richtig',
    empty: 'Bitte gib einen Wert ein.', letters: '„abc“ ist keine Zahl.',
  },
  ro: {
    exercise: 'Exercițiu', test: 'Autoevaluare', right: /^Bine estimat\. /, wrong: 'Încă nu', sixth: 'Întrebarea 6 din 6', score: '6 răspunsuri corecte din 6',
    empty: 'Introdu o valoare.', letters: '„abc” nu este un număr.',
  },
};

const both = (language: Language) => `embed.html?lang=${language}&memory=24&view=exercise%20checkpoint`;

/** The lesson table's figures for what a question names. */
const table: Record<string, Record<string, string>> = {
  '1B': { full: '18', LoRA: '3', QLoRA: '1,5' }, '4B': { full: '70', LoRA: '10', QLoRA: '4' }, '8B': { full: '140', LoRA: '18', QLoRA: '7' },
  '14B': { full: '250', LoRA: '32', QLoRA: '12' }, '32B': { full: '550', LoRA: '70', QLoRA: '24' }, '70B': { full: '1200', LoRA: '150', QLoRA: '48' },
};

async function solution(lesson: Lesson): Promise<string> {
  const question = (await lesson.element.locator('#checkpoint-question').textContent()) ?? '';
  const model = /\b\d+B\b/.exec(question)![0];
  const method = /\bQ?LoRA\b/.exec(question)?.[0] ?? 'full';
  return table[model]![method]!;
}

const view = (lesson: Lesson) => lesson.on((element) => JSON.parse(element.state).view as string | undefined);
const test6 = (lesson: Lesson) => lesson.on((element) => JSON.parse(element.state).checkpoint as string);

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
    test('tabs on the form: roles, arrow keys, mouse', async ({ lesson }) => {
      await lesson.open(both(language), 'any');
      const tabs = lesson.element.getByRole('tab');
      await expect(tabs).toHaveText([words.exercise, words.test]);
      await expect(lesson.element.getByRole('tabpanel', { name: words.exercise })).toHaveCount(1);
      await lesson.toForm('view-exercise');
      await lesson.page.keyboard.press('ArrowRight');
      await expect(tabs.nth(1)).toBeFocused();
      await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
      await expect(lesson.element.getByRole('tabpanel', { name: words.test })).toHaveCount(1);
      await expect(lesson.widget('checkpoint-answer')).toBeVisible();
      await expect(lesson.widget('memory')).toHaveCount(0);
      expect(await view(lesson)).toBe('checkpoint');
      await lesson.page.keyboard.press('ArrowRight');
      await expect(tabs.nth(0)).toBeFocused();
      await lesson.page.keyboard.press('End');
      await expect(tabs.nth(1)).toBeFocused();
      await tabs.nth(0).click();
      await expect(lesson.widget('memory')).toBeVisible();
    });

    test('tabs on the canvas: mouse, and the keyboard with a ring', async ({ lesson }) => {
      await lesson.open(both(language));
      const heard = await lesson.listen('wingspan-change');
      await lesson.rest();
      await lesson.click('view-checkpoint');
      await expect.poll(async () => Object.keys((await lesson.inspect()).widgets)).toContain('checkpoint-answer');
      await expect.poll(async () => (await heard()).at(-1)?.detail).toMatchObject({ view: 'checkpoint', answer: { largest: '14B' } });
      // Focus that no pointer brought shows the ring on the first widget: the first tab.
      await lesson.page.mouse.move(0, 0);
      await lesson.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await lesson.element.locator('canvas').focus();
      await lesson.rest();
      await lesson.page.keyboard.press('Enter');
      await expect.poll(async () => Object.keys((await lesson.inspect()).widgets)).toContain('memory-slider');
      await lesson.rest();
      await lesson.page.keyboard.press('ArrowRight');
      await lesson.page.keyboard.press('Enter');
      await expect.poll(async () => Object.keys((await lesson.inspect()).widgets)).toContain('checkpoint-answer');
      await lesson.rest();
      const before = (await lesson.inspect()).frames;
      await lesson.page.waitForFunction((since) => performance.now() - since > 1500, await lesson.page.evaluate(() => performance.now()));
      expect((await lesson.inspect()).frames, 'frames at rest').toBe(before);
    });

    test('the self test by keyboard on the form, to the end', async ({ lesson }) => {
      await lesson.openForm(both(language));
      const heard = await lesson.listen('wingspan-check', 'wingspan-complete', 'wingspan-error');
      const status = lesson.element.getByRole('status');
      await lesson.widget('view-checkpoint').click();
      await lesson.widget('checkpoint-check').click();
      await expect(status).toHaveText(words.empty);
      await expect(lesson.widget('checkpoint-answer')).toBeFocused();
      await lesson.page.keyboard.type('abc');
      await expect(lesson.element.locator('.words')).toContainText(words.letters);
      await expect(lesson.widget('checkpoint-answer')).toHaveAttribute('aria-invalid', 'true');
      await lesson.page.keyboard.press('ControlOrMeta+a');
      for (let question = 1; question <= 5; question += 1) {
        await expect(lesson.widget('checkpoint-answer')).toBeFocused();
        if (question === 2) {
          await lesson.widget('checkpoint-hint').click();
          await expect(lesson.element.locator('.words')).toContainText(/× /);
          await lesson.widget('checkpoint-answer').focus();
        }
        await lesson.page.keyboard.type(await solution(lesson));
        await lesson.page.keyboard.press('Enter');
        await expect(status).toHaveText(words.right);
        await expect(lesson.widget('checkpoint-next')).toBeVisible();
        await lesson.page.keyboard.press('Enter');
      }
      await expect(lesson.element.locator('.asked-for')).toContainText(words.sixth);
      await expect(lesson.widget('memory')).toBeFocused();
      await expect(lesson.widget('memory')).toHaveValue('24');
      await lesson.widget('checkpoint-model-14B').focus();
      await lesson.page.keyboard.press('Space');
      await lesson.page.keyboard.press('Enter');
      await expect(lesson.element.locator('.words')).toContainText('19,2');
      const told = (await heard()).filter(({ type }) => type !== 'wingspan-error');
      expect(told.map(({ type }) => type)).toEqual([...Array<string>(6).fill('wingspan-check'), 'wingspan-complete']);
      expect(told.at(-1)!.detail).toMatchObject({ view: 'checkpoint' });
      await lesson.widget('checkpoint-next').click();
      await expect(lesson.element.locator('.ask')).toHaveText(words.score);
      await expect(lesson.form.getByRole('row')).toHaveCount(7 + 4);
      await lesson.widget('checkpoint-again').click();
      await expect(lesson.widget('checkpoint-answer')).toBeFocused();
      await lesson.on((element) => element.check());
      expect((await heard()).filter(({ type }) => type === 'wingspan-complete')).toHaveLength(1);
    });

    test('the self test on the canvas: typed, checked, the same on the form', async ({ lesson }) => {
      await lesson.open(`embed.html?lang=${language}&memory=24&view=checkpoint`);
      await expect(lesson.element.getByRole('tab')).toHaveCount(0);
      await lesson.rest();
      const answer = await solution(lesson);
      await lesson.click('checkpoint-answer');
      await lesson.page.keyboard.type(answer);
      await lesson.page.keyboard.press('Enter');
      await expect(lesson.widget('checkpoint-answer').last()).toHaveValue(answer);
      await lesson.rest();
      const heard = await lesson.listen('wingspan-check');
      await lesson.click('checkpoint-check');
      await expect.poll(async () => (await heard()).length).toBe(1);
      await expect(lesson.element.getByRole('status')).toHaveText(words.right);
      await expect.poll(async () => Object.keys((await lesson.inspect()).widgets)).toContain('checkpoint-next');
      await lesson.rest();
      const canvas = Object.keys((await lesson.inspect()).widgets);
      const form = await lesson.form.locator('[data-widget]').evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-widget')!));
      expect(canvas.sort(), 'both faces name the same widgets').toEqual(form.sort());
      await lesson.click('checkpoint-next');
      await expect.poll(() => test6(lesson)).toMatch(/^\d+ ask \S+$/);
    });

    test('language, face and reload keep the round; axe finds nothing in it', async ({ lesson }) => {
      await lesson.page.addInitScript({ path: axe });
      await lesson.page.emulateMedia({ reducedMotion: 'reduce' });
      await lesson.open(both(language));
      await lesson.toForm('view-checkpoint');
      await lesson.widget('view-checkpoint').click();
      await lesson.widget('checkpoint-answer').fill('0,2');
      expect(await findings(lesson), 'asked').toEqual([]);
      await lesson.widget('checkpoint-check').click();
      await expect(lesson.element.locator('.words')).toContainText(words.wrong);
      expect(await findings(lesson), 'told').toEqual([]);
      const round = await test6(lesson);
      expect(round).toMatch(/^\d+ told 0\.2$/);
      const other = language === 'de' ? 'ro' : 'de';
      await lesson.on((element, tag: string) => element.setAttribute('lang', tag), other);
      await expect(lesson.element.locator('.words')).toContainText(said[other].wrong);
      await lesson.on((element, tag: string) => element.setAttribute('lang', tag), language);
      await lesson.toCanvas();
      await expect.poll(async () => Object.keys((await lesson.inspect()).widgets)).toContain('checkpoint-next');
      expect(await findings(lesson), 'canvas').toEqual([]);
      await lesson.page.reload();
      await lesson.on((element) => element.ready);
      await expect(lesson.element.locator('.words')).toContainText(words.wrong);
      expect(await test6(lesson)).toBe(round);
    });
  });
}

test('one view has no tabs, several have them in the order of the lesson; a name that is none changes nothing', async ({ lesson }) => {
  await lesson.open('embed.html?lang=de&memory=24&view=exercise');
  await expect(lesson.element.getByRole('tab')).toHaveCount(0);
  await lesson.on((element) => element.setAttribute('view', 'checkpoint run machines explorer exercise'));
  await expect(lesson.element.getByRole('tab')).toHaveText(['Übung', 'Erkunden', 'Trainingslauf', 'Rechnerduell', 'Selbsttest']);
  const heard = await lesson.listen('wingspan-error');
  await lesson.on((element) => element.setAttribute('view', 'exercise cellar'));
  expect((await heard()).map(({ detail }) => (detail as { reason: string }).reason)).toEqual(['view']);
  await expect(lesson.element.getByRole('tab')).toHaveCount(5);
  await lesson.on((element) => element.setAttribute('view', 'checkpoint'));
  await expect(lesson.element.getByRole('tab')).toHaveCount(0);
  await expect(lesson.element.locator('#checkpoint-question')).toHaveCount(1);
  await lesson.on((element) => element.removeAttribute('view'));
  await expect(lesson.widget('memory-slider')).toHaveCount(1);
});

test('the exercise alone does not load the other views', async ({ lesson }) => {
  const asked: string[] = [];
  lesson.page.on('request', (request) => asked.push(request.url()));
  await lesson.open('embed.html?lang=de&memory=24');
  expect(asked.some((url) => /\/engine-[^/]*\.wasm$/.test(url))).toBe(true);
  expect(asked.filter((url) => /\/views-[^/]*\.wasm$/.test(url))).toEqual([]);
});

test('the state of the first version loads, and the new one comes back', async ({ lesson }) => {
  await lesson.open(both('de'));
  await lesson.on((element) => (element.state = '{"v":1,"memory":"30","last":"30","method":"qlora","machine":"","note":"x","complete":true}'));
  await lesson.largestIs('32B');
  const heard = await lesson.listen('wingspan-complete', 'wingspan-error');
  await lesson.on((element) => element.check());
  expect(await heard(), 'told before').toEqual([]);
  const state = await lesson.on((element) => {
    element.state = '{"v":2,"memory":"24","last":"24","view":"checkpoint","checkpoint":"7 told 20","estimate":"20","complete":["exercise"]}';
    return element.state;
  });
  expect(JSON.parse(state)).toMatchObject({ v: 2, view: 'checkpoint', checkpoint: '7 told 20', complete: ['exercise'] });
  await expect(lesson.element.locator('.words')).not.toBeEmpty();
  for (const hostile of ['{"v":2,"view":"cellar"}', '{"v":2,"complete":["x"]}', '{"v":2,"checkpoint":7}', `{"v":2,"checkpoint":"${'1 '.repeat(60)}"}`])
    await lesson.on((element, json: string) => (element.state = json), hostile);
  expect((await heard()).map(({ detail }) => (detail as { reason: string }).reason)).toEqual(['state', 'state', 'state', 'state']);
  expect(await lesson.on((element) => element.state)).toBe(state);
});

test.describe('fingers', () => {
  test.use({ viewport: { width: 412, height: 839 }, hasTouch: true, isMobile: true });
  test('tabs and the self test by taps, on both faces', async ({ lesson }) => {
    await lesson.open(both('ro'));
    await lesson.element.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await lesson.rest();
    const tap = async (id: string) => {
      const { x, y } = await lesson.at(id);
      await lesson.page.touchscreen.tap(x, y);
    };
    await tap('view-checkpoint');
    await expect.poll(async () => Object.keys((await lesson.inspect()).widgets)).toContain('checkpoint-answer');
    await lesson.rest();
    await tap('checkpoint-answer');
    await expect.poll(() => lesson.on((element) => element.shadowRoot!.activeElement?.getAttribute('inputmode'))).toBe('decimal');
    await lesson.page.keyboard.type('20');
    await lesson.page.keyboard.press('Enter');
    await lesson.rest();
    await tap('checkpoint-check');
    await expect.poll(() => test6(lesson)).toMatch(/^\d+ told 20$/);
    await lesson.element.getByRole('button', { name: 'Ca formular' }).tap();
    await lesson.faceIs('form');
    await lesson.widget('checkpoint-next').tap();
    await expect.poll(() => test6(lesson)).toMatch(/^\d+ ask 20$/);
    await lesson.widget('view-exercise').tap();
    await expect(lesson.widget('memory-slider')).toBeVisible();
    const wide = await lesson.page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(412);
  });
});
