import { expect, test } from './guest/guest-test';

test('a press and release on a control is one click', async ({ hosted }) => {
  await hosted.mount();
  await hosted.click('method-lora');
  await hosted.rest();
  const { changes } = await hosted.told();
  expect(changes.map(({ method }) => method)).toEqual(['lora']);
});

test('a press and release between two pictures is still a click', async ({ hosted }) => {
  await hosted.mount();
  const at = await hosted.at('method-full');
  await hosted.page.evaluate(({ x, y }) => {
    const { canvas } = window.host.panels[0]!;
    canvas.setPointerCapture = () => {}; // a made-up pointer cannot be captured
    for (const type of ['pointerdown', 'pointerup']) {
      canvas.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, isPrimary: true, pointerType: 'mouse', pointerId: 1 }));
    }
  }, at);
  await hosted.rest();
  expect((await hosted.told()).changes.map(({ method }) => method)).toEqual(['full']);
});

test('a drag that leaves the canvas goes on, and its release outside is seen', async ({ hosted }) => {
  await hosted.mount();
  const { mouse } = hosted.page;
  const start = await hosted.at('memory-slider', 0.4);
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move(start.x + 60, start.y + 5);
  await mouse.move(960, 700);
  await hosted.rest();
  const dragged = await hosted.memory();
  expect(dragged).not.toBe('24');
  await mouse.up();
  const back = await hosted.at('memory-slider', 0.2);
  await mouse.move(back.x, back.y);
  await mouse.move(back.x + 20, back.y);
  await hosted.rest();
  expect(await hosted.memory(), 'the bare pointer drags nothing').toBe(dragged);
});

test('the wheel scrolls the page over the canvas, also once it has focus', async ({ hosted }) => {
  await hosted.mount();
  const { page } = hosted;
  const at = await hosted.at('memory-slider');
  const scrolled = () => page.evaluate(() => window.scrollY);
  const wheel = async (by: number) => {
    const before = await scrolled();
    await page.mouse.wheel(0, by);
    await page.waitForFunction((y) => window.scrollY === y, before + by);
  };
  await page.mouse.move(at.x, at.y);
  await wheel(50);
  await hosted.click('method-lora');
  await wheel(50);
  expect(await scrolled()).toBe(100);
  expect((await hosted.told()).changes.length).toBe(1);
});

test('with the wheel policy "focus" too, what the panel cannot scroll is the page\'s, and so is Ctrl', async ({ hosted }) => {
  await hosted.mount({ wheel: 'focus' });
  await hosted.click('method-lora');
  const taken = await hosted.page.evaluate(() => {
    const { canvas } = window.host.panels[0]!;
    const sent = (init: WheelEventInit) => !canvas.dispatchEvent(new WheelEvent('wheel', { ...init, cancelable: true }));
    return [sent({ deltaY: 100 }), sent({ deltaY: -100, ctrlKey: true }), sent({ deltaY: 1, deltaMode: 1 })];
  });
  expect(taken).toEqual([false, false, false]);
});

test('the right button opens nothing of ours and keeps the browser menu', async ({ hosted }) => {
  await hosted.mount();
  const at = await hosted.at('method-lora');
  await hosted.page.evaluate(() => {
    window.host.panels[0]!.canvas.addEventListener('contextmenu', (event) => {
      document.title = String(event.defaultPrevented);
      event.preventDefault(); // a native menu would stay open in a headed run
    });
  });
  await hosted.page.mouse.click(at.x, at.y, { button: 'right' });
  await hosted.rest();
  expect(await hosted.page.title()).toBe('false');
  expect((await hosted.told()).changes).toEqual([]);
});

test('the cursor tells a text field from a button', async ({ hosted }) => {
  await hosted.mount();
  const cursor = async (widget: string) => {
    const at = await hosted.at(widget);
    await hosted.page.mouse.move(at.x, at.y);
    await hosted.rest();
    return hosted.page.evaluate(() => getComputedStyle(window.host.panels[0]!.canvas).cursor);
  };
  expect(await cursor('memory')).toBe('text');
  expect(await cursor('check')).toBe('pointer');
});

test('pressing a canvas that is half below the window does not scroll the page', async ({ hosted }) => {
  await hosted.mount();
  const { page } = hosted;
  await page.evaluate(() => {
    const spacer = document.createElement('div');
    const stage = document.getElementById('stage')!;
    spacer.style.height = `${innerHeight - stage.getBoundingClientRect().top - 150}px`;
    stage.before(spacer);
  });
  await hosted.rest();
  const { x, y } = await hosted.at('memory-slider', 0.8);
  await page.mouse.click(x, y);
  await hosted.rest();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect((await hosted.told()).changes.length, 'and it hits what it is aimed at').toBeGreaterThan(0);
});
