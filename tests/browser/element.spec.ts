// The element's contract: attributes, properties, state, events, several on a page.
import { expect, test, type Lesson } from './lesson/lesson-test';

/** A bare page of the site with nothing on it but what the test puts there. */
async function bare(lesson: Lesson, markup: string): Promise<void> {
  await lesson.page.goto(`${lesson.address}embed.html`);
  await lesson.element.waitFor();
  await lesson.page.evaluate((text) => {
    const made = document.createRange().createContextualFragment(text);
    document.querySelector('main')!.replaceChildren(made);
    localStorage.clear();
  }, markup);
  await lesson.on((element) => element.ready);
}

test('made by script, without a form in the page, it renders the same form itself', async ({ lesson }) => {
  await lesson.open('de/');
  await lesson.toForm();
  const outline = () =>
    lesson.on((element) =>
      [...element.shadowRoot!.querySelectorAll('.root *:not(.stage *, .w-wing *, option)')]
        .map((node) => `${node.localName}.${node.getAttribute('class') ?? ''}[${node.getAttribute('data-widget') ?? ''}]`)
        .join('\n'),
    );
  const adopted = await outline();
  const views = await lesson.on((element) => element.view);
  await bare(lesson, `<wingspan-lesson lang="de" view="${views}" memory="24" machine="rtx-4090" method="qlora"></wingspan-lesson>`);
  await lesson.faceIs('canvas');
  await lesson.toForm();
  expect(await outline()).toBe(adopted);
});

test('attributes open the exercise, properties tell it', async ({ lesson }) => {
  await bare(lesson, '<wingspan-lesson lang="ro" memory="30,0" method="lora" wheel="focus" theme="dark" view="exercise run"></wingspan-lesson>');
  const read = await lesson.on(({ memory, method, wheel, theme, view, panel, machine, model, answer }) => ({
    memory, method, wheel, theme, view, panel, machine, model, largest: answer?.largest,
  }));
  expect(read).toEqual({ memory: 30, method: 'lora', wheel: 'focus', theme: 'dark', view: 'exercise run', panel: 'auto', machine: '', model: '', largest: '8B' });
});

test('properties set attributes, also before the element is known', async ({ lesson }) => {
  await bare(lesson, '<wingspan-lesson lang="de"></wingspan-lesson>');
  expect(await lesson.on((element) => element.memory)).toBeNull();
  expect(await lesson.on((element) => element.answer)).toBeNull();
  await lesson.on((element) => {
    element.memory = 96;
    element.method = 'qlora';
  });
  expect(await lesson.on((element) => [element.getAttribute('memory'), element.answer?.largest])).toEqual(['96', '70B']);
  await lesson.on((element) => (element.memory = null));
  expect(await lesson.on((element) => [element.hasAttribute('memory'), element.answer])).toEqual([false, null]);
});

const nonsense: readonly (readonly [string, string, string])[] = [
  ['memory', 'abc', 'memory'],
  ['memory', '1.234,5', 'memory'],
  ['memory', '0', 'memory'],
  ['memory', '1e9', 'memory'],
  ['machine', 'no-such-machine', 'machine'],
  ['method', 'magic', 'method'],
  ['lang', 'tlh', 'lang'],
  ['view', 'cellar', 'view'],
  ['wheel', 'sideways', 'wheel'],
  ['theme', 'plaid', 'theme'],
  ['panel', 'maybe', 'panel'],
  ['model', '<script>', 'model'],
];

test('nonsense in an attribute is told, and nothing is lost', async ({ lesson }) => {
  await bare(lesson, '<wingspan-lesson lang="de" memory="30" theme="dark" wheel="focus"></wingspan-lesson>');
  const heard = await lesson.listen('wingspan-error', 'wingspan-change');
  const before = await lesson.on((element) => [element.state, element.theme, element.wheel, element.view, element.panel, element.model]);
  for (const [name, value] of nonsense) await lesson.on((element, [attribute, text]: readonly [string, string]) => element.setAttribute(attribute, text), [name, value] as const);
  const told = await heard();
  expect(told.map(({ type, detail }) => [type, (detail as { reason: string }).reason])).toEqual(nonsense.map(([, , reason]) => ['wingspan-error', reason]));
  for (const { detail } of told) expect((detail as { message: string }).message).toMatch(/\p{L}{3}.*[.!]?/u);
  expect(await lesson.on((element) => [element.state, element.theme, element.wheel, element.view, element.panel, element.model])).toEqual(before);
  await lesson.largestIs('32B');
});

