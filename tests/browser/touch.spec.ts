// Fingers: one tap is one deed, a swipe down the panel scrolls the page, a drag along the slider sets it.
import { devices } from '@playwright/test';
import { expect, languages, test } from './lesson/lesson-test';

const { viewport, userAgent } = devices['Pixel 7'];
test.use({ viewport, userAgent, hasTouch: true, isMobile: true });

for (const language of languages) {
  test(`${language}: the exercise by taps on the canvas`, async ({ lesson }) => {
    await lesson.open(`${language}/`);
    const { page } = lesson;
    await lesson.element.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const heard = await lesson.listen('wingspan-change', 'wingspan-check');
    const tap = async (id: string, along = 0.5) => {
      const { x, y } = await lesson.at(id, along);
      await page.touchscreen.tap(x, y);
    };
    await tap('memory');
    await expect.poll(() => lesson.on((element) => element.shadowRoot!.activeElement?.getAttribute('inputmode'))).toBe('decimal');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('30');
    await page.keyboard.press('Enter');
    await lesson.largestIs('32B');
    expect((await heard()).filter(({ type }) => type === 'wingspan-check').length).toBeLessThanOrEqual(1);
  });

  test(`${language}: the exercise by taps on the form`, async ({ lesson }) => {
    await lesson.open(`${language}/`);
    const { page } = lesson;
    await lesson.element.getByRole('button', { name: language === 'de' ? 'Als Formular' : 'Ca formular' }).tap();
    await lesson.faceIs('form');
    await lesson.widget('memory').tap();
    await lesson.widget('memory').fill('30');
    await lesson.widget('check').tap();
    await expect(lesson.element.getByRole('status')).toContainText('32B');
    const small = await lesson.on((element) =>
      [...element.shadowRoot!.querySelectorAll('.form select, .form button, .form input, .entry, .segments label')]
        .map((node) => ({ what: node.outerHTML.slice(0, 60), height: (node.closest('.segments label, .entry') ?? node).getBoundingClientRect().height }))
        .filter(({ height }) => height < 40),
    );
    expect(small).toEqual([]);
    expect(page.viewportSize()!.width).toBe(viewport.width);
  });
}

test('a swipe down the panel scrolls the page and changes nothing', async ({ lesson }) => {
  await lesson.open('de/');
  const { page } = lesson;
  const before = await lesson.on((element) => element.state);
  await lesson.element.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const from = await lesson.at('memory-slider', 0.3);
  const scrolled = await page.evaluate(() => scrollY);
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let up = 15; up <= 150; up += 15) await touch('touchMove', [{ x: from.x, y: from.y - up }]);
  await touch('touchEnd', []);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 100);
  expect(await lesson.on((element) => element.state)).toBe(before);
});
