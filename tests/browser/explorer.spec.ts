// The explorer on both faces, in both languages: ways of counting, bars, settings, legend, ceilings, exports, state.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, languages, test, type Language, type Lesson } from './lesson/lesson-test';

const axe = fileURLToPath(new URL('../../web/node_modules/axe-core/axe.min.js', import.meta.url));

const said: Record<Language, { more: RegExp; own: string; total: string; csv: string; live: RegExp }> = {
  de: { more: /: Warum mehr\?$/, own: 'du 32\u202fGB', total: 'Gesamt', csv: '"Modell","Gewichte (GB)"', live: /^4B mit LoRA: etwa 10 Gigabyte nach der Faustregel/ },
  ro: { more: /: de ce mai mult\?$/, own: 'tu 32\u202fGB', total: 'Total', csv: '"Model","Greutăți (GB)"', live: /^4B cu LoRA: aproximativ 10 gigabaiți după regula practică/ },
};

const address = (language: Language) => `embed.html?lang=${language}&memory=24&view=explorer`;
const settings = (lesson: Lesson) => lesson.on((element) => (JSON.parse(element.state).explorer ?? '') as string);
const chosen = (lesson: Lesson) => lesson.element.locator('tr.chosen');

async function findings(lesson: Lesson): Promise<string[]> {
  return lesson.page.evaluate(async () => {
    const { run } = (window as never as { axe: { run(where: Document, options: RunOptions): Promise<AxeResults> } }).axe;
    const { violations } = await run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], preload: false });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
  });
}

