// The wing's membrane: one quad for the host's shader, or the same sectors as filled paths.
#pragma once

#include "panel/pen.hpp"
#include "panel/wing_motion.hpp"
#include "panel/wing_quad.hpp"

namespace wingspan::panel {

/// Where a wing stands in the panel.
struct WingPlace {
  float axis_x = 0;    ///< the body's axis
  float baseline = 0;  ///< y
  report::WingFrame frame;
  bool both = true;    ///< else one wing alone: the right one,
  bool left = false;   ///< or the left one

  [[nodiscard]] bool has_right() const { return both || !left; }
  [[nodiscard]] bool has_left() const { return both || left; }
  /// Which way the wing with the labels points: 1 to the right, -1 to the left.
  [[nodiscard]] float outwards() const { return has_right() ? 1.0f : -1.0f; }

  [[nodiscard]] ImVec2 at(report::Point point, float side) const {
    return {axis_x + side * point.x, baseline - point.y};
  }
};

/// With `shader.draw` empty the panel fills the sectors itself. `fade`: alpha of all, 0..1.
void draw_membrane(const Pen& pen, const WingPlace& place, const report::WingGeometry& wing, float lit, float fade,
                   const WingShader& shader);

/// The shader's inputs for that wing. `display`: ImGui's display size in CSS px.
[[nodiscard]] WingQuad wing_quad(const Look& look, const WingPlace& place, const report::WingGeometry& wing, float lit,
                                 float fade, ImVec2 display);

}  // namespace wingspan::panel
