// Which plural case a number takes in a language (CLDR, by the number as it is shown).
#pragma once

#include <string_view>

#include "engine/decimal.hpp"
#include "report/language.hpp"

namespace wingspan::report {

PluralCategory plural_category(Language language, const engine::Decimal& number);

// "one", "few", "other" ...: how a message names the case.
std::string_view plural_name(PluralCategory category);

}  // namespace wingspan::report
