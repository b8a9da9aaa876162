// The view run: its state, the exercise and a language in; every text and drawing that canvas and form show out.
#pragma once

#include <string>
#include <string_view>

#include "report/drawing.hpp"
#include "report/exercise.hpp"
#include "report/json_writer.hpp"
#include "report/language.hpp"

namespace wingspan::report {

// What the learner has set.
struct RunInput {
  friend bool operator==(const RunInput&, const RunInput&) = default;
};
RunInput read_run(std::string_view settings);
std::string run_settings(const RunInput& input);
// One setting changed; an unknown name or value changes nothing.
RunInput with_run(RunInput input, std::string_view name, std::string_view value);

struct RunReport {
  std::string live;  // one sentence or two for voices
};
RunReport report_run(const RunInput& input, const ExerciseInput& exercise, Language language);
void write_run(JsonWriter& json, const RunInput& input, const ExerciseInput& exercise, Language language);

// One of its charts by name, `width` px wide.
Drawing draw_run_chart(std::string_view chart, const RunInput& input, const ExerciseInput& exercise, float width, Language language);

}  // namespace wingspan::report
