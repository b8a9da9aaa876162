// Several views in one panel: tabs, the self test by pointer and keyboard, nothing cut, nothing that moves by itself.
#include <catch2/catch_all.hpp>
#include <imgui_internal.h>

#include "Stage.hpp"
#include "panel/state.hpp"

using namespace wingspan;
using tests::question;
using tests::Stage;

namespace {

panel::Inputs self_test(const char* progress, const char* estimate = "", report::Language language = report::Language::de) {
  panel::Inputs inputs = question("24", language);
  inputs.views = {report::offered_views("exercise checkpoint"), report::View::checkpoint};
  inputs.checkpoint = {progress, estimate};
  return inputs;
}

std::string focused() {
  ImGuiWindow* window = ImGui::FindWindowByName("panel");
  for (const char* id : {"view-exercise", "view-checkpoint", "checkpoint-answer", "checkpoint-check", "checkpoint-hint", "checkpoint-next",
                         "checkpoint-again", "memory"})
    if (window->GetID(id) == ImGui::GetCurrentContext()->NavId) return id;
  return "none";
}

void twice(std::string& words) {
  if (!words.empty()) words += " " + words;
}

void double_words(panel::PanelState& state) {
  report::CheckpointReport& report = state.checkpoint;
  for (std::string* words : {&report.progress, &report.question, &report.cue, &report.error, &report.hint, &report.verdict, &report.factor,
                             &report.reasoning, &report.line.mark_label, &report.line.table_label, &report.line.band_label})
    twice(*words);
  for (auto& unit : report.units) twice(unit.name);
  for (auto& choice : report.choices)
    if (choice.id == report::no_model) twice(choice.label);
  for (auto& result : report.results) twice(result.task);
  report::CheckpointLabels& labels = state.labels.checkpoint;
  for (std::string* words : {&labels.answer, &labels.memory, &labels.choice, &labels.check, &labels.hint, &labels.next, &labels.result,
                             &labels.again, &labels.squares, &labels.item, &labels.yours, &labels.table})
    twice(*words);
  for (auto& part : labels.part) twice(part);
  for (auto& name : state.labels.view) twice(name);
}

bool overlap(const panel::Box& a, const panel::Box& b) {
  constexpr float slack = 1.5f;
  return a.x + slack < b.right() && b.x + slack < a.right() && a.y + slack < b.bottom() && b.y + slack < a.bottom();
}

}  // namespace

TEST_CASE("One view has no tabs and is drawn as ever; several have them in order") {
  Stage one;
  one.show(question("24"));
  CHECK_FALSE(one.widget("view-exercise"));
  const tests::Image plain = one.picture();
  panel::Inputs named = question("24");
  named.views.offered = report::offered_views("exercise");
  one.show(named);
  CHECK((one.picture().pixels == plain.pixels));

  Stage both;
  both.show(self_test("3"));
  const auto widgets = both.panel().widgets();
  REQUIRE(widgets.size() > 3);
  CHECK(widgets[0].id == "view-exercise");
  CHECK(widgets[1].id == "view-checkpoint");
  CHECK(both.widget("checkpoint-answer"));
  CHECK_FALSE(both.widget("memory-slider"));
}

TEST_CASE("A tab chooses its view, tells it, and comes to rest") {
  Stage stage;
  stage.show(self_test("3"));
  (void)stage.events();
  stage.click("view-exercise");
  const auto events = stage.events();
  REQUIRE(events.size() == 1);
  CHECK(events[0].kind == panel::Event::changed);
  CHECK(stage.panel().inputs().views.active == report::View::exercise);
  CHECK(stage.settle() <= panel::tokens::motion::max_concurrent_ms + 10);
  CHECK(stage.widget("memory-slider"));
  CHECK_FALSE(stage.frame(1000).animating);
}

