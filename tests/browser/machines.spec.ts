// The duel of two machines in both languages: what it says of the course's pair, other machines by list and by canvas, the
// sides swapped, by keyboard and by finger; the same widgets on both faces; what is kept.
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, languages, test, type Language, type Lesson } from './lesson/lesson-test';

const axe = fileURLToPath(new URL('../../web/node_modules/axe-core/axe.min.js', import.meta.url));
const gap = '\u202f';

interface Said {
  left: string;
  right: string;
  swap: string;
  who: string;
  winners: string[];
  differs: string;
  gpu: string;
  closing: string;
  live: string;
  other: string;
}

const said: Record<Language, Said> = {
  de: {
    left: 'Rechner links', right: 'Rechner rechts', swap: 'Seiten tauschen', who: 'Wer trainiert was?',
    winners: ['RTX 4090', 'M3 Ultra', 'M3 Ultra', 'unentschieden', 'RTX 4090'],
    differs: `14B passt auch auf 24${gap}GB und läuft dort schneller. 32B ist auf 24${gap}GB nur knapp.`,
    gpu: 'nur GPU', closing: 'Einen Gesamtsieger gibt es nicht: ein Rennwagen und ein Lastwagen.',
    live: 'M3 Ultra gegen RTX 4090. Gewonnene Vorhaben: 2 zu 2, unentschieden 1.', other: 'M3 Ultra gegen RTX 4070.',
  },
  ro: {
    left: 'Calculatorul din stânga', right: 'Calculatorul din dreapta', swap: 'Schimbă părțile', who: 'Cine ce antrenează?',
    winners: ['RTX 4090', 'M3 Ultra', 'M3 Ultra', 'la egalitate', 'RTX 4090'],
    differs: `14B încape și pe 24${gap}GB și merge acolo mai repede. 32B e la limită pe 24${gap}GB.`,
    gpu: 'doar GPU', closing: 'Niciun câștigător absolut: o mașină de curse și un camion.',
    live: 'M3 Ultra contra RTX 4090. Planuri câștigate: 2 la 2, egalitate 1.', other: 'M3 Ultra contra RTX 4070.',
  },
};

const alone = (language: Language) => `embed.html?lang=${language}&memory=24&view=machines`;
const kept = (lesson: Lesson) => lesson.on((element) => (JSON.parse(element.state) as { machines?: string }).machines ?? '');
const widgets = async (lesson: Lesson) => Object.keys((await lesson.inspect()).widgets);

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
    test('the course duel on the form: every figure, winner and reason as text', async ({ lesson }) => {
      await lesson.openForm(alone(language));
      await expect(lesson.element.getByLabel(words.left)).toHaveValue('apple-m3-ultra-96-gb');
      await expect(lesson.element.getByLabel(words.right)).toHaveValue('geforce-rtx-4090-24gb');
      const compared = lesson.form.locator('.comparison td');
      await expect(compared).toHaveText([
        `96${gap}GB`, `24${gap}GB`, `~800${gap}GB/s`, `~1.000${gap}GB/s`, `~160${gap}W`, `450${gap}W, ${words.gpu}`,
        `~0,16${gap}kWh`, `~0,11–0,15${gap}kWh, ${words.gpu}`, `60${gap}min`, `~15–20${gap}min`, `76,8${gap}GB`, `19,2${gap}GB`, '70B', '14B',
      ]);
      const table = lesson.form.getByRole('table', { name: words.who });
      await expect(table.locator('.pill')).toHaveText(words.winners.map((winner) => new RegExp(`${winner}$`)));
      await expect(table.locator('.computed')).toHaveText([words.differs]);
      await expect(lesson.form.locator('.closing')).toHaveText(words.closing);
      await expect(lesson.form.locator('.race .note')).toContainText('13');
      await expect(lesson.form.locator('.sizes tbody tr')).toHaveCount(9);
      await expect(lesson.form.locator('.chart svg')).toHaveCount(3);
      await lesson.on((element) => element.check());
      await expect(lesson.element.getByRole('status')).toContainText(words.live);
    });

    test('another machine by the list, the sides swapped, all by keyboard', async ({ lesson }) => {
      await lesson.openForm(alone(language));
      const heard = await lesson.listen('wingspan-change');
      await lesson.widget('machines-left').focus();
      await lesson.page.keyboard.press('Tab');
      await expect(lesson.widget('machines-swap')).toBeFocused();
      await lesson.page.keyboard.press('Enter');
      await expect(lesson.widget('machines-left')).toHaveValue('geforce-rtx-4090-24gb');
      await expect(lesson.widget('machines-right')).toHaveValue('apple-m3-ultra-96-gb');
      await expect(lesson.form.locator('.pill.left')).toHaveCount(2);
      await lesson.page.keyboard.press('Enter');
      await expect.poll(() => kept(lesson)).toBe('');
      await lesson.page.keyboard.press('Tab');
      await expect(lesson.widget('machines-right')).toBeFocused();
      await lesson.widget('machines-right').selectOption('geforce-rtx-4070-12gb');
      await expect(lesson.form.locator('.comparison td').nth(1)).toHaveText(`12${gap}GB`);
      await expect.poll(() => kept(lesson)).toBe('right=geforce-rtx-4070-12gb');
      await lesson.on((element) => element.check());
      await expect(lesson.element.getByRole('status')).toContainText(words.other);
      expect((await heard()).length).toBeGreaterThanOrEqual(3);
    });

    test('on the canvas: list, swap, and the same widgets as the form', async ({ lesson }) => {
      await lesson.open(alone(language));
      await lesson.rest();
      const canvas = await widgets(lesson);
      const form = await lesson.form.locator('[data-widget]').evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-widget')!));
      expect(canvas.sort(), 'both faces name the same widgets').toEqual(form.sort());
      await lesson.click('machines-right');
      await expect.poll(() => widgets(lesson)).toContain('geforce-rtx-4070-12gb');
      await lesson.rest();
      await lesson.click('geforce-rtx-4070-12gb');
      await expect.poll(() => kept(lesson)).toBe('right=geforce-rtx-4070-12gb');
      await lesson.rest();
      await lesson.click('machines-swap');
      await expect.poll(() => kept(lesson)).toBe('left=geforce-rtx-4070-12gb right=apple-m3-ultra-96-gb');
      await expect(lesson.widget('machines-left').last()).toHaveValue('geforce-rtx-4070-12gb');
      await lesson.rest();
      const before = (await lesson.inspect()).frames;
      await lesson.page.waitForFunction((since) => performance.now() - since > 1500, await lesson.page.evaluate(() => performance.now()));
      expect((await lesson.inspect()).frames, 'frames at rest').toBe(before);
    });

    test('language, face and reload keep the machines; axe finds nothing', async ({ lesson }) => {
      await lesson.page.addInitScript({ path: axe });
      await lesson.page.emulateMedia({ reducedMotion: 'reduce' });
      await lesson.open(`embed.html?lang=${language}&memory=24&view=exercise%20machines`);
      await lesson.toForm('view-machines');
      await lesson.widget('view-machines').click();
      await lesson.widget('machines-left').selectOption('geforce-rtx-3060-12-gb');
      expect(await findings(lesson), 'form').toEqual([]);
      const other = language === 'de' ? 'ro' : 'de';
      await lesson.on((element, tag: string) => element.setAttribute('lang', tag), other);
      await expect(lesson.form.getByRole('table', { name: said[other].who })).toHaveCount(1);
      await lesson.on((element, tag: string) => element.setAttribute('lang', tag), language);
      await lesson.toCanvas();
      await expect.poll(() => widgets(lesson)).toContain('machines-swap');
      expect(await findings(lesson), 'canvas').toEqual([]);
      await lesson.page.reload();
      await lesson.on((element) => element.ready);
      await expect(lesson.widget('machines-left')).toHaveValue('geforce-rtx-3060-12-gb');
      expect(await kept(lesson)).toBe('left=geforce-rtx-3060-12-gb');
    });
  });
}

