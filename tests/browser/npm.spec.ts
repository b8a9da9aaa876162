// The npm package in plain HTML: its folder behind a static server under the strict policy, no bundler.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, Lesson, policy, test } from './lesson/lesson-test';

const folder = fileURLToPath(new URL('../../dist/npm', import.meta.url));
const types: Record<string, string> = { '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm' };
const page = `<!doctype html><html lang="ro"><title>plain</title><script type="module" src="vendor/wingspan.js"></script>
  <script type="module" src="use.js"></script><h1>Plain</h1><wingspan-lesson memory="24"></wingspan-lesson>
  <wingspan-lesson lang="de" memory="96" panel="form"></wingspan-lesson></html>`;
const use = "import { fit } from './vendor/engine.js'; window.answered = fit({ memory: 24 });";

test('its element and its engine work where its folder is served', async ({ page: tab }) => {
  const server = createServer(async (request, response) => {
    const path = normalize((request.url ?? '/').replace(/[?#].*/, ''));
    const text = path === '/' ? page : path === '/use.js' ? use : null;
    const file = path.startsWith('/vendor/') ? await readFile(join(folder, path.slice('/vendor/'.length))).catch(() => null) : null;
    if (text === null && file === null) return response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', path === '/' ? 'text/html; charset=utf-8' : (types[extname(path)] ?? 'application/octet-stream'));
    return response.end(text ?? file);
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  try {
    const lesson = new Lesson(tab, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await lesson.open('');
    await lesson.largestIs('14B');
    await expect(lesson.form.first()).toHaveAttribute('aria-label', 'Exercițiu');
    await expect(lesson.form.nth(1)).toHaveAttribute('aria-label', 'Übung');
    await expect(lesson.element.nth(1).locator('tr[data-lit]')).toHaveAttribute('data-widget', 'row-70B');
    expect(await tab.evaluate(() => (window as never as { answered: Promise<object> }).answered)).toEqual(await lesson.answer());
    expect(lesson.complaints).toEqual([]);
    expect(lesson.strangers).toEqual([]);
  } finally {
    server.close();
  }
});
