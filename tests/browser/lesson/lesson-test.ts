// What the specs of the built site start from: dist/site on a free port under the strictest policy that is promised,
// a page that complains about nothing and asks no other host, and hands for the element on it.
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { serve } from '../../../web/build/serve.mjs';
import type { WingspanLesson } from '../../../web/src/wingspan';

export { expect };

const site = process.env['WINGSPAN_SITE'] ?? fileURLToPath(new URL('../../../dist/site', import.meta.url));

/** The contract's policy: strict, and enough. */
export const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'";

export const languages = ['de', 'ro'] as const;
export type Language = (typeof languages)[number];

interface Fixtures {
  lesson: Lesson;
  /** Pages may keep themselves for the time without a net; else each test sees the files as they are served. */
  keeping: boolean;
}

interface Shared {
  address: string;
}

export const test = base.extend<Fixtures, Shared>({
  address: [
    async ({}, use) => {
      const server = await serve(site, { csp: policy });
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],

  keeping: [false, { option: true }],

  page: async ({ page, keeping }, use) => {
    if (!keeping) await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined }));
    await use(page);
  },

  lesson: async ({ page, address }, use) => {
    const lesson = new Lesson(page, address);
    await use(lesson);
    expect(lesson.complaints, 'console, exceptions, policy').toEqual([]);
    expect(lesson.strangers, 'requests to other hosts').toEqual([]);
  },
});

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Lesson {
  readonly complaints: string[] = [];
  readonly strangers: string[] = [];
  readonly element: Locator;
  readonly form: Locator;

  constructor(
    readonly page: Page,
    readonly address: string,
  ) {
    page.on('console', (message) => {
      // Told by a clock, so a busy machine hears it of fonts that are used: site.spec.ts looks whether they are.
      if (/was preloaded using link preload but not used within a few seconds/.test(message.text())) return;
      if (message.type() === 'error' || message.type() === 'warning') this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== new URL(address).origin) this.strangers.push(request.url());
    });
    this.element = page.locator('wingspan-lesson');
    this.form = this.element.locator('form');
  }

  /** Runs in the page with the first element. */
  on<R, A>(act: (element: WingspanLesson, given: A) => R | Promise<R>, given: A): Promise<R>;
  on<R>(act: (element: WingspanLesson) => R | Promise<R>): Promise<R>;
  on<R, A>(act: (element: WingspanLesson, given: A) => R | Promise<R>, given?: A): Promise<R> {
    return this.element.first().evaluate(act as never, given) as Promise<R>;
  }

  /** Opens a page of the site with its exercise in view, and waits until it can be used and shows that face (`any`: whichever). */
  async open(path: string, face: 'canvas' | 'form' | 'any' = 'canvas'): Promise<void> {
    await this.page.goto(this.address + path);
    await this.element.first().scrollIntoViewIfNeeded();
    if (face !== 'any') await this.faceIs(face);
    await this.on((element) => element.ready);
  }

  /** As open, but the element is told panel="form" before it starts: no canvas is loaded. */
  async openForm(path: string): Promise<void> {
    await this.page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => document.querySelector('wingspan-lesson')?.setAttribute('panel', 'form'));
    });
    await this.open(path, 'form');
  }

  /** Takes the keyboard out of the form, so that the canvas shows, and waits until it has drawn itself to rest. */
  async toCanvas(): Promise<void> {
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await this.faceIs('canvas');
    await this.rest();
  }

  /** Waits until 20 of the browser's frames have passed without one of the canvas. */
  rest(): Promise<void> {
    return this.on(async (element) => {
      for (let quiet = 0, before = -1; quiet < 20; ) {
        await new Promise(requestAnimationFrame);
        const now = element.inspect().frames;
        quiet = now === before ? quiet + 1 : 0;
        before = now;
      }
    });
  }

  /** Colours on the screen, #rrggbb, at places in widgets of the face that shows. */
  async colours(places: readonly (readonly [widget: string, along: number, down: number])[]): Promise<string[]> {
    const points: { x: number; y: number }[] = [];
    for (const [widget, along, down] of places) points.push(await this.at(widget, along, down));
    const shot = (await this.page.screenshot({ scale: 'css' })).toString('base64');
    return this.page.evaluate(
      async ([png, wanted]) => {
        const picture = new Image();
        picture.src = `data:image/png;base64,${png}`;
        await picture.decode();
        const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true })!;
        context.drawImage(picture, 0, 0);
        return wanted.map(({ x, y }) => {
          const [red, green, blue] = context.getImageData(Math.round(x), Math.round(y), 1, 1).data;
          return `#${[red, green, blue].map((value) => value!.toString(16).padStart(2, '0')).join('')}`;
        });
      },
      [shot, points] as const,
    );
  }

  widget(id: string): Locator {
    return this.element.first().locator(`[data-widget="${id}"]`);
  }

  inspect() {
    return this.on((element) => element.inspect());
  }

  answer() {
    return this.on((element) => element.answer);
  }

  async faceIs(face: 'canvas' | 'form'): Promise<void> {
    await expect.poll(async () => (await this.inspect()).face, { message: `face is ${face}` }).toBe(face);
  }

  async largestIs(model: string | null): Promise<void> {
    await expect.poll(async () => (await this.answer())?.largest).toBe(model);
  }

  /** The one row that is lit in the form. */
  async litRowIs(model: string | null): Promise<void> {
    const lit = this.element.first().locator('tr[data-lit]');
    if (model === null) await expect(lit).toHaveCount(0);
    else {
      await expect(lit).toHaveCount(1);
      await expect(lit).toHaveAttribute('data-widget', `row-${model}`);
    }
  }

  /** Moves the keyboard into the form: that shows it. */
  async toForm(id = 'memory'): Promise<void> {
    await this.widget(id).focus();
    await this.faceIs('form');
  }

  /** Types into the memory field as a person would. */
  async type(text: string): Promise<void> {
    await this.toForm();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.press('Delete');
    await this.page.keyboard.type(text);
  }

  /** Page coordinates of a place in a widget, on whichever face shows; `along` and `down` are shares of its box. */
  async at(id: string, along = 0.5, down = 0.5): Promise<{ x: number; y: number }> {
    return this.on(
      (element, [widget, across, below]: readonly [string, number, number]) => {
        const box = element.inspect().widgets[widget];
        if (!box) throw new Error(`no widget ${widget}`);
        const origin = element.getBoundingClientRect();
        return { x: origin.x + box.x + box.width * across, y: origin.y + box.y + box.height * below };
      },
      [id, along, down] as const,
    );
  }

  async click(id: string): Promise<void> {
    const { x, y } = await this.at(id);
    await this.page.mouse.click(x, y);
  }

  /** Starts to collect events; the returned function gives those heard so far. */
  async listen(...names: string[]): Promise<() => Promise<{ type: string; detail: unknown }[]>> {
    const heard = await this.element.first().evaluateHandle((element, wanted) => {
      const list: { type: string; detail: unknown }[] = [];
      for (const name of wanted) element.addEventListener(name, (event) => list.push({ type: name, detail: (event as CustomEvent).detail }));
      return list;
    }, names);
    return () => heard.jsonValue();
  }
}
