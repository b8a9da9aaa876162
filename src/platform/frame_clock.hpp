// Time between two frames as Dear ImGui wants it: never 0, and never so long that a motion jumps after a pause.
#pragma once

namespace wingspan::platform {

inline constexpr double shortest_frame_s = 1e-4;
inline constexpr double longest_frame_s = 0.1;

/// `now_s` may stand still or run back. Nonsense counts as the shortest frame.
constexpr float frame_delta_s(double last_s, double now_s) {
  const double delta = now_s - last_s;
  if (!(delta > shortest_frame_s)) return static_cast<float>(shortest_frame_s);
  return static_cast<float>(delta < longest_frame_s ? delta : longest_frame_s);
}

}  // namespace wingspan::platform
