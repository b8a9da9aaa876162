// What every guest spec starts from: the server, Chromium at a true device pixel ratio, and hands for the canvas.
import { test as base, chromium, expect, type Browser, type CDPSession, type Page } from '@playwright/test';
import { startGuestServer, type GuestServer } from './server';
import type { Host } from './page';

export { expect };

interface Options {
  /** Device px per CSS px, forced on the browser: Playwright's own deviceScaleFactor leaves the content box at 1. */
  scale: number;
  touch: boolean;
}

interface Fixtures {
  hosted: HostPage;
}

interface Shared {
  server: GuestServer;
  browserAt: (scale: number) => Promise<Browser>;
}

export const test = base.extend<Options & Fixtures, Shared>({
  scale: [1, { option: true }],
  touch: [false, { option: true }],

  server: [
    async ({}, use, { config }) => {
      const server = await startGuestServer(config.rootDir);
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  browserAt: [
    async ({ launchOptions }, use) => {
      const browsers = new Map<number, Promise<Browser>>();
      await use((scale) => {
        const known = browsers.get(scale);
        if (known) return known;
        const args = [...(launchOptions.args ?? []), `--force-device-scale-factor=${scale}`, '--window-size=1000,800'];
        const fresh = chromium.launch({ ...launchOptions, args });
        browsers.set(scale, fresh);
        return fresh;
      });
      for (const browser of browsers.values()) await (await browser).close();
    },
    { scope: 'worker' },
  ],

  hosted: async ({ server, browserAt, scale, touch }, use) => {
    const browser = await browserAt(scale);
    const context = await browser.newContext({ viewport: null, hasTouch: touch });
    const page = await context.newPage();
    const hosted = new HostPage(page, server);
    await use(hosted);
    expect(hosted.complaints, 'console errors and uncaught exceptions').toEqual([]);
    await context.close();
  },
});

export interface Point {
  x: number;
  y: number;
}

export class HostPage {
  /** Console errors and uncaught exceptions so far. */
  readonly complaints: string[] = [];

  constructor(
    readonly page: Page,
    readonly server: GuestServer,
  ) {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(String(error)));
  }

  async open(): Promise<void> {
    await this.page.goto(this.server.address);
    await this.page.waitForFunction(() => 'host' in window);
  }

  /** Opens the page, mounts one panel on #stage and waits for its first rest. */
  async mount(options: Parameters<Host['mount']>[1] = {}): Promise<void> {
    await this.open();
    await this.page.evaluate(async (given) => {
      await window.host.mount(document.getElementById('stage')!, given);
    }, options);
    await this.rest();
  }

  frames(panel = 0): Promise<number> {
    return this.page.evaluate((index) => window.host.panels[index]!.inspect().frames, panel);
  }

  /** Waits until the panel has drawn and five of the browser's frames have passed without one of its own. */
  async rest(panel = 0): Promise<void> {
    await this.page.evaluate(async (index) => {
      const frames = () => window.host.panels[index]!.inspect().frames;
      const tick = () => new Promise((next) => requestAnimationFrame(next));
      for (let quiet = 0, before = frames(); quiet < 5; ) {
        await tick();
        const now = frames();
        quiet = now === before && now > 0 ? quiet + 1 : 0;
        before = now;
      }
    }, panel);
  }

  /** Frames drawn within `ms` without any input. */
  framesWithin(ms: number): Promise<number> {
    return this.page.evaluate(async (time) => {
      const frames = () => window.host.panels[0]!.inspect().frames;
      const before = frames();
      const end = performance.now() + time;
      while (performance.now() < end) await new Promise((next) => requestAnimationFrame(next));
      return frames() - before;
    }, ms);
  }

  /** A point of a widget in the viewport; `along` and `down` are shares of its box. */
  at(widget: string, along = 0.5, down = 0.5, panel = 0): Promise<Point> {
    return this.page.evaluate(
      ([id, across, below, index]) => {
        const { canvas, ...one } = { canvas: window.host.panels[index]!.canvas, inspect: window.host.panels[index]!.inspect() };
        const box = one.inspect.widgets[id];
        if (!box) throw new Error(`no widget ${id}`);
        const at = canvas.getBoundingClientRect();
        return { x: at.x + box.x + box.width * across, y: at.y + box.y + box.height * below };
      },
      [widget, along, down, panel] as const,
    );
  }

  async click(widget: string, panel = 0): Promise<void> {
    const { x, y } = await this.at(widget, 0.5, 0.5, panel);
    await this.page.mouse.click(x, y);
  }

  told(panel = 0) {
    return this.page.evaluate((index) => window.host.told[index]!, panel);
  }

  /** The memory text that the panel told last, or what it began with. */
  memory(panel = 0): Promise<string> {
    return this.page.evaluate((index) => window.host.told[index]!.changes.at(-1)?.memory ?? window.host.inputs.memory, panel);
  }

  /** What has focus, by id, or by class inside the stage. */
  focused(): Promise<string> {
    return this.page.evaluate(() => document.activeElement?.id || document.activeElement?.className || 'body');
  }

  cdp(): Promise<CDPSession> {
    return this.page.context().newCDPSession(this.page);
  }

  /** One finger from `from` to `to` in steps that follow the browser's frames. */
  async swipe(from: Point, to: Point, steps = 12): Promise<void> {
    const cdp = await this.cdp();
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', [from]);
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      await send('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
      await this.page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
    }
    await send('touchEnd', []);
    await cdp.detach();
  }
}
