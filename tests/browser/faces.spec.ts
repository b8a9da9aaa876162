// Two faces of one exercise: which of them shows when, and that they never differ.
import { expect, languages, test } from './lesson/lesson-test';

const names = {
  de: { form: 'Als Formular', picture: 'Als Grafik' },
  ro: { form: 'Ca formular', picture: 'Ca grafică' },
};

for (const language of languages) {
  test(`${language}: the canvas is named, focusable and says how to leave; the form follows it`, async ({ lesson }) => {
    await lesson.open(`${language}/`);
    const canvas = lesson.element.locator('canvas');
    await expect(canvas).toHaveRole('application');
    await expect(canvas).toHaveAccessibleName(language === 'de' ? /Interaktive Grafik/ : /Panou interactiv/);
    await expect(canvas).toHaveAccessibleDescription(/Esc/);
    expect(await canvas.evaluate((element) => element.closest('[aria-hidden]'))).toBeNull();
    expect(await lesson.on((element) => {
      const root = element.shadowRoot!;
      return root.querySelector('canvas')!.compareDocumentPosition(root.querySelector('form')!) === Node.DOCUMENT_POSITION_FOLLOWING;
    })).toBe(true);
  });

  test(`${language}: the button shows the form and gives the canvas back`, async ({ lesson }) => {
    await lesson.open(`${language}/`);
    await lesson.element.getByRole('button', { name: names[language].form }).click();
    await lesson.faceIs('form');
    await expect(lesson.element.locator('canvas')).toBeHidden();
    await lesson.element.getByRole('button', { name: names[language].picture }).click();
    await lesson.faceIs('canvas');
    await expect(lesson.element.locator('canvas')).toBeVisible();
  });
}

test('while the canvas shows, the form is out of sight and reach but in the accessibility tree', async ({ lesson }) => {
  await lesson.open('de/');
  await expect(lesson.form).toHaveCSS('opacity', '0');
  const { x, y } = await lesson.at('memory');
  expect(await lesson.page.evaluate(([left, top]) => document.elementFromPoint(left!, top!)?.shadowRoot?.elementFromPoint(left!, top!)?.localName, [x, y])).toBe('canvas');
  await expect(lesson.element.getByRole('textbox', { name: 'Speicher' })).toHaveCount(1);
  await expect(lesson.element.getByRole('slider', { name: 'Speicher' })).toHaveCount(1);
  await expect(lesson.element.getByRole('table')).toHaveCount(1);
});

test('keyboard focus in the form shows it, focus elsewhere gives the canvas back', async ({ lesson }) => {
  await lesson.open('de/');
  await lesson.element.locator('canvas').focus();
  await lesson.faceIs('canvas');
  await lesson.page.keyboard.press('Tab');
  await lesson.faceIs('form');
  await expect(lesson.form).toHaveCSS('opacity', '1');
  await lesson.page.keyboard.press('Shift+Tab');
  await lesson.faceIs('canvas');
});

test('changing the face moves nothing on the page', async ({ lesson }) => {
  await lesson.open('de/');
  const height = () => lesson.page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await lesson.toForm();
  expect(await height()).toBe(before);
});

test('a drag on the canvas moves the form', async ({ lesson }) => {
  await lesson.open('de/');
  const from = await lesson.at('memory-slider', 0.5);
  const to = await lesson.at('memory-slider', 0.95);
  await lesson.page.mouse.move(from.x, from.y);
  await lesson.page.mouse.down();
  await lesson.page.mouse.move(to.x, to.y, { steps: 8 });
  await lesson.page.mouse.up();
  await lesson.largestIs('70B');
  await lesson.litRowIs('70B');
  await expect(lesson.widget('memory')).toHaveValue(String((await lesson.answer())?.memory_gb).replace('.', ','));
  await lesson.faceIs('canvas');
});

