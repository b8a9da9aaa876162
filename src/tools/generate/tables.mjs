// The engine's other tables -> C++.
//   --part lesson     lesson_table_rows.hpp from lesson_table.csv
//   --part machines   machine_rows.hpp from machines.csv
import { checkIds, decimal, generate, header, literal, readCsv } from './generator.mjs';
import { fileNamed, lessonTable, methods } from './lesson_data.mjs';

function lesson(inputs) {
  const rows = lessonTable(inputs);
  const lines = rows.map((row) => {
    const cells = methods.map((method) => `Gigabytes{${decimal(row[`${method}_gb`], row.model)}}`);
    return `    LessonModel{${literal(row.model)}, ${Number(row.billion_parameters)}, {${cells.join(', ')}}},`;
  });
  return `${header('tables.mjs from lesson_table.csv')}#include "engine/lesson_table.hpp"\n\nnamespace wingspan::engine {\n\n` +
    `static_assert(lesson_model_count == ${rows.length});\n\n` +
    `inline constexpr std::array<LessonModel, lesson_model_count> lesson_table_rows{{\n${lines.join('\n')}\n}};\n\n` +
    '}  // namespace wingspan::engine\n';
}

const kinds = ['discrete', 'laptop', 'datacentre', 'unified'];
const whole = (text, where) => {
  if (!/^([1-9]\d{0,6})?$/.test(text)) throw new Error(`${where}: not a whole number: "${text}"`);
  return text;
};

// One line of text per machine: a table of pointers would make the web module twice as heavy.
function machines(inputs) {
  const file = fileNamed(inputs, 'machines.csv');
  const rows = readCsv(file, ['id', 'name', 'kind', 'memory_gb', 'usable_mib', 'preset', 'short_name', 'source']);
  checkIds(rows, /^[a-z0-9]+(-[a-z0-9]+)*$/, file);
  const presets = rows.filter((row) => row.preset).sort((a, b) => Number(a.preset) - Number(b.preset));
  presets.forEach((row, i) => {
    if (Number(row.preset) !== i + 1) throw new Error(`${file}: presets must count from 1 without a gap: ${row.id}`);
    if (!row.short_name || !row.memory_gb) throw new Error(`${file}: ${row.id}: a preset needs short_name and memory`);
  });
  const lines = rows.map((row) => {
    const where = `${file}: ${row.id}`;
    if (!kinds.includes(row.kind)) throw new Error(`${where}: unknown kind: "${row.kind}"`);
    if (!row.source) throw new Error(`${where}: no source`);
    if (/[\t\n]/.test(row.name + row.short_name)) throw new Error(`${where}: a name holds a tab or line break`);
    const values = [row.id, row.name, kinds.indexOf(row.kind), whole(row.memory_gb, where), whole(row.usable_mib, where),
      whole(row.preset, where), row.short_name];
    return `    ${literal(`${values.join('\t')}\n`)}`;
  });
  return `${header('tables.mjs from machines.csv')}#include <cstddef>\n#include <string_view>\n\nnamespace wingspan::engine {\n\n` +
    `inline constexpr std::size_t machine_count = ${rows.length};\ninline constexpr std::size_t preset_count = ${presets.length};\n\n` +
    '// id, name, MachineKind, memory in GB, usable MiB, place among the presets, short name: tab between, one line each.\n' +
    `inline constexpr std::string_view machine_rows =\n${lines.join('\n')};\n\n}  // namespace wingspan::engine\n`;
}

generate((inputs, { part }) => {
  if (part === 'lesson') return lesson(inputs);
  if (part === 'machines') return machines(inputs);
  throw new Error(`unknown part: ${part}`);
});
