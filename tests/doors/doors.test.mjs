import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ceilings, crossings, parseDoors, readRooms } from './doors.mjs';

const src = fileURLToPath(new URL('../../src', import.meta.url));

test('no room includes across a door', async () => {
  const files = (process.env.WINGSPAN_DOORS ?? '').split(':').filter(Boolean);
  assert.ok(files.length > 0, 'WINGSPAN_DOORS names the doors.jsonl of the build folders');
  const doors = parseDoors(await Promise.all(files.map((file) => readFile(file, 'utf8'))));
  const sources = await readRooms(src);
  assert.ok(sources.size > 0 && doors.size > 0, 'there are rooms to look at');
  assert.deepEqual(crossings(sources, doors), []);
});

test('rooms of the map stand in an order in which each uses only earlier ones', () => {
  const seen = [];
  for (const [room, uses] of Object.entries(ceilings)) {
    for (const other of uses) assert.ok(seen.includes(other), `${room} uses ${other}, which is not below it`);
    seen.push(room);
  }
});

const line = (room, uses = [], links = []) => JSON.stringify({ room, uses, links });
const check = (file, text, ...lines) => crossings(new Map([[file, text]]), parseDoors(lines));

// The check must be able to fail: each way of crossing, once.
const crossed = [
  ['up into another room', 'engine/a.cpp', '#include "report/exercise.hpp"', [line('engine')]],
  ['into a generated header of another room', 'engine/a.cpp', '#include "generated/report/words.hpp"', [line('engine')]],
  ['a room that exists but is not in USES', 'panel/a.hpp', '  #  include "engine/assess.hpp"', [line('panel', ['report'])]],
  ['a toolkit in the engine', 'engine/a.cpp', '#include <imgui.h>', [line('engine')]],
  ['a toolkit in quotes', 'report/a.cpp', '#include "imgui.h"', [line('report', ['engine'])]],
  ['the window library without LINKS', 'panel/a.cpp', '#include <GLFW/glfw3.h>', [line('panel', [], ['wingspan_imgui'])]],
  ['a host header outside the seams', 'panel/a.cpp', '#include <emscripten.h>', [line('panel')]],
  ['a JSON library in the report', 'report/a.cpp', '#include <nlohmann/json.hpp>', [line('report')]],
  ['an unknown header', 'engine/a.cpp', '#include <boost/any.hpp>', [line('engine')]],
  ['a C header', 'engine/a.cpp', '#include <stdint.h>', [line('engine')]],
  ['the clock in the engine', 'engine/a.cpp', '#include <chrono>', [line('engine')]],
  ['climbing by two dots', 'engine/a.cpp', '#include "../report/exercise.hpp"', [line('engine')]],
  ['a path that is not from src/', 'engine/a.cpp', '#include "assess.hpp"', [line('engine')]],
  ['USES upwards', 'engine/a.cpp', '', [line('engine', ['report'])]],
  ['USES sideways', 'platform/a.cpp', '', [line('platform', ['panel'])]],
  ['a folder without a target', 'attic/a.cpp', '', [line('engine')]],
];
for (const [name, file, text, doors] of crossed) {
  test(`a crossed door is seen: ${name}`, () => {
    assert.equal(check(file, text, ...doors).length, 1);
  });
}

test('an open door is passed, in each form', () => {
  const text = ['// #include "panel/panel.hpp"', '/* #include <imgui.h>', '#include <imgui.h> */', '#include <span>',
    '#include "report/numbers.hpp"', '#include "generated/report/words.hpp"', '#include "panel/panel.hpp"',
    '#include <imgui.h>'].join('\n');
  assert.deepEqual(check('panel/a.cpp', text, line('panel', ['report'], ['wingspan_imgui'])), []);
});
