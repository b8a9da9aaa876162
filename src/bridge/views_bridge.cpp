// What views.wasm can do beyond engine.wasm: the views beside the exercise. A further view is a row in each switch.
#include <emscripten.h>

#include <algorithm>

#include "bridge/engine_request.hpp"
#include "report/checkpoint_json.hpp"
#include "report/settings.hpp"

using namespace wingspan;

namespace {

std::string_view next_word(std::string_view& text) {
  const std::size_t end = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return word;
}

report::LessonInput set(report::LessonInput lesson, std::string_view edit) {
  const auto view = report::parse_view(next_word(edit));
  const std::string_view name = next_word(edit);
  return view ? report::with_setting(std::move(lesson), *view, name, edit) : lesson;
}

}  // namespace

extern "C" {

// JSON of what the active view shows: CheckpointResult; null for a view that has nothing of its own.
EMSCRIPTEN_KEEPALIVE const char* engine_view() {
  const bridge::Request asked = bridge::read_request([](const bridge::Line&) {});
  report::JsonWriter json;
  switch (asked.lesson.views.active) {
    case report::View::checkpoint:
      report::write_checkpoint(json, asked.lesson.checkpoint, asked.lesson.exercise, asked.language);
      break;
    case report::View::explorer: report::write_explorer(json, asked.lesson.explorer, asked.lesson.exercise, asked.language); break;
    case report::View::run: report::write_run(json, asked.lesson.run, asked.lesson.exercise, asked.language); break;
    case report::View::machines: report::write_duel(json, asked.lesson.machines, asked.lesson.exercise, asked.language); break;
    default: json.null();
  }
  return bridge::answered(json.take());
}

// <svg> of a chart of the active view; more lines: chart (its name), width (px, 100 to 4000).
EMSCRIPTEN_KEEPALIVE const char* engine_chart() {
  std::string_view chart;
  float width = 728;
  const bridge::Request asked = bridge::read_request([&](const bridge::Line& line) {
    if (line.key == "chart") chart = line.value;
    else if (const auto px = line.key == "width" ? report::whole_setting(line.value, 100, 4000) : std::nullopt)
      width = static_cast<float>(*px);
  });
  return bridge::answered(report::chart_svg(asked.lesson, asked.lesson.views.active, chart, width, asked.language));
}

// What an edit does to a view: one more line edit_estimate, edit_checkpoint (report/checkpoint_round.hpp) or edit_set, which
// is the view, a setting and its value with a space between them (report/lesson.hpp). Lines.
EMSCRIPTEN_KEEPALIVE const char* engine_view_edit() {
  bridge::Line edit;
  auto [lesson, language] = bridge::read_request([&edit](const bridge::Line& line) { edit = line; });
  if (edit.key == "edit_estimate") lesson.checkpoint = report::with_estimate(lesson.checkpoint, edit.value);
  else if (edit.key == "edit_set") lesson = set(std::move(lesson), edit.value);
  else if (const auto deed = edit.key == "edit_checkpoint" ? report::parse_deed(edit.value) : std::nullopt)
    lesson.checkpoint = report::with_deed(lesson.checkpoint, *deed, lesson.exercise);
  std::string lines;
  bridge::append_lesson_lines(lines, lesson, language);
  return bridge::answered(std::move(lines));
}

}  // extern "C"
