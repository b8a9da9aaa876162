// facts.csv + lesson_table.csv -> C++.
//   --part rows     fact_rows.hpp: every fact, in order
//   --part values   fact_values.hpp: each figure as a constant, "margin.factor" is fact_values::margin_factor; a range
//                   is two, bytes_optimizer_low and bytes_optimizer_high
import { decimal, generate, header, literal } from './generator.mjs';
import { lessonFacts } from './lesson_data.mjs';

const name = (id) => id.replaceAll('.', '_');

function rows(facts) {
  const lines = facts.map((fact) => {
    const high = fact.high ? decimal(fact.high, fact.id) : 'std::nullopt';
    return `    Fact{${literal(fact.id)}, ${decimal(fact.value, fact.id)}, ${high}, FactUnit::${fact.unit},\n` +
      `         Approximation::${fact.mark}, ${literal(fact.source)}},`;
  });
  return `${header('facts.mjs from facts.csv and lesson_table.csv')}#include <array>\n\n#include "engine/facts.hpp"\n\n` +
    `namespace wingspan::engine {\n\ninline constexpr std::array<Fact, ${facts.length}> fact_rows{{\n${lines.join('\n')}\n}};\n\n` +
    '}  // namespace wingspan::engine\n';
}

function values(facts) {
  const constant = (id, value) => `inline constexpr Decimal ${name(id)} = ${decimal(value, id)};`;
  const lines = facts.flatMap(({ id, value, high }) =>
    high ? [constant(`${id}.low`, value), constant(`${id}.high`, high)] : [constant(id, value)]);
  return `${header('facts.mjs from facts.csv and lesson_table.csv')}#include "engine/decimal.hpp"\n\n` +
    `namespace wingspan::engine::fact_values {\n\n${lines.join('\n')}\n\n}  // namespace wingspan::engine::fact_values\n`;
}

generate((inputs, { part }) => {
  const facts = lessonFacts(inputs);
  if (part === 'rows') return rows(facts);
  if (part === 'values') return values(facts);
  throw new Error(`unknown part: ${part}`);
});
