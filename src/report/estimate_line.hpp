// The number line of an estimate: GB on a logarithmic axis from 0.5 to 2000, as shares of its length for every printer.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/units.hpp"
#include "report/language.hpp"

namespace wingspan::report {

inline constexpr float line_minimum_gb = 0.5F, line_maximum_gb = 2000.0F;

// 0 .. 1; what lies outside stands at the nearer end.
float line_place(engine::Gigabytes amount);

struct LineTick {
  float place;
  std::string label;
};
// 1-2-5, ascending.
std::vector<LineTick> line_ticks(Language language);

struct LineBand {
  float from, to;
};

// What the line shows; an empty optional is not there.
struct EstimateLine {
  std::vector<LineBand> bands;   // what counts as right; none before the verdict
  std::optional<float> mark;     // the learner's
  std::optional<float> table;    // the lesson table's figure; not before the verdict
  std::optional<LineBand> miss;  // from the learner's mark to the nearest band
  std::string mark_label, table_label, band_label;
};

}  // namespace wingspan::report
