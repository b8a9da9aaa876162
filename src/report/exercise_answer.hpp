// The part of the exercise's report that follows from an answer: question, table, verdict, why not more, goal card.
#pragma once

#include "report/exercise.hpp"

namespace wingspan::report {

// Fills in what report.answer says; without an answer, what needs none (table figures, labels). Sets state to empty,
// none_fits or fits, and live.
void report_answer(ExerciseReport& report, const ExerciseInput& input, Language language);

}  // namespace wingspan::report
