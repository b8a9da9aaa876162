// The view machines: two pickers, the dragon with a wing for each, bars and race beside who wins what, then size by size.
#include <algorithm>
#include <cmath>

#include "panel/buttons.hpp"
#include "panel/drawing.hpp"
#include "panel/duel_parts.hpp"
#include "panel/machine_list.hpp"
#include "panel/wing_view.hpp"

namespace wingspan::panel {
namespace {

using namespace tokens;

constexpr std::array<std::string_view, report::duel_sides> picker_ids{"machines-left", "machines-right"};
constexpr std::array<std::string_view, report::duel_sides> settings{"left", "right"};
constexpr float picker_most_px = 256, swap_most_px = 180, swap_least_px = 96;
constexpr float wing_margin = 28;                                    // beyond the axis' ends
constexpr float height_per_span = 0.33f, narrow_per_span = 0.4f;     // tokens, wing.heightToHalfSpan

// -- question -------------------------------------------------------------------------------------
float draw_side(Scene& scene, std::size_t side, Column column, float y, float label_height, float field_height) {
  const Pen& pen = scene.pen;
  const report::DuelSide& machine = scene.machines.sides[side];
  const tokens::Type label = pen.look().label();
  const std::string& name = scene.machines.labels.picker[side];
  const float above = pen.text_height(label, name, column.width());
  pen.text({column.left, y + label_height - above, column.width(), above}, label, pen.colour().muted, name);
  const MachinePicker picker{picker_ids[side], machine.name, machine.id};
  const Box box{column.left, y + label_height + 3, column.width(), field_height};
  if (const engine::Machine* pressed = draw_picker(scene, picker, box)) scene.deeds.set(report::View::machines, settings[side], pressed->id);
  const float below = box.bottom() + 5;
  return below + pen.text({column.left, below, column.width(), 0}, label, pen.colour().muted, machine.hint);
}

float label_height(const Scene& scene, std::size_t side, float width) {
  return scene.pen.text_height(scene.pen.look().label(), scene.machines.labels.picker[side], width);
}
float field_height(const Scene& scene, std::size_t side, float width) {
  return picker_height(scene, {picker_ids[side], scene.machines.sides[side].name, {}}, width);
}

float swap_height(const Scene& scene, float width) {
  return std::max(scene.pen.look().control_px(), scene.pen.text_height(type::strong, scene.machines.labels.swap, width - 2 * space::s12) + space::s8);
}
void draw_swap(Scene& scene, const Box& box) {
  if (secondary_button(scene, "machines-swap", box, scene.machines.labels.swap)) scene.deeds.set(report::View::machines, "swap", "sides");
}

float draw_question(Scene& scene, Column all, float y) {
  if (scene.narrow) {
    y = draw_side(scene, 0, all, y, label_height(scene, 0, all.width()), field_height(scene, 0, all.width())) + space::s8;
    const float wide = button_width(scene, scene.machines.labels.swap, all.width()), tall = swap_height(scene, wide);
    draw_swap(scene, {all.left, y, wide, tall});
    y += tall + space::s8;
    return draw_side(scene, 1, all, y, label_height(scene, 1, all.width()), field_height(scene, 1, all.width()));
  }
  const float swap = std::max(button_width(scene, scene.machines.labels.swap, swap_most_px), swap_least_px);
  const float field = std::min((all.width() - swap - 2 * space::s16) / 2, picker_most_px);
  const Column left{all.left, all.left + field}, right{all.right - field, all.right};
  const float labels = std::max(label_height(scene, 0, field), label_height(scene, 1, field));
  const float fields = std::max(field_height(scene, 0, field), field_height(scene, 1, field));
  const float left_end = draw_side(scene, 0, left, y, labels, fields), tall = swap_height(scene, swap);
  draw_swap(scene, {std::round((all.left + all.right - swap) / 2), y + labels + 3, swap, tall});
  return std::max({left_end, draw_side(scene, 1, right, y, labels, fields), y + labels + 3 + tall});
}

// -- picture --------------------------------------------------------------------------------------
WingView view_of(const Scene& scene, std::size_t side, const WingPlace& place, float left, float right) {
  return {.place = place,
          .left = left,
          .right = right,
          .pose = scene.wings[side].pose(),
          .report = scene.machines.sides[side].wing,
          .ticks = scene.labels.axis,
          .unit = scene.labels.gb,
          .asked = std::nullopt,
          .stale = false,
          .shader = scene.shader,
          .body = true};
}

// One dragon: each wing by itself, the body with the one that carries more, above the other.
float draw_dragon(const Scene& scene, float width, float y) {
  WingPlace place;
  place.both = false;
  place.axis_x = std::round(width / 2);
  place.frame.half_span_px = place.axis_x - wing_margin;
  place.frame.height_px = std::round(height_per_span * place.frame.half_span_px) + scene.spare_px;
  place.baseline = std::round(y + wing_room_above(scene.pen.look(), place.frame.height_px)) + 0.5f;
  WingPlace mirrored = place;
  mirrored.left = true;
  const float edge = 14;
  WingView left = view_of(scene, 0, mirrored, edge, place.axis_x - space::s4), right = view_of(scene, 1, place, place.axis_x + space::s4, width - edge);
  const auto body = [](const WingView& view) { return report::wing_geometry(view.pose.shape, view.place.frame).body_height; };
  const bool on_left = body(left) > body(right);
  left.body = on_left;
  right.body = !on_left;
  draw_wing(scene.pen, on_left ? right : left);
  draw_wing(scene.pen, on_left ? left : right);
  return place.baseline + wing_room_below(scene.pen.look());
}

// Narrow: one wing below the other, each with the full width as its scale.
float draw_wings(const Scene& scene, Column all, float y) {
  const Pen& pen = scene.pen;
  for (std::size_t side = 0; side < report::duel_sides; ++side) {
    y += pen.text({all.left, y, all.width(), 0}, type::strong, pen.colour().ink, scene.machines.sides[side].brief);
    WingPlace place;
    place.both = false;
    place.axis_x = all.left + 14;
    place.frame.half_span_px = all.right - 2 - place.axis_x;
    place.frame.height_px = std::round(narrow_per_span * place.frame.half_span_px);
    place.baseline = std::round(y + wing_room_above(pen.look(), place.frame.height_px)) + 0.5f;
    draw_wing(scene.pen, view_of(scene, side, place, all.left + 6, all.right));
    y = place.baseline + wing_room_below(pen.look()) + space::s16;
  }
  return y;
}

// -- bars and race --------------------------------------------------------------------------------
float draw_figures(Scene& scene, Column column, float y) {
  const Pen& pen = scene.pen;
  const report::DuelRace& race = scene.machines.race;
  const report::Drawing bars = report::duel_bars(scene.machines, column.width());
  draw_drawing(scene, bars, {column.left, std::round(y)});
  y = std::round(y) + bars.height + space::s16;
  pen.horizontal(column.left, column.right, std::round(y), pen.colour().grid);
  y += space::s12;
  y += pen.text({column.left, y, column.width(), 0}, type::strong, pen.colour().ink, race.title) + space::s4;
  const report::Drawing lanes = report::duel_race(scene.machines, column.width());
  draw_drawing(scene, lanes, {column.left, std::round(y)});
  y = std::round(y) + lanes.height + space::s4;
  return y + pen.text({column.left, y, column.width(), 0}, pen.look().label(), pen.colour().muted, race.note);
}

}  // namespace

float draw_machines(Scene& scene, float width) {
  const Column all{layout::padding, width - layout::padding};
  float y = draw_question(scene, all, scene.top + space::s12);
  if (scene.narrow) {
    y = draw_wings(scene, all, y + space::s16);
    y = draw_figures(scene, all, y + space::s8) + space::s24;
    y = draw_scenarios(scene, all, y) + space::s24;
    return draw_sizes(scene, all, y) + layout::padding;
  }
  y = draw_dragon(scene, width, y + space::s4) + space::s16;
  const float column = report::duel_column_px(all.width());
  const Column left{all.left, all.left + column}, right{all.right - column, all.right};
  y = std::max(draw_figures(scene, left, y), draw_scenarios(scene, right, y)) + space::s24;
  return draw_sizes(scene, all, y) + layout::padding - scene.spare_px;
}

}  // namespace wingspan::panel
