// The element as a guest of its page: the page keeps its keys, its wheel, its place and its peace.
import { expect, languages, test } from './lesson/lesson-test';

for (const language of languages) {
  test(`${language}: the form is there before any script`, async ({ browser, address }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${address}${language}/`);
    const form = page.locator('wingspan-lesson form');
    await expect(form).toBeVisible();
    await expect(form.locator('tr[data-lit]')).toHaveAttribute('data-widget', 'row-14B');
    await expect(form.locator('.budget')).toHaveText('19,2\u202fGB');
    await context.close();
  });

  test(`${language}: the page's form is taken over as it stands`, async ({ lesson }) => {
    await lesson.page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const root = document.querySelector('wingspan-lesson')?.shadowRoot;
        Object.assign(window, { early: [...(root?.querySelectorAll('[data-widget], link, table, form') ?? [])] });
      });
    });
    await lesson.open(`${language}/`);
    const kept = await lesson.page.evaluate(() => (window as never as { early: Element[] }).early.map((node) => node.isConnected));
    expect(kept.length).toBeGreaterThan(15);
    expect(kept).not.toContain(false);
  });

  for (const width of [360, 768, 1280]) {
    test(`${language}: nothing on the page moves while it loads, at ${width} px`, async ({ lesson }) => {
      await lesson.page.setViewportSize({ width, height: 900 });
      await lesson.page.addInitScript(() => {
        const shifts = { sum: 0 };
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // The worst case: the exercise is in view from the start.
      await lesson.open(`${language}/#try-it`);
      const shifts = await lesson.page.evaluate(
        () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(() => next((window as never as { shifts: { sum: number } }).shifts.sum)))),
      );
      expect(shifts).toBeLessThanOrEqual(0.02);
    });
  }
}

test('at 320 px nothing scrolls sideways, and at 200 % text neither', async ({ lesson }) => {
  await lesson.page.setViewportSize({ width: 320, height: 800 });
  await lesson.open('ro/');
  const overflow = () => lesson.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  await lesson.toForm();
  expect(await overflow()).toBe(0);
  await lesson.page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await lesson.page.setViewportSize({ width: 640, height: 800 });
  await expect.poll(overflow).toBe(0);
  const cut = await lesson.on((element) => {
    const root = element.shadowRoot!;
    return [...root.querySelectorAll('.form p, .form td, .form th, .form label, .form button')]
      .filter((node) => !node.matches('.unseen, .unseen *') && node.getClientRects().length > 0 && node.scrollWidth > node.clientWidth + 1)
      .map((node) => node.textContent);
  });
  expect(cut).toEqual([]);
});

test('fields of the page keep Tab, Backspace and their letters while the canvas runs', async ({ lesson }) => {
  await lesson.open('de/');
  await lesson.on((element) => {
    const field = document.createElement('input');
    field.id = 'page-field';
    element.before(field);
  });
  const { page } = lesson;
  const before = await lesson.inspect();
  await page.focus('#page-field');
  await page.keyboard.type('Abc 12');
  await page.keyboard.press('Backspace');
  expect(await page.inputValue('#page-field')).toBe('Abc 1');
  expect((await lesson.inspect()).frames).toBe(before.frames);
  await page.keyboard.press('Tab');
  expect(await lesson.on((element) => element.shadowRoot!.activeElement?.localName)).toBe('canvas');
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('page-field');
});

test('the wheel scrolls the page past the panel', async ({ lesson }) => {
  await lesson.open('de/');
  const { page } = lesson;
  const { x, y } = await lesson.at('memory-slider');
  await page.mouse.move(x, y);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 200);
});

test('the page does not jump when the element loads or is used', async ({ lesson }) => {
  await lesson.open('de/');
  const { page } = lesson;
  const before = await page.evaluate(() => scrollY);
  await lesson.click('method-lora');
  await lesson.click('method-qlora');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('nothing is drawn while nothing happens', async ({ lesson }) => {
  await lesson.open('de/');
  await lesson.rest();
  const drawn = await lesson.on(async (element) => {
    const before = element.inspect().frames;
    for (let frame = 0; frame < 120; frame += 1) await new Promise(requestAnimationFrame);
    return element.inspect().frames - before;
  });
  expect(drawn).toBe(0);
});

test('an element far below is not loaded before it comes near', async ({ lesson, address }) => {
  const heavy: string[] = [];
  lesson.page.on('request', (request) => /panel|\.wasm/.test(request.url()) && heavy.push(request.url()));
  await lesson.page.setViewportSize({ width: 1280, height: 300 });
  await lesson.page.goto(`${address}de/`);
  await lesson.on((element) => element.ready);
  expect(heavy.filter((url) => /panel/.test(url))).toEqual([]);
  await lesson.element.scrollIntoViewIfNeeded();
  await lesson.faceIs('canvas');
  expect(heavy.filter((url) => /panel/.test(url)).length).toBeGreaterThan(0);
});

test('the parallel page switches the language of its one exercise and keeps the work', async ({ lesson }) => {
  await lesson.openForm('parallel/');
  await lesson.type('30');
  await lesson.largestIs('32B');
  await lesson.on((element) => element.setAttribute('lang', 'ro'));
  await expect(lesson.widget('verdict')).toContainText('Cel mai mare model cu QLoRA');
  await expect(lesson.widget('memory')).toHaveValue('30');
  await lesson.largestIs('32B');
});

test('from the German page to the Romanian one the work is kept', async ({ lesson }) => {
  await lesson.openForm('de/');
  await lesson.type('30');
  await lesson.widget('card-note').fill('Țară și Drache');
  await lesson.open('ro/', 'form');
  await expect(lesson.widget('memory')).toHaveValue('30');
  await expect(lesson.widget('card-note')).toHaveValue('Țară și Drache');
  await lesson.largestIs('32B');
});
