// The lesson table beside the exact engine: which recipe makes a published figure true, and how far from it the
// default recipe is.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/ledger.hpp"
#include "engine/lesson_table.hpp"
#include "engine/stand_in.hpp"

namespace wingspan::engine {

/// How near a total must be to a published "~" figure to make it true: one part in twenty.
inline constexpr std::int64_t lesson_tolerance = 20;

struct LessonComparison {
  std::string_view size; // "8B"
  std::string_view base; // whose shape stands in for the size
  Method method{};
  std::int64_t published = 0; // bytes; the table's GB are 10^9
  Training usual;             // the contract's defaults
  Estimate usual_estimate;
  /// The recipe with the fewest settings that differ from the defaults whose total is within the tolerance, of
  /// equals the nearest; where none is, the nearest of all. Looked for among lengths of 256 to 8192 tokens,
  /// micro-batches of 1 to 8, checkpointing, loss; for full training also precision and optimizer, for QLoRA
  /// also double quantisation.
  Training matching;
  Estimate matching_estimate;
  bool met = false; // whether the matching total is within the tolerance

  std::int64_t difference() const { return usual_estimate.bytes.total - published; }
};

/// Every cell of the table, by size and then by method.
std::vector<LessonComparison> compare_lesson_table();

} // namespace wingspan::engine
