// The explorer on the canvas: bars, legend, settings by pointer and keyboard, nothing cut, nothing that moves by itself.
#include <catch2/catch_all.hpp>
#include <imgui_internal.h>

#include "Stage.hpp"
#include "panel/state.hpp"

using namespace wingspan;
using tests::question;
using tests::Stage;

namespace {

panel::Inputs explorer(std::string_view settings, report::Language language = report::Language::de, std::string_view memory = "24") {
  panel::Inputs inputs = question(memory, language);
  inputs.views = {report::offered_views("exercise explorer checkpoint"), report::View::explorer};
  inputs.explorer = report::read_explorer(settings);
  return inputs;
}

std::string settings(Stage& stage) { return report::explorer_settings(stage.panel().inputs().explorer); }

void twice(std::string& words) {
  if (!words.empty()) words += " " + words;
}

// All that is laid out here; what the chart itself holds are names and figures.
void double_words(panel::PanelState& state) {
  report::ExplorerReport& report = state.explorer;
  for (std::string* words : {&report.rule_name, &report.exact_name, &report.linear_name, &report.log_name, &report.csv_name, &report.picture_name,
                             &report.savings_name, &report.grounds_name, &report.note, &report.title, &report.verdict_line, &report.no_savings})
    twice(*words);
  for (auto& entry : report.legend) twice(entry.name);
  for (auto& knob : report.knobs) twice(knob.name), twice(knob.value);
  for (auto& saving : report.savings) twice(saving.words);
  for (auto& reason : report.reasons) twice(reason);
  for (auto& ground : report.grounds) twice(ground);
}

bool overlap(const panel::Box& a, const panel::Box& b) {
  constexpr float slack = 1.5f;
  return a.x + slack < b.right() && b.x + slack < a.right() && a.y + slack < b.bottom() && b.y + slack < a.bottom();
}

// In the strip the names of both ways of counting are the chart's too.
bool of_chart(std::string_view widget) {
  return widget.starts_with("explorer-bar-") || widget.starts_with("explorer-detail-") || widget.starts_with("explorer-ruled-");
}

}  // namespace

TEST_CASE("A bar is chosen where it is pressed, and no neighbour in its place") {
  Stage stage;
  stage.show(explorer(""));
  for (const char* bar : {"explorer-bar-1B-full", "explorer-bar-14B-lora", "explorer-bar-70B-qlora"}) {
    stage.click(bar);
    stage.settle();
    const auto& report = stage.panel().state().explorer;
    CHECK(report.bars[report.chosen].widget == bar);
  }
  CHECK(settings(stage) == "bar=70B/qlora");
}

TEST_CASE("Way of counting and scale are pressed; each is told once") {
  Stage stage;
  stage.show(explorer(""));
  (void)stage.events();
  stage.click("explorer-exact");
  const auto events = stage.events();
  REQUIRE(events.size() == 1);
  CHECK(events[0].kind == panel::Event::changed);
  stage.click("explorer-log");
  CHECK(settings(stage) == "mode=exact scale=log");
  CHECK_FALSE(stage.widget("explorer-part-rest"));
}

TEST_CASE("The legend filters: a press hides, a double one isolates") {
  Stage stage;
  stage.show(explorer(""));
  stage.click("explorer-part-loss");
  stage.settle();
  CHECK(settings(stage) == "hide=l");
  for (int i = 0; i < 60; ++i) stage.frame();  // past the double click's time
  stage.click("explorer-part-loss");
  stage.settle();
  CHECK(settings(stage).empty());
  for (int i = 0; i < 60; ++i) stage.frame();
  stage.click("explorer-part-weights");
  stage.click("explorer-part-weights");
  CHECK(settings(stage) == "hide=agoclfr");
}

TEST_CASE("A setting opens its list; what is pressed there changes the exact total") {
  Stage stage;
  stage.show(explorer("mode=exact"));
  const std::int64_t before = stage.panel().state().explorer.counted.total;
  stage.click("explorer-seq");
  stage.frame();
  REQUIRE(stage.widget("8192"));
  stage.click("8192");
  stage.settle();
  CHECK(settings(stage) == "mode=exact seq=8192");
  CHECK(stage.panel().state().explorer.counted.total > before);
  CHECK_FALSE(stage.widget("8192"));
}

