// What views.wasm can do beyond engine.wasm: the views beside the exercise. A further view is a row in each switch.
#include <emscripten.h>

#include "bridge/engine_request.hpp"
#include "report/checkpoint_json.hpp"

using namespace wingspan;

extern "C" {

// JSON of what the active view shows: CheckpointResult; null for a view that has nothing of its own.
EMSCRIPTEN_KEEPALIVE const char* engine_view() {
  const bridge::Request asked = bridge::read_request([](const bridge::Line&) {});
  report::JsonWriter json;
  switch (asked.lesson.views.active) {
    case report::View::checkpoint:
      report::write_checkpoint(json, asked.lesson.checkpoint, asked.lesson.exercise, asked.language);
      break;
    default: json.null();
  }
  return bridge::answered(json.take());
}

// What an edit does to a view (report/checkpoint_round.hpp): one more line edit_estimate or edit_checkpoint. Lines.
EMSCRIPTEN_KEEPALIVE const char* engine_view_edit() {
  bridge::Line edit;
  auto [lesson, language] = bridge::read_request([&edit](const bridge::Line& line) { edit = line; });
  if (edit.key == "edit_estimate") lesson.checkpoint = report::with_estimate(lesson.checkpoint, edit.value);
  else if (const auto deed = edit.key == "edit_checkpoint" ? report::parse_deed(edit.value) : std::nullopt)
    lesson.checkpoint = report::with_deed(lesson.checkpoint, *deed, lesson.exercise);
  std::string lines;
  bridge::append_lesson_lines(lines, lesson, language);
  return bridge::answered(std::move(lines));
}

}  // extern "C"