test('typing in the form redraws the canvas', async ({ lesson }) => {
  await lesson.open('de/');
  const canvas = lesson.element.locator('canvas');
  const shot = async () => {
    await lesson.toCanvas();
    return canvas.screenshot();
  };
  await lesson.type('32');
  const before = await shot();
  await lesson.type('96');
  expect((await shot()).equals(before)).toBe(false);
  await lesson.type('32');
  expect((await shot()).equals(before), 'the same state is the same picture').toBe(true);
});

test('the check on the canvas is the check of the form', async ({ lesson }) => {
  await lesson.open('de/');
  const heard = await lesson.listen('wingspan-check', 'wingspan-complete');
  await lesson.click('check');
  await expect.poll(async () => (await heard()).map(({ type }) => type)).toEqual(['wingspan-check', 'wingspan-complete']);
});

test('both faces name the same widgets', async ({ lesson }) => {
  await lesson.open('de/');
  const canvas = Object.keys((await lesson.inspect()).widgets);
  await lesson.toForm();
  const form = Object.keys((await lesson.inspect()).widgets);
  const rows = ['1B', '4B', '8B', '14B', '32B', '70B'].map((model) => `row-${model}`);
  const tabs = ['exercise', 'explorer', 'run', 'machines', 'checkpoint'].map((view) => `view-${view}`);
  const contract = ['machine', 'memory', 'memory-slider', 'margin', 'verdict', ...rows, 'method-full', 'method-lora', 'method-qlora', 'check', 'card-note', ...tabs];
  expect(form.sort()).toEqual([...contract].sort());
  expect(canvas).toEqual(expect.arrayContaining(contract));
});

test('panel="form" loads no canvas, and gives it up when it is set later', async ({ lesson }) => {
  await lesson.open('de/');
  await lesson.on((element) => element.setAttribute('panel', 'form'));
  await lesson.faceIs('form');
  await expect(lesson.element.locator('canvas')).toHaveCount(0);
  await lesson.on((element) => element.setAttribute('panel', 'auto'));
  await lesson.faceIs('canvas');
});

test('at 320 px, as on a page at 400 %, no part of the form is cut off', async ({ lesson }) => {
  await lesson.page.setViewportSize({ width: 320, height: 640 });
  for (const language of ['de', 'ro']) {
    await lesson.openForm(`${language}/`);
    for (const memory of ['24', '0,5', '100000', '12345678901234567890']) {
      await lesson.type(memory);
      const beyond = await lesson.on((element) => {
        const { left, right } = element.getBoundingClientRect();
        const parts = [...element.shadowRoot!.querySelectorAll('.form :not(option, optgroup)')].filter((part) => part.checkVisibility() && part.closest('.unseen') === null);
        const outside = parts.filter((part) => part.getBoundingClientRect().right > right + 0.5 || part.getBoundingClientRect().left < left - 0.5);
        return outside.map((part) => `${part.tagName} ${part.className}`);
      });
      expect(beyond, `${language}, „${memory}“`).toEqual([]);
    }
  }
});

test('forced colours show the form', async ({ lesson }) => {
  await lesson.page.emulateMedia({ forcedColors: 'active' });
  await lesson.open('de/', 'form');
  await expect(lesson.element.locator('canvas')).toHaveCount(0);
  await lesson.type('96');
  await lesson.litRowIs('70B');
  await lesson.page.emulateMedia({ forcedColors: 'none' });
  await lesson.toCanvas();
});

test('the theme follows the page and the system, live', async ({ lesson }) => {
  await lesson.openForm('de/');
  const ground = () => lesson.form.evaluate((form) => getComputedStyle(form).backgroundColor);
  const light = await ground();
  await lesson.page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await lesson.on((element) => element.setAttribute('theme', 'light'));
  await expect.poll(ground).toBe(light);
  await lesson.on((element) => element.removeAttribute('theme'));
  await expect.poll(ground).toBe(dark);
  await lesson.page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'light'));
  await expect.poll(ground).toBe(light);
});