TEST_CASE("The catalogue's list has pages; a model of it is a group of its own") {
  Stage stage(GENERATE(760.0f, 360.0f));
  stage.show(explorer(""));
  stage.click("explorer-model");
  stage.frame();
  REQUIRE(stage.widget("options-on"));
  REQUIRE(stage.widget("none"));
  for (int page = 0; page < 30 && !stage.widget("Qwen3-8B"); ++page) stage.click("options-on");
  REQUIRE(stage.widget("Qwen3-8B"));
  stage.click("Qwen3-8B");
  stage.settle();
  CHECK(settings(stage) == "model=Qwen3-8B");
  CHECK(stage.widget("explorer-bar-own-qlora"));
}

TEST_CASE("By keyboard: the ring reaches the bars, and Enter chooses") {
  Stage stage;
  stage.show(explorer(""));
  stage.panel().enter(panel::Panel::Enter::first);
  stage.frame();
  stage.frame();
  ImGuiWindow* window = ImGui::FindWindowByName("panel");
  const auto on = [&](const char* id) { return window->GetID(id) == ImGui::GetCurrentContext()->NavId; };
  for (int i = 0; i < 12 && !on("explorer-bar-1B-lora"); ++i) stage.key(ImGuiKey_DownArrow);
  REQUIRE(on("explorer-bar-1B-lora"));
  stage.key(ImGuiKey_Enter);
  CHECK(settings(stage) == "bar=1B/lora");
}

TEST_CASE("Exports are asked of the host") {
  Stage stage;
  stage.show(explorer(""));
  (void)stage.events();
  stage.click("explorer-csv");
  stage.click("explorer-picture");
  const auto events = stage.events();
  REQUIRE(events.size() == 2);
  CHECK(events[0].kind == panel::Event::save_table);
  CHECK(events[1].kind == panel::Event::save_picture);
}

TEST_CASE("A saving that a setting makes is pressed") {
  Stage stage;
  stage.show(explorer("batch=8"));
  const std::int64_t before = stage.panel().state().explorer.counted.total;
  stage.click("explorer-saving-batch-1");
  stage.settle();
  CHECK(settings(stage).empty());
  CHECK(stage.panel().state().explorer.counted.total < before);
}

TEST_CASE("No text of the explorer leaves its room or the panel, and no two meet") {
  const auto width = GENERATE(240.0f, 320.0f, 599.0f, 600.0f, 680.0f, 760.0f);
  const auto language = GENERATE(report::Language::de, report::Language::ro);
  const auto doubled = GENERATE(false, true);
  const auto [set, memory] = GENERATE(table<const char*, const char*>(
      {{"", "16"}, {"mode=exact", "24"}, {"scale=log", "512"}, {"mode=exact scale=log bar=70B/full", "0.5"},
       {"model=NVIDIA-Nemotron-3-Super-120B-A12B-BF16 mode=exact", "100000"}, {"bar=1B/full seq=300 ckpt=off att=eager optim=paged-adamw-8bit", ""}}));
  CAPTURE(width, report::language_tag(language), doubled, set, memory);
  Stage stage(width);
  stage.show(explorer(set, language, memory));
  if (doubled) double_words(stage.panel().state());
  stage.frame();
  std::vector<panel::TextTrace> texts;
  stage.panel().state().trace = &texts;
  const float height = stage.frame().wanted_height_px;
  stage.panel().state().trace = nullptr;
  REQUIRE(texts.size() > 30);
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
    CHECK(widget.x + widget.width <= width + 0.5f);
    CHECK(widget.y + widget.height <= height);
    if (!widget.id.starts_with("view-") && !of_chart(widget.id)) CHECK(widget.height >= least);
  }
}

TEST_CASE("The explorer at rest asks for nothing") {
  Stage stage;
  stage.show(explorer("mode=exact"));
  const tests::Image before = stage.picture();
  for (int i = 0; i < 5; ++i) CHECK_FALSE(stage.frame(500).animating);
  CHECK((stage.picture().pixels == before.pixels));
}
