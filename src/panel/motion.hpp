// One animated number. A new target starts from where the number is; time comes from the caller.
#pragma once

#include "generated/panel/tokens.hpp"

namespace wingspan::panel {

/// CSS cubic-bezier(x1, y1, x2, y2) at time t, both 0..1.
[[nodiscard]] float eased(const float (&bezier)[4], float t);

class Track {
 public:
  [[nodiscard]] float value() const { return value_; }
  [[nodiscard]] float target() const { return to_; }
  [[nodiscard]] bool running() const { return running_; }

  void jump(float value);
  /// Nothing happens where `target` is the target already.
  void go(float target, const tokens::Motion& motion, float delay_ms = 0);
  void advance(float ms);

 private:
  const tokens::Motion* motion_ = nullptr;
  float value_ = 0, from_ = 0, to_ = 0;
  float elapsed_ms_ = 0;  // below 0: still waiting
  bool running_ = false;
};

}  // namespace wingspan::panel
