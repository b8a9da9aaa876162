// The exercise's state as text, the one form in which both modules (engine.wasm, panel.wasm) take and give it:
// UTF-8 lines `key=value\n`. Keys: lang, memory, method, machine, note, date, last; of the other views views (offered),
// view (active), checkpoint, estimate; and for the panel theme, motion, pointer. Unknown keys and lines without `=` are ignored, so that loader and module of different age understand one
// another; a missing key leaves the field as it is. A value reaches from the first `=` to the line's end and holds no
// line break: the writer makes a space of it.
#pragma once

#include <string>
#include <string_view>

#include "report/exercise.hpp"
#include "report/language.hpp"
#include "report/lesson.hpp"

namespace wingspan::bridge {

struct Line {
  std::string_view key;
  std::string_view value;
};

/// Cuts the first line with a `=` off `text`. False: none is left.
bool next_line(std::string_view& text, Line& line);

void append_line(std::string& text, std::string_view key, std::string_view value);

/// Takes the line over if its key is one of the exercise's (see above); false otherwise. An unknown language falls back
/// to the default, an unknown method changes nothing.
bool read_exercise_line(const Line& line, report::ExerciseInput& exercise, report::Language& language);

void append_exercise_lines(std::string& text, const report::ExerciseInput& exercise, report::Language language);

/// The same for the whole lesson, the exercise's lines included. An unknown view changes nothing.
bool read_lesson_line(const Line& line, report::LessonInput& lesson, report::Language& language);

void append_lesson_lines(std::string& text, const report::LessonInput& lesson, report::Language language);

}  // namespace wingspan::bridge
