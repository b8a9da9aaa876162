// The exercise view: where its parts stand, wide and narrow.
#include <algorithm>
#include <cmath>

#include "panel/scene.hpp"
#include "panel/wing_view.hpp"

namespace wingspan::panel {
namespace {

using namespace tokens;

constexpr float machine_most_px = 216, machine_least_px = 150, machine_gap = 30;
constexpr float sentence_px = 544;        // right of the machine, with all that surrounds it
constexpr float wing_margin = 28;         // beyond the axis' ends
constexpr float table_share = 344.0f / 700.0f;
constexpr float table_least_px = 290;
constexpr float height_per_span = 0.33f;  // tokens, wing.heightToHalfSpan
constexpr float narrow_height_px = 128, narrow_height_per_span = 0.48f;
constexpr float caption_px = 320;

WingView view_of(const Scene& scene, const WingPlace& place, float left, float right) {
  return {place,
          left,
          right,
          scene.motion.pose(),
          scene.report,
          scene.labels.axis,
          scene.labels.gb,
          scene.asked,
          scene.report.state == report::AnswerState::nonsense,
          scene.shader};
}

// The caption below the left wing. Returns the lower edge of the picture, the same for each method: what chooses the
// method stands below, and may not move away from the finger that taps it.
float draw_caption(const Scene& scene, const WingPlace& place, float y) {
  const float left = 24, room = std::min(caption_px, place.axis_x - left - space::s24);
  const tokens::Type type = scene.pen.look().label();
  float height = 0;
  for (const std::string& words : scene.labels.caption) height = std::max(height, scene.pen.text_height(type, words, room));
  scene.pen.text({left, y, room, 0}, type, scene.pen.colour().muted,
                 scene.labels.caption[static_cast<std::size_t>(scene.inputs.exercise.method)]);
  return y + height;
}

float draw_wide(Scene& scene, float width) {
  const Column all{layout::padding, width - layout::padding};
  const float machine = std::clamp(width - sentence_px, machine_least_px, machine_most_px);
  const Column left{all.left, all.left + machine}, right{left.right + machine_gap, all.right};

  // The question.
  const tokens::Type label = scene.pen.look().label();
  const float label_height = std::max(sentence_label_height(scene, right),
                                      scene.pen.text_height(label, scene.labels.machine, left.width()));
  const float machine_end = draw_machine(scene, left, scene.top + space::s12, label_height);
  bool checked = false;
  float y = draw_sentence(scene, right, scene.top + space::s12, label_height, checked);
  const float read = draw_reading(scene, right, y + space::s8);
  if (read > y + space::s8) y = read;
  Column slider = right;
  if (!checked) {
    Box box = check_box(scene);
    box.x = right.right - box.width;
    box.y = y + space::s8;
    slider.right = box.x - space::s16;
    draw_check(scene, box);
    y += (box.height - scene.pen.look().hit_px()) / 2 + space::s4;
  }
  y = draw_slider(scene, slider, y + 3);
  if (!checked) y = std::max(y, y + 2);

  // The picture.
  WingPlace place;
  place.axis_x = std::round(width / 2);
  place.frame.half_span_px = place.axis_x - wing_margin;
  place.frame.height_px = std::round(height_per_span * place.frame.half_span_px) + scene.spare_px;
  const float top = std::max(y, machine_end) + space::s4;
  place.baseline = std::round(top + wing_room_above(scene.pen.look(), place.frame.height_px)) + 0.5f;
  const float picture = std::max(place.baseline + wing_room_below(scene.pen.look()),
                                 draw_caption(scene, place, place.baseline + space::s8)) +
                        space::s4;

  // The answer: table and verdict side by side. The wing comes last: it shows what the table's row asks.
  const float split = all.left + std::max(table_least_px, std::round(table_share * (all.width() - layout::column_gap)));
  const Column table{all.left, split}, answer{split + layout::column_gap, all.right};
  const float table_end = draw_table(scene, table, picture);
  // Its label stands on the line of the table's heads.
  const float lowered = std::max(0.0f, (scene.pen.look().hit_px() - label.size_px * label.line_height) / 2);
  float answer_end = draw_answer(scene, answer, picture + std::round(lowered));
  answer_end = draw_why(scene, answer, answer_end + space::s8);
  answer_end = draw_card(scene, answer, answer_end + space::s8);
  draw_wing(scene.pen, view_of(scene, place, 14, width - 14));
  return std::max(table_end, answer_end) + layout::padding - scene.spare_px;
}

float draw_narrow(Scene& scene, float width) {
  const Column all{layout::padding, width - layout::padding};
  const tokens::Type label = scene.pen.look().label();
  float y = draw_machine(scene, all, scene.top + space::s12, scene.pen.text_height(label, scene.labels.machine, all.width()));
  bool checked = false;
  y += space::s16;
  y = draw_sentence(scene, all, y, sentence_label_height(scene, all), checked);
  const float read = draw_reading(scene, all, y + space::s8);
  if (read > y + space::s8) y = read;
  y = draw_slider(scene, all, y + space::s4);
  Box check = check_box(scene);
  y = draw_check(scene, {all.left, y + space::s8, all.width(), check.height});
  scene.pen.horizontal(all.left, all.right, y + space::s16, scene.pen.colour().grid);
  y += space::s32;

  WingPlace place;
  place.both = false;
  place.axis_x = all.left + 14;
  place.frame.half_span_px = all.right - 2 - place.axis_x;
  place.frame.height_px = std::round(std::max(height_per_span * place.frame.half_span_px,
                                              std::min(narrow_height_px, narrow_height_per_span * place.frame.half_span_px)));
  place.baseline = std::round(y + wing_room_above(scene.pen.look(), place.frame.height_px)) + 0.5f;
  y = place.baseline + wing_room_below(scene.pen.look()) + space::s12;

  y = draw_answer(scene, all, y) + space::s12;
  y = draw_table(scene, all, y) + space::s16;
  y = draw_why(scene, all, y) + space::s16;
  y = draw_card(scene, all, y);
  draw_wing(scene.pen, view_of(scene, place, all.left + 6, all.right));
  return y + layout::padding;
}

}  // namespace

float draw_exercise(Scene& scene, float width) {
  return scene.narrow ? draw_narrow(scene, width) : draw_wide(scene, width);
}

}  // namespace wingspan::panel