test('the language may change at any time: own, page, none', async ({ lesson }) => {
  await bare(lesson, '<div lang="ro"><wingspan-lesson memory="30"></wingspan-lesson></div>');
  const caption = lesson.element.locator('.verdict .label');
  await expect(caption).toContainText('Cel mai mare model');
  await lesson.type('48,5');
  await lesson.page.evaluate(() => document.querySelector('[lang=ro]:not(html)')!.setAttribute('lang', 'de-AT'));
  await expect(caption).toContainText('Größtes Modell');
  await lesson.on((element) => element.setAttribute('lang', 'ro'));
  await expect(caption).toContainText('Cel mai mare model');
  await expect(lesson.element.locator('canvas')).toHaveAccessibleName(/Panou interactiv/);
  await lesson.on((element) => element.removeAttribute('lang'));
  await expect(caption).toContainText('Größtes Modell');
  await expect(lesson.widget('memory')).toHaveValue('48,5');
  await expect(lesson.widget('memory')).toBeFocused();
});

test('state goes out and comes back, whatever the note holds', async ({ lesson }) => {
  await bare(lesson, '<wingspan-lesson lang="de" memory="24"></wingspan-lesson>');
  const worst = '\u{1F409}'.repeat(240);
  await lesson.toForm('card-note');
  await lesson.widget('card-note').fill(worst);
  await lesson.type('1234,5678901234567890123456789012');
  const state = await lesson.on((element) => element.state);
  expect(state.length).toBeLessThanOrEqual(3500);
  expect(state).toMatch(/^[\x20-\x7e]*$/);
  await lesson.on((element) => element.reset());
  await expect(lesson.widget('card-note')).toHaveValue('');
  await expect(lesson.widget('memory')).toHaveValue('24');
  await lesson.on((element, json: string) => (element.state = json), state);
  await expect(lesson.widget('card-note')).toHaveValue(worst);
  expect(await lesson.on((element) => element.state)).toBe(state);
});

test('a state that is none is told, and nothing is lost', async ({ lesson }) => {
  await bare(lesson, '<wingspan-lesson lang="de" memory="30"></wingspan-lesson>');
  const heard = await lesson.listen('wingspan-error');
  const hostile = [
    '', 'null', '[]', '{', '42', '"text"', '{"v":99}', '{"v":1,"memory":24}', '{"v":1,"method":"__proto__"}',
    '{"v":1,"note":["x"]}', '{"v":1,"memory":"2\\n4"}', `{"v":1,"note":"${'x'.repeat(481)}"}`, 'x'.repeat(4000),
    '{"__proto__":{"v":1}}', '{"v":1,"complete":"yes"}',
  ];
  const before = await lesson.on((element) => element.state);
  for (const json of hostile) await lesson.on((element, text: string) => (element.state = text), json);
  expect((await heard()).map(({ detail }) => (detail as { reason: string }).reason)).toEqual(hostile.map(() => 'state'));
  expect(await lesson.on((element) => element.state)).toBe(before);
});

test('completion is told once, also after the state has been carried over', async ({ lesson }) => {
  await bare(lesson, '<wingspan-lesson lang="de" memory="30"></wingspan-lesson>');
  const heard = await lesson.listen('wingspan-complete');
  await lesson.on((element) => {
    element.check();
    element.check();
  });
  const [told] = await heard();
  expect(await heard()).toHaveLength(1);
  expect(told!.detail).toMatchObject({ view: 'exercise', answer: { largest: '32B', budget_gb: 24 } });
  const state = await lesson.on((element) => element.state);
  await bare(lesson, '<wingspan-lesson lang="de" memory="30"></wingspan-lesson>');
  const again = await lesson.listen('wingspan-complete');
  await lesson.on((element, json: string) => {
    element.state = json;
    element.check();
  }, state);
  expect(await again()).toEqual([]);
});

