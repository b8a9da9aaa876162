// A number as a person types it, the same rule on the page, in the panel and on the command line.
//
// Taken: digits with at most one decimal sign, which is a comma or a point ("24", "24,5", ".5", "24."), a leading + or
// minus, and white space around it. One separator is always the decimal sign: "1.000" is one. Two or more separators
// are an error, and so are grouping spaces, exponents, hexadecimal, "inf", "nan" and digits of other scripts.
#pragma once

#include <optional>
#include <string_view>

#include "engine/decimal.hpp"
#include "engine/units.hpp"

namespace wingspan::engine {

enum class InputFault {
  empty,                // nothing but white space
  not_a_number,         // anything else that is not taken
  too_many_separators,  // "1.000,5", "1,2,3"
  too_many_digits,      // more than 18 significant digits or 18 decimals: cannot be kept exactly
  below_minimum,
  above_maximum,
};

// What a quantity may be. Where minimum_included is false the minimum itself is refused.
struct NumberRange {
  Decimal minimum;
  Decimal maximum;
  bool minimum_included = true;
};

struct Refusal {
  InputFault fault;
  NumberRange range;
};

// Exactly one of the two is set. The offending value is the caller's text.
struct NumberInput {
  std::optional<Decimal> value;
  std::optional<Refusal> refusal;
};

// Time and memory are linear in the text, whatever it holds.
NumberInput parse_number(std::string_view text, const NumberRange& range);

NumberRange memory_range();  // 0.5 to 100000 GB
NumberRange margin_range();  // above 0, up to 1

}  // namespace wingspan::engine