TEST_CASE("The self test by keyboard: the ring goes on from check to next to the next answer") {
  Stage stage;
  stage.show(self_test("3", "20"));
  stage.panel().enter(panel::Panel::Enter::first);
  stage.frame();
  stage.frame();
  CHECK(focused() == "view-exercise");
  stage.key(ImGuiKey_RightArrow);
  CHECK(focused() == "view-checkpoint");
  stage.key(ImGuiKey_DownArrow);
  for (int i = 0; i < 4 && focused() != "checkpoint-check"; ++i) stage.key(focused() == "checkpoint-hint" ? ImGuiKey_LeftArrow : ImGuiKey_RightArrow);
  REQUIRE(focused() == "checkpoint-check");
  stage.key(ImGuiKey_Enter);
  stage.frame();
  CHECK(report::read_round(stage.panel().inputs().checkpoint.progress).stage == report::CheckpointStage::told);
  CHECK(focused() == "checkpoint-next");
  CHECK(stage.panel().uses_key(ImGuiKey_Enter));
  stage.key(ImGuiKey_Enter);
  stage.frame();
  CHECK(report::read_round(stage.panel().inputs().checkpoint.progress).stage == report::CheckpointStage::ask);
  CHECK(focused() == "checkpoint-answer");
}

TEST_CASE("A round by pointer, to the result and to new questions") {
  Stage stage(GENERATE(760.0f, 320.0f));
  stage.show(self_test("3"));
  for (std::size_t i = 0; i < report::checkpoint_question_count; ++i) {
    if (stage.widget("checkpoint-answer")) {
      panel::Inputs typed = stage.panel().inputs();
      typed.checkpoint = report::with_estimate(typed.checkpoint, "20");
      stage.show(typed);
    } else {
      stage.click("checkpoint-model-14B");
      stage.settle();
    }
    (void)stage.events();
    stage.click("checkpoint-check");
    stage.settle();
    bool checked = false;
    for (const panel::Event& event : stage.events()) checked = checked || event.kind == panel::Event::check;
    CHECK(checked);
    stage.click("checkpoint-next");
    stage.settle();
  }
  CHECK(stage.panel().inputs().checkpoint.progress.starts_with("3 done 20 20 20 20 20 14B@24"));
  CHECK_FALSE(stage.widget("checkpoint-check"));
  stage.click("checkpoint-again");
  stage.settle();
  CHECK(stage.widget("checkpoint-answer"));
}

TEST_CASE("Without an answer the check opens the field") {
  Stage stage;
  stage.show(self_test("3"));
  (void)stage.events();
  stage.click("checkpoint-check");
  const auto events = stage.events();
  CHECK(std::any_of(events.begin(), events.end(), [](const panel::Event& event) { return event.kind == panel::Event::edit_text && event.widget == "checkpoint-answer"; }));
  REQUIRE(stage.panel().text_field());
  CHECK(stage.panel().text_field()->decimal);
}

TEST_CASE("No text of the self test leaves its room or the panel, and no two meet") {
  const auto width = GENERATE(320.0f, 360.0f, 599.0f, 600.0f, 680.0f, 760.0f);
  const auto language = GENERATE(report::Language::de, report::Language::ro);
  const auto doubled = GENERATE(false, true);
  const auto [progress, estimate] = GENERATE(table<const char*, const char*>(
      {{"3 ask", ""}, {"3 ask 20", "abc"}, {"3 hint 20", "0,5"}, {"3 told 20", ""}, {"3 told 20 2000", ""}, {"3 told 20 0.5", ""},
       {"11 told 1", ""}, {"3 ask 20 20 20 20 20", "14B"}, {"3 hint 20 20 20 20 20", ""}, {"3 told 20 20 20 20 20 32B@24", ""},
       {"3 told 20 20 20 20 20 none@99999.5", ""}, {"3 done 20 20 20 20 20 32B@24", ""}}));
  CAPTURE(width, report::language_tag(language), doubled, progress, estimate);
  Stage stage(width);
  stage.show(self_test(progress, estimate, language));
  if (doubled) double_words(stage.panel().state());
  stage.frame();
  std::vector<panel::TextTrace> texts;
  stage.panel().state().trace = &texts;
  const float height = stage.frame().wanted_height_px;
  stage.panel().state().trace = nullptr;
  REQUIRE(texts.size() > 15);
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

TEST_CASE("The self test at rest asks for nothing") {
  Stage stage;
  stage.show(self_test("3 told 20"));
  const tests::Image before = stage.picture();
  for (int i = 0; i < 5; ++i) CHECK_FALSE(stage.frame(500).animating);
  CHECK((stage.picture().pixels == before.pixels));
}
