// Controls that views share: segments, a toggle, a slider with its name and value.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "panel/scene.hpp"

namespace wingspan::panel {

struct Segment {
  std::string_view id;  ///< of the widget; lives as long as the program
  std::string_view words;
};

/// Width of segments in one row.
[[nodiscard]] float segments_width(const Scene& scene, std::span<const Segment> segments);

/// One of several, joined in a row; each stands in a row of its own where they do not fit. `chosen` may be past the end: none.
/// Returns the lower edge; `pressed` is set to the one chosen now.
float draw_segments(Scene& scene, Column column, float y, std::span<const Segment> segments, std::size_t chosen,
                    std::optional<std::size_t>& pressed);

/// On or off, its words behind it. Returns the lower edge; `pressed` where it is to change.
float draw_toggle(Scene& scene, std::string_view id, Column column, float y, std::string_view words, bool on, bool& pressed);

/// A slider's track and knob at 0..1; `filled` up to the knob.
void draw_track(const Pen& pen, const Box& track, float at, bool filled, const Touch& touch);

/// Name at the left, value at the right, slider below. Places are 0..1; `step` of an arrow key, `leap` of a page key.
/// Returns the lower edge; `moved` is the place wanted now.
float draw_knob(Scene& scene, std::string_view id, Column column, float y, std::string_view name, std::string_view value, float at,
                float step, float leap, std::optional<float>& moved);

}  // namespace wingspan::panel
