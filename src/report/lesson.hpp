// The state of a whole lesson, the same everywhere: the exercise, the other views' own, and which view shows.
#pragma once

#include "report/checkpoint_round.hpp"
#include "report/exercise.hpp"
#include "report/views.hpp"

namespace wingspan::report {

struct LessonInput {
  ExerciseInput exercise;
  CheckpointInput checkpoint;
  ViewState views;
};

}  // namespace wingspan::report
