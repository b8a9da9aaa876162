// The wing's axis: line and ticks, the marks where fingers end, and the labels with their rule of collision.
#include <algorithm>
#include <array>
#include <cmath>

#include "panel/marks.hpp"
#include "panel/wing_view.hpp"
#include "report/numbers.hpp"

namespace wingspan::panel {
namespace {

using engine::Verdict;
using namespace tokens;

constexpr float label_gap_px = 6;   // closer than this, a model's label gives way
constexpr float tick_gap_px = 12;   // the same for the axis' numbers
constexpr float tick_px = 4;

struct Span {
  float left, right;
};

bool meets(std::span<const Span> taken, Span wanted, float gap) {
  return std::any_of(taken.begin(), taken.end(),
                     [&](const Span& other) { return wanted.left < other.right + gap && other.left < wanted.right + gap; });
}

float span_of(const WingView& view, float gb) {
  return report::span_px(gb, view.pose.shape.axis_max_gb, view.place.frame.half_span_px);
}

bool on_axis(const WingView& view, std::size_t k) {
  return view.pose.place_gb[k] <= view.pose.shape.axis_max_gb;
}

void axis_line(const Pen& pen, const WingView& view) {
  const WingPlace& place = view.place;
  const float reach = place.frame.half_span_px;
  const float y = place.baseline;
  const float from = place.both ? place.axis_x - reach : view.left;
  pen.horizontal(from, place.has_right() ? view.right : place.axis_x, y - stroke::axis / 2, pen.colour().line, stroke::axis);
}

// From the end inwards: a number that would come too close to a larger one is left out, with it its tick's label only.
void ticks(const Pen& pen, const WingView& view) {
  const WingPlace& place = view.place;
  const tokens::Type type = pen.look().tick();
  const float baseline = std::round(place.baseline + wing_room_below(pen.look()) - space::s4);
  const float out = place.outwards();
  float free_until = out > 0 ? view.right : -view.left;  // as far outwards
  for (auto tick = view.ticks.rbegin(); tick != view.ticks.rend(); ++tick) {
    if (tick->gb > view.pose.shape.axis_max_gb) continue;
    const float x = span_of(view, tick->gb);
    pen.vertical(place.axis_x + out * x, place.baseline, place.baseline + tick_px, pen.colour().line);
    if (place.both) pen.vertical(place.axis_x - x, place.baseline, place.baseline + tick_px, pen.colour().line);
    const float width = pen.text_width(type, tick->words);
    const float centre = place.axis_x + out * x, inner = out * centre - width / 2;
    if (inner + width > free_until) continue;
    pen.line_of_text(centre - width / 2, baseline, type, pen.colour().muted, tick->words);
    free_until = inner - tick_gap_px;
  }
  if (out < 0) return;  // the unit stands at the right end alone
  pen.line_of_text(view.right, std::round(place.baseline - space::s8), type, pen.colour().muted, view.unit, Align::right);
}

void mark(const Pen& pen, const WingView& view, std::size_t k, float side) {
  const tokens::Colours& colour = pen.colour();
  const ImVec2 at{view.place.axis_x + side * span_of(view, view.pose.place_gb[k]), view.place.baseline};
  const report::ExerciseReport& report = view.report;
  const Verdict verdict = report.answer ? report.answer->rows[k].cell(report.answer->question.method).verdict : Verdict::too_big;
  if (verdict == Verdict::fits && report.answer->largest == k) {
    pen.disc(at, wing::mark_lit, colour.ink);
    pen.ring(at, wing::mark_lit_ring, faded(colour.ink, 0.5f), stroke::finger);
    const float way = view.pose.ring;
    if (way < 1)
      pen.ring(at, wing::mark_lit + (22 - wing::mark_lit) * way, faded(colour.accent, 0.6f * (1 - way)), stroke::selection);
    return;
  }
  if (verdict == Verdict::fits) return pen.disc(at, wing::mark_fits, colour.accent);
  pen.disc(at, wing::mark_open, colour.surface);
  pen.ring(at, wing::mark_open, verdict == Verdict::tight ? colour.tight : colour.line, stroke::own);
}

void labels(const Pen& pen, const WingView& view) {
  const tokens::Colours& colour = pen.colour();
  const report::ExerciseReport& report = view.report;
  if (!report.answer) return;
  const engine::Answer& answer = *report.answer;
  // Who may stay, first to last; the rest from the largest down.
  std::array<std::size_t, 2 * report::finger_count> order{};
  std::size_t count = 0;
  const auto add = [&](std::size_t k) {
    if (std::find(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count), k) ==
        order.begin() + static_cast<std::ptrdiff_t>(count))
      order[count++] = k;
  };
  if (view.asked) add(*view.asked);
  if (answer.largest) add(*answer.largest);
  if (answer.next_larger) add(*answer.next_larger);
  for (std::size_t k = 0; k < report::finger_count; ++k) add(k == 0 ? 0 : report::finger_count - k);

