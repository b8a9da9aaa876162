// How a request crosses into engine.wasm and views.wasm, and its answer back: two texts that stay until the next call.
#pragma once

#include <string>
#include <utility>

#include "bridge/line_form.hpp"

namespace wingspan::bridge {

// The exercise alone: what engine.wasm reads. It links nothing of the other views.
struct ExerciseRequest {
  report::ExerciseInput exercise;
  report::Language language = report::default_language;
};

struct Request {
  report::LessonInput lesson;
  report::Language language = report::default_language;
};

/// The text that was written for this call.
[[nodiscard]] std::string_view request_text();

/// Reads it; `rest` is called with every line that is not the lesson's own.
template <class Rest>
Request read_request(Rest rest) {
  Request read;
  std::string_view text = request_text();
  Line line;
  while (next_line(text, line))
    if (!read_lesson_line(line, read.lesson, read.language)) rest(line);
  return read;
}

/// The same for the exercise alone; `rest` has the other views' lines too.
template <class Rest>
ExerciseRequest read_exercise_request(Rest rest) {
  ExerciseRequest read;
  std::string_view text = request_text();
  Line line;
  while (next_line(text, line))
    if (!read_exercise_line(line, read.exercise, read.language)) rest(line);
  return read;
}

/// Keeps the text and gives its address.
const char* answered(std::string text);

}  // namespace wingspan::bridge
