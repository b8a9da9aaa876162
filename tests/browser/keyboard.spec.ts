// The whole exercise without a pointer.
import { expect, languages, test } from './lesson/lesson-test';

for (const language of languages) {
  test(`${language}: from the page through every control of the form, by Tab alone`, async ({ lesson }) => {
    await lesson.open(`${language}/`);
    const { page } = lesson;
    await lesson.element.locator('canvas').focus();
    const visited: string[] = [];
    let slider: Buffer | null = null;
    for (let tab = 0; tab < 13; tab += 1) {
      await page.keyboard.press('Tab');
      const where = await lesson.on((element) => {
        const focused = element.shadowRoot!.activeElement;
        return focused?.getAttribute('data-widget') ?? focused?.getAttribute('data-action') ?? 'page';
      });
      visited.push(where);
      if (where === 'page') break;
      if (where === 'face') continue;
      if (where === 'memory-slider') {
        slider = await lesson.widget(where).screenshot(); // the ring is round its knob, where no computed style tells of it
        continue;
      }
      const ring = await lesson.on((element) => {
        const focused = element.shadowRoot!.activeElement!;
        return [focused, focused.closest('label, .entry')].some((node) => node && getComputedStyle(node).outlineStyle === 'solid');
      });
      expect(ring, `visible focus on ${where}`).toBe(true);
      if (slider) expect(slider.equals(await lesson.widget('memory-slider').screenshot()), 'visible focus on the slider').toBe(false);
      slider = null;
    }
    expect(visited).toEqual(['view-exercise', 'machine', 'memory', 'check', 'memory-slider', 'method-qlora', 'copy', 'print', 'picture', 'card-note', 'face', 'page']);
  });

  test(`${language}: machine, memory, slider, method, check, note`, async ({ lesson }) => {
    await lesson.openForm(`${language}/`);
    const { page } = lesson;
    await lesson.type('24');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight');
    expect((await lesson.answer())?.memory_gb).toBe(32);
    await lesson.largestIs('32B');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await expect(lesson.widget('method-lora')).toBeChecked();
    await lesson.largestIs('8B');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    const checked = await lesson.listen('wingspan-check');
    await page.keyboard.press('Space');
    await expect.poll(async () => (await checked()).length).toBe(1);
    await lesson.widget('card-note').focus();
    await page.keyboard.type('ßțüă €');
    await page.keyboard.press('Enter');
    await expect(lesson.widget('card-note')).toHaveValue('ßțüă €');
    expect((await checked()).length, 'Enter in the note checks nothing').toBe(1);
  });
}

test('Esc leaves the canvas', async ({ lesson }) => {
  await lesson.open('de/');
  await lesson.element.locator('canvas').focus();
  await lesson.page.keyboard.press('Escape');
  expect(await lesson.on((element) => element.shadowRoot!.activeElement)).toBeNull();
});

test('a field of the canvas takes what is typed', async ({ lesson }) => {
  await lesson.open('de/');
  await lesson.click('memory');
  await lesson.page.keyboard.press('ControlOrMeta+a');
  await lesson.page.keyboard.type('96');
  await lesson.page.keyboard.press('Enter');
  await lesson.largestIs('70B');
  await lesson.litRowIs('70B');
  await lesson.faceIs('canvas');
});
