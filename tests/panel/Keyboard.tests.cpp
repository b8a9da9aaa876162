// By keyboard alone: everything can be reached, is seen to be reached, and works.
#include <catch2/catch_all.hpp>
#include <imgui_internal.h>

#include <deque>
#include <map>

#include "Stage.hpp"
#include "panel/state.hpp"

using namespace wingspan;
using tests::question;
using tests::Stage;

namespace {

constexpr ImGuiKey arrows[] = {ImGuiKey_DownArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_LeftArrow};

// The widget whose rectangle the ring surrounds, seen by its colour in the picture.
std::string ringed(Stage& stage) {
  const unsigned focus = panel::tokens::light.focus;
  const tests::Pixel ring{static_cast<std::uint8_t>(focus), static_cast<std::uint8_t>(focus >> 8), static_cast<std::uint8_t>(focus >> 16)};
  const tests::Image picture = stage.picture();
  int left = picture.width, top = picture.height, right = 0, bottom = 0;
  for (int y = 0; y < picture.height; ++y)
    for (int x = 0; x < picture.width; ++x)
      if (picture.at(x, y) == ring) left = std::min(left, x), right = std::max(right, x), top = std::min(top, y), bottom = std::max(bottom, y);
  if (right == 0) return "none";
  std::string best = "none";
  float least = 1e9f;
  for (const panel::Widget& widget : stage.panel().widgets()) {
    const float x = static_cast<float>(left + right) / 2, y = static_cast<float>(top + bottom) / 2;
    if (x < widget.x || x > widget.x + widget.width || y < widget.y || y > widget.y + widget.height) continue;
    if (widget.width * widget.height < least) least = widget.width * widget.height, best = widget.id;
  }
  return best;
}

void enter(Stage& stage, panel::Panel::Enter where = panel::Panel::Enter::first) {
  stage.panel().enter(where);
  stage.frame();
  stage.frame();
}

// The widget that has the keyboard, by Dear ImGui's own account.
std::string focused(Stage& stage) {
  ImGuiWindow* window = ImGui::FindWindowByName("panel");
  for (const panel::Widget& widget : stage.panel().widgets())
    if (window->GetID(widget.id.data(), widget.id.data() + widget.id.size()) == ImGui::GetCurrentContext()->NavId) return std::string(widget.id);
  return "none";
}

// All that arrow keys lead to from the first widget, each with the keys that lead there. Stops at `wanted`.
std::map<std::string, std::vector<ImGuiKey>> walk(Stage& stage, std::string_view wanted = {}) {
  std::map<std::string, std::vector<ImGuiKey>> ways;
  std::deque<std::vector<ImGuiKey>> open{{}};
  while (!open.empty()) {
    const std::vector<ImGuiKey> way = open.front();
    open.pop_front();
    enter(stage);
    for (const ImGuiKey key : way) stage.key(key);
    const std::string here = focused(stage);
    if (!ways.emplace(here, way).second) continue;
    if (here == wanted) break;
    for (const ImGuiKey key : arrows) {
      if (here == "memory-slider" && (key == ImGuiKey_LeftArrow || key == ImGuiKey_RightArrow)) continue;  // moves the knob
      open.push_back(way);
      open.back().push_back(key);
    }
  }
  return ways;
}

bool walk_to(Stage& stage, std::string_view id) { return walk(stage, id).contains(std::string(id)) && focused(stage) == id; }

}  // namespace

TEST_CASE("Entering shows the ring on the first widget, or on the last") {
  Stage stage;
  stage.show(question("24"));
  CHECK(ringed(stage) == "none");
  enter(stage);
  CHECK(ringed(stage) == "machine");
  enter(stage, panel::Panel::Enter::last);
  CHECK(ringed(stage) == "card-note");
  stage.panel().leave();
  stage.frame();
  stage.frame();
  CHECK(ringed(stage) == "none");
}

