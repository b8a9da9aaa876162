// Decimals written as text, for tests.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <ostream>
#include <string_view>

#include "engine/number_input.hpp"
#include "engine/units.hpp"

namespace wingspan::engine {

inline std::ostream& operator<<(std::ostream& out, const Decimal& value) { return out << value.to_text(); }
inline std::ostream& operator<<(std::ostream& out, const Gigabytes& amount) { return out << amount.value.to_text(); }

// Any number that the parser takes; the tests of the parser itself do not use it.
inline Decimal decimal(std::string_view text) {
  const NumberInput input = parse_number(text, {Decimal(0), Decimal::from_parts(Int128{1'000'000'000'000'000'000}, 0)});
  REQUIRE(input.value);
  return *input.value;
}

inline Gigabytes gb(std::string_view text) { return {decimal(text)}; }

}  // namespace wingspan::engine
