import { expect, test, type HostPage } from './guest/guest-test';

const open = async (hosted: HostPage, widget: 'memory' | 'card-note') => {
  await hosted.mount();
  await hosted.click(widget);
  expect(await hosted.focused()).toBe('wingspan-entry');
};

test('typing in the memory field shows at once, and Enter leaves it on the canvas', async ({ hosted }) => {
  await open(hosted, 'memory');
  const { page } = hosted;
  await page.keyboard.type('32');
  expect((await hosted.told()).changes.map(({ memory }) => memory)).toEqual(['3', '32']);
  await page.keyboard.press('Enter');
  expect(await hosted.focused()).toBe('wingspan-canvas');
  await expect(page.locator('.wingspan-entry')).toBeHidden();
});

test('Escape brings back what stood there', async ({ hosted }) => {
  await open(hosted, 'memory');
  await hosted.page.keyboard.type('9');
  await hosted.page.keyboard.press('Escape');
  expect(await hosted.memory()).toBe('24');
  expect(await hosted.focused()).toBe('wingspan-canvas');
});

test('Escape twice, then Tab, leaves the panel forwards', async ({ hosted }) => {
  await open(hosted, 'memory');
  for (const key of ['Escape', 'Escape', 'Tab']) await hosted.page.keyboard.press(key);
  expect(await hosted.focused()).toBe('after');
});

test('Tab moves on from the field and keeps what was typed', async ({ hosted }) => {
  await open(hosted, 'memory');
  await hosted.page.keyboard.type('48');
  await hosted.page.keyboard.press('Tab');
  expect(await hosted.focused()).toBe('after');
  expect(await hosted.memory()).toBe('48');
  await expect(hosted.page.locator('.wingspan-entry')).toBeHidden();
});

test('a press elsewhere on the canvas closes the field and is a click there', async ({ hosted }) => {
  await open(hosted, 'memory');
  await hosted.page.keyboard.type('48');
  await hosted.click('method-lora');
  await hosted.rest();
  const last = (await hosted.told()).changes.at(-1);
  expect(last?.memory).toBe('48');
  expect(last?.method).toBe('lora');
  await expect(hosted.page.locator('.wingspan-entry')).toBeHidden();
});

test('a digit typed on the focused field begins editing with that digit', async ({ hosted }) => {
  await hosted.mount();
  const { page } = hosted;
  // Enter and Escape leave the ring on the field.
  await hosted.click('memory');
  await page.keyboard.press('Escape');
  await hosted.rest();
  await page.keyboard.type('48');
  expect(await hosted.focused()).toBe('wingspan-entry');
  expect(await page.inputValue('.wingspan-entry')).toBe('48');
  expect(await hosted.memory()).toBe('48');
});

test('dead keys, AltGr, composition and the clipboard are the browser\'s own', async ({ hosted }) => {
  await open(hosted, 'card-note');
  const { page } = hosted;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const cdp = await hosted.cdp();
  await cdp.send('Input.imeSetComposition', { text: 'Ț', selectionStart: 1, selectionEnd: 1 });
  await cdp.send('Input.insertText', { text: 'Țară' });
  await page.keyboard.insertText(' „ß€@“');
  expect(await page.inputValue('.wingspan-entry')).toBe('Țară „ß€@“');
  expect((await hosted.told()).changes.at(-1)?.note).toBe('Țară „ß€@“');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+v');
  expect(await page.inputValue('#after')).toBe('Țară „ß€@“');
});

test('the entry lies over the field and moves with it', async ({ hosted }) => {
  await open(hosted, 'memory');
  const { page } = hosted;
  const overlap = () =>
    page.evaluate(() => {
      const { canvas, ...rest } = { canvas: window.host.panels[0]!.canvas, all: window.host.panels[0]!.inspect().widgets };
      const field = rest.all['memory']!;
      const at = canvas.getBoundingClientRect();
      const entry = document.querySelector('.wingspan-entry')!.getBoundingClientRect();
      return (
        entry.left >= at.left + field.x - 1 &&
        entry.right <= at.left + field.x + field.width + 1 &&
        entry.top >= at.top + field.y - 1 &&
        entry.bottom <= at.top + field.y + field.height + 1
      );
    });
  expect(await overlap()).toBe(true);
  await page.evaluate(() => (document.getElementById('stage')!.style.width = '400px'));
  await hosted.rest();
  expect(await overlap()).toBe(true);
  expect(await hosted.focused()).toBe('wingspan-entry');
});

test('opening a field far down the page does not move the page', async ({ hosted }) => {
  await hosted.open();
  await hosted.page.evaluate(async () => {
    await window.host.mount(document.getElementById('more')!);
    document.getElementById('stage')!.style.height = '1500px';
    window.scrollTo(0, 1400);
  });
  await hosted.rest();
  const before = await hosted.page.evaluate(() => window.scrollY);
  await hosted.click('memory');
  await hosted.page.keyboard.type('5');
  expect(await hosted.page.evaluate(() => window.scrollY)).toBe(before);
});
