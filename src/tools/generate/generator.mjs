// What every generator shares: its arguments, its output file, C++ literals.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseCsv } from './csv.mjs';

/** --output FILE --input FILE... --name VALUE...  ->  { output, inputs, options } */
export function readArguments(argv = process.argv.slice(2)) {
  const result = { output: '', inputs: [], options: {} };
  for (let i = 0; i < argv.length; i += 2) {
    const [name, value] = [argv[i], argv[i + 1]];
    if (!name.startsWith('--') || value === undefined) throw new Error(`not an option with a value: ${name}`);
    if (name === '--output') result.output = value;
    else if (name === '--input') result.inputs.push(value);
    else result.options[name.slice(2)] = value;
  }
  return result;
}

/** Runs a generator: its error becomes one line and exit 1, so that the build stops there. */
export function generate(build) {
  try {
    const { output, inputs, options } = readArguments();
    const text = build(inputs, options);
    mkdirSync(dirname(output), { recursive: true });
    // An unchanged file keeps its time, so that nothing that includes it is compiled again.
    if (!existsSync(output) || readFileSync(output, 'utf8') !== text) writeFileSync(output, text);
  } catch (error) {
    console.error(`error: ${error.message}`);
    process.exitCode = 1;
  }
}

/** Rows of a data file by column; throws where its columns are not these. */
export function readCsv(file, columns) {
  const text = readFileSync(file, 'utf8');
  if (text.split('\n', 1)[0] !== columns.join()) throw new Error(`${file}: columns must be ${columns.join()}`);
  return parseCsv(text);
}

/** A C++ string literal of UTF-8 text. */
export const literal = (text) =>
  `"${text.replace(/[\\"]/g, '\\$&').replace(/[\u0000-\u001f]/g, (c) => `\\${c.charCodeAt(0).toString(8).padStart(3, '0')}`)}"`;

/** "2.5" -> a constexpr Decimal. */
export function decimal(text, where) {
  if (!/^(0|[1-9]\d{0,11})(\.\d{1,6})?$/.test(text)) throw new Error(`${where}: not a plain number: "${text}"`);
  const [whole, part = ''] = text.split('.');
  return `Decimal::from_parts(${BigInt(whole + part)}, ${part.length})`;
}

/** Throws where an id is empty, ill-formed or taken. */
export function checkIds(rows, pattern, where) {
  const seen = new Set();
  for (const { id } of rows) {
    if (!pattern.test(id)) throw new Error(`${where}: not an id: "${id}"`);
    if (seen.has(id)) throw new Error(`${where}: id twice: ${id}`);
    seen.add(id);
  }
}

export const header = (about) => `// Generated: ${about}. Edit the data, not this file.\n#pragma once\n\n`;
