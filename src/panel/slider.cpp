// The memory slider: logarithmic, with the usual sizes as labelled ticks.
#include "report/slider.hpp"

#include <algorithm>
#include <cmath>

#include "panel/choices.hpp"
#include "report/edit.hpp"

namespace wingspan::panel {
namespace {

using namespace tokens;

constexpr float steps = static_cast<float>(report::slider_steps);
constexpr float leap = static_cast<float>(report::slider_steps_per_doubling) / steps;

}  // namespace

float draw_slider(Scene& scene, Column column, float y) {
  const Pen& pen = scene.pen;
  const tokens::Colours& colour = pen.colour();
  const auto& answer = scene.report.answer;
  const float inset = scene.narrow ? control::slider_knob + 2 : control::slider_knob;
  const float height = pen.look().hit_px();
  const Box track{column.left + inset, y, column.width() - 2 * inset, height};
  const float middle = std::round(track.centre_y());

  const int position = answer ? report::slider_position(answer->question.memory) : 0;
  Touch touch;
  const auto moved = scene.controls.slider("memory-slider", track, static_cast<float>(position) / steps, 1 / steps, leap, touch);
  int shown = position;
  if (moved) {
    shown = static_cast<int>(std::lround(*moved * steps));
    const bool differs = shown != position || scene.report.state == report::AnswerState::nonsense;
    if (differs) scene.deeds.exercise = report::with_slider(scene.inputs.exercise, shown, scene.inputs.language);
  }

  draw_track(pen, track, static_cast<float>(shown) / steps, answer.has_value(), touch);

  const tokens::Type type = pen.look().tick();
  const float tick_top = middle + 10, baseline = std::round(tick_top + space::s8 + type.size_px * font::cap_em + 2);
  if (!scene.narrow) pen.line_of_text(column.left, baseline, type, colour.muted, scene.labels.gb);
  float free_from = scene.narrow ? column.left : column.left + pen.text_width(type, scene.labels.gb) + space::s8;
  for (std::size_t i = 0; i < report::slider_ticks.size(); ++i) {
    const report::SliderTick& tick = report::slider_ticks[i];
    const engine::Gigabytes memory{engine::Decimal(tick.memory_gb)};
    const float x = track.x + track.width * static_cast<float>(report::slider_position(memory)) / steps;
    const bool here = answer && answer->question.memory == memory;
    const tokens::Type face = here ? semibold(type) : type;
    const float left = x - pen.text_width(face, scene.labels.slider_ticks[i]) / 2;
    if ((tick.minor && scene.narrow && !here) || left < free_from) continue;
    pen.vertical(x, tick_top, tick_top + 3, colour.muted);
    free_from = left + pen.line_of_text(left, baseline, face, here ? colour.accent : colour.muted, scene.labels.slider_ticks[i]) +
                space::s4;
  }
  return baseline + space::s4;
}

}  // namespace wingspan::panel