async function downloaded(lesson: Lesson, act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const coming = lesson.page.waitForEvent('download');
  await act();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

for (const language of languages) {
  const words = said[language];

  test.describe(language, () => {
    test('on the canvas: mode, scale, a bar, a part; the form says the same', async ({ lesson }) => {
      await lesson.open(address(language));
      await lesson.rest();
      await expect(chosen(lesson)).toContainText('8B');
      await lesson.click('explorer-bar-4B-lora');
      await expect(chosen(lesson)).toContainText('4B');
      await expect(lesson.element.getByRole('status')).toHaveText(words.live);
      await lesson.rest();
      const rule = (await chosen(lesson).locator('.total').textContent())!;
      expect(rule).toBe('~10\u202fGB');
      await lesson.click('explorer-exact');
      await expect(chosen(lesson).locator('.total')).not.toHaveText(rule);
      await lesson.rest();
      await lesson.click('explorer-log');
      await lesson.rest();
      await lesson.click('explorer-part-loss');
      await expect.poll(() => settings(lesson)).toBe('bar=4B/lora mode=exact scale=log hide=l');
      await lesson.rest();
      const canvas = Object.keys((await lesson.inspect()).widgets);
      const form = await lesson.form.locator('[data-widget]').evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-widget')!));
      expect(canvas.sort(), 'both faces name the same widgets').toEqual(form.sort());
    });

    test('on the canvas: a setting opens its list and changes the exact totals', async ({ lesson }) => {
      await lesson.open(address(language));
      await lesson.rest();
      await lesson.click('explorer-exact');
      await lesson.rest();
      const before = await chosen(lesson).locator('.total').textContent();
      await lesson.click('explorer-seq');
      await expect.poll(async () => Object.keys((await lesson.inspect()).widgets)).toContain('8192');
      await lesson.rest();
      await lesson.click('8192');
      await expect.poll(() => settings(lesson)).toBe('mode=exact seq=8192');
      await expect(chosen(lesson).locator('.total')).not.toHaveText(before!);
      await lesson.rest();
      const frames = (await lesson.inspect()).frames;
      await lesson.page.waitForFunction((since) => performance.now() - since > 1000, await lesson.page.evaluate(() => performance.now()));
      expect((await lesson.inspect()).frames, 'frames at rest').toBe(frames);
    });

    test('on the form: keyboard, settings, catalogue, savings, legend; axe finds nothing', async ({ lesson }) => {
      await lesson.page.addInitScript({ path: axe });
      await lesson.page.emulateMedia({ reducedMotion: 'reduce' });
      await lesson.open(address(language));
      await lesson.toForm('explorer-bar-8B-qlora');
      await lesson.page.keyboard.press('ArrowUp');
      await expect(lesson.widget('explorer-bar-8B-lora')).toBeFocused();
      await expect(lesson.widget('explorer-bar-8B-lora')).toBeChecked();
      await lesson.page.keyboard.press('ArrowDown');
      await expect.poll(() => settings(lesson)).toBe('');
      await expect(lesson.element.locator('.strip .title')).toHaveText(words.more);
      expect(await findings(lesson), 'rule').toEqual([]);

      await lesson.widget('explorer-exact').check();
      const total = () => lesson.element.locator('.details tfoot td').nth(1).textContent();
      const before = await total();
      await lesson.widget('explorer-batch').selectOption('8');
      await expect.poll(total).not.toBe(before);
      await expect(lesson.element.locator('.details .formula').first()).toContainText('×');
      await lesson.widget('explorer-saving-batch-1').click();
      await expect.poll(total).toBe(before);

      await lesson.widget('explorer-model').selectOption('Qwen3-8B');
      await expect(chosen(lesson)).toContainText('Qwen3-8B');
      await expect(lesson.element.locator('tbody tr', { has: lesson.page.locator('[name=explorer-bar]') })).toHaveCount(21);
      await lesson.widget('explorer-part-weights').uncheck();
      await expect(lesson.element.locator('.drawing').first().locator('rect.s-grid').first()).toBeAttached();
      expect(await findings(lesson), 'exact').toEqual([]);
      await lesson.widget('explorer-log').check();
      await expect(lesson.element.locator('.drawing').first().locator('circle').first()).toBeAttached();
      await expect.poll(() => settings(lesson)).toBe('model=Qwen3-8B mode=exact scale=log hide=w');

      const kept = await lesson.on((element) => element.state);
      await lesson.page.reload();
      await lesson.on((element) => element.ready);
      await expect(chosen(lesson)).toContainText('Qwen3-8B');
      expect(JSON.parse(await lesson.on((element) => element.state)).explorer).toBe(JSON.parse(kept).explorer);
    });

    test('the ceilings follow the memory', async ({ lesson }) => {
      await lesson.open(address(language));
      const labels = lesson.element.locator('.drawing').first().locator('text.c-ceiling');
      await expect(labels).toHaveCount(3);
      await lesson.on((element) => (element.memory = 32));
      await expect(labels.filter({ hasText: words.own })).toHaveCount(1);
      await lesson.on((element) => (element.memory = null));
      await expect(labels).toHaveCount(2);
    });

    test('what is shown is handed out as CSV and PNG, from both faces', async ({ lesson }) => {
      await lesson.open(address(language));
      await lesson.rest();
      const csv = await downloaded(lesson, () => lesson.click('explorer-csv'));
      expect(csv.name).toBe('wingspan.csv');
      const lines = csv.bytes.toString('utf8').replace(/^\ufeff/, '').trimEnd().split('\r\n');
      expect(lines).toHaveLength(19);
      expect(lines[0]).toContain(words.csv);
      expect(lines[0]).toContain(words.total);
      expect(lines[3]).toMatch(/QLoRA",0\.5,(0,)+1,1\.5$/);
      await lesson.rest();
      for (const face of ['canvas', 'form'] as const) {
        if (face === 'form') await lesson.toForm('explorer-picture');
        const picture = await downloaded(lesson, () => (face === 'canvas' ? lesson.click('explorer-picture') : lesson.widget('explorer-picture').click()));
        expect(picture.name, face).toBe('wingspan.png');
        expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG');
        expect(picture.bytes.length).toBeGreaterThan(5000);
      }
    });
  });
}

test('hostile settings in a saved state are the defaults', async ({ lesson }) => {
  await lesson.open(address('de'));
  await lesson.on((element) => {
    const state = JSON.parse(element.state);
    element.state = JSON.stringify({ ...state, explorer: 'mode=exact seq=-5 bar=own/x model=cellar hide=%% loss=' });
  });
  await expect(lesson.widget('explorer-exact')).toBeChecked();
  await expect(chosen(lesson)).toContainText('8B mit QLoRA');
  await expect(lesson.widget('explorer-seq')).toHaveValue('2048');
});

test.describe('fingers', () => {
  test.use({ viewport: { width: 412, height: 839 }, hasTouch: true, isMobile: true });
  test('one size at a time, chosen by taps; nothing scrolls sideways', async ({ lesson }) => {
    await lesson.open(address('ro'));
    await lesson.element.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await lesson.rest();
    const tap = async (id: string) => {
      const { x, y } = await lesson.at(id);
      await lesson.page.touchscreen.tap(x, y);
    };
    await tap('explorer-size-14B');
    await expect.poll(async () => Object.keys((await lesson.inspect()).widgets)).toContain('explorer-bar-14B-full');
    await lesson.rest();
    await tap('explorer-bar-14B-full');
    await expect.poll(() => settings(lesson)).toBe('bar=14B/full');
    expect(await lesson.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(412);
    await lesson.element.getByRole('button', { name: 'Ca formular' }).tap();
    await lesson.faceIs('form');
    await lesson.widget('explorer-exact').tap();
    await expect.poll(() => settings(lesson)).toBe('bar=14B/full mode=exact');
    expect(await lesson.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(412);
  });
});
