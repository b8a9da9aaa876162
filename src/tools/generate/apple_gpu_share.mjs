// src/engine/data/apple_gpu_share.csv -> readings of what macOS 15 and older lets a Mac's GPU use.
import { generate, header, readCsv } from './generator.mjs';

generate(([input]) => {
  const rows = readCsv(input, ['ram_gib', 'usable_mib', 'source']);
  const lines = rows.map(({ ram_gib, usable_mib, source }, i) => {
    if (!source) throw new Error(`${input}: ${ram_gib} GiB: no source`);
    if (!(Number(ram_gib) > Number(rows[i - 1]?.ram_gib ?? 0))) throw new Error(`${input}: ${ram_gib} GiB does not ascend`);
    if (!(Number(usable_mib) < Number(ram_gib) * 1024)) throw new Error(`${input}: ${ram_gib} GiB: more than all`);
    return `    {${Number(ram_gib)}, ${Number(usable_mib)}},`;
  });
  return `${header('apple_gpu_share.mjs from apple_gpu_share.csv')}#include <cstdint>\n\nnamespace wingspan::engine {\n\n` +
    'struct AppleGpuShare {\n  std::int32_t ram_gib, usable_mib;\n};\n\n' +
    `inline constexpr AppleGpuShare apple_gpu_shares[] = {\n${lines.join('\n')}\n};\n\n}  // namespace wingspan::engine\n`;
});
