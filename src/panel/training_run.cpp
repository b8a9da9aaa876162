// The view run: machine and replay, the memory trace, lengths and knobs, what became of it.
#include <algorithm>
#include <cmath>
#include <string>

#include "panel/buttons.hpp"
#include "panel/choices.hpp"
#include "panel/drawing.hpp"
#include "panel/marks.hpp"
#include "panel/scene.hpp"

namespace wingspan::panel {
namespace {

using namespace tokens;
using report::View;

constexpr float play_px = 11, play_room = 26, button_most_px = 360, mark_px = 16;
constexpr float swatch_wide = 18, swatch_high = 10, least_column_px = 210;
constexpr float leap_steps = 8;

float line_px(const tokens::Type& type) { return type.size_px * type.line_height; }

// -- question -------------------------------------------------------------------------------------
void draw_replay(Scene& scene, const Box& box) {
  const Pen& pen = scene.pen;
  const bool pressed = primary_button(scene, "run-replay", box, {});
  const float x = box.x + space::s12, y = box.centre_y(), half = play_px / 2;
  const ImVec2 play[] = {{x, y - half}, {x, y + half}, {x + play_px * 0.9f, y}};
  pen.list().AddConvexPolyFilled(play, 3, pen.ink(pen.colour().on_accent));
  const float inside = box.width - play_room - space::s12, tall = pen.text_height(type::strong, scene.run.replay, inside);
  pen.text({box.x + play_room + space::s2, y - tall / 2, inside, tall}, type::strong, pen.colour().on_accent, scene.run.replay);
  if (!pressed) return;
  scene.deeds.replay = true;
  scene.deeds.say(Event::check);
}

float draw_question(Scene& scene, Column column, float y) {
  const Pen& pen = scene.pen;
  const report::RunReport& run = scene.run;
  const Segment segments[] = {{"run-machine-card", run.machines[0]}, {"run-machine-mac", run.machines[1]}};
  const float words = pen.text_width(type::strong, run.replay) + play_room + space::s16, wide = std::min({std::ceil(words), button_most_px, column.width()});
  const bool row = segments_width(scene, segments) + space::s16 + wide <= column.width();
  std::optional<std::size_t> pressed;
  float bottom = draw_segments(scene, column, y, segments, static_cast<std::size_t>(run.machine), pressed);
  if (pressed) scene.deeds.set(View::run, "machine", report::run_machine_id(static_cast<engine::RunMachine>(*pressed)));
  const float height = std::max(pen.look().control_px(), pen.text_height(type::strong, run.replay, wide - play_room - space::s12) + space::s8);
  const float top = row ? y : bottom + space::s8;
  draw_replay(scene, {row ? column.right - wide : column.left, top, wide, height});
  bottom = std::max(bottom, top + height) + space::s12;
  bottom += pen.text({column.left, bottom, column.width(), 0}, type::small, pen.colour().ink, run.job);
  return bottom + pen.text({column.left, bottom, column.width(), 0}, type::small, pen.colour().muted, run.same_job);
}

// -- picture --------------------------------------------------------------------------------------
// The axis at the left, what the two traces are at the right, below where both do not fit.
float draw_legend(const Scene& scene, Column column, float y) {
  const Pen& pen = scene.pen;
  const tokens::Colours& colour = pen.colour();
  const report::RunReport& run = scene.run;
  const tokens::Type label = pen.look().label();
  const float title = pen.text_width(label, run.trace_title);
  const auto wide = [&](std::string_view words) { return swatch_wide + 6 + pen.text_width(label, words); };
  const float both = wide(run.without_name) + space::s16 + wide(run.with_name);
  pen.text({column.left, y, column.width(), 0}, label, colour.muted, run.trace_title);
  const bool beside = title + space::s24 + both <= column.width(), stacked = both > column.width();
  if (!beside) y += pen.text_height(label, run.trace_title, column.width()) + 2;
  float x = beside ? column.right - both : column.left;
  for (const bool knobs : {false, true}) {
    const std::string& words = knobs ? run.with_name : run.without_name;
    const float middle = std::round(y + line_px(label) / 2);
    const Box swatch{x, middle - swatch_high / 2, swatch_wide, swatch_high};
    pen.fill(swatch, faded(knobs ? colour.accent : colour.ink, knobs ? 0.2f : 0.07f));
    pen.horizontal(swatch.x, swatch.right(), swatch.y, knobs ? colour.accent : colour.muted, 2);
    const float left = swatch.right() + 6, tall = pen.text({left, y, column.right - left, 0}, label, knobs ? colour.accent : colour.ink, words);
    if (stacked && !knobs) y += tall;
    else if (knobs) y += tall;
    else x += wide(words) + space::s16;
  }
  return y + space::s8;
}

// -- knobs ----------------------------------------------------------------------------------------
std::string whole(int value) { return std::to_string(value); }

float draw_scale(Scene& scene, std::string_view id, Column column, float y, const report::RunScale& scale, std::optional<float>& moved) {
  const float step = scale.share_of_step();
  return draw_knob(scene, id, column, y, scale.label, scale.shown, std::clamp(scale.place(), 0.0f, 1.0f), step, leap_steps * step, moved);
}

float draw_lengths(Scene& scene, Column column, float y) {
  const report::RunReport& run = scene.run;
  y += scene.pen.text({column.left, y, column.width(), 0}, scene.pen.look().label(), scene.pen.colour().muted, run.lengths_title) + space::s8;
  report::Drawing& lengths = scene.run_charts.lengths;
  if (lengths.width != column.width()) lengths = report::draw_run_lengths(run, column.width(), scene.inputs.language);
  draw_drawing(scene, lengths, {column.left, y});
  std::optional<float> moved;
  y = draw_scale(scene, "run-max", column, y + lengths.height + space::s4, run.max, moved);
  if (moved) scene.deeds.set(View::run, "max", whole(std::max(run.max.at(*moved), static_cast<int>(engine::shortest_example))));
  return y;
}

float draw_toggle_of(Scene& scene, std::string_view id, std::string_view setting, Column column, float y, std::string_view words, bool on) {
  bool pressed = false;
  y = draw_toggle(scene, id, column, y, words, on, pressed);
  if (pressed) scene.deeds.set(View::run, setting, on ? "off" : "on");
  return y;
}

float draw_knobs(Scene& scene, Column column, float y) {
  const report::RunReport& run = scene.run;
  const engine::RunKnobs& knobs = scene.inputs.run.knobs;
  y = draw_toggle_of(scene, "run-checkpointing", "checkpointing", column, y, run.checkpointing, knobs.checkpointing) + space::s8;
  y = draw_toggle_of(scene, "run-reserve", "reserve", column, y, run.reserve, knobs.reserve) + space::s4;
  return y + scene.pen.text({column.left, y, column.width(), 0}, type::small, scene.pen.colour().muted, run.reserve_hint);
}

float draw_examples(Scene& scene, Column column, float y) {
  const Pen& pen = scene.pen;
  const report::RunReport& run = scene.run;
  y += pen.text({column.left, y, column.width(), 0}, semibold(pen.look().label()), pen.colour().ink, run.data) + space::s8;
  std::optional<float> moved;
  y = draw_scale(scene, "run-median", column, y, run.median, moved);
  if (moved) scene.deeds.set(View::run, "median", whole(run.median.at(*moved)));
  y = draw_scale(scene, "run-tail", column, y, run.tail, moved) + space::s8;
  if (moved) scene.deeds.set(View::run, "tail", whole(run.tail.at(*moved)));
  const float height = pen.look().control_px(), most = std::min(button_most_px, column.width());
  Box box{column.left, y, button_width(scene, run.next, most), height};
  if (secondary_button(scene, "run-next", box, run.next)) scene.deeds.set(View::run, "examples", "next");
  if (run.lesson_data) return box.bottom();
  const float wide = button_width(scene, run.lesson, most);
  if (box.right() + space::s8 + wide <= column.right) box.x = box.right() + space::s8;
  else box.y = box.bottom() + space::s8;
  box.width = wide;
  if (secondary_button(scene, "run-lesson", box, run.lesson)) {
    scene.deeds.set(View::run, "examples", "lesson");
    scene.controls.hand_on("run-next");
  }
  return box.bottom();
}

// -- answer ---------------------------------------------------------------------------------------
float draw_outcome(const Scene& scene, Column column, float y, const report::RunOutcome& outcome, bool marked) {
  const Pen& pen = scene.pen;
  const float left = column.left + mark_px + space::s8, inside = column.right - left;
  if (marked) draw_mark(pen, outcome.verdict, {column.left + mark_px / 2, y + line_px(type::title) / 2}, mark_px);
  const ImU32 tint = marked ? verdict_colour(pen.colour(), outcome.verdict) : pen.colour().ink;
  y += pen.text({left, y, inside, 0}, type::title, tint, outcome.title) + space::s2;
  for (const std::string& line : outcome.lines) y += pen.text({left, y, inside, 0}, type::small, pen.colour().ink, line) + space::s2;
  return y;
}

float draw_outcomes(const Scene& scene, Column column, float y) {
  y = draw_outcome(scene, column, y, scene.run.without, true) + space::s16;
  return draw_outcome(scene, column, y, scene.run.with, scene.run.touched);
}

// Three columns, or two with the answer over both, or one.
float draw_strip(Scene& scene, Column column, float y) {
  constexpr float gap = layout::column_gap;
  if (scene.narrow) {
    y = draw_outcomes(scene, column, y) + space::s24;
    y = draw_lengths(scene, column, y) + space::s12;
    y = draw_knobs(scene, column, y) + space::s24;
    return draw_examples(scene, column, y);
  }
  const float share = (column.width() - 2 * gap) / 3;
  const bool three = share >= least_column_px;
  const float wide = three ? share : (column.width() - gap) / 2;
  const Column first{column.left, column.left + wide}, second{first.right + gap, first.right + gap + wide};
  const float left = draw_lengths(scene, first, y) + space::s12;
  const float knobs = draw_knobs(scene, three ? second : first, three ? y : left);
  const float middle = draw_examples(scene, second, three ? knobs + space::s24 : y);
  if (three) return std::max({left, middle, draw_outcomes(scene, {second.right + gap, column.right}, y)});
  return draw_outcomes(scene, column, std::max(knobs, middle) + space::s24);
}

}  // namespace

float draw_run(Scene& scene, float width) {
  const Column all{layout::padding, width - layout::padding};
  float y = draw_question(scene, all, scene.top + space::s16) + space::s12;
  y = draw_legend(scene, all, y);
  report::Drawing& trace = scene.run_charts.trace;
  if (trace.width != all.width()) trace = report::draw_run_trace(scene.run, all.width(), scene.inputs.language);
  draw_drawing(scene, trace, {all.left, std::round(y)}, scene.replay);
  y = std::round(y + trace.height + space::s12);
  scene.pen.fill({0, y, width, std::max(scene.room_px - y, 0.0f)}, scene.pen.colour().raised);
  scene.pen.horizontal(0, width, y, scene.pen.colour().grid);
  return draw_strip(scene, all, y + space::s16) + space::s16;
}

}  // namespace wingspan::panel
