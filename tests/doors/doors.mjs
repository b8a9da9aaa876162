// Which room may include what, and the check that holds the sources against it. src/README.md tells the same as a map.
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

// The highest that a room may declare in wingspan_room(... USES ...): only rooms below it, never sideways.
export const ceilings = {
  engine: [],
  config: ['engine'],
  report: ['engine'],
  panel: ['engine', 'report'],
  platform: [],
  bridge: ['engine', 'config', 'report', 'panel', 'platform'],
  cli: ['engine', 'config', 'report'],
};

// Third-party headers -> the targets whose LINKS entry opens them.
const libraries = [
  [/^imgui_impl_glfw\.h$/, ['wingspan_imgui_glfw']],
  [/^imgui_impl_opengl3(_loader)?\.h$/, ['wingspan_imgui_gl3']],
  [/^imgui(_internal)?\.h$/, ['wingspan_imgui', 'wingspan_imgui_gl3', 'wingspan_imgui_glfw']],
  [/^GLFW\//, ['glfw']],
  [/^(GL|GLES3|GLES2|EGL)\//, ['wingspan_imgui_gl3', 'OpenGL::GL']],
  [/^nlohmann\//, ['nlohmann_json']],
  [/^CLI\//, ['CLI11']],
];

// Headers of the host itself, by room: only the seams to a host know one.
const hosts = [[/^emscripten(\/|\.h$)/, ['platform', 'bridge']]];

const standard = new Set(`algorithm any array atomic barrier bit bitset charconv chrono codecvt compare complex concepts
  condition_variable coroutine deque exception execution filesystem format forward_list fstream functional future
  initializer_list iomanip ios iosfwd iostream istream iterator latch limits list locale map memory memory_resource mutex
  new numbers numeric optional ostream queue random ranges ratio regex scoped_allocator semaphore set shared_mutex
  source_location span sstream stack stdexcept stop_token streambuf string string_view syncstream system_error thread
  tuple type_traits typeindex typeinfo unordered_map unordered_set utility valarray variant vector version
  cassert cctype cerrno cfenv cfloat cinttypes climits clocale cmath csetjmp csignal cstdarg cstddef cstdint cstdio
  cstdlib cstring ctime cuchar cwchar cwctype`.split(/\s+/));

// What costs wasm bytes, throws, or makes an answer depend on clock, locale or machine.
const heavy = ['iostream', 'istream', 'ostream', 'sstream', 'fstream', 'iomanip', 'locale', 'regex', 'format', 'expected',
  'exception', 'stdexcept', 'system_error', 'typeinfo', 'typeindex', 'any', 'thread', 'mutex', 'future', 'filesystem'];
const impure = [...heavy, 'chrono', 'ctime', 'clocale', 'cstdio', 'random', 'atomic', 'csignal'];
const banned = { engine: impure, report: impure, panel: heavy, platform: heavy };

/** Doors as CMake knows them (doors.jsonl of one or more build folders), united per room. */
export function parseDoors(texts) {
  const doors = new Map();
  for (const line of texts.join('\n').split('\n').filter(Boolean)) {
    const { room, uses, links } = JSON.parse(line);
    const door = doors.get(room) ?? { uses: new Set(), links: new Set() };
    uses.forEach((name) => door.uses.add(name));
    links.forEach((name) => door.links.add(name));
    doors.set(room, door);
  }
  return doors;
}

/** @returns {Array<{line: number, target: string, quoted: boolean}>} */
export function includesOf(text) {
  const withoutComments = text.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return withoutComments.split('\n').flatMap((line, index) => {
    const match = /^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)/.exec(line);
    return match ? [{ line: index + 1, target: match[1] ?? match[2], quoted: match[1] !== undefined }] : [];
  });
}

function crossing(room, door, { target, quoted }) {
  if (target.split('/').includes('..')) return 'climbs out of its folder';
  const other = /^(?:generated\/)?([a-z_]+)\//.exec(target)?.[1];
  if (quoted && other in ceilings) {
    return other === room || door.uses.has(other) ? null : `room ${other} is not in its USES`;
  }
  const library = libraries.find(([pattern]) => pattern.test(target));
  if (library) return library[1].some((name) => door.links.has(name)) ? null : `needs one of LINKS ${library[1].join(', ')}`;
  const host = hosts.find(([pattern]) => pattern.test(target));
  if (host) return host[1].includes(room) ? null : 'only a seam to the host may know it';
  if (quoted) return 'is not written from src/ ("room/header.hpp")';
  if (!standard.has(target)) return 'is neither of the standard library nor a known third-party header';
  return banned[room]?.includes(target) ? 'is a standard header that this room does without' : null;
}

/**
 * Every crossed door, as "file:line: reason".
 * @param {Map<string, string>} sources path below src/ (with /) -> text
 * @param {ReturnType<typeof parseDoors>} doors
 */
export function crossings(sources, doors) {
  const found = [];
  for (const [room, { uses }] of doors) {
    if (!(room in ceilings)) found.push(`src/${room}: is no room of the map`);
    for (const other of uses) {
      if (other !== room && !ceilings[room]?.includes(other)) found.push(`src/${room}/CMakeLists.txt: USES ${other} is above or beside it`);
    }
  }
  for (const [file, text] of sources) {
    const room = file.split('/')[0];
    const door = doors.get(room);
    if (!door) {
      found.push(`src/${file}: its room is not declared by wingspan_room`);
      continue;
    }
    for (const include of includesOf(text)) {
      const reason = crossing(room, door, include);
      if (reason) found.push(`src/${file}:${include.line}: ${include.target} ${reason}`);
    }
  }
  return found;
}

/** C++ sources of all rooms below `root` (the folder src/). */
export async function readRooms(root) {
  const sources = new Map();
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !/\.(cpp|hpp|h|cc|inl)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(root, file).split(path.sep).join('/');
    if (name.startsWith('tools/')) continue;
    sources.set(name, await readFile(file, 'utf8'));
  }
  return sources;
}
