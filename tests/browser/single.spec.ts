// The whole lesson in one file: opened from disk with the net gone, read under wrong encodings, held in a sandbox.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, Lesson, test as base } from './lesson/lesson-test';

const file = fileURLToPath(new URL('../../dist/single/wingspan.html', import.meta.url));
const address = pathToFileURL(file).href;

const test = base.extend<{ single: Lesson & { requests: string[] } }>({
  single: async ({ page, context }, use) => {
    await context.setOffline(true);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url().split('#')[0]!));
    const lesson = Object.assign(new Lesson(page, ''), { requests });
    await use(lesson);
    expect(lesson.complaints, 'console, exceptions, policy').toEqual([]);
    expect(requests.filter((url) => url !== address), 'requests beside the file itself').toEqual([]);
  },
});

async function open(lesson: Lesson, place = ''): Promise<void> {
  await lesson.page.goto(address + place);
  await lesson.element.scrollIntoViewIfNeeded();
  await lesson.faceIs('canvas');
  await lesson.on((element) => element.ready);
}

test.describe('from disk, with the net gone', () => {
  test.use({ locale: 'de-DE' });

  test('the exercise is solved on the canvas, in the lesson’s own letters', async ({ single }) => {
    await open(single);
    await expect(single.page).toHaveTitle('Kenne die Flügel deines Drachen · Wingspan');
    await single.largestIs('14B');
    await single.rest();
    await single.click('method-full');
    await single.largestIs('1B');
    const heard = await single.listen('wingspan-check', 'wingspan-complete');
    await single.click('check');
    await expect.poll(async () => (await heard()).map(({ type }) => type)).toEqual(['wingspan-check', 'wingspan-complete']);
    expect(await single.page.evaluate(() => [...document.fonts].map(({ status }) => status))).not.toContain('error');
    expect(await single.page.evaluate(() => document.fonts.check('16px "Wingspan Sans"') && document.fonts.check('16px "Wingspan Serif"'))).toBe(true);
  });

  test('the other language is one click away, at the same place of the text and with the same work', async ({ single }) => {
    const { page } = single;
    await open(single);
    await single.type('96');
    await single.largestIs('70B');
    await page.locator('#de-checkpoint').scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector('#de-checkpoint')!.scrollIntoView());
    await page.locator('#de').getByRole('link', { name: 'Română' }).evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('#ro-checkpoint')).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
    await expect(page).toHaveTitle(/^Cunoaște/);
    await expect(page.locator('#de')).toBeHidden();
    await expect(single.form).toHaveAttribute('aria-label', 'Exercițiu');
    await single.largestIs('70B');
    await single.element.scrollIntoViewIfNeeded();
    await single.toCanvas();
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await single.largestIs('70B');
  });

  test('an address with a place opens there, in its language', async ({ single }) => {
    await open(single, '#ro-checkpoint');
    await expect(single.page.locator('html')).toHaveAttribute('lang', 'ro');
    await expect(single.form).toHaveAttribute('aria-label', 'Exercițiu');
  });

  test('the colour scheme of one edition is that of the other', async ({ single }) => {
    const { page } = single;
    await open(single);
    await page.getByRole('button', { name: 'Farbschema' }).click();
    await page.getByRole('radio', { name: 'dunkel' }).check();
    await page.locator('#de').getByRole('link', { name: 'Română' }).evaluate((link: HTMLElement) => link.click());
    await page.getByRole('button', { name: 'Temă' }).click();
    await expect(page.getByRole('radio', { name: 'întunecată' })).toBeChecked();
  });
});

test.describe('for a Romanian browser', () => {
  test.use({ locale: 'ro-RO' });
  test('it opens in Romanian', async ({ single }) => {
    await open(single);
    await expect(single.page.locator('html')).toHaveAttribute('lang', 'ro');
    await expect(single.form).toHaveAttribute('aria-label', 'Exercițiu');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('both languages can be read, one after the other', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Kenne die Flügel deines Drachen', 'Cunoaște aripile dragonului tău']);
    for (const heading of await page.getByRole('heading', { level: 1 }).all()) await expect(heading).toBeVisible();
  });
});

test('it reads the same under any encoding that a server takes it for', async ({ page }) => {
  const html = readFileSync(file);
  let type: string | undefined;
  const server = createServer((_, response) => {
    if (type) response.setHeader('content-type', type);
    response.end(html);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    for (type of ['text/html; charset=windows-1252', 'text/html', 'text/html; charset=iso-8859-1', 'text/html; charset=koi8-r', undefined]) {
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      await expect(page.locator('h1:visible')).toHaveText(/^(?:Kenne die Flügel deines Drachen|Cunoaște aripile dragonului tău)$/);
      await page.locator('wingspan-lesson').evaluate(async (element) => {
        element.setAttribute('lang', 'ro');
        await (element as HTMLElement & { ready: Promise<void> }).ready;
      });
      await expect(page.locator('wingspan-lesson form')).toHaveAttribute('aria-label', 'Exercițiu');
    }
  } finally {
    server.close();
  }
});

test('in a sandbox that allows scripts alone it works without a word of complaint', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.setContent('<iframe sandbox="allow-scripts" title="lesson" width="900" height="700"></iframe>');
  await page.locator('iframe').evaluate((frame, html) => ((frame as HTMLIFrameElement).srcdoc = html), readFileSync(file, 'utf8'));
  const lesson = page.frameLocator('iframe').locator('wingspan-lesson');
  await lesson.evaluate((element) => (element as HTMLElement & { ready: Promise<void> }).ready);
  await expect(lesson.locator('tr[data-lit]')).toHaveAttribute('data-widget', 'row-14B');
  expect(faults).toEqual([]);
});
