// The duel on the canvas: two lists, the sides swapped, wings that move and come to rest, nothing cut at any width.
#include <catch2/catch_all.hpp>
#include <imgui_internal.h>

#include "Stage.hpp"
#include "panel/state.hpp"

using namespace wingspan;
using tests::question;
using tests::Stage;

namespace {

panel::Inputs duel(const char* settings = "", report::Language language = report::Language::de) {
  panel::Inputs inputs = question("24", language);
  inputs.views = {report::offered_views("exercise machines"), report::View::machines};
  report::read_settings(inputs, report::View::machines, settings);
  return inputs;
}

std::string settings_of(Stage& stage) { return report::settings_of(stage.panel().inputs(), report::View::machines); }

std::string focused() {
  ImGuiWindow* window = ImGui::FindWindowByName("panel");
  for (const char* id : {"view-exercise", "view-machines", "machines-left", "machines-swap", "machines-right"})
    if (window->GetID(id) == ImGui::GetCurrentContext()->NavId) return id;
  return "none";
}

void twice(std::string& words) {
  if (!words.empty()) words += " " + words;
}

// All but figures, which have the same length in every language.
void double_words(panel::PanelState& state) {
  report::DuelReport& duel = state.machines;
  report::DuelLabels& labels = duel.labels;
  for (std::string* words : {&labels.picker[0], &labels.picker[1], &labels.swap, &labels.who, &labels.winner, &labels.sizes, &labels.job, &labels.table,
                             &labels.cue, &duel.race.title, &duel.race.unit, &duel.race.note, &duel.differs, &duel.closing, &duel.closing_rest})
    twice(*words);
  for (auto& side : duel.sides)
    for (std::string* words : {&side.name, &side.brief, &side.hint}) twice(*words);
  for (auto& row : duel.figures) twice(row.name);
  for (auto& row : duel.scenarios)
    for (std::string* words : {&row.title, &row.reason, &row.computed, &row.pill.words}) twice(*words);
  for (auto& row : duel.sizes)
    for (std::string* words : {&row.job, &row.pill.words, &row.factor}) twice(*words);
  for (auto& name : state.labels.view) twice(name);
}

bool overlap(const panel::Box& a, const panel::Box& b) {
  constexpr float slack = 1.5f;
  return a.x + slack < b.right() && b.x + slack < a.right() && a.y + slack < b.bottom() && b.y + slack < a.bottom();
}

}  // namespace

TEST_CASE("Each side has a list of its own; what is pressed is that side's machine") {
  Stage stage(GENERATE(760.0f, 320.0f));
  stage.show(duel());
  CHECK_FALSE(stage.widget("geforce-rtx-4070-12gb"));
  stage.click("machines-right");
  REQUIRE(stage.widget("geforce-rtx-4070-12gb"));
  stage.click("geforce-rtx-4070-12gb");
  stage.settle();
  CHECK(settings_of(stage) == "right=geforce-rtx-4070-12gb");
  CHECK_FALSE(stage.widget("geforce-rtx-4070-12gb"));
  stage.click("machines-left");
  stage.click("geforce-rtx-5090-32gb");
  stage.settle();
  CHECK(settings_of(stage) == "left=geforce-rtx-5090-32gb right=geforce-rtx-4070-12gb");
  stage.click("machines-swap");
  stage.settle();
  CHECK(settings_of(stage) == "left=geforce-rtx-4070-12gb right=geforce-rtx-5090-32gb");
}

TEST_CASE("A machine that is none of the common ones stands in its list, chosen") {
  Stage stage;
  stage.show(duel("left=jetson-agx-orin-32gb"));
  stage.click("machines-left");
  CHECK(stage.widget("jetson-agx-orin-32gb"));
  stage.click("machines-right");
  stage.settle();
  CHECK(settings_of(stage) == "left=jetson-agx-orin-32gb");
}

