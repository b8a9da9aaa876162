#include "report/estimate_line.hpp"

#include <algorithm>
#include <cmath>

#include "report/numbers.hpp"

namespace wingspan::report {

float line_place(engine::Gigabytes amount) {
  const float gb = static_cast<float>(amount.value.to_double());
  const float share = std::log(std::max(gb, line_minimum_gb) / line_minimum_gb) / std::log(line_maximum_gb / line_minimum_gb);
  return std::min(share, 1.0F);
}

std::vector<LineTick> line_ticks(Language language) {
  std::vector<LineTick> ticks;
  const auto add = [&](const engine::Decimal& value) { ticks.push_back({line_place({value}), number(language, value)}); };
  add(engine::Decimal::from_parts(5, 1));
  for (const int decade : {1, 10, 100, 1000})
    for (const int digit : {1, 2, 5})
      if (digit * decade <= 2000) add(engine::Decimal(digit * decade));
  return ticks;
}

}  // namespace wingspan::report
