#include "panel/part_fill.hpp"

#include <algorithm>
#include <cmath>

namespace wingspan::panel {
namespace {

using namespace tokens;
using report::Paint;

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

// Upright or level lines, on whole periods of the canvas.
void stripes(const Pen& pen, const Box& box, const float (&pattern)[2], bool upright, ImU32 colour) {
  const auto [period, width] = pattern;
  const float from = upright ? box.x : box.y, to = upright ? box.right() : box.bottom();
  for (float at = std::ceil(from / period) * period; at < to - width / 2; at += period) {
    if (upright) pen.vertical(at, box.y, box.bottom(), colour, width);
    else pen.horizontal(box.x, box.right(), at, colour, width);
  }
}

}  // namespace

void fill_pattern(const Pen& pen, Paint paint, const Box& box, float radius) {
  const int theme = pen.look().pair();
  const ImU32 over = faded(pen.colour().surface, pattern::ink_alpha);
  const auto ground = [&](const ImU32 (&colours)[2]) { pen.fill(box, colours[theme], radius); };
  switch (paint) {
    case Paint::weights: return ground(part::weights);
    case Paint::adapters:
      ground(part::adapters);
      return stripes(pen, box, pattern::vertical, true, over);
    case Paint::gradients:
      ground(part::gradients);
      return lines(pen, box, pattern::diagonal_up, true, over);
    case Paint::optimizer:
      ground(part::optimizer);
      return lines(pen, box, pattern::diagonal_down, false, over);
    case Paint::activations:
      ground(part::activations);
      return dots(pen, box, over);
    case Paint::loss:
      ground(part::loss);
      return stripes(pen, box, pattern::horizontal, false, over);
    case Paint::framework:
      ground(part::framework);
      lines(pen, box, pattern::crosshatch, true, over);
      return lines(pen, box, pattern::crosshatch, false, over);
    case Paint::rest:
      pen.fill(box, pen.colour().surface, radius);
      lines(pen, box, pattern::sparse, true, part::rest[theme]);
      return pen.frame(box, part::rest[theme], stroke::hair, radius);
    case Paint::reserve: return pen.hatch(box, faded(pen.colour().tight, hatch::reserve_alpha[theme]), radius);
    case Paint::not_run: return lines(pen, box, pattern::not_run, true, faded(pen.colour().line, pattern::not_run_alpha));
    case Paint::second_machine:
      pen.fill(box, pen.colour().surface, radius);
      lines(pen, box, pattern::second_machine, true, pen.colour().wing1);
      return pen.frame(box, pen.colour().wing1, stroke::hair, radius);
    default: return pen.fill(box, pen.colour().line, radius);
  }
}

}  // namespace wingspan::panel
