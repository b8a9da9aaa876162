// What the explorer's charts have in common: stacks of parts, and steps of 1, 2, 5.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "report/explorer.hpp"
#include "report/numbers.hpp"

namespace wingspan::report {

double gigabytes_of(std::int64_t bytes);  // for places on a chart only
// The next 1, 2 or 5 x 10^n from a number above 0 on, upwards and downwards.
double step_above(double value);
double step_below(double value);

constexpr Paint paint_of(MemoryPart part) { return static_cast<Paint>(static_cast<int>(Paint::weights) + static_cast<int>(part)); }

struct Segment {
  MemoryPart part{};
  float from = 0, to = 0;
  bool span = false;  // the upper end of a range
};

// Where the parts of a stack lie, in their order. What is narrower than 2 px is drawn with its neighbour.
template <class Place>
std::vector<Segment> segments_of(const PartBytes& bytes, float most, Place place) {
  constexpr float least_px = 2;
  std::vector<Segment> segments;
  std::int64_t sum = 0;
  const auto add = [&](MemoryPart part, std::int64_t amount, bool span) {
    const float from = std::min(place(sum), most), to = std::min(place(sum += amount), most);
    const float begin = segments.empty() ? from : segments.back().to;
    if (to - begin < least_px) {  // its room goes to the one before, or on to the next
      if (!segments.empty()) segments.back().to = to;
      return;
    }
    segments.push_back({part, begin, to, span});
  };
  for (std::size_t i = 0; i < memory_part_count; ++i) {
    const auto part = static_cast<MemoryPart>(i);
    if (bytes[part] == 0) continue;
    const std::int64_t span = part == MemoryPart::optimizer ? bytes.span : 0;
    add(part, bytes[part] - span, false);
    if (span > 0) add(part, span, true);
  }
  return segments;
}

struct Strip {
  float y = 0, height = 0;
};

// Hidden parts leave their outline.
template <class Place>
void draw_stack(Drawing& drawing, const PartBytes& bytes, const std::vector<ExplorerLegend>& legend, Strip strip, float most, Place place) {
  constexpr float gap = 1, span_alpha = 0.5F;
  const auto hidden = [&legend](MemoryPart part) {
    return std::any_of(legend.begin(), legend.end(), [part](const ExplorerLegend& entry) { return entry.part == part && !entry.shown; });
  };
  const std::vector<Segment> segments = segments_of(bytes, most, place);
  for (const Segment& segment : segments) {
    DrawnBox box;
    box.x = segment.from;
    box.y = strip.y;
    box.width = segment.to - segment.from - (&segment == &segments.back() ? 0 : gap);
    box.height = strip.height;
    box.paint = hidden(segment.part) ? Paint::grid : paint_of(segment.part);
    box.outline = hidden(segment.part);
    box.alpha = segment.span && !box.outline ? span_alpha : 1;
    drawing.add(box);
  }
}

}  // namespace wingspan::report