test('hostile settings load as the course duel; a state with machines comes back', async ({ lesson }) => {
  await lesson.openForm(alone('de'));
  const state = await lesson.on((element) => {
    element.state = '{"v":2,"memory":"24","last":"24","view":"machines","machines":"right=geforce-rtx-5090-32gb"}';
    return element.state;
  });
  expect(JSON.parse(state)).toMatchObject({ machines: 'right=geforce-rtx-5090-32gb' });
  await expect(lesson.widget('machines-right')).toHaveValue('geforce-rtx-5090-32gb');
  for (const hostile of ['left=cellar right=', 'swap=1 = ==', 'left='.repeat(20)]) {
    await lesson.on((element, machines: string) => {
      element.state = JSON.stringify({ v: 2, memory: '24', last: '24', view: 'machines', machines });
    }, hostile);
    await expect(lesson.widget('machines-left')).toHaveValue('apple-m3-ultra-96-gb');
    await expect(lesson.widget('machines-right')).toHaveValue('geforce-rtx-4090-24gb');
  }
});

for (const width of [320, 240]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ lesson }) => {
    await lesson.page.setViewportSize({ width, height: 800 });
    await lesson.openForm(alone('ro'));
    await expect(lesson.form.locator('.one-wing')).toHaveCount(2);
    expect(await lesson.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await lesson.widget('machines-left').selectOption('apple-m3-pro-36-gb');
    await expect(lesson.form.locator('.comparison td').first()).toHaveText(`36${gap}GB`);
    expect(await lesson.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test.describe('fingers', () => {
  test.use({ viewport: { width: 412, height: 839 }, hasTouch: true, isMobile: true });
  test('a machine and the swap by taps on the canvas', async ({ lesson }) => {
    await lesson.open(alone('ro'));
    await lesson.element.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await lesson.rest();
    const tap = async (id: string) => {
      const { x, y } = await lesson.at(id);
      await lesson.page.touchscreen.tap(x, y);
    };
    await tap('machines-swap');
    await expect.poll(() => kept(lesson)).toBe('left=geforce-rtx-4090-24gb right=apple-m3-ultra-96-gb');
    await lesson.rest();
    await tap('machines-left');
    await expect.poll(() => widgets(lesson)).toContain('geforce-rtx-4060-8gb');
    await lesson.rest();
    await tap('geforce-rtx-4060-8gb');
    await expect.poll(() => kept(lesson)).toBe('left=geforce-rtx-4060-8gb right=apple-m3-ultra-96-gb');
  });
});
