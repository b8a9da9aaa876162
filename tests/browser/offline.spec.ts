// The site with the net gone, its updates, and what is never kept: real files on a real server that then ends.
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { serve } from '../../web/build/serve.mjs';
import { buildWorker } from '../../web/build/worker.mjs';
import { expect, Lesson, policy, test } from './lesson/lesson-test';

const root = fileURLToPath(new URL('../..', import.meta.url));
const site = process.env['WINGSPAN_SITE'] ?? join(root, 'dist/site');

test.use({ keeping: true, locale: 'de-DE' });

/** Resolves when this release is kept whole and serves the site. */
const kept = (page: Page): Promise<void> => page.evaluate(async () => void (await navigator.serviceWorker.ready));

const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { active: Boolean(registration?.active), waiting: Boolean(registration?.waiting), installing: Boolean(registration?.installing) };
  });

/** Bodies of all that is kept, by path. */
const caches = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await window.caches.keys())
      for (const { url } of await (await window.caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths;
  });

test('after one visit every page works with the net gone, in either language', async ({ page }) => {
  const server = await serve(site, { csp: policy, base: '/course/7/' });
  const lesson = new Lesson(page, server.url);
  await page.goto(`${server.url}de/index.html`);
  await kept(page);
  await server.close();
  for (const [path, language] of [['de/index.html', 'de'], ['ro/index.html', 'ro'], ['embed.html?lang=ro&memory=24', 'ro']] as const) {
    await lesson.open(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await lesson.largestIs('14B');
  }
  for (const path of ['', 'de/', 'parallel/index.html', 'docs/embed/index.html', 'docs/validation/', 'third-party-licences.txt'])
    expect((await page.goto(server.url + path))?.status(), path).toBe(200);
  expect(lesson.complaints).toEqual([]);
  expect(lesson.strangers).toEqual([]);
});

test.describe('a new release', () => {
  /** Two releases that differ in a page and in their workers; `serve` shows one of them. */
  async function releases() {
    const folder = mkdtempSync(join(tmpdir(), 'wingspan-releases-'));
    for (const name of ['one', 'two']) cpSync(site, join(folder, name), { recursive: true, filter: (source) => !/\.(?:br|gz)$/.test(source) });
    const page = join(folder, 'two/ro/index.html');
    writeFileSync(page, readFileSync(page, 'utf8').replace('<title>', '<title>NEW '));
    await buildWorker(root, join(folder, 'two'));
    const current = join(folder, 'current');
    const show = (name: 'one' | 'two') => {
      symlinkSync(join(folder, name), `${current}.new`);
      renameSync(`${current}.new`, current);
    };
    show('one');
    const server = await serve(current, { csp: policy });
    return { folder, server, show, end: async () => (await server.close(), rmSync(folder, { recursive: true })) };
  }
  const look = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())!.update().catch(() => {})));

  test('comes whole or not at all, and takes over when no page of the old one is open', async ({ page, context }) => {
    const { folder, server, show, end } = await releases();
    try {
      await page.goto(`${server.url}de/index.html`);
      await kept(page);
      const before = (await caches(page)).sort();
      await page.goto(`${server.url}docs/index.html`); // the first page of all came from the server

      // A release that is not whole on the server is not taken, and leaves nothing.
      const changed = join(folder, 'two', 'ro/index.html');
      renameSync(changed, `${changed}.late`);
      show('two');
      await look(page);
      await expect.poll(() => workers(page)).toEqual({ active: true, waiting: false, installing: false });
      await page.goto(`${server.url}ro/index.html`);
      await expect(page).toHaveTitle(/^Cunoaște/);

      // Whole, it waits: pages of one release stay among themselves.
      renameSync(`${changed}.late`, changed);
      await look(page);
      await expect.poll(() => workers(page)).toEqual({ active: true, waiting: true, installing: false });
      await page.goto(`${server.url}de/index.html`);
      await page.goto(`${server.url}ro/index.html`);
      await expect(page).toHaveTitle(/^Cunoaște/);

      await page.close();
      const next = await context.newPage();
      await expect(async () => {
        await next.goto('about:blank');
        await next.goto(`${server.url}ro/index.html`);
        await expect(next).toHaveTitle(/^NEW /, { timeout: 1000 });
      }).toPass();
      // What only the old one needed is gone.
      await expect.poll(async () => (await caches(next)).sort()).toEqual(before);
    } finally {
      await end();
    }
  });
});

test('a login page that answers in place of a file is not kept', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'wingspan-portal-'));
  cpSync(site, folder, { recursive: true, filter: (source) => !/\.(?:br|gz)$/.test(source) });
  const [module] = readdirSync(join(folder, 'assets')).filter((name) => /^panel-.*\.wasm$/.test(name));
  unlinkSync(join(folder, 'assets', module!));
  writeFileSync(join(folder, 'assets', module!), '<!doctype html><title>Log in</title>');
  const server = await serve(folder, { csp: policy });
  try {
    await page.goto(`${server.url}docs/index.html`);
    const end = await page.evaluate(async () => {
      for (;;) {
        const { installing, active } = await navigator.serviceWorker.register(new URL('../sw.js', location.href));
        if (active) return 'active';
        if (!installing) continue; // the page's own attempt has just ended: again
        return new Promise((told) => installing.addEventListener('statechange', () => told(installing.state)));
      }
    });
    expect(end).toBe('redundant');
    expect(await caches(page)).not.toContain(`/assets/${module!}`);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});

test('inside somebody else’s page nothing is registered', async ({ page, context, address }) => {
  const host = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(`<iframe src="${address}de/index.html"></iframe><iframe sandbox="allow-scripts" src="${address}docs/index.html"></iframe>`));
  await new Promise<void>((open) => host.listen(0, '127.0.0.1', open));
  try {
    await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`, { waitUntil: 'networkidle' });
    await expect(page.frameLocator('iframe').first().locator('html')).toHaveClass(/scripted/);
    const other = await context.newPage();
    await other.goto(`${address}third-party-licences.txt`);
    expect(await other.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  } finally {
    host.close();
  }
});
