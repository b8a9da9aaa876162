#include "report/slider.hpp"

#include <algorithm>
#include <cstdint>

namespace wingspan::report {

engine::Gigabytes slider_memory(int position) {
  const int inside = std::clamp(position, 0, slider_steps);
  const int doubling = inside / slider_steps_per_doubling;
  const int step = inside % slider_steps_per_doubling;
  // minimum · 2^doubling · (1 + step / 16), with the sixteenths written as exact decimals: 1/16 = 625 / 10^4.
  const std::int64_t sixteenths = std::int64_t{slider_minimum_gb} * (slider_steps_per_doubling + step) << doubling;
  static_assert(slider_steps_per_doubling == 16);
  return {engine::Decimal::from_parts(engine::Int128{sixteenths} * 625, 4)};
}

int slider_position(engine::Gigabytes memory) {
  int low = 0;
  int high = slider_steps;
  while (low < high) {
    const int middle = (low + high + 1) / 2;
    if (slider_memory(middle) <= memory) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}

}  // namespace wingspan::report
