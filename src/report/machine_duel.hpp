// The view machines: its state, the exercise and a language in; every text and drawing that canvas and form show out.
#pragma once

#include <string>
#include <string_view>

#include "report/drawing.hpp"
#include "report/exercise.hpp"
#include "report/json_writer.hpp"
#include "report/language.hpp"

namespace wingspan::report {

// What the learner has set.
struct DuelInput {
  friend bool operator==(const DuelInput&, const DuelInput&) = default;
};
DuelInput read_duel(std::string_view settings);
std::string duel_settings(const DuelInput& input);
// One setting changed; an unknown name or value changes nothing.
DuelInput with_duel(DuelInput input, std::string_view name, std::string_view value);

struct DuelReport {
  std::string live;  // one sentence or two for voices
};
DuelReport report_duel(const DuelInput& input, const ExerciseInput& exercise, Language language);
void write_duel(JsonWriter& json, const DuelInput& input, const ExerciseInput& exercise, Language language);

// One of its charts by name, `width` px wide.
Drawing draw_duel_chart(std::string_view chart, const DuelInput& input, const ExerciseInput& exercise, float width, Language language);

}  // namespace wingspan::report
