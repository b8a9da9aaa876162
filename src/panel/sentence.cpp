// The question as a sentence: memory x margin = budget, then the check button where it fits.
#include <algorithm>
#include <cmath>

#include "panel/buttons.hpp"
#include "panel/marks.hpp"

namespace wingspan::panel {
namespace {

using namespace tokens;

constexpr std::string_view times = "\u00D7", equals = "=";
constexpr float field_least_px = 92, field_most_px = 200, margin_least_px = 60, margin_least_narrow_px = 56;

struct Plan {
  Box memory, margin, budget;
  Box times, equals;  // the signs' room
  Box check;          // width 0: does not fit in this row
  float lines = 1;    // rows of the sentence
};

const tokens::Type& budget_type(const Scene& scene) { return scene.narrow ? type::question : type::budget; }
tokens::Type budget_unit_type(const Scene& scene) {
  return {scene.narrow ? type::small.size_px : type::title.size_px, 1, false};
}

Plan plan_sentence(const Scene& scene, Column column) {
  const Pen& pen = scene.pen;
  const float height = pen.look().control_px();
  const float sign = scene.narrow ? 28 : 42;
  Plan plan;
  const float typed = pen.text_width(type::field, scene.inputs.exercise.memory_text);
  const float memory = std::ceil(typed + scene.pen.text_width(type::small, scene.labels.gb) + 2 * space::s12 + space::s12);
  plan.memory = {column.left, 0, std::clamp(memory, field_least_px, field_most_px), height};
  plan.times = {plan.memory.right(), 0, sign, height};
  const float margin = std::ceil(pen.text_width(type::field, scene.report.margin)) + 2 * space::s12;
  plan.margin = {plan.times.right(), 0, std::max(margin, scene.narrow ? margin_least_narrow_px : margin_least_px), height};
  plan.equals = {plan.margin.right(), 0, sign, height};
  const float budget = pen.text_width(budget_type(scene), scene.report.budget_number) + space::s4 +
                       pen.text_width(budget_unit_type(scene), scene.report.budget_unit);
  plan.budget = {plan.equals.right(), 0, std::ceil(budget), height};
  if (plan.budget.right() > column.right) {  // the budget goes to a line of its own
    plan.lines = 2;
    plan.equals.x = column.left;
    plan.equals.width = std::ceil(pen.text_width(type::field, equals)) + space::s8;
    plan.budget.x = plan.equals.right();
  }
  const Box check = check_box(scene);
  if (!scene.narrow && plan.lines == 1 && plan.budget.right() + space::s24 + check.width <= column.right)
    plan.check = {column.right - check.width, 0, check.width, height};
  return plan;
}

// Each label may run up to the next field.
struct LabelRooms {
  float memory, margin, budget;
};
LabelRooms label_rooms(const Plan& plan, Column column) {
  const float end = plan.check.width > 0 ? plan.check.x - space::s8 : column.right;
  return {plan.margin.x - plan.memory.x - space::s8,
          plan.lines > 1 ? column.right - plan.margin.x : plan.budget.x - plan.margin.x - space::s8,
          end - plan.budget.x};
}

void margin_box(Scene& scene, const Box& box) {
  const Pen& pen = scene.pen;
  const tokens::Colours& colour = pen.colour();
  const Touch touch = scene.controls.button("margin", box);
  pen.fill(box, colour.tight_soft, radius::control);
  pen.hatch(box, faded(colour.tight, hatch::reserve_alpha[pen.look().pair()]), radius::control);
  pen.frame(box, colour.tight, stroke::hair + 0.5f * touch.hover, radius::control);
  // No text on a pattern: the figure stands on a plate of the box's ground.
  const float wide = pen.text_width(type::field, scene.report.margin), tall = type::field.size_px;
  pen.fill({box.centre_x() - wide / 2 - space::s4, box.centre_y() - tall / 2, wide + 2 * space::s4, tall},
           faded(colour.tight_soft, 0.9f), radius::control);
  pen.line_of_text(box.centre_x(), Pen::baseline_centred(box.centre_y(), type::field), type::field, colour.ink,
                   scene.report.margin, Align::centre);
  scene.controls.tooltip(touch.pointed_at(), "margin", box, scene.labels.margin_why);
}

void sign(const Pen& pen, const Box& room, std::string_view words) {
  pen.line_of_text(room.centre_x(), Pen::baseline_centred(room.centre_y() - 1, type::field),
                   {type::field.size_px, 1, false}, pen.colour().muted, words, Align::centre);
}

}  // namespace

Box check_box(const Scene& scene) {
  const float width = std::ceil(scene.pen.text_width(type::strong, scene.labels.check)) + 2 * space::s16;
  return {0, 0, std::min(width, 160.0f), scene.pen.look().control_px()};
}

float sentence_label_height(const Scene& scene, Column column) {
  const Plan plan = plan_sentence(scene, column);
  const LabelRooms rooms = label_rooms(plan, column);
  const tokens::Type type = scene.pen.look().label();
  return std::max({scene.pen.text_height(type, scene.labels.memory, rooms.memory),
                   scene.pen.text_height(type, scene.labels.margin, rooms.margin),
                   plan.lines > 1 ? 0 : scene.pen.text_height(semibold(type), scene.labels.budget, rooms.budget)});
}

float draw_check(Scene& scene, const Box& box) {
  if (primary_button(scene, "check", box, scene.labels.check)) scene.deeds.say(Event::check);
  return box.bottom();
}

float draw_sentence(Scene& scene, Column column, float y, float label_height, bool& checked) {
  const Pen& pen = scene.pen;
  const tokens::Colours& colour = pen.colour();
  const tokens::Type type = pen.look().label();
  Plan plan = plan_sentence(scene, column);
  const LabelRooms rooms = label_rooms(plan, column);
  const float fields = y + label_height + 3;
  for (Box* box : {&plan.memory, &plan.times, &plan.margin, &plan.equals, &plan.budget, &plan.check}) box->y = fields;
  // Labels stand on one line above the fields.
  const auto label = [&](float x, float room, const tokens::Type& face, ImU32 tint, std::string_view words, float base) {
    const float height = pen.text_height(face, words, room);
    pen.text({x, base - height, room, height}, face, tint, words);
    return height;
  };
  label(plan.memory.x, rooms.memory, type, colour.muted, scene.labels.memory, y + label_height);
  label(plan.margin.x, rooms.margin, type, colour.muted, scene.labels.margin, y + label_height);
  if (plan.lines > 1) {
    const float height = pen.text_height(semibold(type), scene.labels.budget, rooms.budget);
    plan.equals.y = plan.budget.y = fields + plan.memory.height + space::s8 + height + 3;
  }
  if (!scene.report.budget.empty())
    label(plan.budget.x, rooms.budget, semibold(type), colour.accent, scene.labels.budget, plan.budget.y - 3);

  number_field(scene, "memory", plan.memory, scene.inputs.exercise.memory_text, scene.report.state == report::AnswerState::nonsense);
  sign(pen, plan.times, times);
  margin_box(scene, plan.margin);
  if (!scene.report.budget.empty()) {
    sign(pen, plan.equals, equals);
    const float baseline = Pen::baseline_centred(plan.budget.centre_y() - 1, budget_type(scene));
    const float number = pen.line_of_text(plan.budget.x, baseline, budget_type(scene), colour.accent, scene.report.budget_number);
    pen.line_of_text(std::round(plan.budget.x + number + space::s4), baseline, budget_unit_type(scene), colour.accent,
                     scene.report.budget_unit);
  }
  checked = plan.check.width > 0;
  if (checked) draw_check(scene, plan.check);
  return plan.lines > 1 ? plan.budget.bottom() : plan.memory.bottom();
}

float draw_reading(Scene& scene, Column column, float y) {
  const Pen& pen = scene.pen;
  const report::ExerciseReport& report = scene.report;
  if (!report.error.empty()) {
    constexpr float mark = 14;
    const float left = column.left + mark + space::s8;
    draw_mark(pen, engine::Verdict::too_big, {column.left + mark / 2, y + type::small.size_px * type::small.line_height / 2},
              mark);
    return y + pen.text({left, y, column.right - left, 0}, type::small, pen.colour().ink, report.error);
  }
  if (!scene.read_otherwise) return y;
  return y + pen.text({column.left, y, column.width(), 0}, pen.look().label(), pen.colour().muted, report.read_as);
}

}  // namespace wingspan::panel
