// Estimating from the head: size x head figure. The tasks of a self test and how an estimate is marked; exact decimals,
// so that the ends of what counts as right belong to it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/lesson_table.hpp"
#include "engine/number_input.hpp"
#include "engine/recipe.hpp"
#include "engine/units.hpp"

namespace wingspan::engine {

struct HeadTask {
  std::size_t model = 0;  // row of lesson_table()
  Method method = Method::full;
};

inline constexpr std::size_t head_task_count = 5;

// The tasks of a seed, the same everywhere: five different sizes, every method at least once.
std::array<HeadTask, head_task_count> head_tasks(std::uint32_t seed);
// Another seed; following it visits all of them before one returns.
std::uint32_t next_seed(std::uint32_t seed);

// GB per billion parameters to remember: 18, 2.5, 0.7.
Decimal head_figure(Method method);

// GB per billion parameters by what they hold. They add up to head_figure(): optimizer in the middle of its range, rest
// what the lesson does not itemise (full fine-tuning: the activations).
struct HeadParts {
  Decimal weights, gradients, optimizer, rest;
};
HeadParts head_parts(Method method);

// Both ends count.
struct Band {
  Gigabytes low, high;

  bool holds(Gigabytes amount) const { return low <= amount && amount <= high; }
};

enum class EstimateMark {
  right,
  too_low,   // below both bands
  too_high,  // above both bands
  between,   // above one and below the other: near neither figure
};

struct Marking {
  Gigabytes head;   // size x head figure
  Gigabytes table;  // the lesson table's figure
  Band by_head, by_table;
  EstimateMark mark = EstimateMark::right;
  // How many times too much or too little, against the nearer of both figures: one decimal below 3, whole from there on;
  // 0 where the mark is right or between.
  Decimal factor;
};

// estimate > 0
Marking mark_estimate(const HeadTask& task, Gigabytes estimate);

NumberRange estimate_range();  // 0.1 to 100000 GB

}  // namespace wingspan::engine
