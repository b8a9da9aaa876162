import { expect, test } from './guest/guest-test';

const watched = 2000; // ms in which not one frame may be drawn

test('no frame is drawn while nothing happens', async ({ hosted }) => {
  await hosted.mount();
  expect(await hosted.framesWithin(watched)).toBe(0);
});

test('no frame is drawn while the pointer rests on a control', async ({ hosted }) => {
  await hosted.mount();
  const at = await hosted.at('method-lora');
  await hosted.page.mouse.move(at.x, at.y);
  await hosted.rest();
  expect(await hosted.framesWithin(watched)).toBe(0);
});

test('no frame is drawn while a control has keyboard focus, nor after focus left', async ({ hosted }) => {
  await hosted.mount();
  await hosted.page.focus('#before');
  await hosted.page.keyboard.press('Tab');
  await hosted.rest();
  expect(await hosted.framesWithin(watched)).toBe(0);
  await hosted.page.keyboard.press('Tab');
  await hosted.rest();
  expect(await hosted.framesWithin(watched)).toBe(0);
});

test('no frame is drawn while a text field is open and nothing is typed: the caret is the browser\'s', async ({ hosted }) => {
  await hosted.mount();
  await hosted.click('memory');
  await hosted.rest();
  expect(await hosted.framesWithin(watched)).toBe(0);
});

test('out of view a change is not drawn; back in view it is', async ({ hosted }) => {
  await hosted.mount();
  const { page } = hosted;
  await page.evaluate(() => window.scrollTo(0, 2000));
  // The observer's word arrives with a frame of its own.
  await page.waitForFunction(() => window.host.panels[0]!.canvas.getBoundingClientRect().bottom < 0);
  await hosted.rest();
  const before = await hosted.frames();
  await page.evaluate(() => window.host.panels[0]!.set({ ...window.host.inputs, memory: '96' }));
  expect(await hosted.framesWithin(500)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await hosted.page.waitForFunction((count) => window.host.panels[0]!.inspect().frames > count, before);
});

test('state that is set again unchanged costs no frame and is not told back', async ({ hosted }) => {
  await hosted.mount();
  const before = await hosted.frames();
  await hosted.page.evaluate(() => window.host.panels[0]!.set({ ...window.host.inputs }));
  await hosted.rest();
  expect(await hosted.frames()).toBe(before);
  await hosted.page.evaluate(() => window.host.panels[0]!.set({ ...window.host.inputs, memory: '96', last: '96' }));
  await hosted.rest();
  expect(await hosted.frames()).toBeGreaterThan(before);
  expect((await hosted.told()).changes).toEqual([]);
});

test('a hidden tab draws nothing and has no frame requested', async ({ hosted }) => {
  await hosted.mount();
  const requested = await hosted.page.evaluate(async () => {
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    const { requestAnimationFrame: real } = window;
    let requests = 0;
    window.requestAnimationFrame = (callback) => {
      requests += 1;
      return real(callback);
    };
    window.host.panels[0]!.set({ ...window.host.inputs, memory: '12' });
    await new Promise((next) => real(next));
    window.requestAnimationFrame = real;
    return requests;
  });
  expect(requested).toBe(0);
  const before = await hosted.frames();
  await hosted.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => false, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await hosted.page.waitForFunction((count) => window.host.panels[0]!.inspect().frames > count, before);
});
