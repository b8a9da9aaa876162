// The lengths of a run's examples as a histogram: heights by square root, so that the rare long ones are seen; what a maximum
// length cuts off is hatched. Its axis is the slider's below it.
#include <algorithm>
#include <array>
#include <cmath>

#include "generated/report/wing_tokens.hpp"
#include "report/numbers.hpp"
#include "report/training_run.hpp"

namespace wingspan::report {
namespace {

constexpr std::size_t bins = 32;
constexpr float top = 14, bars = 112, ticks = 22, knob_inset = 10;  // px; the inset is the slider's
constexpr float flag = 6, gap = 1, least_bar = 3;

}  // namespace

Drawing draw_run_lengths(const RunReport& run, float width, Language language) {
  Drawing drawing{width, top + bars + ticks, {}, {}, {}};
  const float left = knob_inset, right = width - knob_inset, base = top + bars;
  const auto most = static_cast<std::uint32_t>(run.max.most);
  std::array<int, bins> counts{};
  for (const std::uint32_t length : run.lengths) ++counts[std::min<std::size_t>(std::size_t{length} * bins / most, bins - 1)];
  const float highest = std::sqrt(static_cast<float>(*std::max_element(counts.begin(), counts.end())));
  const std::uint32_t cut = run.knobs.max_length;
  const float cut_x = left + (right - left) * static_cast<float>(cut) / static_cast<float>(most), wide = (right - left) / bins;
  for (std::size_t bin = 0; bin < bins; ++bin) {
    if (counts[bin] == 0) continue;
    const float height = std::max(least_bar, bars * std::sqrt(static_cast<float>(counts[bin])) / highest);
    const float x = left + wide * static_cast<float>(bin), end = x + wide - gap;
    const float middle = cut == 0 ? end : std::clamp(cut_x, x, end);
    if (middle > x) drawing.add(DrawnBox{Paint::accent, x, base - height, middle - x, height, 0, 1, false, false});
    if (end - middle < 1) continue;
    drawing.add(DrawnBox{Paint::not_run, middle, base - height, end - middle, height, 0, 1, false, false});
    drawing.add(DrawnBox{Paint::line, middle, base - height, end - middle, height, 0, 1, true, false});
  }
  drawing.line(Paint::line, {left, base + 0.5F}, {right, base + 0.5F});
  const auto tick = [&](std::uint32_t length, Anchor anchor) {
    const float x = left + (right - left) * static_cast<float>(length) / static_cast<float>(most);
    drawing.line(Paint::line, {x, base}, {x, base + 4});
    drawing.text(Lettering::tick, Paint::muted, {x, base + 18}, anchor, number(language, engine::Decimal(length)));
  };
  tick(0, Anchor::middle);
  tick(most / 2, Anchor::middle);
  tick(most, Anchor::end);
  if (cut == 0 || cut > most) return drawing;
  drawing.line(Paint::ink, {cut_x, top - 4}, {cut_x, base}, 2);
  drawing.add(DrawnPath{Paint::ink, {{cut_x - flag, top - 10}, {cut_x + flag, top - 10}, {cut_x, top - 1}}, 1, false, true, 1});
  return drawing;
}

}  // namespace wingspan::report
