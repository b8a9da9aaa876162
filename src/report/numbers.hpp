// Numbers and amounts as the language writes them (language guide, "Numbers, units, dates"), in one place for the
// canvas, the form, the command line's lesson texts, the pages and print.
#pragma once

#include <string>
#include <string_view>

#include "engine/decimal.hpp"
#include "engine/facts.hpp"
#include "engine/units.hpp"
#include "report/language.hpp"

namespace wingspan::report {

// shown: what stands on paper ("~18 GB" with U+202F); spoken: words for voices ("etwa 18 Gigabyte").
enum class Style { shown, spoken };

// "19,2", "1.000", U+2212 for minus; every decimal that the number has.
std::string number(Language language, const engine::Decimal& value);

// "24 GB", from 1.000 GB on "1,2 TB". Amounts are shown with at most three decimals; what is left out is rounded so that
// no text promises more than there is: down for what is there, up for what is needed.
std::string gigabytes(Language language, engine::Gigabytes amount, engine::Rounding rounding = engine::Rounding::down,
                      Style style = Style::shown);
// A figure of the lesson table: "~18 GB".
std::string about_gigabytes(Language language, engine::Gigabytes amount, Style style = Style::shown);

// The plain number of `amount` as the memory field would hold it: "24", "24,5".
std::string memory_field(Language language, engine::Gigabytes amount);

// A fact with its sign and unit: "~16–20 GB", "≈ 18 ×", "75 %"; spoken: "etwa 16 bis 20 Gigabyte".
std::string fact_text(Language language, const engine::Fact& fact, Style style = Style::shown);

// "2026-12-01" -> "01.12.2026"; any other text gives an empty string.
std::string short_date(Language language, std::string_view iso_date);

}  // namespace wingspan::report
