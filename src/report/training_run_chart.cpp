// The memory of a run, step by step: the run without knobs as an ink trace, the one with them as a petrol area. Where a run
// ends stands a red needle through the ceiling; on unified memory what lies above the GPU's share is amber.
#include <algorithm>
#include <cmath>

#include "generated/report/wing_tokens.hpp"
#include "report/numbers.hpp"
#include "report/training_run.hpp"
#include "report/words.hpp"

namespace wingspan::report {
namespace {

using engine::Decimal;
using engine::RunTrace;
using wing_tokens::stroke_trace;

constexpr float wide_from = 600, left_pad = 30, right_pad = 10, top_pad = 14, axis_px = 24;
constexpr float wide_plot = 208, narrow_plot = 220, column_px = 2;
constexpr float tick_gap = 12, label_inset = 8, above_line = 6, below_line = 15;
constexpr float needle_half = 1.5F, needle_disc = 5, needle_ring = 10, label_from_needle = 16;
constexpr float least_for_computed = 220;  // px of the plot: its label stands beside others
constexpr float early = 0.5F;  // of the way: an end before it has its label at its right
constexpr int ticks_to_memory = 6;
constexpr float most_above = 1.5F;  // of the memory: a need beyond it runs to the plot's edge

class Trace {
 public:
  Trace(const RunReport& run, float width, Language language)
      : run_(run), language_(language), right_(width - right_pad), base_(top_pad + (width < wide_from ? narrow_plot : wide_plot)),
        wide_(width >= wide_from) {
    memory_ = gb(run.memory.all);
    const float highest = std::min(gb(std::max(run.bare.peak, run.knobs.peak)), memory_ * most_above);
    tick_gb_ = memory_ / ticks_to_memory;
    // One tick above the ceiling at least: a needle must be seen to cross it.
    top_gb_ = tick_gb_ * std::max(ticks_to_memory + 1.0F, std::ceil(highest * 1.02F / tick_gb_));
    drawing_.width = width;
    drawing_.height = base_ + axis_px;
  }

  Drawing draw() {
    grid();
    drawing_.replay = {drawing_.shapes.size(), 0, left_, right_, 0, 0, 0};
    if (run_.bare.fatal) not_run(*run_.bare.fatal);
    trace(run_.bare, Paint::muted, Paint::ink, 0.07F);
    if (run_.touched) trace(run_.knobs, Paint::accent, Paint::accent, 0.2F);
    drawing_.replay.to = drawing_.shapes.size();
    lines();
    drawing_.replay.late_from = drawing_.shapes.size();
    ends();
    drawing_.replay.late_to = drawing_.shapes.size();
    return std::move(drawing_);
  }

 private:
  static float gb(std::int64_t bytes) { return static_cast<float>(static_cast<double>(bytes) / 1e9); }
  float x(std::size_t step) const {
    return left_ + (right_ - left_) * static_cast<float>(step) / static_cast<float>(run_.bare.planned);
  }
  float y(float amount) const { return base_ - (base_ - top_pad) * std::min(amount, top_gb_) / top_gb_; }
  float y(std::int64_t bytes) const { return y(gb(bytes)); }
  std::string words(Word word, std::string_view name, std::int64_t bytes, engine::Rounding rounding) const {
    return message(language_, word, {{name, gigabytes(language_, {Decimal::from_parts(bytes, 9).rounded(1, rounding)}, rounding)}});
  }
  void label(Lettering lettering, Paint paint, float at_x, float at_y, Anchor anchor, std::string text) {
    drawing_.text(lettering, paint, {at_x, at_y}, anchor, std::move(text), true);
  }
  // The end without knobs, of the whole way; 1 where there is none.
  float end_share() const {
    return run_.bare.fatal ? static_cast<float>(*run_.bare.fatal) / static_cast<float>(run_.bare.planned) : 1;
  }

  void grid() {
    for (float amount = 0; amount <= top_gb_ + 0.1F; amount += tick_gb_) {
      const float at = y(amount);
      drawing_.line(amount == 0 ? Paint::line : Paint::grid, {left_, at}, {right_, at});
      const bool ceiling = std::abs(amount - memory_) < 0.1F;
      drawing_.text(Lettering::tick, ceiling ? Paint::ceiling : Paint::muted, {left_ - 6, at + 4}, Anchor::end,
                    number(language_, Decimal(std::lround(amount))));
    }
    steps();
    const float budget = y(run_.memory.budget), ceiling = y(memory_);
    drawing_.add(DrawnBox{Paint::reserve, left_, ceiling, right_ - left_, budget - ceiling, 0, 1, false, false});
  }

