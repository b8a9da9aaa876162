// How fast machines are, and what was measured on them -> C++.
//   --part machines     machine_speeds.hpp from machine_speed.csv; a figure of the course machines is a fact's id
//   --part throughput   throughput_rows.hpp from throughput.csv
import { checkIds, generate, header, literal, readCsv } from './generator.mjs';
import { fileNamed, lessonFacts } from './lesson_data.mjs';

const number = (text, where) => {
  if (!/^\d+(\.\d+)?$/.test(text) || !(Number(text) > 0)) throw new Error(`${where}: not a number above 0: "${text}"`);
  return text;
};

function machines(inputs) {
  const file = fileNamed(inputs, 'machine_speed.csv');
  const facts = new Map(lessonFacts(inputs).map((fact) => [fact.id, fact]));
  const known = new Set(readCsv(fileNamed(inputs, 'machines.csv'),
    ['id', 'name', 'kind', 'memory_gb', 'usable_mib', 'preset', 'short_name', 'source']).map(({ id }) => id));
  const rows = readCsv(file, ['machine', 'tflops', 'basis', 'bandwidth_gbs', 'watt', 'source']);
  checkIds(rows.map(({ machine }) => ({ id: machine })), /^[a-z0-9]+(-[a-z0-9]+)*$/, file);
  const lines = rows.map(({ machine, tflops, basis, bandwidth_gbs, watt, source }) => {
    const where = `${file}: ${machine}`;
    if (!known.has(machine)) throw new Error(`${where}: no such machine`);
    if (!source) throw new Error(`${where}: no source`);
    if (!['measured', 'rated'].includes(basis)) throw new Error(`${where}: unknown basis: "${basis}"`);
    const figure = (text) => number(facts.get(text)?.value ?? text, where);
    return `    {${literal(machine)}, ${number(tflops, where)}, ${figure(bandwidth_gbs)}, ${watt === '' ? 0 : figure(watt)}, ` +
      `SpeedBasis::${basis}, ${facts.has(watt)}},`;
  });
  return `${header('speed.mjs from machine_speed.csv, machines.csv and facts.csv')}#include "engine/speed.hpp"\n\n` +
    `namespace wingspan::engine {\n\ninline constexpr MachineSpeed machine_speeds[] = {\n${lines.join('\n')}\n};\n\n` +
    '}  // namespace wingspan::engine\n';
}

function throughput(inputs) {
  const file = fileNamed(inputs, 'throughput.csv');
  const rows = readCsv(file, ['id', 'machine', 'model', 'method', 'batch', 'sequence', 'checkpointing', 'targets', 'rank',
    'trained_share', 'tokens_per_s', 'source', 'read', 'reason']);
  checkIds(rows, /^[a-z0-9]+(-[a-z0-9]+)*$/, file);
  const lines = rows.map((row) => {
    const where = `${file}: ${row.id}`;
    if (!row.source || !row.reason) throw new Error(`${where}: no source or no reason`);
    if (!['full', 'lora', 'qlora'].includes(row.method)) throw new Error(`${where}: unknown method: "${row.method}"`);
    if (!['on', 'off'].includes(row.checkpointing)) throw new Error(`${where}: checkpointing is on or off`);
    if (!(Number(row.trained_share) <= 1)) throw new Error(`${where}: a share is at most 1`);
    const adapters = row.method !== 'full';
    if (adapters !== (row.rank !== '' && row.targets !== '')) throw new Error(`${where}: rank and targets go with adapters`);
    return `    {${[row.id, row.machine, row.model, row.targets].map(literal).join(', ')}, Method::${row.method}, ` +
      `${[row.batch, row.sequence].map((text) => number(text, where)).join(', ')}, ${adapters ? number(row.rank, where) : 0}, ` +
      `${row.checkpointing === 'on'}, ${number(row.trained_share, where)}, ${number(row.tokens_per_s, where)}, ${literal(row.source)}},`;
  });
  return `${header('speed.mjs from throughput.csv')}#include "engine/speed.hpp"\n\nnamespace wingspan::engine {\n\n` +
    `inline constexpr Throughput throughput_rows[] = {\n${lines.join('\n')}\n};\n\n}  // namespace wingspan::engine\n`;
}

generate((inputs, { part }) => {
  if (part === 'machines') return machines(inputs);
  if (part === 'throughput') return throughput(inputs);
  throw new Error(`unknown part: ${part}`);
});
