#include "report/slider.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cmath>

using wingspan::engine::Decimal;
using wingspan::engine::Gigabytes;
using namespace wingspan::report;

TEST_CASE("The memory slider runs from 4 to 128 GB", "[slider]") {
  CHECK(slider_memory(0) == Gigabytes{4});
  CHECK(slider_memory(slider_steps) == Gigabytes{128});
  CHECK(slider_memory(-1) == Gigabytes{4});
  CHECK(slider_memory(slider_steps + 1) == Gigabytes{128});
}

TEST_CASE("Every stop of the slider leads back to its own position, and rises", "[slider]") {
  for (int position = 0; position <= slider_steps; ++position) {
    INFO("position " << position << " = " << slider_memory(position).value.to_text() << " GB");
    CHECK(slider_position(slider_memory(position)) == position);
    if (position > 0) CHECK(slider_memory(position - 1) < slider_memory(position));
  }
}

TEST_CASE("Every tick of the slider is a stop", "[slider]") {
  for (const SliderTick tick : slider_ticks) {
    CHECK(slider_memory(slider_position(Gigabytes{tick.memory_gb})) == Gigabytes{tick.memory_gb});
  }
}

TEST_CASE("One arrow key from 24 GB is one gigabyte", "[slider]") {
  CHECK(slider_memory(slider_position(Gigabytes{24}) + 1) == Gigabytes{25});
  CHECK(slider_memory(slider_position(Gigabytes{24}) - 1) == Gigabytes{23});
}

TEST_CASE("The slider's scale is logarithmic to within 2 % of its length", "[slider]") {
  for (int position = 0; position <= slider_steps; ++position) {
    const double share = std::log2(slider_memory(position).value.to_double() / slider_minimum_gb) / slider_doublings;
    CHECK(std::abs(share - double(position) / slider_steps) < 0.02);
  }
}

TEST_CASE("Memories outside the slider keep the knob at the nearer end", "[slider]") {
  CHECK(slider_position(Gigabytes{Decimal::from_parts(5, 1)}) == 0);
  CHECK(slider_position(Gigabytes{100000}) == slider_steps);
  CHECK(slider_position(Gigabytes{Decimal::from_parts(2999, 2)}) == slider_position(Gigabytes{29}));
}
