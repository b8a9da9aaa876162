#include "bridge/line_form.hpp"

#include <algorithm>

#include "engine/recipe.hpp"

namespace wingspan::bridge {

bool next_line(std::string_view& text, Line& line) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view whole = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::size_t equals = whole.find('=');
    if (equals == std::string_view::npos) continue;
    line = {whole.substr(0, equals), whole.substr(equals + 1)};
    return true;
  }
  return false;
}

void append_line(std::string& text, std::string_view key, std::string_view value) {
  text.append(key).push_back('=');
  for (const char c : value) text.push_back(c == '\n' || c == '\r' ? ' ' : c);
  text.push_back('\n');
}

bool read_exercise_line(const Line& line, report::ExerciseInput& exercise, report::Language& language) {
  const auto& [key, value] = line;
  if (key == "lang") {
    language = report::parse_language(value).value_or(report::default_language);
  } else if (key == "method") {
    exercise.method = engine::parse_method(value).value_or(exercise.method);
  } else if (key == "memory") {
    exercise.memory_text = value;
  } else if (key == "machine") {
    exercise.machine = value;
  } else if (key == "note") {
    exercise.note = value;
  } else if (key == "date") {
    exercise.date = value;
  } else if (key == "detected") {
    exercise.detected = value;
  } else if (key == "last") {
    exercise.last_good_memory = value;
  } else {
    return false;
  }
  return true;
}

void append_exercise_lines(std::string& text, const report::ExerciseInput& exercise, report::Language language) {
  append_line(text, "lang", report::language_tag(language));
  append_line(text, "memory", exercise.memory_text);
  append_line(text, "method", engine::method_id(exercise.method));
  append_line(text, "machine", exercise.machine);
  append_line(text, "note", exercise.note);
  append_line(text, "date", exercise.date);
  append_line(text, "last", exercise.last_good_memory);
  append_line(text, "detected", exercise.detected);
}

bool read_lesson_line(const Line& line, report::LessonInput& lesson, report::Language& language) {
  const auto& [key, value] = line;
  if (key == "views") {
    lesson.views.offered = report::offered_views(value);
  } else if (key == "view") {
    lesson.views.active = report::parse_view(value).value_or(lesson.views.active);
  } else if (key == "checkpoint") {
    lesson.checkpoint.progress = value;
  } else if (key == "estimate") {
    lesson.checkpoint.estimate = value;
  } else if (const auto view = report::parse_view(key)) {
    report::read_settings(lesson, *view, value);
  } else {
    return read_exercise_line(line, lesson.exercise, language);
  }
  return true;
}

void append_lesson_lines(std::string& text, const report::LessonInput& lesson, report::Language language) {
  append_exercise_lines(text, lesson.exercise, language);
  append_line(text, "views", report::view_names(lesson.views.offered));
  append_line(text, "view", report::view_id(lesson.views.active));
  append_line(text, "checkpoint", lesson.checkpoint.progress);
  append_line(text, "estimate", lesson.checkpoint.estimate);
  for (const report::View view : {report::View::explorer, report::View::run, report::View::machines})
    append_line(text, report::view_id(view), report::settings_of(lesson, view));
}

}  // namespace wingspan::bridge
