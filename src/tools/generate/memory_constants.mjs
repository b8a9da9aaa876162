// src/engine/data/memory_constants.csv -> constants of the exact engine as doubles.
import { generate, header, readCsv } from './generator.mjs';

generate(([input]) => {
  const rows = readCsv(input, ['id', 'value', 'low', 'high', 'unit', 'source', 'reason']);
  const lines = rows.map((row) => {
    if (!row.source || !row.reason) throw new Error(`memory_constants.csv: ${row.id} has no source or no reason`);
    for (const key of ['value', 'low', 'high']) {
      if (row[key] !== '' && !/^\d+(\.\d+)?$/.test(row[key])) throw new Error(`memory_constants.csv: ${row.id}: ${row[key]}`);
    }
    return `inline constexpr Constant ${row.id}{${row.value}, ${row.low || row.value}, ${row.high || row.value}};  // ${row.unit}`;
  });
  return `${header('memory_constants.mjs from memory_constants.csv')}namespace wingspan::engine::memory_constants {\n\n` +
    `struct Constant {\n  double value, low, high;\n};\n\n${lines.join('\n')}\n\n}  // namespace wingspan::engine::memory_constants\n`;
});