TEST_CASE("The duel by keyboard: left, swap, right; Enter opens a list, Escape closes it") {
  Stage stage;
  stage.show(duel());
  stage.panel().enter(panel::Panel::Enter::first);
  stage.frame();
  stage.frame();
  stage.key(ImGuiKey_DownArrow);
  CHECK(focused() == "machines-left");
  stage.key(ImGuiKey_RightArrow);
  CHECK(focused() == "machines-swap");
  stage.key(ImGuiKey_Enter);
  stage.settle();
  CHECK(settings_of(stage) == "left=geforce-rtx-4090-24gb right=apple-m3-ultra-96-gb");
  stage.key(ImGuiKey_RightArrow);
  CHECK(focused() == "machines-right");
  stage.key(ImGuiKey_Enter);
  stage.frame();
  CHECK(stage.widget("geforce-rtx-4070-12gb"));
  stage.key(ImGuiKey_Escape);
  stage.settle();
  CHECK_FALSE(stage.widget("geforce-rtx-4070-12gb"));
}

TEST_CASE("The wings fly to another machine's memory, and rest; with reduced motion they are there at once") {
  const bool reduced = GENERATE(false, true);
  Stage stage;
  panel::Inputs inputs = duel();
  inputs.reduced_motion = reduced;
  stage.show(inputs);
  const tests::Image before = stage.picture();
  report::read_settings(inputs, report::View::machines, "right=geforce-rtx-5090-32gb");
  stage.panel().set(inputs);
  CHECK(stage.frame(16).animating == !reduced);
  CHECK(stage.settle() <= panel::tokens::motion::max_concurrent_ms + 10);
  CHECK_FALSE((stage.picture().pixels == before.pixels));
  for (int i = 0; i < 5; ++i) CHECK_FALSE(stage.frame(500).animating);
}

TEST_CASE("The left wing is the right one's mirror where both hold the same machine") {
  Stage stage(761);  // an odd number of columns: the axis is one of them
  stage.show(duel("left=geforce-rtx-4090-24gb"));
  const auto& [left, right] = stage.panel().state().wings;
  CHECK(left.pose().shape.budget_gb == right.pose().shape.budget_gb);
  CHECK(left.pose().shape.axis_max_gb == right.pose().shape.axis_max_gb);
  stage.show(duel());
  CHECK(left.pose().shape.memory_gb > 90);
  CHECK(left.pose().shape.axis_max_gb == right.pose().shape.axis_max_gb);  // one scale
}

TEST_CASE("No text of the duel leaves its room or the panel, and no two meet") {
  const auto width = GENERATE(240.0f, 320.0f, 360.0f, 599.0f, 600.0f, 680.0f, 760.0f);
  const auto language = GENERATE(report::Language::de, report::Language::ro);
  const auto doubled = GENERATE(false, true);
  const auto settings = GENERATE("", "left=geforce-rtx-4060-laptop-gpu-8gb right=apple-m3-pro-36-gb", "left=amd-radeon-890m-ryzen-ai-9 right=apple-m1-8-gb");
  CAPTURE(width, report::language_tag(language), doubled, settings);
  Stage stage(width);
  stage.show(duel(settings, language));
  if (doubled) double_words(stage.panel().state());
  stage.frame();
  std::vector<panel::TextTrace> texts;
  stage.panel().state().trace = &texts;
  const float height = stage.frame().wanted_height_px;
  stage.panel().state().trace = nullptr;
  REQUIRE(texts.size() > 60);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const panel::TextTrace& text = texts[i];
    INFO(text.words << " at " << text.text.x << "," << text.text.y << " size " << text.text.width << "x" << text.text.height);
    CHECK(text.text.x >= 0);
    CHECK(text.text.right() <= width);
    CHECK(text.text.bottom() <= height);
    CHECK(text.text.x >= text.room.x - 0.5f);
    CHECK(text.text.right() <= text.room.right() + 0.5f);
    CHECK(text.text.bottom() <= text.room.bottom() + 0.5f);
    for (std::size_t j = 0; j < i; ++j) {
      INFO("meets " << texts[j].words << " at " << texts[j].text.x << "," << texts[j].text.y);
      CHECK_FALSE(overlap(text.text, texts[j].text));
    }
  }
  const float least = width < 600 ? 44 : 24;
  for (const panel::Widget& widget : stage.panel().widgets()) {
    INFO(widget.id << " " << widget.x << "," << widget.y << " " << widget.width << "x" << widget.height);
    CHECK(widget.x >= 0);
    CHECK(widget.x + widget.width <= width);
    CHECK(widget.y + widget.height <= height);
    if (!widget.id.starts_with("view-")) CHECK(widget.height >= least);
  }
}
