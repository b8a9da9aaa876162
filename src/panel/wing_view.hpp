// The picture of the exercise: the dragon's wingspan against the memory ceiling (design, section 3).
//
// Order: reserve, ghosts, membrane, fingers, edge, arm, ceiling, body, axis, marks, labels.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "panel/membrane.hpp"
#include "report/exercise.hpp"

namespace wingspan::panel {

struct AxisTick {
  float gb;
  std::string words;
};
/// 1, 2, 5 … 100.000, as the language writes them.
[[nodiscard]] std::vector<AxisTick> axis_ticks(report::Language language);

struct WingView {
  WingPlace place;
  float left = 0, right = 0;  ///< labels stay within
  WingPose pose;
  const report::ExerciseReport& report;
  std::span<const AxisTick> ticks;
  std::string_view unit;             ///< beside the axis
  std::optional<std::size_t> asked;  ///< row that the learner points at: its shortfall is drawn
  bool stale = false;                ///< the picture of an earlier answer
  WingShader shader;
  bool body = true;                  ///< the dragon's; of two wings drawn apart only one has it
};

/// Height of a line of the models' labels.
[[nodiscard]] float label_line_px(const Look& look);
/// Below the baseline: room for the marks, a line of labels and a line of ticks.
[[nodiscard]] float wing_room_below(const Look& look);
/// Above the baseline: the ceiling post and its label.
[[nodiscard]] float wing_room_above(const Look& look, float height_px);

void draw_wing(Pen& pen, const WingView& view);

// -- parts, one file each ------------------------------------------------------------------------
/// Axis, ticks, marks and labels (wing_axis.cpp).
void draw_wing_axis(const Pen& pen, const WingView& view);

}  // namespace wingspan::panel