test('events bubble out of shadow roots, and their detail is plain JSON', async ({ lesson }) => {
  await bare(lesson, '<wingspan-lesson lang="de" memory="24"></wingspan-lesson>');
  const crossed = await lesson.on((element) => {
    const outer = document.createElement('div');
    element.before(outer);
    outer.attachShadow({ mode: 'closed' }).append(element);
    return new Promise<{ bubbles: boolean; same: boolean }>((heard) => {
      document.addEventListener('wingspan-change', (event) => {
        const { detail } = event as CustomEvent;
        heard({ bubbles: event.bubbles && event.composed, same: JSON.stringify(structuredClone(detail)) === JSON.stringify(detail) });
      });
      element.setAttribute('memory', '96');
    });
  });
  expect(crossed).toEqual({ bubbles: true, same: true });
  await lesson.page.evaluate(() => document.querySelector('main')!.replaceChildren());
});

test('two on a page, each with its language and its work', async ({ lesson }) => {
  await bare(lesson, '<wingspan-lesson id="a" lang="de" memory="24"></wingspan-lesson><wingspan-lesson id="b" lang="ro" memory="96"></wingspan-lesson>');
  const [a, b] = [lesson.page.locator('#a'), lesson.page.locator('#b')];
  await expect(a.locator('.verdict')).toContainText('Größtes Modell mit QLoRA');
  await expect(b.locator('.verdict')).toContainText('Cel mai mare model cu QLoRA');
  await a.locator('[data-widget=memory]').fill('30');
  await expect(a.locator('tr[data-lit]')).toHaveAttribute('data-widget', 'row-32B');
  await expect(b.locator('tr[data-lit]')).toHaveAttribute('data-widget', 'row-70B');
  await b.scrollIntoViewIfNeeded();
  await expect(b.locator('canvas')).toBeVisible();
  expect(await b.evaluate((element) => (element as HTMLElement & { inspect(): { face: string } }).inspect().face)).toBe('canvas');
});

test('removed and put back it goes on; destroyed it is still', async ({ lesson }) => {
  await bare(lesson, '<wingspan-lesson lang="de" memory="24"></wingspan-lesson>');
  await lesson.faceIs('canvas');
  await lesson.type('30');
  await lesson.on(async (element) => {
    const home = element.parentElement!;
    element.remove();
    await new Promise(requestAnimationFrame);
    home.append(element);
  });
  await lesson.faceIs('canvas');
  await expect(lesson.widget('memory')).toHaveValue('30');
  await lesson.largestIs('32B');
  await lesson.on((element) => element.destroy());
  await expect(lesson.element.locator('canvas')).toHaveCount(0);
  await lesson.faceIs('form');
  await expect(lesson.widget('verdict')).toContainText('32B');
});

test('the module may be loaded many times', async ({ lesson }) => {
  await bare(lesson, '<wingspan-lesson lang="de" memory="24"></wingspan-lesson>');
  await lesson.page.evaluate(async (address) => {
    for (const query of ['', '?a', '?b']) await import(`${address}wingspan.js${query}`);
  }, lesson.address);
  await lesson.largestIs('14B');
});

test('its size is told', async ({ lesson }) => {
  await bare(lesson, '<wingspan-lesson lang="de" memory="24"></wingspan-lesson>');
  const heard = await lesson.listen('wingspan-resize');
  await lesson.page.setViewportSize({ width: 500, height: 800 });
  const last = async () => (await heard()).at(-1)?.detail as { width: number; height: number } | undefined;
  await expect.poll(async () => (await last())?.width ?? Infinity).toBeLessThanOrEqual(500);
  expect(await last()).toEqual(await lesson.element.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    return { width, height };
  }));
});
