// Shared by the tests of this room: amounts written as text, and the signs of the language guide by name.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>

#include "engine/number_input.hpp"
#include "engine/units.hpp"
#include "report/exercise.hpp"

namespace wingspan::report {

inline const std::string gap = "\u202F";   // between number and unit
inline const std::string hold = "\u00A0";  // between number and noun

inline engine::Decimal decimal(std::string_view text) {
  const auto input = engine::parse_number(text, {engine::Decimal(0), engine::Decimal(1'000'000'000'000)});
  REQUIRE(input.value);
  return *input.value;
}

inline engine::Gigabytes gb(std::string_view text) { return {decimal(text)}; }

inline ExerciseReport report_of(std::string_view memory, Language language, engine::Method method = engine::Method::qlora) {
  ExerciseInput input;
  input.memory_text = memory;
  input.method = method;
  return report_exercise(input, language);
}

}  // namespace wingspan::report
