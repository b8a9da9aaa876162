// Every figure of the lesson as data (src/engine/data/facts.csv and lesson_table.csv): value, unit, how sure, source.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "engine/decimal.hpp"

namespace wingspan::engine {

// What a figure counts. report/numbers.hpp says how each is written.
enum class FactUnit {
  gb,
  gb_per_billion,  // GB per billion parameters = bytes per parameter
  gb_per_s,
  bytes,           // per parameter
  bits,
  model,           // a size of the table, in billions of parameters: 8 is "8B"
  times,           // a multiple that stands after its number: "18 x"
  factor,          // a multiple that stands before it: "x 0.8"
  percent,
  watt,
  minutes,
  hours,
  years,
  step,            // one step by its number
  steps,           // how many
  lesson,          // a lesson of the course by its number
  count,
};

// How the figure is marked in the lesson: 18, "~18", "≈ 18".
enum class Approximation { exact, about, roughly_equal };

struct Fact {
  std::string_view id;          // stable, prose refers to it: "rule.qlora", "table.14B.qlora"
  Decimal value;                // the figure, or the low end of a range
  std::optional<Decimal> high;  // the high end of a range
  FactUnit unit;
  Approximation approximation;
  std::string_view source;      // where the figure stands
};

// In the order of the data files.
std::span<const Fact> facts();
const Fact* find_fact(std::string_view id);  // nullptr where there is none

// The stable id of a unit, as in the data file: "gb_per_billion".
std::string_view fact_unit_id(FactUnit unit);

}  // namespace wingspan::engine
