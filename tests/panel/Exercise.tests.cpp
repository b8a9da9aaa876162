// What the panel says and does: the verdict list of the lesson facts, entries that are none, and both languages.
#include <catch2/catch_all.hpp>

#include "Stage.hpp"
#include "panel/state.hpp"

using namespace wingspan;
using tests::question;
using tests::Stage;

namespace {

// Which rows wear the lit row's ground, as seen in the picture.
std::vector<std::string> lit_rows(Stage& stage) {
  std::vector<std::string> lit;
  const tests::Image picture = stage.picture();
  const unsigned soft = panel::tokens::light.accent_soft;
  const tests::Pixel ground{static_cast<std::uint8_t>(soft), static_cast<std::uint8_t>(soft >> 8),
                            static_cast<std::uint8_t>(soft >> 16)};
  for (const panel::Widget& widget : stage.panel().widgets())
    if (widget.id.starts_with("row-") && picture.at(static_cast<int>(widget.x) + 6, static_cast<int>(widget.y) + 3) == ground)
      lit.emplace_back(widget.id.substr(4));
  return lit;
}

const report::ExerciseReport& report_of(Stage& stage) { return stage.panel().state().report; }

}  // namespace

TEST_CASE("The row of the largest QLoRA model is lit, and no other") {
  const auto language = GENERATE(report::Language::de, report::Language::ro);
  const auto width = GENERATE(760.0f, 320.0f);
  const auto [memory, largest] = GENERATE(table<const char*, const char*>({{"1.875", "1B"}, {"6", "4B"}, {"8,75", "8B"}, {"24", "14B"},
                                                                           {"24.0", "14B"}, {"30", "32B"}, {"96", "70B"}, {"512", "70B"}}));
  Stage stage(width);
  stage.show(question(memory, language));
  CHECK(lit_rows(stage) == std::vector<std::string>{largest});
}

TEST_CASE("With 1.8 GB no row is lit and nothing moves") {
  Stage stage;
  stage.show(question("1,8"));
  CHECK(lit_rows(stage).empty());
  CHECK(report_of(stage).state == report::AnswerState::none_fits);
  CHECK_FALSE(stage.frame().animating);
}

TEST_CASE("Nonsense keeps the answer before it, standing still and pale") {
  Stage stage;
  stage.show(question("24"));
  const float height = stage.frame().wanted_height_px;
  panel::Inputs inputs = stage.panel().inputs();
  inputs.exercise.memory_text = GENERATE("abc", "1,2,3", "-4", "0", "1e3", "999999999");
  stage.panel().set(inputs);
  CHECK_FALSE(stage.frame().animating);
  CHECK(stage.panel().inputs().exercise.last_good_memory == "24");
  CHECK(lit_rows(stage) == std::vector<std::string>{"14B"});
  CHECK(report_of(stage).state == report::AnswerState::nonsense);
  CHECK(stage.frame().wanted_height_px > height);  // the error has room of its own
}

TEST_CASE("An empty field folds the wing and asks for a memory") {
  Stage stage;
  stage.show(question(""));
  CHECK(report_of(stage).state == report::AnswerState::empty);
  CHECK_FALSE(report_of(stage).prompt.empty());
  CHECK(lit_rows(stage).empty());
}

TEST_CASE("The contract's widgets are reported, in reading order, wide and narrow") {
  Stage stage(GENERATE(760.0f, 320.0f));
  stage.show(question("24"));
  for (const char* id : {"machine", "memory", "memory-slider", "margin", "verdict", "row-1B", "row-4B", "row-8B", "row-14B", "row-32B",
                         "row-70B", "method-full", "method-lora", "method-qlora", "check", "card-note"}) {
    INFO(id);
    REQUIRE(stage.widget(id));
    CHECK(stage.widget(id)->width > 0);
  }
}

TEST_CASE("A method's head asks with that method") {
  Stage stage;
  stage.show(question("96"));
  stage.click("method-lora");
  CHECK(stage.panel().inputs().exercise.method == engine::Method::lora);
  stage.settle();
  CHECK(lit_rows(stage) == std::vector<std::string>{"32B"});
  const auto events = stage.events();
  REQUIRE(events.size() == 1);
  CHECK(events[0].kind == panel::Event::changed);
}

TEST_CASE("Buttons say what was done, once") {
  Stage stage;
  stage.show(question("24"));
  const auto [id, kind] = GENERATE(table<const char*, panel::Event::Kind>({{"check", panel::Event::check},
                                                                           {"card-copy", panel::Event::copy},
                                                                           {"card-print", panel::Event::print},
                                                                           {"card-picture", panel::Event::save_picture},
                                                                           {"memory", panel::Event::edit_text},
                                                                           {"card-note", panel::Event::edit_text}}));
  stage.click(id);
  const auto events = stage.events();
  REQUIRE(events.size() == 1);
  CHECK(events[0].kind == kind);
  CHECK(stage.events().empty());
}

TEST_CASE("While a field is edited the host knows where to lay its text entry") {
  Stage stage(GENERATE(760.0f, 320.0f));
  stage.show(question("24"));
  CHECK(stage.panel().text_field() == nullptr);
  const char* id = GENERATE("memory", "card-note");
  stage.click(id);
  const panel::TextField* field = stage.panel().text_field();
  REQUIRE(field != nullptr);
  CHECK(field->id == id);
  const panel::Widget frame = *stage.widget(id);
  CHECK(field->x >= frame.x);
  CHECK(field->y >= frame.y);
  CHECK(field->x + field->width <= frame.x + frame.width);
  CHECK(field->y + field->height <= frame.y + frame.height);
  stage.panel().finish_edit();
  stage.frame();
  CHECK(stage.panel().text_field() == nullptr);
}

TEST_CASE("A machine from the list brings its memory") {
  Stage stage;
  stage.show(question("8"));
  stage.click("machine");
  stage.click("geforce-rtx-4090-24gb");
  CHECK(stage.panel().inputs().exercise.machine == "geforce-rtx-4090-24gb");
  CHECK(stage.panel().inputs().exercise.memory_text == "24");
  stage.settle();
  CHECK(lit_rows(stage) == std::vector<std::string>{"14B"});
}
