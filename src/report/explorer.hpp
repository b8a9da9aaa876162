// The view explorer: its state, the exercise and a language in; every text and drawing that canvas and form show out.
#pragma once

#include <string>
#include <string_view>

#include "report/drawing.hpp"
#include "report/exercise.hpp"
#include "report/json_writer.hpp"
#include "report/language.hpp"

namespace wingspan::report {

// What the learner has set.
struct ExplorerInput {
  friend bool operator==(const ExplorerInput&, const ExplorerInput&) = default;
};
ExplorerInput read_explorer(std::string_view settings);
std::string explorer_settings(const ExplorerInput& input);
// One setting changed; an unknown name or value changes nothing.
ExplorerInput with_explorer(ExplorerInput input, std::string_view name, std::string_view value);

struct ExplorerReport {
  std::string live;  // one sentence or two for voices
};
ExplorerReport report_explorer(const ExplorerInput& input, const ExerciseInput& exercise, Language language);
void write_explorer(JsonWriter& json, const ExplorerInput& input, const ExerciseInput& exercise, Language language);

// One of its charts by name, `width` px wide.
Drawing draw_explorer_chart(std::string_view chart, const ExplorerInput& input, const ExerciseInput& exercise, float width, Language language);

}  // namespace wingspan::report
