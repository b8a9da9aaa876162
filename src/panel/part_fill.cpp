#include "panel/part_fill.hpp"

#include <algorithm>
#include <cmath>

namespace wingspan::panel {
namespace {

using namespace tokens;
using report::Part;

// Lines of 45° clipped to the box; they meet across neighbouring boxes. `rising` to the right.
void lines(const Pen& pen, const Box& box, const float (&pattern)[2], bool rising, ImU32 colour) {
  const auto [period, width] = pattern;
  // In a frame whose y points up where the lines rise, each is x + y = c.
  const float low = rising ? box.y : -box.bottom(), high = rising ? box.bottom() : -box.y;
  for (float c = std::ceil((box.x + low) / period) * period; c < box.right() + high; c += period) {
    const float x0 = std::max(box.x, c - high), x1 = std::min(box.right(), c - low);
    if (x1 - x0 <= 0.5f) continue;
    const float y0 = c - x0, y1 = c - x1;
    pen.line({x0, rising ? y0 : -y0}, {x1, rising ? y1 : -y1}, colour, width);
  }
}

// Two dots a cell; none is cut.
void dots(const Pen& pen, const Box& box, ImU32 colour) {
  const auto [period, radius] = pattern::dots;
  const float half = period / 2;
  for (float y = std::ceil(box.y / half) * half; y < box.bottom(); y += half)
    for (float x = std::ceil(box.x / half) * half; x < box.right(); x += half) {
      const bool in_pattern = (std::lround(x / half) + std::lround(y / half)) % 2 == 0;
      const bool inside = x - radius > box.x && x + radius < box.right() && y - radius > box.y && y + radius < box.bottom();
      if (in_pattern && inside) pen.disc({x, y}, radius, colour);
    }
}

}  // namespace

void fill_part(const Pen& pen, Part part, const Box& box) {
  const int theme = pen.look().pair();
  const ImU32 over = faded(pen.colour().surface, pattern::ink_alpha);
  switch (part) {
    case Part::weights: return pen.fill(box, part::weights[theme], radius::bar);
    case Part::gradients:
      pen.fill(box, part::gradients[theme], radius::bar);
      return lines(pen, box, pattern::diagonal_up, true, over);
    case Part::optimizer:
      pen.fill(box, part::optimizer[theme], radius::bar);
      return lines(pen, box, pattern::diagonal_down, false, over);
    case Part::activations:
      pen.fill(box, part::activations[theme], radius::bar);
      return dots(pen, box, over);
    case Part::rest:
      pen.fill(box, pen.colour().surface, radius::bar);
      lines(pen, box, pattern::sparse, true, part::rest[theme]);
      return pen.frame(box, part::rest[theme], stroke::hair, radius::bar);
  }
}

}  // namespace wingspan::panel
