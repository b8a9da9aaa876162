// engine.wasm as it is served: what it asks of its host, how heavy it is, that it loads whatever the server says, and
// that it answers as the native command does.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { importBundled } from '../../web/build/bundle.mjs';
import { files, read, site } from './lib/site.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bytes = read(files.find((file) => /\/engine-[^/]*\.wasm$/.test(file)));
const { loadEngine } = await importBundled(join(root, 'web/src/engine/engine.ts'));
const engine = await loadEngine(bytes);
const native = (...options) => JSON.parse(execFileSync(join(site, '../bin/wingspan'), [...options, '--json'], { encoding: 'utf8' }));

test('the module asks nothing of its host but to be stopped', async () => {
  const module = await WebAssembly.compile(bytes);
  assert.deepEqual(WebAssembly.Module.imports(module).map(({ name }) => name), ['proc_exit']);
});

test('the module stays light', () => assert.ok(gzipSync(bytes, { level: 9 }).length <= 36 * 1024));

describe('loading from an address', () => {
  const type = { value: '' };
  const server = createServer((request, response) => {
    const found = request.url === '/engine.wasm';
    response.writeHead(found ? 200 : 404, type.value ? { 'Content-Type': type.value } : {}).end(found ? bytes : '');
  });
  const address = (path) => new URL(path, `http://127.0.0.1:${server.address().port}`);
  before(() => new Promise((listening) => server.listen(0, '127.0.0.1', listening)));
  after(() => server.close());

  for (const served of ['application/wasm', 'application/wasm; charset=utf-8', 'application/octet-stream', 'text/html', ''])
    test(`served as "${served}"`, async () => {
      type.value = served;
      assert.equal((await loadEngine(address('/engine.wasm'))).exercise({ lang: 'de', memory: '24' }).answer.largest, '14B');
    });

  test('a file that is not there is said with its status', () => assert.rejects(loadEngine(address('/missing.wasm')), /missing\.wasm: 404/));
});

test('bytes that are no module are refused', () => assert.rejects(loadEngine(new TextEncoder().encode('<!doctype html>')), WebAssembly.CompileError));

// xorshift32, so that every run asks the same.
function* numbers(seed) {
  for (let x = seed; ;) {
    x ^= x << 13; x ^= x >>> 17; x ^= x << 5;
    yield (x >>> 0) / 2 ** 32;
  }
}

test('the module answers as the native command, digit by digit', () => {
  const random = numbers(20261201);
  const draw = () => random.next().value;
  const memories = ['0.5', '1.8', '1.875', '24', '30', '60', '96', '100000'];
  while (memories.length < 60) memories.push((0.5 * 200_000 ** draw()).toFixed(Math.floor(draw() * 7)));
  for (const memory of memories)
    for (const method of ['qlora', 'lora', 'full'])
      assert.deepEqual(engine.exercise({ lang: 'de', memory, method }).answer, native('fit', '--memory', memory, '--method', method), memory);
});

test('its machines are those of the native command', () => {
  const [here, there] = [engine.machines(), native('machines')];
  assert.deepEqual(here.all.map(({ short_name, ...machine }) => machine), there.map(({ short_form, ...machine }) => machine));
  assert.deepEqual(here.presets.slice(0, 2), ['apple-m3-ultra-96-gb', 'geforce-rtx-4090-24gb']);
  assert.ok(here.presets.length >= 12);
});

test('both languages report the same answer in their own words', () => {
  const [de, ro] = ['de', 'ro'].map((lang) => engine.exercise({ lang, memory: '24' }));
  assert.deepEqual(de.answer, ro.answer);
  assert.equal(de.report.equation, ro.report.equation);
  assert.notEqual(de.report.why_text, ro.report.why_text);
  assert.equal(engine.exercise({ lang: 'xx', memory: '24' }).lang, 'de');
  assert.equal(engine.exercise({ lang: 'ro-MD', memory: '24' }).lang, 'ro');
});

test('nonsense keeps the last answer and hands its text on', () => {
  const { report, answer, memory_value, last } = engine.exercise({ lang: 'de', memory: 'abc', last: '24' });
  assert.equal(report.state, 'nonsense');
  assert.equal(answer.largest, '14B');
  assert.equal(memory_value, null);
  assert.equal(last, '24');
});

test('any text of a learner crosses unharmed, or is refused whole', () => {
  for (const note of ['', 'a=b\\n"\u2028', 'memory=1\nlang=ro', 'ș ț 🐉 \u0000 \u202e', '\ud800', '{n, plural, other {x}}', 'x'.repeat(3500)]) {
    const { report, lang } = engine.exercise({ lang: 'de', memory: '24', note });
    assert.equal(lang, 'de');
    const line = note.replace(/[\r\n]/g, ' ').toWellFormed?.() ?? note;
    if (note && note.isWellFormed?.() !== false) assert.ok(report.card_text.includes(line), JSON.stringify(note));
  }
  assert.throws(() => engine.exercise({ lang: 'de', note: 'x'.repeat(20_000) }), RangeError);
  assert.equal(engine.exercise({ lang: 'de', memory: '24' }).answer.largest, '14B', 'and goes on working');
});

test('a thousand calls leak nothing: memory keeps its size and answers keep theirs', () => {
  const first = JSON.stringify(engine.exercise({ lang: 'ro', memory: '17,5', note: 'x'.repeat(3000) }));
  for (let i = 0; i < 1000; i += 1) {
    engine.exercise({ lang: i % 2 ? 'de' : 'ro', memory: String(i / 7), note: 'y'.repeat(i) });
    engine.wingSvg({ lang: 'de', memory: String(i + 1) }, { width: 728, height: 196 });
  }
  assert.equal(JSON.stringify(engine.exercise({ lang: 'ro', memory: '17,5', note: 'x'.repeat(3000) })), first);
});

test('edits follow the rules of the panel', () => {
  const card = engine.edit({ lang: 'de' }, { machine: 'rtx-4090' });
  assert.deepEqual([card.memory, card.machine], ['24', 'geforce-rtx-4090-24gb']);
  assert.equal(engine.edit(card, { memory: '32' }).machine, '');
  assert.equal(engine.edit(card, { machine: 'no such machine' }).machine, card.machine);
  const { steps, ticks } = engine.slider();
  assert.equal(engine.edit(card, { position: steps }).memory, '128');
  for (const { position, label } of ticks) assert.equal(engine.edit(card, { position }).memory, label);
  for (const position of [-1, 1e9, NaN]) assert.match(engine.edit(card, { position }).memory, /^\d/);
});

test('the wing is a picture of the same exercise', () => {
  const svg = engine.wingSvg({ lang: 'de', memory: '24' }, { width: 728, height: 196 });
  assert.equal(svg, JSON.parse(execFileSync(join(site, '../bin/wingspan'), ['wing', '--memory', '24', '--json'], { encoding: 'utf8' })).svg);
  for (const size of [{ width: 0, height: 0 }, { width: -5, height: 1e9 }, { width: NaN, height: 100 }])
    assert.match(engine.wingSvg({ lang: 'de', memory: '24' }, size), /^<svg .*<\/svg>$/);
});
