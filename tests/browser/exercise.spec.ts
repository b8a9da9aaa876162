// The exercise itself, in both languages and on both faces. Figures: the facts sheet's list of verdicts.
import { expect, languages, test, type Language } from './lesson/lesson-test';
import tokens from '../../web/tokens.json' with { type: 'json' };

const colour = tokens.color.light;
const models = ['1B', '4B', '8B', '14B', '32B', '70B'] as const;

const said: Record<Language, { live14: string; none: string; live32: string; spoken24: RegExp; separators: string; letters: string; kept: string; read: string }> = {
  de: {
    live14: 'Größtes Modell mit QLoRA: 14B. Braucht etwa 12 Gigabyte von 19,2 Gigabyte.',
    live32: 'Größtes Modell mit QLoRA: 32B.',
    none: 'Mit diesem Budget passt noch kein Modell aus der Tabelle.',
    spoken24: /^24 Gigabyte, Budget 19,2 Gigabyte$/,
    separators: 'In „1.234,5“ steht mehr als ein Komma oder Punkt.',
    letters: '„abc“ ist keine Zahl.',
    kept: 'Deine letzte Antwort bleibt stehen.',
    read: 'gelesen als 24,5\u202fGB',
  },
  ro: {
    live14: 'Cel mai mare model cu QLoRA: 14B. Are nevoie de aproximativ 12 gigabaiți din 19,2 gigabaiți.',
    live32: 'Cel mai mare model cu QLoRA: 32B.',
    none: 'La acest buget nu încape încă niciun model din tabel.',
    spoken24: /^24 de gigabaiți, buget 19,2 gigabaiți$/,
    separators: 'În „1.234,5” este mai mult de o virgulă sau un punct.',
    letters: '„abc” nu este un număr.',
    kept: 'Ultimul tău răspuns rămâne afișat.',
    read: 'citit ca 24,5\u202fGB',
  },
};

/** Memory as typed, budget as shown, largest QLoRA model. */
const verdicts: readonly (readonly [string, string, string | null])[] = [
  ['1.875', '1,5', '1B'],
  ['1,8', '1,44', null],
  ['4', '3,2', '1B'],
  ['5', '4', '4B'],
  ['8,75', '7', '8B'],
  ['15', '12', '14B'],
  ['24', '19,2', '14B'],
  ['30', '24', '32B'],
  ['60', '48', '70B'],
  ['96', '76,8', '70B'],
  ['512', '409,6', '70B'],
];

