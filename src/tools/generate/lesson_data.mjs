// The lesson's data files, read and checked once for every generator.
import { basename } from 'node:path';
import { checkIds, readCsv } from './generator.mjs';

export const methods = ['full', 'lora', 'qlora'];
const units = ['gb', 'gb_per_billion', 'gb_per_s', 'bytes', 'bits', 'model', 'times', 'factor', 'percent', 'watt',
  'minutes', 'hours', 'years', 'step', 'steps', 'lesson', 'count'];
const marks = { '': 'exact', '~': 'about', '≈': 'roughly_equal' };

export const fileNamed = (inputs, name) => {
  const file = inputs.find((input) => basename(input) === name);
  if (!file) throw new Error(`${name} is not among the inputs`);
  return file;
};

/** The lesson table; ascending in size and in every column, or the build stops. */
export function lessonTable(inputs) {
  const file = fileNamed(inputs, 'lesson_table.csv');
  const columns = methods.map((method) => `${method}_gb`);
  const rows = readCsv(file, ['model', 'billion_parameters', ...columns, 'source']);
  rows.forEach((row, i) => {
    if (row.model !== `${row.billion_parameters}B`) throw new Error(`${file}: ${row.model} is not its size`);
    for (const column of ['billion_parameters', ...columns])
      if (i > 0 && !(Number(row[column]) > Number(rows[i - 1][column])))
        throw new Error(`${file}: ${row.model}: ${column} does not ascend`);
    if (!row.source) throw new Error(`${file}: ${row.model}: no source`);
  });
  return rows;
}

/** All facts: those of facts.csv, then the table's cells (table.14B.qlora) and sizes (size.14B). */
export function lessonFacts(inputs) {
  const file = fileNamed(inputs, 'facts.csv');
  const rows = readCsv(file, ['id', 'value', 'high', 'unit', 'approx', 'source', 'read', 'reason']);
  for (const row of rows) {
    const where = `${file}: ${row.id}`;
    if (!units.includes(row.unit)) throw new Error(`${where}: unknown unit: "${row.unit}"`);
    if (!(row.approx in marks)) throw new Error(`${where}: approx must be empty, ~ or ≈`);
    if (row.high && !(Number(row.high) > Number(row.value))) throw new Error(`${where}: high is not above value`);
    if (!row.source || !row.reason || !/^\d{4}-\d\d-\d\d$/.test(row.read))
      throw new Error(`${where}: source, read (YYYY-MM-DD) and reason must be there`);
  }
  const table = lessonTable(inputs).flatMap((row) => [
    { id: `size.${row.model}`, value: row.billion_parameters, high: '', unit: 'model', approx: '', source: row.source },
    ...methods.map((method) => ({
      id: `table.${row.model}.${method}`, value: row[`${method}_gb`], high: '', unit: 'gb', approx: '~', source: row.source,
    })),
  ]);
  const facts = [...rows, ...table].map((row) => ({ ...row, mark: marks[row.approx] }));
  checkIds(facts, /^[a-z0-9_]+(\.[a-zB0-9_]+)+$/, file);
  return facts;
}
