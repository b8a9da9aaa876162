import { expect, test, type HostPage } from './guest/guest-test';

const layouts: Record<string, string> = {
  plain: '',
  'fractional width': 'width: 433.3px',
  narrow: 'width: 320px',
  'fractional place': 'margin: 7.4px 0 0 3.7px',
  scaled: 'transform: scale(.8); transform-origin: 10px 0',
  rotated: 'transform: rotate(10deg); transform-origin: 0 0; margin-left: 150px',
};

/** Canvas against the browser's own count of its device px. */
const sizes = (hosted: HostPage) =>
  hosted.page.evaluate(async () => {
    const { canvas } = window.host.panels[0]!;
    const counted = await new Promise<ResizeObserverSize>((done) => {
      const observer = new ResizeObserver(([entry]) => {
        observer.disconnect();
        done(entry!.devicePixelContentBoxSize[0]!);
      });
      observer.observe(canvas, { box: 'device-pixel-content-box' });
    });
    return {
      canvas: [canvas.width, canvas.height],
      counted: [counted.inlineSize, counted.blockSize],
      ratio: devicePixelRatio,
    };
  });

for (const scale of [1, 1.25, 2, 3]) {
  test.describe(`at ${scale} device px per CSS px`, () => {
    test.use({ scale });

    test('the canvas has a pixel for each pixel of the screen, and clicks hit', async ({ hosted }) => {
      test.skip(scale > 2 && !process.env['WINGSPAN_LONG'], 'nine times the pixels, drawn by the processor, take a minute: ./dev test --long');
      test.slow(); // six layouts, up to 9 times the pixels, all drawn by the processor
      await hosted.mount();
      for (const [name, style] of Object.entries(layouts)) {
        await hosted.page.evaluate((text) => (document.getElementById('stage')!.style.cssText = text), style);
        await hosted.rest();
        const found = await sizes(hosted);
        expect(found.ratio, name).toBe(scale);
        expect(found.canvas, name).toEqual(found.counted);
        const before = (await hosted.told()).changes.length;
        const goal = before % 2 ? 'method-full' : 'method-lora';
        const error = await clickOnEdge(hosted, goal);
        await hosted.rest();
        expect((await hosted.told()).changes.length - before, `${name}: clicks inside, outside (${error})`).toBe(1);
      }
    });
  });
}

/** Clicks 1 px outside the widget's left edge, which must do nothing, then 1 px inside it, through any transform. */
async function clickOnEdge(hosted: HostPage, widget: string): Promise<string> {
  const points = await hosted.page.evaluate((id) => {
    const panel = window.host.panels[0]!;
    const stage = document.getElementById('stage')!;
    const box = panel.inspect().widgets[id]!;
    const { clientWidth } = stage;
    const matrix = new DOMMatrix(getComputedStyle(stage).transform);
    const [originX = 0, originY = 0] = getComputedStyle(stage).transformOrigin.split(' ').map(parseFloat);
    // Where the untransformed stage stands: its box with the transform taken off for the moment.
    const { transform } = stage.style;
    stage.style.transform = 'none';
    const at = panel.canvas.getBoundingClientRect();
    stage.style.transform = transform;
    const place = (x: number, y: number) => {
      const moved = matrix.transformPoint(new DOMPoint(at.x + x - (at.x + originX), at.y + y - (at.y + originY)));
      return { x: moved.x + at.x + originX, y: moved.y + at.y + originY };
    };
    const middle = box.y + box.height / 2;
    return { outside: place(box.x - 1.2, middle), inside: place(box.x + 1.2, middle), clientWidth };
  }, widget);
  await hosted.page.mouse.click(points.outside.x, points.outside.y);
  await hosted.page.mouse.click(points.inside.x, points.inside.y);
  return JSON.stringify(points);
}

test('it follows a change of the pixel ratio without a reload, and is laid out anew', async ({ hosted }) => {
  await hosted.mount();
  const cdp = await hosted.cdp();
  for (const ratio of [1.5, 2, 1]) {
    // A browser that only emulates looks at its media queries again when the window's size changes too.
    const width = 800 + 50 * ratio;
    await cdp.send('Emulation.setDeviceMetricsOverride', { width, height: 700, deviceScaleFactor: ratio, mobile: false });
    await hosted.page.waitForFunction((wanted) => window.host.panels[0]!.canvas.width === Math.round(640 * wanted), ratio);
  }
});

test('hidden and shown again, it is there again', async ({ hosted }) => {
  await hosted.mount();
  const shown = await hosted.page.evaluate(() => window.host.panels[0]!.picture().then((blob) => blob.size));
  await hosted.page.evaluate(() => (document.getElementById('stage')!.hidden = true));
  await hosted.rest();
  await hosted.page.evaluate(() => (document.getElementById('stage')!.hidden = false));
  await hosted.rest();
  expect(await hosted.page.evaluate(() => window.host.panels[0]!.picture().then((blob) => blob.size))).toBe(shown);
  await hosted.click('method-lora');
  await hosted.rest();
  expect((await hosted.told()).changes.length).toBe(1);
});

test('mounted while hidden, it starts when it is shown', async ({ hosted }) => {
  await hosted.open();
  await hosted.page.evaluate(async () => {
    const stage = document.getElementById('stage')!;
    stage.hidden = true;
    await window.host.mount(stage);
    stage.hidden = false;
  });
  await hosted.rest();
  const { heights } = await hosted.told();
  expect(heights.at(-1)).toBeGreaterThan(100);
});

test('once laid out, nothing on the page shifts', async ({ hosted }) => {
  await hosted.open();
  const shift = await hosted.page.evaluate(async () => {
    let total = 0;
    let height = 0;
    const stage = document.getElementById('stage')!;
    const panel = await window.host.mount(stage);
    const tick = () => new Promise((next) => requestAnimationFrame(next));
    await tick();
    await tick();
    height = panel.canvas.offsetHeight;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
    for (let frame = 0; frame < 20; frame += 1) await tick();
    return { total, moved: panel.canvas.offsetHeight - height };
  });
  expect(shift).toEqual({ total: 0, moved: 0 });
});
