// Nothing is cut, nothing overlaps: at every width, in both languages, and with every word twice as long.
#include <catch2/catch_all.hpp>

#include "Stage.hpp"
#include "panel/state.hpp"

using namespace wingspan;
using tests::question;
using tests::Stage;

namespace {

struct Drawn {
  float width, height;
  std::vector<panel::TextTrace> texts;
  std::vector<panel::Widget> widgets;
};

void twice(std::string& words) {
  if (!words.empty()) words += " " + words;
}

// As a language whose words are all twice as long would have it; names of models and figures stay.
void double_words(panel::PanelState& state) {
  panel::Labels& labels = state.labels;
  for (std::string* words : {&labels.machine, &labels.choose_machine, &labels.no_machine, &labels.memory, &labels.margin, &labels.margin_why,
                             &labels.budget, &labels.check, &labels.model, &labels.copy, &labels.copied, &labels.print, &labels.picture,
                             &labels.goal_card, &labels.note_hint})
    twice(*words);
  for (auto& words : labels.method) twice(words);
  for (auto& words : labels.caption) twice(words);
  for (auto& words : labels.machine_kind) twice(words);
  report::ExerciseReport& report = state.report;
  for (std::string* words : {&report.error, &report.read_as, &report.largest_label, &report.verdict_line, &report.need_line, &report.prompt,
                             &report.why_title, &report.why_text, &report.machine_name, &report.card_summary})
    twice(*words);
}

Drawn draw(float width, const panel::Inputs& inputs, bool doubled) {
  Stage stage(width);
  stage.show(inputs);
  if (doubled) double_words(stage.panel().state());
  stage.frame();
  Drawn drawn{width, 0, {}, {}};
  stage.panel().state().trace = &drawn.texts;
  drawn.height = stage.frame().wanted_height_px;
  stage.panel().state().trace = nullptr;
  drawn.widgets.assign(stage.panel().widgets().begin(), stage.panel().widgets().end());
  // The words live in the stage: keep what messages need.
  static std::vector<std::string> kept;
  kept.clear();
  kept.reserve(drawn.texts.size());
  for (auto& text : drawn.texts) text.words = kept.emplace_back(text.words);
  return drawn;
}

bool overlap(const panel::Box& a, const panel::Box& b) {
  // Line boxes may touch; two letters' height of a px is no collision.
  constexpr float slack = 1.5f;
  return a.x + slack < b.right() && b.x + slack < a.right() && a.y + slack < b.bottom() && b.y + slack < a.bottom();
}

panel::Inputs state_named(std::string_view name, report::Language language) {
  panel::Inputs inputs = question("24", language);
  inputs.exercise.machine = "geforce-rtx-4090-24gb";
  if (name == "empty") inputs = question("", language);
  if (name == "none") inputs = question("1,8", language);
  if (name == "all") inputs = question("99999.5", language);
  if (name == "nonsense") {
    inputs.exercise.memory_text = "eine ganze Menge";
    inputs.exercise.last_good_memory = "24";
    inputs.exercise.note = "Ein Drache, der Laborbücher liest und jede Woche einen Bericht schreibt, den alle verstehen.";
  }
  if (name == "full") inputs.exercise.method = engine::Method::full;
  return inputs;
}

}  // namespace

TEST_CASE("No text leaves its room or the panel, and no two meet") {
  const auto width = GENERATE(320.0f, 360.0f, 599.0f, 600.0f, 680.0f, 760.0f);
  const auto language = GENERATE(report::Language::de, report::Language::ro);
  const auto doubled = GENERATE(false, true);
  const auto state = GENERATE("fits", "empty", "none", "all", "nonsense", "full");
  CAPTURE(width, report::language_tag(language), doubled, state);
  const Drawn drawn = draw(width, state_named(state, language), doubled);
  REQUIRE(drawn.texts.size() > 20);
  for (std::size_t i = 0; i < drawn.texts.size(); ++i) {
    const panel::TextTrace& text = drawn.texts[i];
    INFO(text.words << " at " << text.text.x << "," << text.text.y << " size " << text.text.width << "x" << text.text.height);
    CHECK(text.text.x >= 0);
    CHECK(text.text.right() <= width);
    CHECK(text.text.bottom() <= drawn.height);
    CHECK(text.text.x >= text.room.x - 0.5f);
    CHECK(text.text.right() <= text.room.right() + 0.5f);
    CHECK(text.text.bottom() <= text.room.bottom() + 0.5f);
    for (std::size_t j = 0; j < i; ++j) {
      INFO("meets " << drawn.texts[j].words << " at " << drawn.texts[j].text.x << "," << drawn.texts[j].text.y);
      CHECK_FALSE(overlap(text.text, drawn.texts[j].text));
    }
  }
}

TEST_CASE("Every control lies in the panel, is large enough for its pointer and apart from the others") {
  const auto width = GENERATE(320.0f, 599.0f, 600.0f, 760.0f);
  const auto coarse = GENERATE(false, true);
  const auto doubled = GENERATE(false, true);
  CAPTURE(width, coarse, doubled);
  panel::Inputs inputs = question("24", report::Language::ro);
  inputs.coarse_pointer = coarse;
  const Drawn drawn = draw(width, inputs, doubled);
  const float least = coarse || width < 600 ? 44 : 24;
  for (const panel::Widget& widget : drawn.widgets) {
    INFO(widget.id << " " << widget.x << "," << widget.y << " " << widget.width << "x" << widget.height);
    CHECK(widget.x >= 0);
    CHECK(widget.y >= 0);
    CHECK(widget.x + widget.width <= width);
    CHECK(widget.y + widget.height <= drawn.height);
    // Rows are only pointed at; their own height is the table's.
    if (!widget.id.starts_with("row-") && widget.id != "verdict") {
      CHECK(widget.width >= least);
      CHECK(widget.height >= least);
    }
    for (const panel::Widget& other : drawn.widgets) {
      if (&other == &widget) break;
      INFO("and " << other.id << " " << other.x << "," << other.y << " " << other.width << "x" << other.height);
      CHECK_FALSE(overlap({widget.x, widget.y, widget.width, widget.height}, {other.x, other.y, other.width, other.height}));
    }
  }
}

TEST_CASE("The wide panel keeps to the design's height, the narrow one grows with its content") {
  Stage wide(760);
  wide.show(state_named("fits", report::Language::de));
  CHECK(wide.frame().wanted_height_px <= panel::tokens::layout::wide[1]);
  Stage narrow(320);
  narrow.show(state_named("fits", report::Language::de));
  const float plain = narrow.frame().wanted_height_px;
  narrow.show(state_named("nonsense", report::Language::de));
  CHECK(narrow.frame().wanted_height_px > plain);
}
