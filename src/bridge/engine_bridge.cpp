// The functions of engine.wasm that JavaScript may call, with those of engine_request.cpp the only ones; typed in
// web/src/engine/engine.ts.
//
// A call: engine_text_room(bytes), the request's lines (line_form.hpp) written there, then one of the answers below. Each
// gives the address of its text (UTF-8) and keeps it until the next call; engine_text_bytes() is its length. The module
// imports nothing and keeps nothing between calls but these two texts.
#include <emscripten.h>

#include <string>

#include "bridge/engine_request.hpp"
#include "report/edit.hpp"
#include "report/exercise_json.hpp"
#include "report/exercise_wing.hpp"

namespace {

using namespace wingspan;
using bridge::answered;
using bridge::ExerciseRequest;
using bridge::read_exercise_request;

// A whole number of at most five digits; 0 for any other text.
int whole_number(std::string_view digits) {
  if (digits.size() > 5) return 0;
  int value = 0;
  for (const char digit : digits) {
    if (digit < '0' || digit > '9') return 0;
    value = value * 10 + (digit - '0');
  }
  return value;
}

// A length of a picture in px; anything outside 100 to 4000 keeps the usual one.
float length_px(std::string_view digits, float usual) {
  const int length = whole_number(digits);
  return length < 100 || length > 4000 ? usual : static_cast<float>(length);
}

}  // namespace

extern "C" {

// JSON of ExerciseResult.
EMSCRIPTEN_KEEPALIVE const char* engine_exercise() {
  const ExerciseRequest asked = read_exercise_request([](const bridge::Line&) {});
  report::JsonWriter json;
  report::write_exercise(json, asked.exercise, asked.language);
  return answered(json.take());
}

// What an edit does to the exercise (report/edit.hpp): one more line edit_memory, edit_position or edit_machine. Lines; those of
// the other views as they came.
EMSCRIPTEN_KEEPALIVE const char* engine_edit() {
  bridge::Line edit;
  std::string others;
  auto [exercise, language] = read_exercise_request([&](const bridge::Line& line) {
    if (line.key.starts_with("edit_")) edit = line;
    else bridge::append_line(others, line.key, line.value);
  });
  if (edit.key == "edit_memory") exercise = report::with_memory(std::move(exercise), edit.value);
  else if (edit.key == "edit_position") exercise = report::with_slider(std::move(exercise), whole_number(edit.value), language);
  else if (edit.key == "edit_machine") exercise = report::with_machine(std::move(exercise), edit.value, language);
  std::string lines;
  bridge::append_exercise_lines(lines, exercise, language);
  return answered(lines + others);
}

// JSON of Machines; the request is not read.
EMSCRIPTEN_KEEPALIVE const char* engine_machines() {
  report::JsonWriter json;
  report::write_machines(json);
  return answered(json.take());
}

// JSON of SliderScale; the request is not read.
EMSCRIPTEN_KEEPALIVE const char* engine_slider() {
  report::JsonWriter json;
  report::write_slider(json);
  return answered(json.take());
}

// <svg>; more lines: width, height (px, 100 to 4000), half (1: the right wing only).
EMSCRIPTEN_KEEPALIVE const char* engine_wing() {
  report::PictureSize size;
  const ExerciseRequest asked = read_exercise_request([&size](const bridge::Line& line) {
    if (line.key == "width") size.width_px = length_px(line.value, size.width_px);
    else if (line.key == "height") size.height_px = length_px(line.value, size.height_px);
    else if (line.key == "half") size.half = line.value == "1";
  });
  return answered(report::exercise_wing(asked.exercise, size, asked.language));
}

}  // extern "C"
