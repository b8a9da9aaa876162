// The lesson's published figures (src/engine/data/lesson_table.csv) and the only numbers that a lesson verdict uses.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "engine/recipe.hpp"
#include "engine/units.hpp"

namespace wingspan::engine {

inline constexpr std::size_t lesson_model_count = 6;

struct LessonModel {
  std::string_view label;                            // "1B" ... "70B": the same in every language
  int billion_parameters;
  std::array<Gigabytes, method_count> required;      // by Method; approximate figures, shown with "~"

  const Gigabytes& required_by(Method method) const { return required[index_of(method)]; }
};

// Ascending by size; every column ascends too.
const std::array<LessonModel, lesson_model_count>& lesson_table();

// The safety factor of the lesson, 0.8.
Margin lesson_margin();

}  // namespace wingspan::engine
