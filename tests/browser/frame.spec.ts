// embed.html as a guest: in a sandbox, in pages that set its height, that do not, that only say so, and in learning systems
// that keep its work by the SPLICE protocol.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import type { WingspanLesson } from '../../web/src/wingspan';
import { expect, test as base } from './lesson/lesson-test';

interface Heard {
  source?: string;
  subject?: string;
  type?: string;
  message_id?: string;
  height?: number;
  score?: number;
  state?: Record<string, unknown>;
}

interface Host {
  frame: FrameLocator;
  /** Messages of the frame so far. */
  heard(): Promise<Heard[]>;
  say(message: object): Promise<void>;
  lesson<R>(act: (lesson: WingspanLesson) => R | Promise<R>): Promise<R>;
  /** Errors and warnings of both pages. */
  faults: string[];
}

const test = base.extend<{ host: (frame: string, script?: string) => Promise<Host> }>({
  host: async ({ page, address }, use) => {
    const servers: ReturnType<typeof createServer>[] = [];
    await use(async (frame, script = '') => {
      const faults: string[] = [];
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && faults.push(message.text()));
      page.on('pageerror', (error) => faults.push(String(error)));
      const server = createServer((request, response) => {
        if (request.url !== '/') return response.writeHead(204).end();
        return response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html><title>host</title><script>
          window.heard = []; addEventListener('message', ({ data }) => heard.push(data)); ${script}</script>
          <iframe title="exercise" width="762" ${frame.replace('src="', `src="${address}`)}></iframe>`);
      });
      await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
      servers.push(server);
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      const inside = page.frameLocator('iframe');
      const element = inside.locator('wingspan-lesson');
      const host: Host = {
        frame: inside,
        faults,
        heard: () => page.evaluate(() => (window as never as { heard: Heard[] }).heard),
        say: (message) => page.evaluate((data) => document.querySelector('iframe')!.contentWindow!.postMessage(data, '*'), message),
        lesson: (act) => element.evaluate(act as never),
      };
      await host.lesson((lesson) => lesson.ready);
      return host;
    });
    for (const server of servers) server.close();
  },
});

const types = async ({ heard }: Host) => (await heard()).map(({ type, subject }) => type ?? subject);

test('in a sandbox, from a server that sends no CORS header, the exercise is solved and said', async ({ host }) => {
  const guest = await host('sandbox="allow-scripts" height="700" src="embed.html?lang=ro&memory=24"');
  await expect(guest.frame.locator('html')).toHaveAttribute('lang', 'ro');
  await expect.poll(() => guest.lesson((lesson) => lesson.inspect().face)).toBe('canvas');
  const memory = guest.frame.locator('[data-widget=memory]');
  await memory.fill('96');
  await memory.press('Enter');
  await expect.poll(() => types(guest)).toContain('complete');
  expect(await guest.lesson((lesson) => [lesson.answer?.largest, lesson.completed])).toEqual(['70B', true]);
  await guest.say({ target: 'wingspan-lesson', type: 'set', memory: 24 });
  await expect.poll(() => guest.lesson((lesson) => lesson.answer?.largest)).toBe('14B');
  expect(guest.faults).toEqual([]);
});

test.describe('the height', () => {
  /** The last thing that can be operated, brought to sight by scrolling alone. */
  async function lastIsReachable(page: Page, { frame, lesson }: Host): Promise<void> {
    await lesson((element) => {
      const last = [...element.shadowRoot!.querySelectorAll('button')].filter((button) => button.checkVisibility()).at(-1)!;
      last.setAttribute('id', 'last');
    });
    const last = frame.locator('wingspan-lesson #last');
    await page.mouse.move(100, 150);
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      await expect(last).toBeInViewport({ ratio: 1, timeout: 300 });
    }).toPass();
  }
  const overflow = ({ lesson }: Host) => lesson(() => Math.max(document.documentElement.scrollHeight, document.body.scrollHeight) - innerHeight);
  const resize = `addEventListener('message', ({ data }) => { if (data?.subject === 'lti.frameResize') document.querySelector('iframe').height = data.height; });`;

  test('is what the page around is told, and nothing scrolls inside', async ({ host, page }) => {
    const guest = await host('height="150" src="embed.html?lang=de&memory=24&panel=form"', resize);
    const told = async () => (await guest.heard()).filter(({ subject }) => subject === 'lti.frameResize').map(({ height }) => height!);
    const wide = (px: number) => page.locator('iframe').evaluate((frame, width) => void ((frame as HTMLIFrameElement).width = String(width)), px);
    await expect.poll(() => overflow(guest)).toBeLessThanOrEqual(1);
    const [first] = await told();
    await wide(360);
    await expect.poll(async () => (await told()).at(-1)).toBeGreaterThan(first!);
    await expect.poll(() => overflow(guest)).toBeLessThanOrEqual(1);
    // What was high for a narrow frame is low again for a wide one.
    await wide(762);
    await expect.poll(async () => (await told()).at(-1)).toBe(first);
    await expect.poll(() => overflow(guest)).toBeLessThanOrEqual(1);
    await expect(guest.frame.locator('html')).not.toHaveClass(/scrolls/);
  });

  for (const [kind, attributes, script] of [
    ['in a page that does not listen', '', ''],
    ['in a page that says it did and did not', '', `addEventListener('message', ({ data, source }) => { if (data?.subject === 'lti.frameResize') source.postMessage({ subject: 'lti.frameResize.response', message_id: data.message_id }, '*'); });`],
    ['in a frame that may not scroll', 'scrolling="no"', ''],
  ] as const)
    test(`is missing ${kind}: then the frame scrolls`, async ({ host, page }) => {
      const guest = await host(`height="300" ${attributes} src="embed.html?lang=de&memory=24&panel=form"`, script);
      await expect(guest.frame.locator('html')).toHaveClass(/scrolls/);
      await lastIsReachable(page, guest);
    });
});

test.describe('SPLICE', () => {
  /** A system that keeps work: `earlier` is what it has. */
  const keeper = (earlier: object | null) => `addEventListener('message', ({ data, source }) => {
    if (data?.subject === 'SPLICE.getState') source.postMessage({ subject: 'SPLICE.getState.response', message_id: data.message_id, state: ${JSON.stringify(earlier)} }, '*');
  });`;
  const reports = async ({ heard }: Host) => (await heard()).filter(({ subject }) => subject === 'SPLICE.reportScoreAndState');

  test('a check reports score and work, once; the work comes back in the next visit', async ({ host }) => {
    const first = await host('height="700" src="embed.html?lang=de&memory=24"', keeper(null));
    const memory = first.frame.locator('[data-widget=memory]');
    await memory.fill('96');
    await expect.poll(async () => (await reports(first)).map(({ score }) => score)).toEqual([0]);
    await memory.press('Enter');
    await expect.poll(async () => (await reports(first)).map(({ score }) => score)).toEqual([0, 1]);
    const ids = (await reports(first)).map(({ message_id }) => message_id);
    expect(new Set(ids).size).toBe(ids.length);
    const { state } = (await reports(first)).at(-1)!;
    await first.lesson((lesson) => lesson.reset());

    const second = await host('height="700" src="embed.html?lang=de&memory=24"', keeper(state!));
    await expect.poll(() => second.lesson((lesson) => lesson.answer?.largest)).toBe('70B');
    expect(await second.lesson((lesson) => lesson.completed)).toBe(true);
  });

  test('an answer to somebody else’s question changes nothing', async ({ host }) => {
    const guest = await host('height="700" src="embed.html?lang=de&memory=24"');
    await guest.say({ subject: 'SPLICE.getState.response', message_id: 'other', state: { v: 2, memory: '96', last: '', method: 'qlora', machine: '', note: '', complete: [] } });
    await guest.say({ target: 'wingspan-lesson', type: 'set', method: 'lora' });
    await expect.poll(() => guest.lesson((lesson) => lesson.method)).toBe('lora');
    expect(await guest.lesson((lesson) => lesson.memory)).toBe(24);
  });
});
