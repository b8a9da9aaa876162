#include "report/exercise_wing.hpp"

#include <utility>

#include "engine/machines.hpp"
#include "generated/report/wing_tokens.hpp"
#include "report/numbers.hpp"
#include "report/wing_svg.hpp"
#include "report/words.hpp"

namespace wingspan::report {
namespace {

WingSide side_of(const engine::Answer& answer, std::string ceiling_label, Language language) {
  return {.shape = wing_shape(answer),
          .ceiling_label = std::move(ceiling_label),
          .budget_label = gigabytes(language, answer.budget),
          .next = answer.next_larger};
}

WingSide hero_side(const engine::Machine& machine, Language language) {
  return side_of(engine::assess({.memory = *machine.memory}),
                 message(language, Word::exercise_hero_ceiling,
                         {{"machine", machine.short_name}, {"memory", gigabytes(language, *machine.memory)}}),
                 language);
}

}  // namespace

std::string exercise_wing(const ExerciseInput& input, PictureSize size, Language language) {
  const ExerciseReport report = report_exercise(input, language);
  WingPicture picture;
  picture.width_px = size.width_px;
  picture.height_px = size.height_px;
  picture.stale = report.state == AnswerState::nonsense;
  if (report.answer) picture.right = side_of(*report.answer, report.ceiling_label, language);
  else picture.right.shape = folded_wing_shape(input.method);
  if (!size.half) {
    picture.left = picture.right;
    picture.left->ceiling_label.clear();
    picture.left->model_labels = false;
  }
  return wing_svg(picture, language);
}

std::string hero_wing(PictureSize size, Language language) {
  const auto course_machines = engine::preset_machines();
  WingPicture picture;
  picture.left = hero_side(*course_machines[0], language);
  picture.right = hero_side(*course_machines[1], language);
  picture.width_px = size.width_px;
  picture.height_px = size.height_px;
  // The body is as strong as the picture is large; half of the usual width is as small as in the panel.
  picture.shoulder_px = size.width_px > hero_size.width_px / 2.0F ? wing_tokens::body_x_hero : wing_tokens::body_x_panel;
  picture.ticks = false;
  return wing_svg(picture, language);
}

}  // namespace wingspan::report
