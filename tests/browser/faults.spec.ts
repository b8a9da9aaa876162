// Where something is missing or breaks: the exercise goes on in the form, a sentence says so, the console stays calm.
import { expect, languages, test, type Lesson } from './lesson/lesson-test';

const sentence = {
  de: 'Die Grafik ist hier nicht verfügbar. Das Formular kann dasselbe.',
  ro: 'Grafica nu este disponibilă aici. Formularul face același lucru.',
};

async function formServes(lesson: Lesson, language: keyof typeof sentence): Promise<void> {
  await expect(lesson.element.locator('.notice')).toHaveText(sentence[language]);
  await lesson.faceIs('form');
  await expect(lesson.element.locator('canvas')).toHaveCount(0);
  await expect(lesson.element.getByRole('button', { name: /Formular|formular/ })).toHaveCount(0);
  await lesson.type('96');
  await lesson.litRowIs('70B');
  await lesson.page.keyboard.press('Enter');
  await expect(lesson.element.getByRole('status')).toContainText('70B');
}

const lines = (lesson: Lesson) => {
  const said: string[] = [];
  lesson.page.on('console', (message) => said.push(message.text()));
  return said;
};

for (const language of languages) {
  test(`${language}: without WebGL 2 the form serves`, async ({ lesson }) => {
    const said = lines(lesson);
    await lesson.page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await lesson.open(`${language}/`, 'form');
    await formServes(lesson, language);
    expect(said.length).toBeLessThanOrEqual(1);
  });
}

for (const [what, pattern] of [['the loader', /panel-[\w-]+\.js/], ['the module', /panel-[\w-]+\.wasm/]] as const) {
  test(`without ${what} of the panel the form serves`, async ({ lesson }) => {
    const said = lines(lesson);
    await lesson.page.route(pattern, (route) => route.abort());
    await lesson.open('de/', 'form');
    await formServes(lesson, 'de');
    // The browser itself reports a failed request; the lesson adds one line.
    const own = said.filter((line) => !/Failed to load resource|net::/.test(line));
    expect(own.length).toBeLessThanOrEqual(1);
    lesson.complaints.length = 0;
  });
}

test('when the context is lost the form serves, and the canvas comes back with the work', async ({ lesson }) => {
  await lesson.open('de/');
  await lesson.type('30');
  await lesson.toCanvas();
  await lesson.on((element) => {
    const context = element.shadowRoot!.querySelector('canvas')!.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
    Object.assign(window, { context });
    context.loseContext();
  });
  await lesson.faceIs('form');
  await lesson.largestIs('32B');
  await lesson.page.evaluate(() => (window as never as { context: WEBGL_lose_context }).context.restoreContext());
  await lesson.faceIs('canvas');
  await lesson.largestIs('32B');
  expect((await lesson.inspect()).contextLosses).toBe(1);
});

test('without storage the exercise works, and keeps nothing', async ({ lesson }) => {
  await lesson.page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('denied', 'SecurityError'); } });
  });
  await lesson.openForm('de/');
  await lesson.type('30');
  await lesson.largestIs('32B');
  await lesson.page.keyboard.press('Enter');
});

test('without the clipboard the card is copied all the same', async ({ lesson }) => {
  await lesson.page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = (command) => {
      Object.assign(window, { copied: [command, getSelection()?.toString() ?? ''] });
      return true;
    };
  });
  await lesson.openForm('de/');
  await lesson.toForm('card-note');
  await lesson.element.getByRole('button', { name: 'Kopieren' }).click();
  await expect(lesson.element.getByRole('status')).toHaveText('Kopiert');
  await expect.poll(() => lesson.page.evaluate(() => (window as never as { copied: string[] }).copied[0])).toBe('copy');
});

const powerless = {
  de: 'Die Übung kann hier nicht rechnen. Was du siehst, ist ein Beispiel. Lade die Seite neu.',
  ro: 'Exercițiul nu poate calcula aici. Ceea ce vezi este un exemplu. Reîncarcă pagina.',
};

for (const language of languages) {
  test(`${language}: without the engine nothing asks for input, and a sentence says why`, async ({ lesson }) => {
    await lesson.page.route(/engine-[\w-]+\.wasm/, (route) => route.abort());
    await lesson.page.goto(`${lesson.address}${language}/`);
    await expect(lesson.element.locator('.notice')).toHaveText(powerless[language]);
    await expect(lesson.form.getByRole('textbox')).toHaveCount(0);
    await expect(lesson.form.getByRole('table')).toBeVisible();
    await expect(lesson.element.locator('.asked-line')).toBeVisible();
    lesson.complaints.length = 0; // the browser's own line, and the promise `ready`, which nobody waits for here
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the example is shown, and nothing asks for input', async ({ lesson }) => {
    await lesson.page.goto(`${lesson.address}de/`);
    await expect(lesson.form.getByRole('table')).toBeVisible();
    await expect(lesson.element.locator('.asked-line')).toContainText('24 GB × 0,8 = 19,2 GB');
    await expect(lesson.form.getByRole('textbox')).toHaveCount(0);
    await expect(lesson.form.getByRole('button')).toHaveCount(0);
  });
});
