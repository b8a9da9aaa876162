import { expect, test } from './guest/guest-test';

test.use({ touch: true });

test('fifty taps are fifty clicks', async ({ hosted }) => {
  await hosted.mount();
  const buttons = [await hosted.at('method-full'), await hosted.at('method-lora')];
  for (let tap = 0; tap < 25; tap += 1) {
    for (const { x, y } of buttons) await hosted.page.touchscreen.tap(x, y);
  }
  await hosted.rest();
  expect((await hosted.told()).changes.map(({ method }) => method)).toEqual(Array.from({ length: 25 }, () => ['full', 'lora']).flat());
});

test('a vertical swipe that starts on the slider scrolls the page and changes nothing', async ({ hosted }) => {
  await hosted.mount();
  const start = await hosted.at('memory-slider', 0.7);
  await hosted.swipe(start, { x: start.x + 4, y: start.y - 90 });
  await hosted.page.waitForFunction(() => window.scrollY > 40);
  await hosted.rest();
  expect((await hosted.told()).changes).toEqual([]);
});

test('a horizontal drag on the slider changes it and scrolls nothing', async ({ hosted }) => {
  await hosted.mount();
  const start = await hosted.at('memory-slider', 0.5);
  await hosted.swipe(start, { x: start.x + 150, y: start.y + 12 });
  await hosted.rest();
  expect(Number((await hosted.memory()).replace(',', '.'))).toBeGreaterThan(24);
  expect(await hosted.page.evaluate(() => [window.scrollX, window.scrollY])).toEqual([0, 0]);
});

test('a drag that turns upwards stays a drag', async ({ hosted }) => {
  await hosted.mount();
  const start = await hosted.at('memory-slider', 0.3);
  const cdp = await hosted.cdp();
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [start]);
  for (let step = 1; step <= 8; step += 1) await send('touchMove', [{ x: start.x + step * 10, y: start.y }]);
  const sideways = await hosted.memory();
  for (let step = 1; step <= 8; step += 1) await send('touchMove', [{ x: start.x + 80 + step * 10, y: start.y + step * 20 }]);
  await send('touchEnd', []);
  await hosted.rest();
  expect(sideways).not.toBe('24');
  expect(await hosted.memory()).not.toBe(sideways);
  expect(await hosted.page.evaluate(() => window.scrollY)).toBe(0);
});

test('two fingers zoom the page and press nothing', async ({ hosted }) => {
  await hosted.mount();
  const middle = await hosted.at('memory-slider');
  const cdp = await hosted.cdp();
  const fingers = (apart: number) => [-1, 1].map((side, id) => ({ x: middle.x + side * apart, y: middle.y, id }));
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
  for (let apart = 50; apart <= 160; apart += 10) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await hosted.page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await hosted.page.waitForFunction(() => (visualViewport?.scale ?? 1) > 1.3);
  await hosted.rest();
  expect((await hosted.told()).changes).toEqual([]);
});

test('a tap on the memory field opens a decimal keyboard over it, and gives it focus within the tap', async ({ hosted }) => {
  await hosted.mount();
  const { page } = hosted;
  const { x, y } = await hosted.at('memory');
  await page.evaluate(() => {
    // The tap's own call stack ends with pointerup: focus later than that opens no keyboard on a phone.
    window.host.panels[0]!.canvas.addEventListener('pointerup', () => {
      document.title = document.activeElement?.className ?? '';
    });
  });
  await page.touchscreen.tap(x, y);
  expect(await page.title()).toBe('wingspan-entry');
  await hosted.rest();
  expect(await hosted.focused(), 'the mouse events after a tap do not take it away').toBe('wingspan-entry');
  const entry = await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('.wingspan-entry')!;
    const { width, height } = input.getBoundingClientRect();
    return { mode: input.inputMode, font: parseFloat(getComputedStyle(input).fontSize), name: input.ariaLabel, width, height };
  });
  expect(entry.mode).toBe('decimal');
  expect(entry.font).toBeGreaterThanOrEqual(16);
  expect(entry.name).not.toBe('');
  expect(entry.width).toBeGreaterThan(30);
  await page.keyboard.type('2,5');
  await page.keyboard.press('Enter');
  await hosted.rest();
  expect(await hosted.memory()).toBe('2,5');
  await expect(page.locator('.wingspan-entry')).toBeHidden();
});

test('the page stays free: touch-action, no zoom lock, no listener that could hold a scroll back', async ({ hosted }) => {
  await hosted.mount();
  const found = await hosted.page.evaluate(() => ({
    action: getComputedStyle(window.host.panels[0]!.canvas).touchAction,
    held: window.host.listeners().filter((one) => /canvas (touch|wheel|mousewheel)/.test(one)),
  }));
  expect(found).toEqual({ action: 'pan-y pinch-zoom', held: [] });
});
