// The wing as geometry (design.md, section 3): pure floats from an Answer, for canvas, shader and SVG alike.
//
// One half wing in its own frame: x from the body's axis outwards, y UP from the baseline, in px. Mirror x for the left
// wing. g is memory in GB; S(g) maps it to x.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "engine/assess.hpp"
#include "report/point.hpp"

namespace wingspan::report {

inline constexpr std::size_t finger_count = engine::lesson_model_count;

// Bezier curves: start, control point(s), end.
struct Quadratic {
  Point start, control, end;
};
struct Cubic {
  Point start, control1, control2, end;
};

// What a wing shows, in GB. A host may ease memory_gb, budget_gb and axis_max_gb between two shapes.
struct WingShape {
  float memory_gb = 0.0F;                       // the ceiling; 0 folds the wing and hides the ceiling
  float budget_gb = 0.0F;                       // the span
  float axis_max_gb = 128.0F;                   // g_max
  std::array<float, finger_count> model_gb{};   // required by the method asked, ascending
  std::array<engine::Verdict, finger_count> verdict{};
  std::optional<std::size_t> lit;               // row of the largest that fits
};

// The place that a wing may take.
struct WingFrame {
  float half_span_px = 352.0F;       // W: where axis_max_gb stands
  float height_px = 116.0F;          // H
  float shoulder_px = 6.0F;          // b: 6 in the panel, 9 in the hero
};

struct Finger {
  float x = 0.0F;            // S(model)
  Quadratic bone;            // wrist -> axis
  bool carried = false;      // its model fits: the finger is drawn; else the ghost
  bool on_axis = true;       // x is not beyond the axis' end; draw nothing of a finger that is
  Cubic ghost;               // the edge that this model would need; drawn where not carried
};

// The piece of membrane between two neighbouring fingers: k = 0 from the body to finger 0, k to finger k, then to the tip.
struct Sector {
  Quadratic scallop;         // from the inner end to the outer end, along the lower hem
  std::size_t index = 0;     // 0 ... number of carried fingers
  bool headroom = false;     // beyond the lit finger: the pale membrane
  float alpha_step = 0.0F;   // max(0, 1 - .28 (lit - k)); alpha = base (.50 light, .40 dark) + .38 * alpha_step
};

struct WingGeometry {
  float tip = 0.0F;          // S(budget)
  float ceiling = 0.0F;      // S(memory)
  float ceiling_height = 0.0F;  // H + 10
  float open = 0.0F;         // o, 0 folded .. 1
  Point wrist, elbow, shoulder, claw;
  Quadratic arm;             // shoulder -> elbow -> wrist
  Cubic edge;                // wrist -> tip
  std::array<Finger, finger_count> fingers;
  std::array<Sector, finger_count + 1> sectors;
  std::size_t sector_count = 0;
  float body_half_width = 0.0F;
  float body_height = 0.0F;
  std::array<Point, 5> body;  // the spindle's right outline from neck to tail; mirror it for the left
  std::array<Point, 3> head;  // the head's right outline, top to bottom
};

// g_max for a memory: the first of 128, 1024, 8192, 131072 that is at least 1.05 x memory.
float axis_max_gb(float memory_gb);
// S(g); 0 for g <= 0.
float span_px(float gb, float axis_max_gb, float half_span_px);

WingShape wing_shape(const engine::Answer& answer);
// The wing of the state empty: folded, all fingers ghosts, no ceiling.
WingShape folded_wing_shape(engine::Method method);

WingGeometry wing_geometry(const WingShape& shape, const WingFrame& frame);

}  // namespace wingspan::report
