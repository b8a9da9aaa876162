import { expect, test, type HostPage } from './guest/guest-test';

const picture = (hosted: HostPage, panel = 0) =>
  hosted.page.evaluate(async (index) => {
    const blob = await window.host.panels[index]!.picture();
    const hash = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
    return `${blob.type} ${blob.size} ${[...new Uint8Array(hash)].map((byte) => byte.toString(16)).join('')}`;
  }, panel);

test('a lost context is restored with the same picture, three times', async ({ hosted }) => {
  await hosted.mount();
  const before = await picture(hosted);
  expect(before).toMatch(/^image\/png/);
  for (let time = 1; time <= 3; time += 1) {
    const whileLost = await hosted.page.evaluate(async () => {
      const panel = window.host.panels[0]!;
      const { canvas } = panel;
      const loss = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
      const happened = (type: string) => new Promise((done) => canvas.addEventListener(type, done, { once: true }));
      const lost = happened('webglcontextlost');
      loss.loseContext();
      await lost;
      const frames = panel.inspect().frames;
      panel.set({ ...window.host.inputs, note: 'lost' });
      panel.set({ ...window.host.inputs });
      const refused = await panel.picture().then(() => 'given', (failure) => (failure as Error).name);
      await new Promise((next) => requestAnimationFrame(next));
      const drawn = panel.inspect().frames - frames;
      const restored = happened('webglcontextrestored');
      setTimeout(() => loss.restoreContext()); // not within the event of the loss
      await restored;
      return { drawn, refused };
    });
    expect(whileLost).toEqual({ drawn: 0, refused: 'PanelFailure' });
    await hosted.rest();
    expect(await picture(hosted)).toBe(before);
    const told = await hosted.told();
    expect([told.lost, told.restored]).toEqual([time, time]);
    expect(await hosted.page.evaluate(() => window.host.panels[0]!.inspect().contextLosses)).toBe(time);
    expect(await hosted.page.evaluate(() => window.host.panels[0]!.canvas.getContext('webgl2')!.getError())).toBe(0);
  }
  await hosted.click('method-lora');
  await hosted.rest();
  expect((await hosted.told()).changes.length).toBe(1);
});

test('three panels on a page do not know of one another', async ({ hosted }) => {
  await hosted.open();
  await hosted.page.evaluate(async () => {
    const stages = [0, 1, 2].map(() => document.getElementById('more')!.appendChild(document.createElement('div')));
    await Promise.all(stages.map((stage) => window.host.mount(stage)));
  });
  await hosted.rest(2);
  for (const panel of [0, 1, 2]) {
    await hosted.page.evaluate((index) => window.host.panels[index]!.canvas.scrollIntoView({ block: 'center' }), panel);
    await hosted.rest(panel);
    await hosted.click('memory', panel);
    await hosted.page.keyboard.type(String(panel + 4));
    await hosted.page.keyboard.press('Enter');
  }
  for (const panel of [0, 1, 2]) expect((await hosted.told(panel)).changes.map(({ memory }) => memory)).toEqual([String(panel + 4)]);
});

test('it works inside two nested shadow roots, one of them closed', async ({ hosted }) => {
  await hosted.open();
  await hosted.page.evaluate(async () => {
    const outer = document.getElementById('stage')!.attachShadow({ mode: 'closed' });
    const host = outer.appendChild(document.createElement('div'));
    const inner = host.attachShadow({ mode: 'open' });
    inner.append(Object.assign(document.createElement('p'), { id: 'leave' }));
    await window.host.mount(inner.appendChild(document.createElement('div')));
  });
  await hosted.rest();
  await hosted.page.focus('#before');
  await hosted.page.keyboard.press('Tab');
  expect(await hosted.page.evaluate(() => window.host.panels[0]!.canvas.matches(':focus'))).toBe(true);
  await hosted.page.keyboard.press('Tab');
  expect(await hosted.focused()).toBe('after');
  await hosted.click('memory');
  await hosted.page.keyboard.type('8');
  await hosted.page.keyboard.press('Enter');
  await hosted.click('method-full');
  await hosted.rest();
  expect(await hosted.memory()).toBe('8');
  expect((await hosted.told()).changes.at(-1)?.method).toBe('full');
  const sharp = await hosted.page.evaluate(() => {
    const { canvas } = window.host.panels[0]!;
    return canvas.width === Math.round(canvas.clientWidth * devicePixelRatio);
  });
  expect(sharp).toBe(true);
});

test('thirty cycles of mount and dispose leave no listener, node or context behind', async ({ hosted }) => {
  await hosted.open();
  const { page } = hosted;
  const cdp = await hosted.cdp();
  const cycles = (count: number) =>
    page.evaluate(async (times) => {
      for (let cycle = 0; cycle < times; cycle += 1) {
        const panel = await window.host.mount(document.getElementById('stage')!);
        await new Promise((next) => requestAnimationFrame(next));
        panel.dispose();
        panel.dispose(); // twice is once
        window.host.panels.length = window.host.told.length = 0;
      }
    }, count);
  const measure = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN;
    return { listeners: await page.evaluate(() => window.host.listeners()), nodes: metric('Nodes'), heap: metric('JSHeapUsedSize') };
  };
  await cdp.send('Performance.enable');
  await cycles(5);
  const before = await measure();
  await cycles(30);
  const after = await measure();
  expect(after.listeners).toEqual(before.listeners);
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(5);
  expect(after.heap - before.heap).toBeLessThan(1_000_000);
  // More than 16 contexts at a time would have been complained of in the console.
});

test('disposing while the context is lost is as good an end', async ({ hosted }) => {
  await hosted.mount();
  const left = await hosted.page.evaluate(async () => {
    const panel = window.host.panels[0]!;
    const lost = new Promise((done) => panel.canvas.addEventListener('webglcontextlost', done, { once: true }));
    panel.canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!.loseContext();
    await lost;
    panel.dispose();
    const again = await window.host.mount(document.getElementById('stage')!);
    return [document.getElementById('stage')!.querySelectorAll('canvas').length, again.canvas.isConnected];
  });
  expect(left).toEqual([1, true]);
  await hosted.rest(1);
});

test('the page may be told of everything inside a hook, even dispose', async ({ hosted }) => {
  await hosted.mount();
  await hosted.page.evaluate(() => {
    const told = window.host.told[0]!;
    told.changes.push = function (...now) {
      window.host.panels[0]!.dispose();
      return Array.prototype.push.apply(this, now);
    };
  });
  await hosted.click('method-lora');
  expect((await hosted.told()).changes.length).toBe(1);
  expect(await hosted.page.evaluate(() => document.querySelectorAll('canvas').length)).toBe(0);
});