  // The ends' own ticks come first; a round one too near to them gives way.
  void steps() {
    struct Taken {
      float from, to;
    };
    std::vector<Taken> taken;
    const auto tick = [&](std::size_t step, std::string text, bool fatal) {
      const float at = x(step), room = text_room(Lettering::tick, text);
      const bool first = step == 0, last = step == run_.bare.planned;
      const float from = first ? at : last ? at - room : at - room / 2;
      for (const Taken& other : taken)
        if (from < other.to + tick_gap && from + room + tick_gap > other.from) return;
      taken.push_back({from, from + room});
      const Anchor anchor = first ? Anchor::start : last ? Anchor::end : Anchor::middle;
      drawing_.line(fatal ? Paint::ceiling : Paint::line, {at, base_}, {at, base_ + 4});
      drawing_.text(Lettering::tick, fatal ? Paint::ceiling : Paint::muted, {at, base_ + 18}, anchor, std::move(text));
    };
    const auto digits = [this](std::size_t step) { return number(language_, Decimal(static_cast<std::int64_t>(step))); };
    const std::size_t planned = run_.bare.planned, apart = planned / (wide_ ? 10 : 4);
    tick(0, message(language_, Word::amount_step, {{"n", digits(0)}}), false);
    if (run_.bare.fatal) tick(*run_.bare.fatal, digits(*run_.bare.fatal), true);
    tick(planned, digits(planned), false);
    for (std::size_t step = apart; step < planned; step += apart) tick(step, digits(step), false);
  }

  void not_run(std::size_t from) {
    const float low = run_.touched && !run_.knobs.fatal ? y(run_.knobs.peak) : base_;  // the other run did happen
    drawing_.add(DrawnBox{Paint::not_run, x(from), top_pad, right_ - x(from), std::max(low - top_pad, 0.0F), 0, 1, false, false});
  }

  // Each column of pixels shows its least and its most: no spike is lost, and no chart grows with its steps.
  void trace(const RunTrace& trace, Paint line, Paint area, float alpha) {
    if (trace.bytes.empty()) return;
    std::vector<Point> points;
    std::vector<DrawnPath> swapping;
    const float share = y(run_.memory.gpu_share);
    const auto columns = static_cast<std::size_t>((right_ - left_) / column_px);
    const std::size_t shown = trace.done();
    for (std::size_t column = 0; column < columns; ++column) {
      const std::size_t from = column * trace.planned / columns, to = std::min((column + 1) * trace.planned / columns, shown);
      if (from >= to) continue;
      const auto [least, most] = std::minmax_element(trace.bytes.begin() + static_cast<std::ptrdiff_t>(from), trace.bytes.begin() + static_cast<std::ptrdiff_t>(to));
      const float at = x(from) + (x(to) - x(from)) / 2;
      const Point low{at, y(*least)}, high{at, y(*most)};
      const bool up_first = !points.empty() && points.back().y < (low.y + high.y) / 2;
      points.push_back(up_first ? high : low);
      if (least != most) points.push_back(up_first ? low : high);
      if (*most > run_.memory.gpu_share && run_.memory.gpu_share < run_.memory.all)
        swapping.push_back({Paint::tight, {{at, share}, high}, 2 * stroke_trace, false, false, 1});
    }
    if (points.empty()) return;
    points.insert(points.begin(), {left_, points.front().y});
    points.push_back({x(shown), points.back().y});
    drawing_.add(DrawnArea{area, points, base_, alpha});
    drawing_.add(DrawnPath{line, std::move(points), stroke_trace, false, false, 1});
    for (DrawnPath& path : swapping) drawing_.add(std::move(path));
  }

