// The wing between two answers (design, section 6): `span` moves tip, ceiling and reserve together, `unfold` and
// `fold` the fingers, `lit` the light and its ring, `domain` the axis. All ends within 700 ms.
#pragma once

#include <array>
#include <optional>

#include "panel/motion.hpp"
#include "report/wing.hpp"

namespace wingspan::panel {

/// The wing at one moment: what report::wing_geometry() takes, and what only a moving wing has.
struct WingPose {
  report::WingShape shape;  ///< a finger on its way counts as carried, at the place where it is
  std::array<float, report::finger_count> place_gb{};  ///< where each model's finger belongs
  float lit = -1;           ///< like shape.lit, in fractions while the light moves; below 0: none
  float ring = 1;           ///< 0..1 of the ring's way around the lit finger; 1: at rest
};

class WingMotion {
 public:
  /// `still`: there at once.
  void aim(const report::WingShape& shape, bool still);
  /// The light once more, where it is.
  void flash(bool still);
  void advance(float ms);
  [[nodiscard]] bool running() const;
  [[nodiscard]] WingPose pose() const;
  /// How lit a row of the table is, 0..1.
  [[nodiscard]] float row(std::size_t index) const { return rows_[index].value(); }

 private:
  template <class Self, class Do>
  static void each(Self& self, Do act);

  report::WingShape target_;
  bool started_ = false;
  Track memory_, budget_, axis_;                          // ln(1 + GB): even on the axis
  std::array<Track, report::finger_count> model_, open_;  // the same; 0 folded .. 1 at its place
  std::array<Track, report::finger_count> rows_;
  Track lit_, ring_;
};

}  // namespace wingspan::panel
