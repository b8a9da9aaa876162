// The two faces of every view say the same numbers: 200 random lessons per view, drawn by the panel (native, without a window)
// and laid out as the form (views.wasm). Whatever number stands on the canvas stands in the form too.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { importBundled } from '../../web/build/bundle.mjs';
import { formWords } from '../../web/build/form-words.mjs';
import { files, importPackage, read } from './lib/site.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { parseFragment } = await importPackage('parse5');
const { renderForm, views } = await importBundled(join(root, 'web/src/form/static.ts'), { plugins: [formWords()] });
const { loadEngine } = await importBundled(join(root, 'web/src/engine/engine.ts'));
const engine = await loadEngine(read(files.find((file) => /\/views-[^/]*\.wasm$/.test(file))));
const { all: machines } = engine.machines();

// xorshift32, so that every run asks the same.
let state = 20261201;
const draw = () => {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) / 2 ** 32;
};
const oneOf = (list) => list[Math.floor(draw() * list.length)];
const whole = (least, most) => least + Math.floor(draw() * (most - least + 1));

/** Of each view, what a learner might have set. */
const settings = {
  exercise: () => ({}),
  explorer: () => ({ explorer: pairs({ mode: oneOf(['rule', 'exact']), scale: oneOf(['linear', 'log']), bar: `${oneOf(['1B', '8B', '70B'])}/${oneOf(['full', 'lora', 'qlora'])}`, seq: oneOf([256, 1024, 4096]), batch: whole(1, 8), rank: oneOf([8, 64]), ckpt: oneOf(['on', 'off']) }) }),
  run: () => ({ run: pairs({ seed: whole(1, 9999), max: oneOf([512, 1024, 2048, 4096]), checkpointing: oneOf(['on', 'off']), reserve: oneOf(['on', 'off']), machine: oneOf(['card', 'mac']), median: whole(200, 700) }) }),
  machines: () => ({ machines: pairs({ left: oneOf(machines).id, right: oneOf(machines).id }) }),
  checkpoint: () => ({ checkpoint: `${whole(1, 1e6)} ${oneOf(['ask', 'hint', 'told 20', 'told 20 7', 'ask 3 40'])}`, estimate: String(whole(1, 400)) }),
};
const pairs = (values) => Object.entries(values).map(([name, value]) => `${name}=${value}`).join(' ');

const question = (view) => ({
  lang: oneOf(['de', 'ro']),
  memory: oneOf(['24', '96', '1,8', '', (0.5 * 2000 ** draw()).toFixed(2), String(whole(4, 512))]),
  method: oneOf(['full', 'lora', 'qlora']),
  machine: draw() < 0.5 ? '' : oneOf(machines).id,
  date: '2026-12-01',
  views: view,
  view,
  ...settings[view](),
});

/** Numbers with what they count: "19,2 GB", "~18", "15–20". */
const numbers = (text) => new Set([...text.matchAll(/(?<![\p{L}\d])\d+(?:[.,]\d+)*/gu)].map(([number]) => number));

// An option that is not chosen says nothing.
const silent = (node) => node.nodeName === 'option' && !node.attrs.some(({ name }) => name === 'selected');
/** A figure of an axis: those that come too close give way, on each face by the room that it has. */
const tick = /^[125]0{0,2}(?:\.000)?$/;

const plain = (node) => (silent(node) ? '' : node.nodeName === '#text' ? `${node.value} ` : [...attributes(node), ...(node.childNodes ?? []).map(plain)].join(''));
const attributes = (node) => (node.attrs ?? []).filter(({ name }) => ['value', 'aria-valuetext', 'aria-label'].includes(name)).map(({ value }) => `${value} `);

describe('canvas and form', () => {
  let canvas, lines;
  before(() => {
    canvas = spawn(join(process.env.WINGSPAN_BIN ?? join(root, 'build/sanitize/bin'), 'panel_texts'), { stdio: ['pipe', 'pipe', 'inherit'] });
    lines = createInterface({ input: canvas.stdout })[Symbol.asyncIterator]();
  });
  after(() => canvas.stdin.end());

  const drawn = async (input) => {
    canvas.stdin.write(`${Object.entries(input).map(([key, value]) => `${key}=${value}\n`).join('')}---\n`);
    const texts = [];
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error('panel_texts ended');
      if (value === '---') return texts;
      texts.push(value);
    }
  };

  for (const view of views)
    test(`${view}: the same numbers for 200 questions`, async () => {
      let told = 0;
      for (let i = 0; i < 200; i += 1) {
        const input = question(view);
        const form = numbers(plain(parseFragment(renderForm(engine, input))));
        for (const text of await drawn(input)) {
          if (tick.test(text)) continue;
          for (const number of numbers(text)) {
            told += 1;
            assert.ok(form.has(number), `„${number}“ of „${text}“ stands on the canvas alone: ${JSON.stringify(input)}`);
          }
        }
      }
      assert.ok(told > 1000, `only ${told} numbers were compared`);
    });
});
