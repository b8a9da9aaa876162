// The exercise's state as a picture of the wing.
#pragma once

#include <string>

#include "report/exercise.hpp"
#include "report/language.hpp"

namespace wingspan::report {

struct PictureSize {
  float width_px = 728.0F;
  float height_px = 196.0F;
  bool half = false;  // only the right wing, so that a narrow picture has the full width as its scale
};

// An <svg> element (wing_svg.hpp). State empty: the folded wing; nonsense: the last answer's, pale.
std::string exercise_wing(const ExerciseInput& input, PictureSize size, Language language);

// The dragon of the page's head: left wing the course's Mac, right wing its RTX 4090, QLoRA, one scale. `half` is ignored.
inline constexpr PictureSize hero_size{1200.0F, 300.0F};
std::string hero_wing(PictureSize size, Language language);

}  // namespace wingspan::report
