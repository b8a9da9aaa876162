// The functions of engine.wasm that JavaScript may call, and the only ones; typed in web/src/engine/engine.ts.
//
// A call: engine_text_room(bytes), the request's lines (line_form.hpp) written there, then one of the answers below. Each
// gives the address of its text (UTF-8) and keeps it until the next call; engine_text_bytes() is its length. The module
// imports nothing and keeps nothing between calls but these two texts.
#include <emscripten.h>

#include <string>

#include "bridge/line_form.hpp"
#include "report/edit.hpp"
#include "report/exercise_json.hpp"
#include "report/exercise_wing.hpp"

namespace {

using namespace wingspan;

constexpr int longest_request = 16'384;  // a note is the only long value

std::string request;
std::string answer;

struct Exercise {
  report::ExerciseInput input;
  report::Language language = report::default_language;
};

// Reads the request; `rest` is called with every line that is not the exercise's own.
template <class Rest>
Exercise read_request(Rest rest) {
  Exercise exercise;
  std::string_view text = request;
  bridge::Line line;
  while (bridge::next_line(text, line))
    if (!bridge::read_exercise_line(line, exercise.input, exercise.language)) rest(line);
  return exercise;
}

Exercise read_request() {
  return read_request([](const bridge::Line&) {});
}

const char* answered(std::string text) {
  answer = std::move(text);
  return answer.data();
}

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

// Where to write a request of that many bytes; null where it is longer than 16 KiB.
EMSCRIPTEN_KEEPALIVE char* engine_text_room(int bytes) {
  if (bytes < 0 || bytes > longest_request) return nullptr;
  request.assign(static_cast<std::size_t>(bytes), '\0');
  return request.data();
}

EMSCRIPTEN_KEEPALIVE int engine_text_bytes() { return static_cast<int>(answer.size()); }

// JSON of ExerciseResult.
EMSCRIPTEN_KEEPALIVE const char* engine_exercise() {
  const Exercise exercise = read_request();
  report::JsonWriter json;
  report::write_exercise(json, exercise.input, exercise.language);
  return answered(json.take());
}

// What an edit does to the exercise (report/edit.hpp): one more line edit_memory, edit_position or edit_machine. Lines.
EMSCRIPTEN_KEEPALIVE const char* engine_edit() {
  bridge::Line edit;
  Exercise exercise = read_request([&edit](const bridge::Line& line) { edit = line; });
  if (edit.key == "edit_memory") exercise.input = report::with_memory(exercise.input, edit.value);
  else if (edit.key == "edit_position")
    exercise.input = report::with_slider(exercise.input, whole_number(edit.value), exercise.language);
  else if (edit.key == "edit_machine")
    exercise.input = report::with_machine(exercise.input, edit.value, exercise.language);
  std::string lines;
  bridge::append_exercise_lines(lines, exercise.input, exercise.language);
  return answered(std::move(lines));
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
  const Exercise exercise = read_request([&size](const bridge::Line& line) {
    if (line.key == "width") size.width_px = length_px(line.value, size.width_px);
    else if (line.key == "height") size.height_px = length_px(line.value, size.height_px);
    else if (line.key == "half") size.half = line.value == "1";
  });
  return answered(report::exercise_wing(exercise.input, size, exercise.language));
}

}  // extern "C"
