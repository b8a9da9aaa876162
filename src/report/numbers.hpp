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

// How an amount is put.
enum class Style {
  shown,   // on paper and screen: "~16–20 GB", "≈ 18 ×", "15–20 min"
  prose,   // in a sentence: "etwa 16–20 GB", "etwa 18-mal", "15–20 Minuten"
  spoken,  // for voices, which skip signs: "etwa 16 bis 20 Gigabyte"
  number,  // facts only: the bare figure, for a compound or a noun that follows: "16–20"; never in TB
};

// "19,2", "1.000", U+2212 for minus; every decimal that the number has.
std::string number(Language language, const engine::Decimal& value);

// "24 GB", from 1.000 GB on "1,2 TB". Amounts are shown with at most three decimals; what is left out is rounded so that
// no text promises more than there is: down for what is there, up for what is needed.
std::string gigabytes(Language language, engine::Gigabytes amount, engine::Rounding rounding = engine::Rounding::down,
                      Style style = Style::shown);
// The same amount apart: {"19,2", "GB"}, {"1,2", "TB"}, and the number as shown, which chooses plural cases.
struct AmountParts {
  engine::Decimal shown;
  std::string number;
  std::string unit;
  bool exact = true;  // nothing was rounded away
};
AmountParts gigabytes_parts(Language language, engine::Gigabytes amount,
                            engine::Rounding rounding = engine::Rounding::down);
// Every digit of it, always in GB: "1.234,5678 GB".
std::string exact_gigabytes(Language language, engine::Gigabytes amount);

// A figure of the lesson table: "~18 GB".
std::string about_gigabytes(Language language, engine::Gigabytes amount, Style style = Style::shown);

// The plain number of `amount` as the memory field would hold it: "24", "24,5".
std::string memory_field(Language language, engine::Gigabytes amount);

// A fact with its sign and unit in any style.
std::string fact_text(Language language, const engine::Fact& fact, Style style = Style::shown);

// "2026-12-01" -> "01.12.2026"; any other text gives an empty string.
std::string short_date(Language language, std::string_view iso_date);

}  // namespace wingspan::report