TEST_CASE("Arrow keys reach every control, wide and narrow") {
  Stage stage(GENERATE(760.0f, 600.0f, 320.0f));
  stage.show(question("24"));
  const auto reached = walk(stage);
  for (const panel::Widget& widget : stage.panel().widgets()) {
    INFO(widget.id);
    CHECK((widget.id == "verdict" || reached.contains(std::string(widget.id))));
  }
}

TEST_CASE("Enter and Space press what has the ring") {
  const auto key = GENERATE(ImGuiKey_Enter, ImGuiKey_Space);
  Stage stage;
  stage.show(question("96"));
  REQUIRE(walk_to(stage, "method-full"));
  CHECK(stage.panel().uses_key(key));
  stage.key(key);
  CHECK(stage.panel().inputs().exercise.method == engine::Method::full);
}

TEST_CASE("On the slider arrows change the memory and do not move the ring") {
  Stage stage;
  stage.show(question("24"));
  REQUIRE(walk_to(stage, "memory-slider"));
  stage.key(ImGuiKey_RightArrow);
  CHECK(stage.panel().inputs().exercise.memory_text == "25");
  stage.key(ImGuiKey_LeftArrow);
  stage.key(ImGuiKey_LeftArrow);
  CHECK(stage.panel().inputs().exercise.memory_text == "23");
  CHECK(stage.panel().uses_key(ImGuiKey_Home));
  stage.key(ImGuiKey_Home);
  CHECK(stage.panel().inputs().exercise.memory_text == "4");
  stage.key(ImGuiKey_PageUp);
  CHECK(stage.panel().inputs().exercise.memory_text == "8");
  stage.key(ImGuiKey_End);
  CHECK(stage.panel().inputs().exercise.memory_text == "128");
  CHECK(ringed(stage) == "memory-slider");
}

TEST_CASE("The list of machines opens, is walked and closes by keyboard") {
  Stage stage;
  stage.show(question("8"));
  enter(stage);
  CHECK_FALSE(stage.panel().uses_key(ImGuiKey_Escape));
  stage.key(ImGuiKey_Enter);
  REQUIRE(stage.widget("geforce-rtx-4090-24gb"));
  CHECK(stage.panel().uses_key(ImGuiKey_Escape));
  stage.key(ImGuiKey_Escape);
  CHECK_FALSE(stage.widget("geforce-rtx-4090-24gb"));
  CHECK(stage.panel().inputs().exercise.machine.empty());
  stage.key(ImGuiKey_Enter);
  stage.key(ImGuiKey_DownArrow);
  stage.key(ImGuiKey_Enter);
  CHECK_FALSE(stage.panel().inputs().exercise.machine.empty());
}

TEST_CASE("When the keyboard leaves, the list closes") {
  Stage stage;
  stage.show(question("8"));
  enter(stage);
  stage.key(ImGuiKey_Enter);
  REQUIRE(stage.widget("geforce-rtx-4090-24gb"));
  stage.panel().leave();
  stage.frame();
  stage.frame();
  CHECK_FALSE(stage.widget("geforce-rtx-4090-24gb"));
}

TEST_CASE("The reserve's reason shows on focus as on hover, until Escape") {
  Stage stage;
  stage.show(question("24"));
  const std::string why = stage.panel().state().labels.margin_why;
  const auto said = [&] {
    std::vector<panel::TextTrace> texts;
    stage.panel().state().trace = &texts;
    stage.frame();
    stage.panel().state().trace = nullptr;
    return std::any_of(texts.begin(), texts.end(), [&](const auto& text) { return text.words == why; });
  };
  CHECK_FALSE(said());
  const panel::Widget margin = *stage.widget("margin");
  stage.point(margin.x + 5, margin.y + 5);
  CHECK(said());
  stage.point(-1000, -1000);
  CHECK_FALSE(said());
  REQUIRE(walk_to(stage, "margin"));
  CHECK(said());
  CHECK(stage.panel().uses_key(ImGuiKey_Escape));
  stage.key(ImGuiKey_Escape);
  CHECK_FALSE(said());
}
