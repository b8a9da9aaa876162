#include "panel/motion.hpp"

#include <algorithm>

namespace wingspan::panel {

float eased(const float (&bezier)[4], float t) {
  if (t <= 0) return 0;
  if (t >= 1) return 1;
  const auto along = [](float a, float b, float u) {
    const float v = 1 - u;
    return 3 * v * v * u * a + 3 * v * u * u * b + u * u * u;
  };
  // x(u) grows: halve until the picture could not tell.
  float low = 0, high = 1;
  for (int i = 0; i < 16; ++i) {
    const float u = (low + high) / 2;
    (along(bezier[0], bezier[2], u) < t ? low : high) = u;
  }
  return along(bezier[1], bezier[3], (low + high) / 2);
}

void Track::jump(float value) {
  value_ = from_ = to_ = value;
  running_ = false;
}

void Track::go(float target, const tokens::Motion& motion, float delay_ms) {
  if (target == to_) return;
  motion_ = &motion;
  from_ = value_;
  to_ = target;
  elapsed_ms_ = -delay_ms;
  running_ = true;
}

void Track::advance(float ms) {
  if (!running_) return;
  elapsed_ms_ += ms;
  const float share = elapsed_ms_ / motion_->ms;
  value_ = from_ + (to_ - from_) * eased(motion_->ease, share);
  if (share >= 1) jump(to_);
}

}  // namespace wingspan::panel
