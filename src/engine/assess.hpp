// The front door of the lesson's exercise: one Question in, one Answer out.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/lesson_table.hpp"
#include "engine/recipe.hpp"
#include "engine/units.hpp"
#include "engine/verdict.hpp"

namespace wingspan::engine {

// memory within memory_range(), margin within margin_range() (number_input.hpp checks both).
struct Question {
  Gigabytes memory;
  Method method = Method::qlora;
  Margin margin = lesson_margin();
};

struct Cell {
  Gigabytes required;
  Verdict verdict = Verdict::too_big;
};

struct Row {
  std::string_view model;                // "14B"
  std::array<Cell, method_count> cells;  // by Method

  const Cell& cell(Method method) const { return cells[index_of(method)]; }
};

struct Answer {
  Question question;
  Gigabytes budget;                           // memory x margin
  std::array<Row, lesson_model_count> rows;   // ascending by size
  std::optional<std::size_t> largest;         // row of the largest model that fits with the method asked
  Gigabytes headroom;                         // budget - required of it; 0 where largest is empty
  std::optional<std::size_t> next_larger;     // the row after it (the first row where none fits); empty past the last
  Gigabytes next_short_by;                    // its required - budget; 0 where next_larger is empty
  Gigabytes next_fits_from;                   // least memory at which it fits, rounded up to 3 decimals; 0 likewise
};

Answer assess(const Question& question);

}  // namespace wingspan::engine
