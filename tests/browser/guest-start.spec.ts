import { expect, test } from './guest/guest-test';

test('the first picture is drawn, at the size that the panel wants', async ({ hosted }) => {
  await hosted.mount();
  const { heights } = await hosted.told();
  const canvas = await hosted.page.evaluate(() => {
    const { width, height } = window.host.panels[0]!.canvas.getBoundingClientRect();
    return { width, height };
  });
  expect(canvas.width).toBe(640);
  expect(canvas.height).toBe(heights.at(-1));
  expect(await hosted.frames()).toBeGreaterThan(0);
});

test('no listener of the GLFW port lives after the start, and none of anyone after dispose', async ({ hosted }) => {
  await hosted.open();
  const before = await hosted.page.evaluate(() => window.host.listeners());
  await hosted.page.evaluate(() => window.host.mount(document.getElementById('stage')!).then(() => undefined));
  await hosted.rest();
  const during = await hosted.page.evaluate(() => window.host.listeners());
  expect(during.filter((one) => one.startsWith('window '))).toEqual(before.filter((one) => one.startsWith('window ')));
  expect(during.filter((one) => one.startsWith('document '))).toEqual([
    ...before.filter((one) => one.startsWith('document ')),
    'document visibilitychange',
  ]);
  // The port's own would be among these: touchstart, mousemove, mousewheel, drop and others.
  expect(during.filter((one) => one.startsWith('canvas '))).toEqual(
    ['blur', 'focus', 'keydown', 'keyup', 'lostpointercapture', 'mousedown', 'pointercancel', 'pointerdown', 'pointerleave',
      'pointermove', 'pointerup', 'webglcontextlost', 'webglcontextrestored'].map((type) => `canvas ${type}`),
  );
  await hosted.page.evaluate(() => window.host.panels[0]!.dispose());
  expect(await hosted.page.evaluate(() => window.host.listeners())).toEqual(before);
  expect(await hosted.page.evaluate(() => document.getElementById('stage')!.childElementCount)).toBe(0);
});

test('a page that has wrapped addEventListener of its window gets no listener of the port either', async ({ hosted }) => {
  await hosted.open();
  const heard = await hosted.page.evaluate(async () => {
    const wrapped: string[] = [];
    for (const target of [window, document] as EventTarget[]) {
      const real = target.addEventListener.bind(target);
      target.addEventListener = (type: string, ...rest: unknown[]) => {
        wrapped.push(type);
        real(type, ...(rest as [EventListener]));
      };
    }
    await window.host.mount(document.getElementById('stage')!);
    const own = Object.hasOwn(window, 'addEventListener');
    window.addEventListener('own-proof', () => {});
    return { wrapped, own };
  });
  expect(heard).toEqual({ wrapped: ['visibilitychange', 'own-proof'], own: true });
});

const failing: [string, string, (hosted: import('./guest/guest-test').HostPage) => Promise<void> | void][] = [
  ['the loader is missing', 'module', ({ server }) => server.answer('panel.mjs', { status: 404, body: '' })],
  ['the loader is no script', 'module', ({ server }) => server.answer('panel.mjs', { body: '<html>' })],
  ['the wasm is missing', 'wasm', ({ server }) => server.answer('panel.wasm', { status: 404, body: '' })],
  ['the wasm is none', 'wasm', ({ server }) => server.answer('panel.wasm', { body: 'wasm' })],
  [
    'there is no WebGL 2',
    'webgl',
    async ({ page }) => {
      await page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      });
    },
  ],
  [
    'there is no WebAssembly',
    'wasm',
    async ({ page }) => {
      await page.addInitScript(() => {
        Reflect.deleteProperty(window, 'WebAssembly');
      });
    },
  ],
];
for (const [what, code, arrange] of failing) {
  test(`where ${what} the caller gets "${code}" and its stage as it was`, async ({ hosted }) => {
    await arrange(hosted);
    await hosted.open();
    const before = await hosted.page.evaluate(() => window.host.listeners());
    const found = await hosted.page.evaluate(() => window.host.tryMount(document.getElementById('stage')!));
    expect(found).toBe(code);
    const after = await hosted.page.evaluate(() => ({
      listeners: window.host.listeners(),
      children: document.getElementById('stage')!.childElementCount,
    }));
    expect(after).toEqual({ listeners: before, children: 0 });
    for (const file of ['panel.mjs', 'panel.wasm']) hosted.server.answer(file, null);
    // The browser itself may say one line: that a file is missing.
    expect(hosted.complaints.length).toBeLessThanOrEqual(1);
    hosted.complaints.length = 0;
  });
}

for (const type of ['application/octet-stream', 'text/html', null]) {
  test(`a server that serves wasm as ${type ?? 'nothing'} is no hindrance, and no console line`, async ({ hosted }) => {
    hosted.server.answer('panel.wasm', { type });
    await hosted.mount();
    hosted.server.answer('panel.wasm', null);
    expect(await hosted.frames()).toBeGreaterThan(0);
  });
}

test('a module that dies while running says so once and leaves the stage empty', async ({ hosted }) => {
  await hosted.mount();
  await hosted.page.evaluate(() => {
    // The next call into WebGL stops the module as running out of memory would: with an exception through its frames.
    const gl = window.host.panels[0]!.canvas.getContext('webgl2')!;
    gl.viewport = () => {
      throw new WebAssembly.RuntimeError('out of memory');
    };
  });
  await hosted.click('method-lora');
  await hosted.page.waitForFunction(() => window.host.told[0]!.failures.length > 0);
  expect((await hosted.told()).failures).toEqual(['crashed']);
  expect(await hosted.page.evaluate(() => document.getElementById('stage')!.childElementCount)).toBe(0);
});
