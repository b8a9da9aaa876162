// A rectangle in CSS px, x right, y down.
#pragma once

#include <imgui.h>

#include <algorithm>

namespace wingspan::panel {

struct Box {
  float x = 0, y = 0, width = 0, height = 0;

  [[nodiscard]] constexpr float right() const { return x + width; }
  [[nodiscard]] constexpr float bottom() const { return y + height; }
  [[nodiscard]] constexpr float centre_x() const { return x + width / 2; }
  [[nodiscard]] constexpr float centre_y() const { return y + height / 2; }
  [[nodiscard]] ImVec2 min() const { return {x, y}; }
  [[nodiscard]] ImVec2 max() const { return {right(), bottom()}; }
  [[nodiscard]] constexpr Box grown(float by) const { return {x - by, y - by, width + 2 * by, height + 2 * by}; }
  /// The same centre, at least this large: what a finger can hit.
  [[nodiscard]] constexpr Box at_least(float least_width, float least_height) const {
    const float w = std::max(width, least_width), h = std::max(height, least_height);
    return {centre_x() - w / 2, centre_y() - h / 2, w, h};
  }
};

}  // namespace wingspan::panel
