#include "platform/clip.hpp"

#include <catch2/catch_test_macros.hpp>

using wingspan::platform::scissor_box;

// Expected boxes: y grows upwards in GL, so y = (display height - bottom) x scale.

TEST_CASE("A clip rectangle becomes device pixels counted from the lower edge", "[clip]") {
  const auto box = scissor_box({10, 20, 110, 70}, {760, 520}, {2, 2});
  CHECK(box.x == 20);
  CHECK(box.y == 900);
  CHECK(box.width == 200);
  CHECK(box.height == 100);
}

TEST_CASE("What lies beyond the display is cut off", "[clip]") {
  const auto box = scissor_box({-50, -50, 900, 900}, {760, 520}, {1, 1});
  CHECK(box.x == 0);
  CHECK(box.y == 0);
  CHECK(box.width == 760);
  CHECK(box.height == 520);
}

TEST_CASE("Nothing is left of a rectangle outside or turned inside out", "[clip]") {
  CHECK(scissor_box({800, 10, 900, 60}, {760, 520}, {1, 1}).empty());
  CHECK(scissor_box({10, -60, 60, -10}, {760, 520}, {1, 1}).empty());
  CHECK(scissor_box({60, 10, 10, 60}, {760, 520}, {1, 1}).empty());
  CHECK(scissor_box({10, 60, 60, 10}, {760, 520}, {1, 1}).empty());
}

TEST_CASE("A fractional scale keeps the box inside the surface", "[clip]") {
  const auto box = scissor_box({0, 0, 433.6f, 520}, {433.6f, 520}, {1.25f, 1.25f});
  CHECK(box.width == 542);
  CHECK(box.y == 0);
  CHECK(box.height == 650);
}
