// The pages around the element: front door, languages, colour scheme, contents, both languages side by side, documents.
import { fileURLToPath } from 'node:url';
import { serve } from '../../web/build/serve.mjs';
import { expect, policy, test } from './lesson/lesson-test';

const pages = ['index.html', 'de/index.html', 'ro/index.html', 'parallel/index.html', 'docs/index.html', 'docs/embed/index.html', 'docs/numbers/index.html',
  'docs/hosting/index.html', 'docs/release/index.html', 'docs/validation/index.html'];

test.describe('the front door', () => {
  for (const [locale, wanted] of [
    ['de-AT', 'de/index.html'],
    ['ro-MD', 'ro/index.html'],
    ['fr-FR', 'index.html'],
  ] as const) {
    test.describe(locale, () => {
      test.use({ locale });
      test(`leads to ${wanted}, address details included`, async ({ lesson }) => {
        await lesson.page.goto(`${lesson.address}index.html?x=1#try-it`);
        await expect(lesson.page).toHaveURL(`${lesson.address}${wanted}?x=1#try-it`);
      });
    });
  }

  test.describe('for a German browser', () => {
    test.use({ locale: 'de-DE' });
    test('remembers the language read last, and leaves no step in the history', async ({ lesson }) => {
      const { page, address } = lesson;
      await page.goto(`${address}ro/index.html`);
      await page.goto(`${address}index.html`);
      await expect(page).toHaveURL(`${address}ro/index.html`);
      await page.goBack();
      await expect(page).toHaveURL(`${address}ro/index.html`);
    });
  });

  test('offers both languages where scripts do not run', async ({ browser, address }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' });
    const page = await context.newPage();
    await page.goto(`${address}index.html`);
    await page.getByRole('main').getByRole('link', { name: 'Cunoaște aripile dragonului tău' }).click();
    await expect(page).toHaveURL(`${address}ro/index.html`);
    await context.close();
  });
});

test.describe('the text without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('is complete, and offers no control that would do nothing', async ({ page, address }) => {
    for (const language of ['de', 'ro']) {
      await page.goto(`${address}${language}/index.html`);
      await expect(page.getByRole('main').locator('section h2')).toHaveCount(8);
      await expect(page.getByRole('main').locator('table').first()).toContainText('0,6–0,8');
      await expect(page.locator('.theme')).toBeHidden();
    }
    await page.goto(`${address}parallel/index.html`);
    await expect(page.locator('.panel-language')).toBeHidden();
  });
});

test('the contents stay beside the text at 1280 px and fold above it at 768 px', async ({ lesson }) => {
  const { page, address } = lesson;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${address}de/index.html#checkpoint`);
  await expect(page.locator('nav.contents')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('nav.contents a[aria-current]')).toHaveText('Selbsttest');
  await expect(page.locator('details.contents-fold')).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto(`${address}de/index.html`);
  await expect(page.locator('nav.contents')).toBeHidden();
  await page.getByText('Inhalt', { exact: true }).click();
  await page.locator('.contents-fold').getByRole('link', { name: 'Selbsttest' }).click();
  await expect(page.locator('#checkpoint h2')).toBeInViewport();
});

test.describe('the colour scheme', () => {
  test.use({ colorScheme: 'light' });
  const ground = 'rgb(17, 21, 28)';

  test('is the one chosen, on this page and the next, from the first paint on', async ({ lesson }) => {
    const { page, address } = lesson;
    const colour = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.goto(`${address}de/index.html`);
    expect(await colour()).not.toBe(ground);
    await page.getByRole('button', { name: 'Farbschema' }).click();
    await page.getByRole('radio', { name: 'dunkel' }).check();
    expect(await colour()).toBe(ground);
    expect(await page.evaluate(() => document.querySelector('wingspan-lesson')!.shadowRoot!.querySelector('.panel')!.matches(':not(html)') && getComputedStyle(document.querySelector('wingspan-lesson')!).colorScheme)).toContain('dark');
    expect(await page.evaluate(() => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) => meta.content))).toEqual(['#11151C', '#11151C']);

    // On the next page the scheme is there before the body is.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        Object.assign(window, { early: getComputedStyle(document.documentElement).colorScheme });
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${address}ro/index.html`);
    expect(await page.evaluate(() => (window as never as { early: string }).early)).toBe('dark');
    await page.getByRole('button', { name: 'Temă' }).click();
    await expect(page.getByRole('radio', { name: 'întunecată' })).toBeChecked();
    await page.getByRole('radio', { name: 'automată' }).check();
    expect(await colour()).not.toBe(ground);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colour()).toBe(ground);
  });
});

test.describe('both languages side by side', () => {
  test('start each pair on one line, and stack where it is narrow, German first', async ({ lesson }) => {
    const { page, address } = lesson;
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${address}parallel/index.html`);
    const tops = () =>
      page.locator('main .row').evaluateAll((rows) => rows.filter((row) => row.getClientRects().length > 0).map((row) => [...row.children].map((twin) => Math.round(twin.getBoundingClientRect().top))));
    const wide = await tops();
    expect(wide.length).toBeGreaterThan(40);
    for (const [de, ro] of wide) expect(ro).toBe(de);
    await page.setViewportSize({ width: 899, height: 900 });
    for (const [de, ro] of await tops()) expect(ro).toBeGreaterThan(de!);
  });

  test('the one panel speaks the language last used, and the one chosen here', async ({ lesson }) => {
    const { page, address } = lesson;
    await page.goto(`${address}ro/index.html`);
    await lesson.open('parallel/index.html', 'any');
    await expect(lesson.element).toHaveAttribute('lang', 'ro');
    await page.locator('.panel-language').getByRole('radio', { name: 'Deutsch' }).check();
    await expect(lesson.element).toHaveAttribute('lang', 'de');
    await page.reload();
    await expect(page.locator('.panel-language').getByRole('radio', { name: 'Deutsch' })).toBeChecked();
  });
});

test('no page scrolls sideways, at 320 px and with text twice as large', async ({ lesson }) => {
  const { page, address } = lesson;
  for (const path of pages) {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(address + path);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow(), path).toBe(0);
    await page.setViewportSize({ width: 640, height: 700 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await overflow(), `${path} at 200 %`).toBe(0);
  }
});

for (const path of ['de/', 'ro/', 'parallel/'])
  test(`every font that /${path} fetches ahead is used there`, async ({ lesson }) => {
    await lesson.page.goto(lesson.address + path);
    const [ahead, used] = await lesson.page.evaluate(async () => {
      await document.fonts.ready;
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')];
      return [links.length, [...document.fonts].filter(({ status }) => status === 'loaded').length] as const;
    });
    expect(ahead).toBeGreaterThan(0);
    expect(used).toBeGreaterThanOrEqual(ahead);
  });

test('the skip link is the first stop and leads past the bar', async ({ lesson }) => {
  const { page, address } = lesson;
  await page.goto(`${address}de/index.html`);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.closest('header.bar'))).toBeNull();
});

test('the site works under any sub-path, each page without a complaint', async ({ page }) => {
  const server = await serve(fileURLToPath(new URL('../../dist/site', import.meta.url)), { base: '/a/b c/', csp: policy });
  try {
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`));
    page.on('request', (request) => new URL(request.url()).origin === new URL(server.url).origin || faults.push(request.url()));
    for (const path of [...pages, 'embed.html?lang=ro&memory=96']) {
      await page.goto(encodeURI(server.url) + path);
      await page.waitForLoadState('networkidle');
    }
    expect(faults).toEqual([]);
  } finally {
    await server.close();
  }
});
