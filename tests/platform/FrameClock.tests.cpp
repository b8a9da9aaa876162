#include "platform/frame_clock.hpp"

#include <catch2/catch_test_macros.hpp>
#include <limits>

using namespace wingspan::platform;

TEST_CASE("A frame lasts as long as the clock says", "[clock]") {
  CHECK(frame_delta_s(10.0, 10.016) == static_cast<float>(10.016 - 10.0));
}

TEST_CASE("After a pause the next frame is no jump", "[clock]") {
  CHECK(frame_delta_s(10.0, 3610.0) == 0.1f);
}

TEST_CASE("A frame is never without length, whatever the clock does", "[clock]") {
  for (const double now : {10.0, 9.0, -1e300, std::numeric_limits<double>::quiet_NaN()}) {
    CHECK(frame_delta_s(10.0, now) > 0);
  }
}