for (const language of languages) {
  const words = said[language];

  test(`${language}: 24, 96 and 1,8 GB on both faces`, async ({ lesson }) => {
    await lesson.open(`${language}/`);
    for (const [memory, largest] of [['24', '14B'], ['96', '70B'], ['1,8', null]] as const) {
      await lesson.type(memory);
      await lesson.litRowIs(largest);
      await lesson.toCanvas();
      await lesson.element.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      // Left of the figures a row is its ground: that of the lit one differs.
      const grounds = await lesson.colours(models.map((model) => [`row-${model}`, 0.2, 0.5] as const));
      const lit = models.filter((_, row) => grounds[row] === colour.accentSoft.toLowerCase());
      expect(lit, `lit on the canvas at ${memory} GB`).toEqual(largest ? [largest] : []);
      expect(new Set(grounds).size, 'all others are plain').toBe(largest ? 2 : 1);
    }
  });

  test.describe(language, () => {
    test.beforeEach(({ lesson }) => lesson.openForm(`${language}/`));

    test('24 GB: the budget is 19,2 GB, the largest model 14B', async ({ lesson }) => {
      await lesson.type('24');
      await expect(lesson.form.locator('.budget')).toHaveText('19,2\u202fGB');
      await lesson.litRowIs('14B');
      await expect(lesson.widget('verdict')).toContainText('14B');
      await expect(lesson.widget('memory-slider')).toHaveAttribute('aria-valuetext', words.spoken24);
      expect(await lesson.answer()).toMatchObject({
        memory_gb: 24, margin: 0.8, budget_gb: 19.2, method: 'qlora', largest: '14B', required_gb: 12, headroom_gb: 7.2,
      });
      await lesson.page.keyboard.press('Enter');
      await expect(lesson.element.getByRole('status')).toHaveText(words.live14);
    });

    test('every memory of the list gives its budget and its model', async ({ lesson }) => {
      for (const [memory, budget, largest] of verdicts) {
        await lesson.type(memory);
        await lesson.largestIs(largest);
        await lesson.litRowIs(largest);
        await expect(lesson.form.locator('.budget'), memory).toHaveText(`${budget}\u202fGB`);
      }
    });

    test('1,8 GB: no model fits, said kindly', async ({ lesson }) => {
      await lesson.type('1,8');
      await lesson.largestIs(null);
      await lesson.litRowIs(null);
      await expect(lesson.widget('verdict')).toContainText(words.none);
      expect(await lesson.answer()).toMatchObject({ largest: null, required_gb: null, headroom_gb: null });
    });

    test('comma and point are the same, and the value is shown as it was read', async ({ lesson }) => {
      for (const typed of ['24,5', '24.5']) {
        await lesson.type(typed);
        await expect(lesson.form.locator('.read')).toHaveText(words.read);
        expect((await lesson.answer())?.memory_gb).toBe(24.5);
      }
    });

    for (const [typed, complaint] of [['1.234,5', words.separators], ['abc', words.letters]] as const) {
      test(`„${typed}“ is refused in words, and the last answer stays`, async ({ lesson }) => {
        await lesson.type('30');
        await lesson.largestIs('32B');
        await lesson.type(typed);
        const line = lesson.form.locator('.read');
        await expect(line).toContainText(complaint);
        await expect(line).toContainText(words.kept);
        await expect(lesson.widget('memory')).toHaveAttribute('aria-invalid', 'true');
        await expect(lesson.widget('memory')).toHaveAccessibleDescription(new RegExp(complaint.replace(/[.?*]/g, '\\$&')));
        await lesson.litRowIs('32B');
        await lesson.largestIs('32B');
        const heard = await lesson.listen('wingspan-error', 'wingspan-check', 'wingspan-complete');
        await lesson.page.keyboard.press('Enter');
        await expect(lesson.element.getByRole('status')).toContainText(complaint);
        expect((await heard()).map(({ type }) => type)).not.toContain('wingspan-check');
        expect((await heard())[0]).toMatchObject({ type: 'wingspan-error', detail: { reason: 'memory' } });
      });
    }

    test('an empty field asks for a memory and shows no verdict', async ({ lesson }) => {
      await lesson.type('24');
      await lesson.page.keyboard.press('ControlOrMeta+a');
      await lesson.page.keyboard.press('Delete');
      await expect(lesson.form.locator('.prompt')).toBeVisible();
      await lesson.litRowIs(null);
      expect(await lesson.answer()).toBeNull();
    });

    test('a machine brings its memory; another memory forgets the machine', async ({ lesson }) => {
      await lesson.toForm('machine');
      await lesson.widget('machine').selectOption({ index: 2 });
      const memory = await lesson.widget('memory').inputValue();
      expect(Number(memory)).toBeGreaterThan(0);
      expect((await lesson.answer())?.memory_gb).toBe(Number(memory));
      await lesson.type('7');
      await expect(lesson.widget('machine')).toHaveValue('');
    });

    test('the method changes the largest model', async ({ lesson }) => {
      await lesson.type('24');
      await lesson.widget('method-lora').check();
      await lesson.largestIs('8B');
      await lesson.litRowIs('8B');
      await lesson.widget('method-full').check();
      await lesson.largestIs('1B');
    });

    test('one check is announced once, and completes once', async ({ lesson }) => {
      await lesson.type('30');
      await expect(lesson.element.getByRole('status')).toContainText(words.live32);
      const heard = await lesson.listen('wingspan-check', 'wingspan-complete');
      await lesson.on((element) => {
        const region = element.shadowRoot!.querySelector('[role=status]')!;
        const said: string[] = [];
        new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, { childList: true, characterData: true, subtree: true });
        Object.assign(window, { said });
      });
      await lesson.page.keyboard.press('Enter');
      await lesson.widget('check').click();
      await expect.poll(async () => (await heard()).map(({ type }) => type)).toEqual(['wingspan-check', 'wingspan-complete', 'wingspan-check']);
      const spoken = await lesson.page.evaluate(() => (window as never as { said: string[] }).said);
      expect(spoken).toHaveLength(2);
    });
  });
}