  // The level lines. Their labels keep clear of a label at an early end.
  void lines() {
    const engine::RunMemory& memory = run_.memory;
    const bool unified = memory.gpu_share < memory.all, flip = end_share() < early;
    const float side = flip ? right_ - label_inset : left_ + label_inset;
    const Anchor anchor = flip ? Anchor::end : Anchor::start;
    if (unified) {
      const float at = y(memory.gpu_share);
      drawing_.line(Paint::tight, {left_, at}, {right_, at}, 1.5F, true);
      const std::string share = words(Word::run_share, "memory", memory.gpu_share, engine::Rounding::down);
      // Where it finds no room the sentences below say it.
      if (text_room(Lettering::label_strong, share) + 2 * label_inset <= right_ - left_)
        label(Lettering::label_strong, Paint::tight, side, at + below_line, anchor, share);
    }
    const float budget = y(memory.budget), computed = y(run_.computed);
    drawing_.line(Paint::accent, {left_, budget}, {right_, budget}, 1.5F, true);
    label(Lettering::label_strong, Paint::accent, side, budget + (unified ? -above_line : below_line), anchor,
          words(Word::run_budget, "budget", memory.budget, engine::Rounding::down));
    const float ceiling = y(memory.all);
    drawing_.line(Paint::ceiling, {left_, ceiling}, {right_, ceiling}, 2);
    label(Lettering::label_strong, Paint::ceiling, side, ceiling - above_line, anchor, words(Word::exercise_ceiling, "memory", memory.all, engine::Rounding::down));
    if (run_.computed > memory.all) return;  // the sentence above says it
    drawing_.line(Paint::ink, {left_, computed}, {right_, computed}, 1, true);
    if (right_ - left_ < least_for_computed) return;
    label(Lettering::label, Paint::ink, flip ? left_ + (right_ - left_) * 0.5F : right_ - (right_ - left_) * 0.22F, computed + 4, Anchor::end,
          words(Word::run_computed, "need", run_.computed, engine::Rounding::up));
  }

  void needle(const RunTrace& trace) {
    const float at = x(*trace.fatal), head = y(trace.peak), ceiling = y(memory_);
    drawing_.add(DrawnBox{Paint::too_big, at - needle_half, head, 2 * needle_half, base_ - head, 0, 1, false, false});
    for (const float side : {-1.0F, 1.0F}) {
      drawing_.add(DrawnPath{Paint::too_big, {{at, ceiling}, {at + side * 9, ceiling - 4}, {at + side * 15, ceiling + 1}, {at + side * 26, ceiling - 7}}, 1.5F, false, false, 1});
      drawing_.add(DrawnPath{Paint::too_big, {{at, ceiling + 2}, {at + side * 8, ceiling + 6}, {at + side * 15, ceiling + 5}}, 1.5F, false, false, 1});
    }
    drawing_.add(DrawnDisc{Paint::too_big, at, head, needle_disc, false});
    drawing_.add(DrawnDisc{Paint::too_big, at, head, needle_ring, true});
  }

  void ends() {
    const RunTrace &bare = run_.bare, &knobs = run_.knobs;
    if (knobs.fatal && knobs.fatal != bare.fatal) needle(knobs);
    if (!bare.fatal) return;
    needle(bare);
    drawing_.replay.late_at = x(*bare.fatal);
    const bool before = end_share() >= early;
    std::string text = message(language_, run_.machine == engine::RunMachine::card ? Word::run_fatal_card : Word::run_fatal_mac,
                                     {{"n", number(language_, Decimal(static_cast<std::int64_t>(*bare.fatal)))}});
    const float size = lettering_px(Lettering::label);
    float room = text_room(Lettering::label_strong, text) + size + 22;
    if (room > right_ - left_) {  // the step alone
      text = message(language_, Word::amount_step, {{"n", number(language_, Decimal(static_cast<std::int64_t>(*bare.fatal)))}});
      room = text_room(Lettering::label_strong, text) + size + 22;
    }
    const float at = x(*bare.fatal) + (before ? -label_from_needle - room : label_from_needle);
    const DrawnBox box{Paint::too_big_soft, std::max(std::min(at, right_ - room), left_), 0, room, size + 10, 6, 1, false, false};
    drawing_.add(box);
    drawing_.add(DrawnBox{Paint::too_big, box.x, box.y, box.width, box.height, box.radius, 1, true, false});
    drawing_.add(DrawnMark{engine::Verdict::too_big, box.x + 8 + size / 2, box.y + box.height / 2, size});
    drawing_.text(Lettering::label_strong, Paint::too_big, {(box.x + size + 10 + box.x + box.width - 4) / 2, box.y + box.height / 2 + size * 0.35F}, Anchor::middle, text);
  }

  const RunReport& run_;
  Language language_;
  float left_ = left_pad, right_, base_, memory_ = 0, top_gb_ = 0, tick_gb_ = 0;
  bool wide_;
  Drawing drawing_;
};

}  // namespace

Drawing draw_run_trace(const RunReport& run, float width, Language language) { return Trace(run, width, language).draw(); }

}  // namespace wingspan::report
