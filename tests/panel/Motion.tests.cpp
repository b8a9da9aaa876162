// The wing between two answers: it starts where it is, ends where it must, and is a wing all the way.
#include <catch2/catch_all.hpp>

#include "engine/assess.hpp"
#include "panel/wing_motion.hpp"

using namespace wingspan;
using panel::Track;
using panel::WingMotion;
using panel::WingPose;

namespace {

report::WingShape shape(std::int64_t tenths_gb, engine::Method method = engine::Method::qlora) {
  return report::wing_shape(engine::assess({engine::Gigabytes{engine::Decimal::from_parts(tenths_gb, 1)}, method}));
}

}  // namespace

TEST_CASE("An easing starts at 0 and ends at 1, and CSS's ease-in-out is symmetric") {
  constexpr float ease[4] = {0.42f, 0, 0.58f, 1};
  CHECK(panel::eased(ease, -1) == 0);
  CHECK(panel::eased(ease, 0) == 0);
  CHECK(panel::eased(ease, 1) == 1);
  CHECK(panel::eased(ease, 0.5f) == Catch::Approx(0.5f).margin(1e-3));
  CHECK(panel::eased(ease, 0.25f) == Catch::Approx(1 - panel::eased(ease, 0.75f)).margin(1e-3));
  // From the CSS Easing specification's keyword ease: cubic-bezier(.25, .1, .25, 1) at half time.
  constexpr float keyword[4] = {0.25f, 0.1f, 0.25f, 1};
  CHECK(panel::eased(keyword, 0.5f) == Catch::Approx(0.8024f).margin(1e-3));
}

TEST_CASE("A new target starts from where the number is") {
  Track track;
  track.jump(0);
  track.go(1, panel::tokens::motion::span);
  track.advance(100);
  const float there = track.value();
  CHECK(there > 0);
  CHECK(there < 1);
  track.go(0, panel::tokens::motion::span);
  track.advance(0);
  CHECK(track.value() == there);
  track.advance(panel::tokens::motion::span.ms);
  CHECK(track.value() == 0);
  CHECK_FALSE(track.running());
}

TEST_CASE("A wing in motion keeps its order: fingers ascend and never leave the tip") {
  const std::int64_t memories[] = {18, 80, 240, 960, 5120, 160};
  WingMotion motion;
  motion.aim(shape(240), true);
  for (const std::int64_t memory : memories) {
    motion.aim(shape(memory), false);
    for (int i = 0; i < 18; ++i) {  // interrupted before it ends
      motion.advance(20);
      const WingPose pose = motion.pose();
      const report::WingGeometry wing = report::wing_geometry(pose.shape, {});
      float before = 0;
      for (const report::Finger& finger : wing.fingers) {
        if (!finger.carried) continue;
        CHECK(finger.x >= before - 1e-3f);
        CHECK(finger.x <= wing.tip + 1e-2f);
        before = finger.x;
      }
      CHECK(wing.tip <= wing.ceiling + 1e-3f);
    }
  }
}

TEST_CASE("At rest the pose is the answer's wing") {
  WingMotion motion;
  motion.aim(shape(240), true);
  motion.aim(shape(5120, engine::Method::lora), false);
  motion.advance(1000);
  CHECK_FALSE(motion.running());
  const WingPose pose = motion.pose();
  const report::WingShape wanted = shape(5120, engine::Method::lora);
  CHECK(pose.shape.memory_gb == Catch::Approx(wanted.memory_gb));
  CHECK(pose.shape.budget_gb == Catch::Approx(wanted.budget_gb));
  CHECK(pose.shape.axis_max_gb == Catch::Approx(wanted.axis_max_gb));
  CHECK(pose.shape.verdict == wanted.verdict);
  CHECK(pose.lit == static_cast<float>(*wanted.lit));
  for (std::size_t k = 0; k < report::finger_count; ++k) CHECK(pose.shape.model_gb[k] == Catch::Approx(wanted.model_gb[k]));
}
