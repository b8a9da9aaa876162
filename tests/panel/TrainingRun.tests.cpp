// The view run on the canvas: knobs by pointer and keyboard, the replay and its rest, nothing cut.
#include <catch2/catch_all.hpp>

#include "Stage.hpp"
#include "panel/state.hpp"

using namespace wingspan;
using tests::question;
using tests::Stage;

namespace {

panel::Inputs training_run(std::string_view settings = {}, report::Language language = report::Language::de) {
  panel::Inputs inputs = question("24", language);
  inputs.views = {report::offered_views("exercise run"), report::View::run};
  inputs.run = report::read_run(settings);
  return inputs;
}

void twice(std::string& words) {
  if (!words.empty()) words += " " + words;
}

void double_words(panel::PanelState& state) {
  report::RunReport& run = state.run;
  for (std::string* words : {&run.machines[0], &run.machines[1], &run.replay, &run.checkpointing, &run.reserve, &run.next, &run.lesson, &run.data,
                             &run.reserve_hint, &run.job, &run.same_job, &run.trace_title, &run.lengths_title, &run.without_name, &run.with_name,
                             &run.max.label, &run.median.label, &run.tail.label, &run.without.title, &run.with.title})
    twice(*words);
  for (report::RunOutcome* outcome : {&run.without, &run.with})
    for (std::string& line : outcome->lines) twice(line);
}

bool overlap(const panel::Box& a, const panel::Box& b) {
  constexpr float slack = 1.5f;
  return a.x + slack < b.right() && b.x + slack < a.right() && a.y + slack < b.bottom() && b.y + slack < a.bottom();
}

}  // namespace

TEST_CASE("The run's widgets stand in the order of the form") {
  Stage stage(GENERATE(760.0f, 640.0f, 320.0f));
  stage.show(training_run("seed=7"));
  std::vector<std::string> ids;
  for (const panel::Widget& widget : stage.panel().widgets()) ids.emplace_back(widget.id);
  CHECK(ids == std::vector<std::string>{"view-exercise", "view-run", "run-machine-card", "run-machine-mac", "run-replay", "run-max", "run-checkpointing",
                                        "run-reserve", "run-median", "run-tail", "run-next", "run-lesson"});
  stage.show(training_run());
  CHECK_FALSE(stage.widget("run-lesson"));
}

TEST_CASE("Knobs by pointer: each change is told, and the run is another one at once") {
  Stage stage;
  stage.show(training_run());
  (void)stage.events();
  CHECK(stage.panel().state().run.knobs.fatal == 900);
  stage.click("run-checkpointing");
  const auto events = stage.events();
  REQUIRE(events.size() == 1);
  CHECK(events[0].kind == panel::Event::changed);
  CHECK(stage.panel().inputs().run.knobs.checkpointing);
  CHECK(stage.panel().state().run.knobs.done() == 1000);
  stage.click("run-max");  // its middle
  CHECK(stage.panel().inputs().run.knobs.max_length == 512);
  stage.click("run-reserve");
  CHECK(stage.panel().inputs().run.knobs.reserve);
  stage.click("run-machine-mac");
  CHECK(stage.panel().inputs().run.machine == engine::RunMachine::mac);
  stage.click("run-next");
  stage.settle();
  REQUIRE(stage.widget("run-lesson"));
  stage.click("run-lesson");
  CHECK(stage.panel().inputs().run.data == engine::lesson_examples());
}

TEST_CASE("The maximum length by keyboard: arrows, Home, End") {
  Stage stage;
  stage.show(training_run("max=512"));
  stage.panel().enter(panel::Panel::Enter::first);
  stage.frame();
  stage.frame();
  stage.key(ImGuiKey_DownArrow);
  for (int i = 0; i < 12 && !stage.panel().uses_key(ImGuiKey_Home); ++i) stage.key(ImGuiKey_DownArrow);
  REQUIRE(stage.panel().uses_key(ImGuiKey_Home));
  stage.key(ImGuiKey_LeftArrow);
  CHECK(stage.panel().inputs().run.knobs.max_length == 496);
  stage.key(ImGuiKey_Home);
  CHECK(stage.panel().inputs().run.knobs.max_length == 16);
  stage.key(ImGuiKey_End);
  CHECK(stage.panel().inputs().run.knobs.max_length == 0);
}

TEST_CASE("A replay goes on for as long as its steps take, then nothing moves; the same picture as before") {
  Stage stage;
  stage.show(training_run("checkpointing=on"));
  stage.point(2, 2);
  stage.settle();
  const tests::Image before = stage.picture();
  (void)stage.events();
  stage.click("run-replay");
  const auto events = stage.events();
  REQUIRE(events.size() == 1);
  CHECK(events[0].kind == panel::Event::check);
  CHECK(stage.frame(500).animating);
  CHECK((stage.picture().pixels != before.pixels));
  stage.point(2, 2);
  const float took = stage.settle();
  CHECK(took > 2500);
  CHECK(took < 4100);
  CHECK((stage.picture().pixels == before.pixels));
  for (int i = 0; i < 5; ++i) CHECK_FALSE(stage.frame(500).animating);
}

TEST_CASE("Reduced motion: the replay shows its end at once; another view ends it") {
  panel::Inputs inputs = training_run();
  inputs.reduced_motion = true;
  Stage still;
  still.show(inputs);
  still.click("run-replay");
  CHECK_FALSE(still.frame(100).animating);
  CHECK(still.panel().state().replay.value() == 1);

  Stage moving;
  moving.show(training_run());
  moving.click("run-replay");
  CHECK(moving.panel().state().replay.running());
  moving.click("view-exercise");
  moving.settle();
  CHECK_FALSE(moving.panel().state().replay.running());
  CHECK(moving.panel().state().replay.value() == 1);
}

TEST_CASE("No text of the run leaves its room or the panel, and no two meet") {
  const auto width = GENERATE(240.0f, 320.0f, 360.0f, 599.0f, 600.0f, 680.0f, 760.0f);
  const auto language = GENERATE(report::Language::de, report::Language::ro);
  const auto doubled = GENERATE(false, true);
  const auto settings = GENERATE("", "checkpointing=on max=512 reserve=on", "machine=mac", "machine=mac seed=7 median=548 checkpointing=on",
                                 "seed=7 median=400", "median=16 tail=100", "median=2048 tail=400 reserve=on");
  CAPTURE(width, report::language_tag(language), doubled, settings);
  Stage stage(width);
  stage.show(training_run(settings, language));
  if (doubled) double_words(stage.panel().state());
  stage.frame();
  std::vector<panel::TextTrace> texts;
  stage.panel().state().trace = &texts;
  const float height = stage.frame().wanted_height_px;
  stage.panel().state().trace = nullptr;
  REQUIRE(texts.size() > 20);
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
  for (const panel::Widget& widget : stage.panel().widgets()) {
    INFO(widget.id << " " << widget.x << "," << widget.y << " " << widget.width << "x" << widget.height);
    CHECK(widget.x >= 0);
    CHECK(widget.x + widget.width <= width);
    CHECK(widget.y + widget.height <= height);
  }
}
