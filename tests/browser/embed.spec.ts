// The exercise in an iframe: options by address, conversation by postMessage, ears only for the page around.
import { expect, test } from './lesson/lesson-test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Heard {
  source?: string;
  subject?: string;
  type?: string;
  detail?: { answer?: { largest: string | null } | null };
  height?: number;
}

/** A page on an origin of its own that holds the frame and collects what it says. */
async function hostPage(address: string, query: string): Promise<{ url: string; close(): void }> {
  const markup = `<!doctype html><title>host</title><h1>Host</h1><script>
    window.heard = []; addEventListener('message', ({ data }) => heard.push(data));</script>
    <iframe title="exercise" src="${address}embed.html?${query}" width="800" height="700"></iframe>`;
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end(markup));
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

test('options come in the address, in either language', async ({ lesson }) => {
  await lesson.open('embed.html?lang=ro&view=exercise&memory=96');
  await expect(lesson.page.locator('html')).toHaveAttribute('lang', 'ro');
  await expect(lesson.page).toHaveTitle(/Exercițiu/);
  await lesson.largestIs('70B');
  await lesson.open('embed.html?lang=de&memory=30&method=lora&theme=dark');
  await expect(lesson.page).toHaveTitle(/Übung/);
  await lesson.largestIs('8B');
});

test('the frame tells its page, and listens to it', async ({ page, address }) => {
  const host = await hostPage(address, 'lang=ro&memory=24');
  await page.goto(host.url);
  const heard = () => page.evaluate(() => (window as never as { heard: Heard[] }).heard);
  const types = async () => (await heard()).map(({ type, subject }) => type ?? subject);
  await expect.poll(types).toContain('ready');
  await expect.poll(types).toContain('lti.frameResize');
  const say = (message: object) => page.evaluate((data) => document.querySelector('iframe')!.contentWindow!.postMessage(data, '*'), message);
  await say({ target: 'somebody-else', type: 'set', memory: 8 });
  await say({ target: 'wingspan-lesson', type: 'set', memory: 96, lang: 'de' });
  await expect.poll(async () => (await heard()).find(({ type }) => type === 'change')?.detail?.answer?.largest).toBe('70B');
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'de');
  host.close();
});

test('an origin that is not the named one is neither told nor heard', async ({ page, address }) => {
  const host = await hostPage(address, 'memory=24&origin=https%3A%2F%2Fcourse.example');
  await page.goto(host.url);
  const frame = page.frameLocator('iframe').locator('wingspan-lesson');
  await frame.waitFor();
  await frame.evaluate((element) => (element as HTMLElement & { ready: Promise<void> }).ready);
  await page.evaluate(() => document.querySelector('iframe')!.contentWindow!.postMessage({ target: 'wingspan-lesson', type: 'set', memory: 96 }, '*'));
  await expect(frame.locator('tr[data-lit]')).toHaveAttribute('data-widget', 'row-14B');
  expect(await page.evaluate(() => (window as never as { heard: Heard[] }).heard)).toEqual([]);
  host.close();
});
