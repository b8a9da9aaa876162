#include "panel/choices.hpp"

#include <algorithm>
#include <cmath>

namespace wingspan::panel {
namespace {

using namespace tokens;

constexpr float inset_px = 12;

float segment_width(const Scene& scene, const Segment& segment) {
  return std::ceil(scene.pen.text_width(type::strong, segment.words)) + 2 * inset_px;
}

// `corners`: those that are round.
bool draw_segment(Scene& scene, const Segment& segment, const Box& box, bool chosen, ImDrawFlags corners) {
  const Pen& pen = scene.pen;
  const tokens::Colours& colour = pen.colour();
  const Touch touch = scene.controls.button(segment.id, box);
  const ImU32 ground = chosen ? colour.accent_soft : mixed(colour.surface, colour.accent_soft, 0.6f * touch.hover);
  pen.fill(box, mixed(ground, colour.accent, 0.25f * touch.press), radius::control, corners);
  const tokens::Type& type = chosen ? type::strong : type::body;
  const float inside = box.width - 2 * space::s4, tall = pen.text_height(type, segment.words, inside);
  pen.text({box.x + space::s4, box.centre_y() - tall / 2, inside, tall}, type, chosen ? colour.accent : colour.ink, segment.words, Align::centre);
  return touch.pressed && !chosen;
}

}  // namespace

float segments_width(const Scene& scene, std::span<const Segment> segments) {
  float width = 0;
  for (const Segment& segment : segments) width += segment_width(scene, segment);
  return width;
}

float draw_segments(Scene& scene, Column column, float y, std::span<const Segment> segments, std::size_t chosen,
                    std::optional<std::size_t>& pressed) {
  const Pen& pen = scene.pen;
  const bool row = segments_width(scene, segments) <= column.width();
  float height = pen.look().control_px(), x = column.left, bottom = y;
  if (!row)  // one above the other, as high as the highest needs
    for (const Segment& segment : segments)
      height = std::max(height, pen.text_height(type::strong, segment.words, column.width() - 2 * space::s4) + space::s8);
  Box at_chosen, all{x, y, 0, 0};
  for (std::size_t i = 0; i < segments.size(); ++i) {
    const Box box{x, row ? y : bottom, row ? segment_width(scene, segments[i]) : column.width(), height};
    const bool first = i == 0, last = i + 1 == segments.size();
    const ImDrawFlags corners = (first ? row ? ImDrawFlags_RoundCornersLeft : ImDrawFlags_RoundCornersTop : 0) |
                                (last ? row ? ImDrawFlags_RoundCornersRight : ImDrawFlags_RoundCornersBottom : 0);
    if (draw_segment(scene, segments[i], box, i == chosen, corners != 0 ? corners : ImDrawFlags_RoundCornersNone)) pressed = i;
    if (i == chosen) at_chosen = box;
    if (!first && row) pen.vertical(box.x, box.y, box.bottom(), pen.colour().line);
    if (!first && !row) pen.horizontal(box.x, box.right(), box.y, pen.colour().line);
    all.width = std::max(all.width, box.right() - all.x);
    bottom = box.bottom();
    if (row) x = box.right();
  }
  all.height = bottom - y;
  pen.frame(all, pen.colour().line, stroke::hair, radius::control);
  if (chosen < segments.size()) pen.frame(at_chosen, pen.colour().accent, stroke::selection, radius::control);
  return bottom;
}

float draw_toggle(Scene& scene, std::string_view id, Column column, float y, std::string_view words, bool on, bool& pressed) {
  const Pen& pen = scene.pen;
  const tokens::Colours& colour = pen.colour();
  const auto [wide, high] = control::toggle;
  const float inside = column.width() - wide - space::s8;
  const float tall = pen.text_height(type::body, words, inside), height = std::max(tall, pen.look().hit_px());
  const Box box{column.left, y, std::min(column.width(), wide + space::s8 + pen.text_width(type::body, words)), height};
  const Touch touch = scene.controls.button(id, box);
  const Box track{column.left, std::round(box.centre_y() - high / 2), wide, high};
  const float radius = high / 2;
  const ImU32 ground = on ? colour.accent : colour.surface;
  pen.fill(track, mixed(ground, on ? colour.ink : colour.accent_soft, 0.18f * touch.hover + 0.17f * touch.press), radius);
  if (!on) pen.frame(track, colour.line, stroke::own, radius);
  pen.disc({on ? track.right() - radius : track.x + radius, track.centre_y()}, radius - (on ? 3 : 4), on ? colour.on_accent : colour.line);
  pen.text({track.right() + space::s8, box.centre_y() - tall / 2, inside, tall}, type::body, colour.ink, words);
  pressed = touch.pressed;
  return box.bottom();
}

void draw_track(const Pen& pen, const Box& track, float at, bool filled, const Touch& touch) {
  const tokens::Colours& colour = pen.colour();
  const float knob = track.x + track.width * at, middle = std::round(track.centre_y()), half = control::slider_track / 2;
  pen.fill({track.x, middle - half, track.width, 2 * half}, colour.grid, half);
  if (filled) pen.fill({track.x, middle - half, knob - track.x, 2 * half}, colour.accent, half);
  const float radius = control::slider_knob + (control::slider_knob_hover - control::slider_knob) * touch.hover +
                       (control::slider_knob_pressed - control::slider_knob_hover) * touch.press;
  pen.disc({knob, middle}, radius, colour.accent);
  pen.disc({knob, middle}, radius - stroke::focus, mixed(colour.surface, colour.accent, touch.press));
}

float draw_knob(Scene& scene, std::string_view id, Column column, float y, std::string_view name, std::string_view value, float at,
                float step, float leap, std::optional<float>& moved) {
  const Pen& pen = scene.pen;
  const tokens::Colours& colour = pen.colour();
  const tokens::Type label = pen.look().label();
  const float beside = pen.text_width(type::strong, value);
  const float tall = pen.text({column.left, y, column.width() - beside - space::s8, 0}, label, colour.muted, name);
  pen.line_of_text(column.right, std::round(y + Pen::baseline_of(label)), type::strong, colour.ink, value, Align::right);
  y += tall;
  const float inset = control::slider_knob + 2;
  const Box track{column.left + inset, y, column.width() - 2 * inset, pen.look().hit_px()};
  Touch touch;
  moved = scene.controls.slider(id, track, at, step, leap, touch);
  draw_track(pen, track, moved.value_or(at), true, touch);
  return track.bottom();
}

}  // namespace wingspan::panel
