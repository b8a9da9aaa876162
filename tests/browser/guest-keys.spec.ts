import { expect, test } from './guest/guest-test';

test('fields of the page keep Backspace, Tab and every letter', async ({ hosted }) => {
  await hosted.mount();
  const { page } = hosted;
  await page.click('#before');
  await page.keyboard.type('Abc 12');
  await page.keyboard.press('Backspace');
  expect(await page.inputValue('#before')).toBe('Abc 1');
  const frames = await hosted.frames();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await page.keyboard.type('x ');
  expect(await page.inputValue('#before')).toBe('x Abc 1');
  expect(await hosted.frames(), 'the panel draws nothing for keys that are not its own').toBe(frames);
  expect((await hosted.told()).changes).toEqual([]);
});

test('Tab goes into the canvas with a visible ring, and out again, in both directions', async ({ hosted }) => {
  await hosted.mount();
  const { page } = hosted;
  await page.focus('#before');
  await page.keyboard.press('Tab');
  expect(await hosted.focused()).toBe('wingspan-canvas');
  const outline = await page.evaluate(() => getComputedStyle(window.host.panels[0]!.canvas).outline);
  expect(outline).toContain('solid 3px');
  await page.keyboard.press('Tab');
  expect(await hosted.focused()).toBe('after');
  await page.keyboard.press('Shift+Tab');
  expect(await hosted.focused()).toBe('wingspan-canvas');
  await page.keyboard.press('Shift+Tab');
  expect(await hosted.focused()).toBe('before');
});

test('a press on the canvas focuses it without a ring', async ({ hosted }) => {
  await hosted.mount();
  await hosted.click('method-lora');
  expect(await hosted.focused()).toBe('wingspan-canvas');
  const outline = await hosted.page.evaluate(() => getComputedStyle(window.host.panels[0]!.canvas).outlineStyle);
  expect(outline).toBe('none');
});

for (const way of ['Tab', 'Shift+Tab'] as const) {
  test(`Escape leaves the canvas, and ${way} goes on from there`, async ({ hosted }) => {
    await hosted.mount();
    const { page } = hosted;
    await page.focus('#before');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await hosted.focused()).toBe('body');
    await page.keyboard.press(way);
    // Backwards the canvas itself comes first: focus stood on it.
    expect(['after', 'before', 'wingspan-canvas']).toContain(await hosted.focused());
    if (way === 'Tab') expect(await hosted.focused()).toBe('after');
  });
}

test("the browser's keys pass while the canvas has focus", async ({ hosted }) => {
  await hosted.mount();
  const { page } = hosted;
  await page.focus('#before');
  await page.keyboard.press('Tab');
  const consumed = await page.evaluate(() => {
    const { canvas } = window.host.panels[0]!;
    const chords: KeyboardEventInit[] = [
      { key: 'F1' }, { key: 'F5' }, { key: 'F6' }, { key: 'F12' }, { key: 'Tab' }, { key: 'Tab', shiftKey: true },
      { key: 'f', ctrlKey: true }, { key: 'r', metaKey: true }, { key: 'a', ctrlKey: true }, { key: 'ArrowLeft', altKey: true },
      { key: 'Home', ctrlKey: true }, { key: '+', ctrlKey: true }, { key: 'ContextMenu' }, { key: 'Process' }, { key: 'Dead' },
    ];
    return chords
      .filter((chord) => !canvas.dispatchEvent(new KeyboardEvent('keydown', { ...chord, cancelable: true, bubbles: true })))
      .map((chord) => chord.key);
  });
  expect(consumed).toEqual([]);
});

test('the panel is worked by arrows and Space, and the page does not move by them', async ({ hosted }) => {
  await hosted.mount();
  const { page } = hosted;
  await page.focus('#before');
  await page.keyboard.press('Tab');
  await hosted.rest();
  const before = await hosted.frames();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  expect(await hosted.frames()).toBeGreaterThan(before);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a key held when focus leaves is not held any more', async ({ hosted }) => {
  await hosted.mount();
  const { page } = hosted;
  await page.focus('#before');
  await page.keyboard.press('Tab');
  await page.keyboard.down('ArrowDown');
  await page.focus('#after');
  await hosted.rest();
  expect(await hosted.framesWithin(700), 'a held key would repeat and draw').toBe(0);
  await page.keyboard.up('ArrowDown');
});
