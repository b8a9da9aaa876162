// Every figure of the lesson as data (src/engine/data/facts.csv): value, unit, how sure, where it comes from.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "engine/decimal.hpp"

namespace wingspan::engine {

// How the figure is marked in the lesson: "~18", "≈ 18", or exactly so.
enum class Approximation { exact, about, roughly_equal };

struct Fact {
  std::string_view id;               // stable: "rule.qlora"; prose refers to it
  Decimal value;                     // the figure, or the low end of a range
  std::optional<Decimal> high;       // the high end of a range
  std::string_view unit;             // id of the unit: "gb", "times", "watt" ... (src/engine/data/units of facts.csv)
  Approximation approximation;
  std::string_view source;           // where the figure stands
};

std::span<const Fact> facts();
const Fact* find_fact(std::string_view id);  // nullptr where there is none

}  // namespace wingspan::engine
