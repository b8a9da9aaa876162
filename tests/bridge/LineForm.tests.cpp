#include "bridge/line_form.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>

using namespace wingspan;
using namespace wingspan::bridge;

namespace {

struct State {
  report::ExerciseInput exercise;
  report::Language language = report::default_language;
};

void read_all(std::string_view text, State& state) {
  for (Line line; next_line(text, line);) read_exercise_line(line, state.exercise, state.language);
}

}  // namespace

TEST_CASE("What is written is read again", "[lines]") {
  State before;
  before.language = report::Language::ro;
  before.exercise.memory_text = "2,75";
  before.exercise.method = engine::Method::lora;
  before.exercise.machine = "rtx-4090";
  before.exercise.note = "a = b, Țară „ß“";
  before.exercise.date = "2026-12-01";
  before.exercise.last_good_memory = "24";
  std::string text;
  append_exercise_lines(text, before.exercise, before.language);
  State after;
  read_all(text, after);
  CHECK(after.language == before.language);
  CHECK(after.exercise.memory_text == before.exercise.memory_text);
  CHECK(after.exercise.method == before.exercise.method);
  CHECK(after.exercise.machine == before.exercise.machine);
  CHECK(after.exercise.note == before.exercise.note);
  CHECK(after.exercise.date == before.exercise.date);
  CHECK(after.exercise.last_good_memory == before.exercise.last_good_memory);
}

TEST_CASE("So is the whole lesson", "[lines]") {
  report::LessonInput before;
  before.exercise.memory_text = "24";
  before.views = {report::offered_views("exercise checkpoint"), report::View::checkpoint};
  before.checkpoint = {"7 told 20", "20"};
  std::string text;
  append_lesson_lines(text, before, report::Language::ro);
  report::LessonInput after;
  report::Language language = report::default_language;
  std::string_view rest = text;
  for (Line line; next_line(rest, line);) CHECK(read_lesson_line(line, after, language));
  CHECK(language == report::Language::ro);
  CHECK(after.exercise.memory_text == "24");
  CHECK(after.views.offered == before.views.offered);
  CHECK(after.views.active == report::View::checkpoint);
  CHECK(after.checkpoint.progress == "7 told 20");
  CHECK(after.checkpoint.estimate == "20");
}

TEST_CASE("A line break in a value cannot begin another key", "[lines]") {
  std::string text;
  append_line(text, "note", "one\nmemory=1\r\ntwo");
  State state;
  state.exercise.memory_text = "24";
  read_all(text, state);
  CHECK(state.exercise.memory_text == "24");
  CHECK(state.exercise.note == "one memory=1  two");
}

TEST_CASE("Unknown keys, lines without a value and a missing last break are no harm", "[lines]") {
  State state;
  read_all("colour=blue\n\njust words\nmemory=96", state);
  CHECK(state.exercise.memory_text == "96");
}

TEST_CASE("A key that is missing leaves its field, an empty one empties it", "[lines]") {
  State state;
  state.exercise.note = "kept";
  state.exercise.machine = "rtx-4090";
  read_all("machine=\n", state);
  CHECK(state.exercise.note == "kept");
  CHECK(state.exercise.machine.empty());
}

TEST_CASE("An unknown method changes nothing, an unknown language is the default", "[lines]") {
  State state;
  state.exercise.method = engine::Method::full;
  state.language = report::Language::ro;
  read_all("method=magic\nlang=fr\n", state);
  CHECK(state.exercise.method == engine::Method::full);
  CHECK(state.language == report::default_language);
}
