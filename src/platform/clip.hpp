// From Dear ImGui's clip rectangle (CSS px, y down) to GL's scissor box (device px, y up).
#pragma once

#include <imgui.h>

#include <algorithm>

namespace wingspan::platform {

struct ScissorBox {
  int x = 0, y = 0, width = 0, height = 0;

  [[nodiscard]] constexpr bool empty() const { return width <= 0 || height <= 0; }
};

/// `clip`: left, top, right, bottom. Clamped to the display; cut to whole device px as imgui_impl_opengl3 does.
inline ScissorBox scissor_box(const ImVec4& clip, const ImVec2& display, const ImVec2& scale) {
  const float left = std::max(clip.x, 0.0f) * scale.x;
  const float top = std::max(clip.y, 0.0f) * scale.y;
  const float right = std::min(clip.z, display.x) * scale.x;
  const float bottom = std::min(clip.w, display.y) * scale.y;
  return {static_cast<int>(left), static_cast<int>(display.y * scale.y - bottom), static_cast<int>(right - left),
          static_cast<int>(bottom - top)};
}

}  // namespace wingspan::platform
