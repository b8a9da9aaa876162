// src/engine/data/family_defaults.csv -> the config keys a family's files may leave out.
import { generate, header, literal, readCsv } from './generator.mjs';

generate(([input]) => {
  const rows = readCsv(input, ['model_type', 'key', 'value', 'source']);
  for (const row of rows) if (!row.source) throw new Error(`family_defaults.csv: ${row.model_type} ${row.key} has no source`);
  return `${header('family_defaults.mjs from family_defaults.csv')}#include <cstdint>
#include <string_view>

namespace wingspan::engine::generated {
struct FamilyDefault {
    std::string_view model_type, key;
    std::int64_t value;
};
inline constexpr FamilyDefault family_defaults[] = {
${rows.map((row) => `    {${literal(row.model_type)}, ${literal(row.key)}, ${Number(row.value)}},`).join('\n')}
};
}  // namespace wingspan::engine::generated
`;
});
