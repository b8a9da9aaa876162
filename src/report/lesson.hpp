// The state of a whole lesson, the same everywhere: the exercise, the other views' own, and which view shows.
#pragma once

#include <string>
#include <string_view>

#include "report/checkpoint_round.hpp"
#include "report/drawing.hpp"
#include "report/exercise.hpp"
#include "report/explorer.hpp"
#include "report/machine_duel.hpp"
#include "report/training_run.hpp"
#include "report/views.hpp"

namespace wingspan::report {

struct LessonInput {
  ExerciseInput exercise;
  CheckpointInput checkpoint;
  ExplorerInput explorer;
  RunInput run;
  DuelInput machines;
  ViewState views;
};

// -- views whose state is settings (settings.hpp): explorer, run, machines ---------------------------
// A row each: a further view is one more.
void read_settings(LessonInput& lesson, View view, std::string_view settings);
std::string settings_of(const LessonInput& lesson, View view);

// What the learner's hand does to one of them, the same on canvas and form: one setting changed. Unknown names and values
// change nothing.
LessonInput with_setting(LessonInput lesson, View view, std::string_view name, std::string_view value);

// A chart of a view by name, `width` px wide; empty for one that it lacks.
Drawing draw_chart(const LessonInput& lesson, View view, std::string_view chart, float width, Language language);
// The same as a whole <svg> element for the form, and the charts that are wings (report/wing_svg.hpp), which the canvas draws
// by itself. Empty for one that does not show at that width.
std::string chart_svg(const LessonInput& lesson, View view, std::string_view chart, float width, Language language);

}  // namespace wingspan::report
