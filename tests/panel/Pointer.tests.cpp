// Mouse and finger on the slider.
#include <catch2/catch_all.hpp>

#include "Stage.hpp"
#include "generated/panel/tokens.hpp"

using namespace wingspan;
using tests::question;
using tests::Stage;

namespace {

struct Slider {
  float left, right, y;
  [[nodiscard]] float at(float share) const { return left + (right - left) * share; }
};

// The track lies a knob's radius inside the widget.
Slider slider_of(Stage& stage) {
  const panel::Widget widget = *stage.widget("memory-slider");
  return {widget.x + panel::tokens::control::slider_knob, widget.x + widget.width - panel::tokens::control::slider_knob,
          widget.y + widget.height / 2};
}

std::string memory(Stage& stage) { return stage.panel().inputs().exercise.memory_text; }

}  // namespace

TEST_CASE("A drag sets the memory where the pointer is, also beyond the ends") {
  Stage stage;
  stage.show(question("24"));
  const Slider slider = slider_of(stage);
  stage.point(slider.at(0.2f), slider.y);
  stage.press(true);
  CHECK(memory(stage) == "8");
  stage.point(slider.at(0.6f), slider.y + 200);
  CHECK(memory(stage) == "32");
  stage.point(slider.right + 300, slider.y);
  CHECK(memory(stage) == "128");
  stage.press(false);
  stage.point(slider.at(0.4f), slider.y);
  CHECK(memory(stage) == "128");
}

TEST_CASE("A finger that comes down to scroll the page leaves the memory alone") {
  Stage stage(320);
  stage.show(question("24"));
  const Slider slider = slider_of(stage);
  ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
  stage.point(slider.at(0.2f), slider.y);
  stage.press(true);
  CHECK(memory(stage) == "24");
  SECTION("scrolling") {
    stage.point(slider.at(0.2f), slider.y + 30);
    stage.press(false);
    CHECK(memory(stage) == "24");
  }
  SECTION("taken over by the browser") {
    stage.point(-FLT_MAX, -FLT_MAX);
    stage.press(false);
    CHECK(memory(stage) == "24");
  }
  SECTION("tapping") {
    stage.press(false);
    CHECK(memory(stage) == "8");
  }
  SECTION("dragging") {
    stage.point(slider.at(0.4f), slider.y);
    CHECK(memory(stage) == "16");
    stage.press(false);
  }
}

TEST_CASE("A tapped row stays asked until the next tap elsewhere") {
  Stage stage(320);
  stage.show(question("24"));
  stage.click("row-70B");
  stage.point(-FLT_MAX, -FLT_MAX);
  const tests::Image asked = stage.picture();
  stage.point(2, 2);
  stage.press(true);
  stage.press(false);
  stage.settle();
  const tests::Image plain = stage.picture();
  CHECK((asked.pixels != plain.pixels));
}
