#include "report/wing.hpp"

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "sample.hpp"

using namespace wingspan;
using namespace wingspan::report;
using Catch::Approx;

namespace {

// The numbers of design.md, section 3, written out here once more: the oracle.
constexpr WingFrame frame{352.0F, 116.0F, 6.0F};

WingShape shape_of(std::string_view memory, engine::Method method = engine::Method::qlora) {
  return wing_shape(engine::assess({.memory = gb(memory), .method = method}));
}

double s(double g) { return 352.0 * std::log(1 + g) / std::log(129.0); }

}  // namespace

TEST_CASE("The axis is the first step that leaves room beside the ceiling", "[wing]") {
  CHECK(axis_max_gb(0.0F) == 128.0F);
  CHECK(axis_max_gb(24.0F) == 128.0F);
  CHECK(axis_max_gb(121.0F) == 128.0F);
  CHECK(axis_max_gb(122.0F) == 1024.0F);
  CHECK(axis_max_gb(512.0F) == 1024.0F);
  CHECK(axis_max_gb(100'000.0F) == 131'072.0F);
}

TEST_CASE("No memory has no span, the axis' end is the whole half", "[wing]") {
  CHECK(span_px(0.0F, 128.0F, 352.0F) == 0.0F);
  CHECK(span_px(128.0F, 128.0F, 352.0F) == Approx(352.0));
  CHECK(span_px(19.2F, 128.0F, 352.0F) == Approx(s(19.2)));
}

TEST_CASE("The wing of 24 GB stands where the design's formulas put it", "[wing]") {
  const WingGeometry wing = wing_geometry(shape_of("24"), frame);
  const double tip = s(19.2);
  const double open = tip / 352.0;
  const double wrist_x = 6 + 0.30 * tip;
  const double wrist_y = 116 * (0.50 + 0.46 * open);
  CHECK(wing.tip == Approx(tip));
  CHECK(wing.ceiling == Approx(s(24)));
  CHECK(wing.ceiling_height == Approx(126.0));
  CHECK(wing.wrist.x == Approx(wrist_x));
  CHECK(wing.wrist.y == Approx(wrist_y));
  CHECK(wing.elbow.x == Approx(6 + 0.10 * tip));
  CHECK(wing.elbow.y == Approx(116 * (0.30 + 0.22 * open)));
  CHECK(wing.shoulder.y == Approx(0.30 * 116));
  CHECK(wing.edge.control1.x == Approx(wrist_x + 0.48 * (tip - wrist_x)));
  CHECK(wing.edge.control1.y == Approx(1.10 * wrist_y));
  CHECK(wing.edge.control2.x == Approx(0.975 * tip));
  CHECK(wing.edge.control2.y == Approx(0.74 * wrist_y));
  CHECK(wing.edge.end.x == Approx(tip));
  const Finger& lit = wing.fingers[3];
  CHECK(lit.x == Approx(s(12)));
  CHECK(lit.bone.control.x == Approx(wrist_x + 0.72 * (s(12) - wrist_x)));
  CHECK(lit.bone.control.y == Approx(0.62 * wrist_y));
  const double kappa = s(12) / 352.0;
  CHECK(wing.body_half_width == Approx(4 + 5 * kappa));
  CHECK(wing.body_height == Approx(116 * (0.52 + 0.18 * kappa)));
}

TEST_CASE("Fingers that the budget carries end within the wing, the others are ghosts beyond it", "[wing]") {
  for (const char* memory : {"0.5", "1.875", "8", "24", "30", "60", "96", "512"}) {
    const WingGeometry wing = wing_geometry(shape_of(memory), frame);
    for (const Finger& finger : wing.fingers) {
      INFO(memory << " GB, finger at " << finger.x);
      if (finger.carried) CHECK(finger.x <= wing.tip);
      else CHECK(finger.x > wing.tip);
      CHECK(finger.ghost.end.x == finger.x);
    }
    CHECK(wing.tip <= wing.ceiling);
    CHECK(wing.ceiling <= 352.0F);
  }
}

TEST_CASE("Sectors join from the body to the tip without a gap", "[wing]") {
  for (const char* memory : {"0.5", "24", "96"}) {
    const WingGeometry wing = wing_geometry(shape_of(memory), frame);
    std::size_t carried = 0;
    for (const Finger& finger : wing.fingers) carried += finger.carried ? 1 : 0;
    REQUIRE(wing.sector_count == carried + 1);
    CHECK(wing.sectors[0].scallop.start.x == 0.0F);
    CHECK(wing.sectors[0].scallop.start.y == Approx(0.05 * 116));
    for (std::size_t k = 1; k < wing.sector_count; ++k)
      CHECK(wing.sectors[k].scallop.start.x == wing.sectors[k - 1].scallop.end.x);
    CHECK(wing.sectors[wing.sector_count - 1].scallop.end.x == wing.tip);
    CHECK(wing.sectors[wing.sector_count - 1].headroom);
  }
}

TEST_CASE("The membrane is darkest at the lit finger and pale beyond it", "[wing]") {
  const WingGeometry wing = wing_geometry(shape_of("24"), frame);
  CHECK(wing.sectors[3].alpha_step == Approx(1.0));
  CHECK(wing.sectors[2].alpha_step == Approx(0.72));
  CHECK(wing.sectors[0].alpha_step == Approx(0.16));
  CHECK(!wing.sectors[3].headroom);
  CHECK(wing.sectors[4].headroom);
}

TEST_CASE("Arcs of the hem are flat where fingers stand close and never higher than a sixth of the wing", "[wing]") {
  const WingGeometry wing = wing_geometry(shape_of("96"), frame);
  for (std::size_t k = 0; k < wing.sector_count; ++k) {
    const Quadratic& arc = wing.sectors[k].scallop;
    CHECK(arc.control.y == Approx(std::min(0.16F * 116.0F, 0.42F * (arc.end.x - arc.start.x))));
  }
}

TEST_CASE("None fits: the wing is open to the budget and nothing is lit", "[wing]") {
  const WingShape shape = shape_of("1.8");
  CHECK(!shape.lit);
  const WingGeometry wing = wing_geometry(shape, frame);
  CHECK(wing.tip == Approx(s(1.44)));
  CHECK(wing.sector_count == 1);
  CHECK(wing.sectors[0].headroom);
  CHECK(wing.body_half_width == Approx(4.5));
}

TEST_CASE("The empty state is a folded wing of ghosts without a ceiling", "[wing]") {
  const WingGeometry wing = wing_geometry(folded_wing_shape(engine::Method::qlora), frame);
  CHECK(wing.tip == 0.0F);
  CHECK(wing.ceiling == 0.0F);
  CHECK(wing.open == 0.0F);
  for (const Finger& finger : wing.fingers) CHECK(!finger.carried);
}

TEST_CASE("Models beyond the axis are told apart", "[wing]") {
  const WingGeometry wing = wing_geometry(shape_of("24", engine::Method::full), frame);
  CHECK(wing.fingers[1].on_axis);   // 70 GB on an axis to 128 GB
  CHECK(!wing.fingers[2].on_axis);  // 140 GB
}
