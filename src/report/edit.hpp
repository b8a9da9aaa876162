// What the learner's hand does to the exercise: one set of rules for the canvas and the form, so that the same move has
// the same effect on both faces. Each takes the exercise and gives it back changed.
#pragma once

#include <string_view>

#include "report/exercise.hpp"
#include "report/language.hpp"

namespace wingspan::report {

// Typed into the field, nonsense included. A machine stays chosen only while the memory is its own: a goal card never
// says "RTX 4090, 32 GB".
ExerciseInput with_memory(ExerciseInput input, std::string_view text);

// The slider moved to `position` (slider.hpp); the field shows that memory as the language writes it.
ExerciseInput with_slider(ExerciseInput input, int position, Language language);

// Chosen from the list, by id or short form: its memory comes with it, where the catalogue knows one. Empty: no machine.
// An unknown id changes nothing.
ExerciseInput with_machine(ExerciseInput input, std::string_view id, Language language);

}  // namespace wingspan::report