  std::array<Span, report::finger_count> taken{};
  std::size_t placed = 0;
  const float y = view.place.baseline + space::s8 + label_line_px(pen.look()) / 2;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t k = order[i];
    if (!on_axis(view, k)) continue;
    const Verdict verdict = answer.rows[k].cell(answer.question.method).verdict;
    const bool lit = answer.largest == k, asked = view.asked == k && verdict != Verdict::fits;
    tokens::Type type = asked || lit ? semibold(pen.look().label()) : pen.look().label();
    if (lit) type.size_px += 2;
    const ImU32 tint = asked ? verdict_colour(colour, verdict) : verdict == Verdict::fits ? colour.ink : colour.muted;
    const std::string_view words = report.rows[k].model;
    const float half = pen.text_width(type, words) / 2;
    const float x = std::clamp(view.place.axis_x + view.place.outwards() * span_of(view, view.pose.place_gb[k]), view.left + half,
                               view.right - half);
    const Span span{x - half, x + half};
    if (meets({taken.data(), placed}, span, label_gap_px)) continue;
    taken[placed++] = span;
    pen.line_of_text(x, Pen::baseline_centred(y, type), type, tint, words, Align::centre);
  }
}

void ceiling_and_budget(const Pen& pen, const WingView& view) {
  const report::ExerciseReport& report = view.report;
  if (!report.answer) return;
  const WingPlace& place = view.place;
  const tokens::Type type = semibold(pen.look().label());
  const float top = place.baseline - place.frame.height_px - wing::ceiling_above;
  const float wide = pen.text_width(type, report.ceiling_label);
  const float out = place.outwards();
  const float x = std::clamp(place.axis_x + out * span_of(view, view.pose.shape.memory_gb), view.left + wide / 2, view.right - wide / 2);
  pen.line_of_text(x, std::round(top - space::s4 - 1), type, pen.colour().ceiling, report.ceiling_label, Align::centre);
  const float tip = place.axis_x + out * (span_of(view, view.pose.shape.budget_gb) - space::s4);
  const float width = pen.text_width(type, report.budget);
  const float left = out > 0 ? std::max(tip - width, view.left) : std::min(tip, view.right - width);
  const float baseline = std::round(place.baseline - 0.8f * place.frame.height_px);
  // A ghost may pass here: on a plate no figure is struck through.
  pen.fill({left - 1, baseline - type.size_px * font::cap_em - 2, width + 2, type.size_px * font::cap_em + 5},
           faded(pen.colour().surface, 0.85f), radius::bar);
  pen.line_of_text(left, baseline, type, pen.colour().accent, report.budget);
}

}  // namespace

std::vector<AxisTick> axis_ticks(report::Language language) {
  std::vector<AxisTick> all;
  for (int decade = 1; decade <= 100'000; decade *= 10)
    for (const int digit : {1, 2, 5})
      all.push_back({static_cast<float>(decade * digit), report::number(language, engine::Decimal(decade * digit))});
  return all;
}

void draw_wing_axis(const Pen& pen, const WingView& view) {
  axis_line(pen, view);
  ticks(pen, view);
  for (std::size_t k = 0; k < report::finger_count; ++k) {
    if (!on_axis(view, k)) continue;
    if (view.place.has_right()) mark(pen, view, k, 1);
    if (view.place.has_left()) mark(pen, view, k, -1);
  }
  labels(pen, view);
  ceiling_and_budget(pen, view);
}

}  // namespace wingspan::panel
