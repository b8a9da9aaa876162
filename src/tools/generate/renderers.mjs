// What graphics renderer strings say -> C++.
//   --part machines   renderer_rows.hpp from renderers.csv and machines.csv
//   --part families   renderer_families.hpp from renderer_families.csv
import { readFileSync } from 'node:fs';
import { parseCsv } from './csv.mjs';
import { generate, header, literal, readCsv } from './generator.mjs';
import { fileNamed } from './lesson_data.mjs';

const classes = ['software', 'virtual', 'mobile', 'masked', 'integrated', 'legacy', 'uncatalogued'];

function page(about, name, comment, lines) {
  return `${header(`renderers.mjs from ${about}`)}#include <string_view>\n\nnamespace wingspan::engine {\n\n` +
    `// ${comment}\ninline constexpr std::string_view ${name}_rows =\n` +
    `${lines.map((line) => `    ${literal(line)}`).join('\n')};\n\n` +
    '}  // namespace wingspan::engine\n';
}

// Every machine: what browsers call it, and its PCI device ids.
function machines(inputs) {
  const file = fileNamed(inputs, 'renderers.csv');
  const rows = readCsv(file, ['machine', 'shown_as', 'device_ids', 'source']);
  const shown = new Map(rows.map((row) => [row.machine, row]));
  if (shown.size !== rows.length) throw new Error(`${file}: a machine stands twice`);
  const catalogue = parseCsv(readFileSync(fileNamed(inputs, 'machines.csv'), 'utf8')); // checked by tables.mjs
  for (const row of rows) {
    if (!catalogue.some(({ id }) => id === row.machine)) throw new Error(`${file}: no such machine: ${row.machine}`);
    if (!row.source) throw new Error(`${file}: ${row.machine}: no source`);
    if (!/^(0x[0-9A-F]{4}( 0x[0-9A-F]{4})*)?$/.test(row.device_ids))
      throw new Error(`${file}: ${row.machine}: not device ids: "${row.device_ids}"`);
  }
  const lines = catalogue.map(({ id, name }) => {
    const row = shown.get(id);
    return `${row?.shown_as || name}\t${row?.device_ids.replaceAll('0x', '') ?? ''}\n`;
  });
  return page('renderers.csv and machines.csv', 'renderer',
    'In the order of machines(): name as browsers show it, tab, device ids in hexadecimal with spaces between.', lines);
}

// Kinds of GPU by the words of their names. A stand-in must be the whole name: "=".
function families(inputs) {
  const file = fileNamed(inputs, 'renderer_families.csv');
  const rows = readCsv(file, ['class', 'words', 'reason', 'source']);
  const seen = new Set();
  const lines = rows.map((row) => {
    const whole = row.class === 'stand_in';
    const place = classes.indexOf(whole ? 'masked' : row.class);
    if (place < 0) throw new Error(`${file}: unknown class: "${row.class}"`);
    if (!/^[a-z0-9#]+\*?( [a-z0-9#]+\*?)*$/.test(row.words))
      throw new Error(`${file}: not a pattern: "${row.words}"`);
    if (seen.has(`${whole}${row.words}`)) throw new Error(`${file}: twice: "${row.words}"`);
    seen.add(`${whole}${row.words}`);
    if (!row.reason || !row.source) throw new Error(`${file}: "${row.words}": no reason or no source`);
    return `${place}${whole ? '=' : ' '}${row.words}\n`;
  });
  return page('renderer_families.csv', 'renderer_family',
    `Digit of the class (${classes.join(', ')}), "=" where the words must be the whole name, words.`, lines);
}

generate((inputs, { part }) => {
  if (part === 'machines') return machines(inputs);
  if (part === 'families') return families(inputs);
  throw new Error(`unknown part: ${part}`);
});
