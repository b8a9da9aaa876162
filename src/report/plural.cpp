#include "report/plural.hpp"

#include <cstddef>

namespace wingspan::report {

PluralCategory plural_category(Language language, const engine::Decimal& number) {
  const PluralRules& rules = language_facts[static_cast<std::size_t>(language)].plurals;
  engine::Int128 whole = number.coefficient();
  for (int i = 0; i < number.scale(); ++i) whole /= 10;
  if (whole < 0) whole = -whole;  // minus does not change the case
  const bool decimals = number.scale() > 0;
  const auto pick = [](std::string_view table, engine::Int128 place) { return table[static_cast<std::size_t>(place)]; };
  const char digit = whole < 100 ? pick(decimals ? rules.decimal_small : rules.small, whole)
                     : !decimals && whole % 1'000'000 == 0
                         ? rules.whole_millions
                         : pick(decimals ? rules.decimal_periodic : rules.periodic, whole % 100);
  return static_cast<PluralCategory>(digit - '0');
}

std::string_view plural_name(PluralCategory category) {
  switch (category) {
    case PluralCategory::zero: return "zero";
    case PluralCategory::one: return "one";
    case PluralCategory::two: return "two";
    case PluralCategory::few: return "few";
    case PluralCategory::many: return "many";
    case PluralCategory::other: return "other";
  }
  return {};
}

}  // namespace wingspan::report
