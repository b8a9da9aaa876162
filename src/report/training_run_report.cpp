#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "generated/report/wing_tokens.hpp"
#include "report/method_words.hpp"
#include "report/numbers.hpp"
#include "report/training_run.hpp"
#include "report/words.hpp"

namespace wingspan::report {
namespace {

using engine::Decimal;
using engine::Rounding;
using engine::RunMachine;
using engine::RunTrace;

constexpr std::size_t longest_rows = 10;
constexpr int length_step = run_length_step, median_most = 1024, tail_step = 5, tail_most = 300;
constexpr double seconds_per_minute = 60, minutes_per_hour = 60;

Decimal whole(std::size_t count) { return Decimal(static_cast<std::int64_t>(count)); }
Decimal tenths(double value) { return Decimal::from_parts(std::llround(value * 10), 1); }

class RunWords {
 public:
  RunWords(const RunInput& input, Language language)
      : input_(input), language_(language), job_(engine::run_job(input.machine)), bare_cost_(job_, false),
        knob_cost_(job_, input.knobs.checkpointing) {}

  RunReport report() {
    const std::size_t steps = run_steps();
    run_.machine = input_.machine;
    run_.memory = job_.memory;
    run_.lengths = engine::draw_examples(input_.data, steps);
    run_.bare = engine::trace_run(job_, run_.lengths, {});
    run_.knobs = engine::trace_run(job_, run_.lengths, input_.knobs);
    run_.touched = input_.knobs != engine::RunKnobs{};
    run_.lesson_data = input_.data == engine::lesson_examples();
    run_.replay_ms = static_cast<int>(static_cast<float>(steps) * 1000 / wing_tokens::run_steps_per_s);
    names();
    scales();
    job();
    outcome(run_.without, run_.bare, Word::run_without_result);
    if (run_.touched) {
      outcome(run_.with, run_.knobs, Word::run_with_result);
      costs();
    } else {
      run_.with = {engine::Verdict::tight, say(Word::run_untouched), {say(Word::run_untouched_why)}};
    }
    summary();
    longest();
    run_.live = run_.without.title + ". " + run_.with.title + ".";
    return std::move(run_);
  }

 private:
  std::string say(Word word, std::initializer_list<Argument> arguments = {}) const { return message(language_, word, arguments); }
  // No text promises more than there is: a need is rounded up, what is left down.
  std::string gb(std::int64_t bytes, Rounding rounding = Rounding::up) const {
    return gigabytes(language_, {Decimal::from_parts(bytes, 9).rounded(1, rounding)}, rounding);
  }
  std::string tokens(std::uint32_t length) const {
    const Decimal count(length);
    return say(Word::amount_tokens, {{"n", number(language_, count)}, {"count", count}});
  }
  std::string percent(double share) const { return say(Word::amount_percent, {{"n", number(language_, tenths(share * 100))}}); }

  // "2,9–14,2 min", from ten hours on in hours.
  std::string duration(const engine::Range& seconds) const {
    const double unit = seconds.high / seconds_per_minute < 10 * minutes_per_hour ? seconds_per_minute : seconds_per_minute * minutes_per_hour;
    const auto shown = [&](double value) {
      const double amount = value / unit;
      return number(language_, amount < 10 ? tenths(amount) : Decimal(std::llround(amount)));
    };
    const std::string low = shown(seconds.low), high = shown(seconds.high);
    const std::string both = low == high ? low : say(Word::amount_range, {{"low", low}, {"high", high}});
    return say(unit == seconds_per_minute ? Word::amount_minutes : Word::amount_hours, {{"n", both}});
  }

  void names() {
    const auto short_name = [](RunMachine machine) { return engine::run_job(machine).machine->short_name; };
    run_.machines = {say(Word::run_card, {{"machine", short_name(RunMachine::card)}}), say(Word::run_mac, {{"machine", short_name(RunMachine::mac)}})};
    run_.replay = say(Word::run_replay);
    run_.checkpointing = say(Word::run_checkpointing);
    run_.reserve = say(Word::run_reserve, {{"margin", number(language_, engine::lesson_margin().value)}});
    run_.next = say(Word::run_next);
    run_.lesson = say(Word::run_lesson);
    run_.data = say(Word::run_data, {{"n", std::to_string(input_.data.seed)}});
    run_.trace_title = say(Word::run_axis);
    run_.lengths_title = say(Word::run_lengths);
    run_.longest_title = say(Word::run_longest);
    run_.without_name = say(Word::run_without);
    run_.with_name = say(Word::run_with);
    run_.tables = say(Word::run_tables);
    run_.example_columns = {say(Word::run_step), say(Word::run_example), run_.without_name, run_.with_name};
  }

  void scales() {
    const auto end = static_cast<int>(run_length_end(run_.lengths));
    RunScale& max = run_.max;
    max = {0, end, length_step, 0, say(Word::run_max), {}, {}};
    // At its right end nothing is cut.
    const std::uint32_t asked = input_.knobs.max_length;
    max.value = asked == 0 ? end : std::min(end, static_cast<int>(asked));
    max.shown = max.value == max.most ? say(Word::run_no_max) : number(language_, Decimal(max.value));
    max.spoken = max.value == max.most ? max.shown : tokens(asked);
    const auto scale = [this](int least, int last, int step, std::uint32_t value, Word label, std::uint32_t length) {
      RunScale made{least, std::max(last, static_cast<int>(value)), step, static_cast<int>(value), say(label), {}, tokens(length)};
      made.shown = made.spoken;
      return made;
    };
    const engine::ExampleData& data = input_.data;
    run_.median = scale(length_step, median_most, 2, data.median, Word::run_median, data.median);
    run_.tail = scale(100 + tail_step, tail_most, tail_step, data.tail_percent, Word::run_tail, data.median * data.tail_percent / 100);
    const std::uint32_t within = knob_cost_.longest_within(job_.memory.budget);
    if (within >= engine::shortest_example)
      run_.reserve_hint = say(Word::run_longest_in_budget, {{"budget", gb(job_.memory.budget, Rounding::down)}, {"length", tokens(within)}});
  }

  void job() {
    const std::uint32_t planned = engine::percentile(run_.lengths, engine::planned_percent);
    run_.computed = bare_cost_.bytes(planned);
    run_.job = say(Word::run_job, {{"model", job_.size}, {"method", method_after_with(language_, job_.training.method)},
                                   {"n", number(language_, Decimal(engine::planned_percent))}, {"total", number(language_, Decimal(100))},
                                   {"length", tokens(planned)}, {"need", gb(run_.computed)}, {"memory", gb(job_.memory.all)}});
    if (input_.machine == RunMachine::card) return;
    const engine::RunJob& card = engine::run_job(RunMachine::card);
    const RunTrace here = engine::trace_run(engine::moved_job(card, job_), run_.lengths, {});
    if (here.verdict() == engine::Verdict::fits)
      run_.same_job = say(Word::run_same_job, {{"model", card.size}, {"machine", card.machine->short_name}, {"need", gb(here.peak)}});
  }

  // -- what became of a run --------------------------------------------------------------------
  std::string ending(const RunTrace& trace) const {
    const Decimal planned = whole(trace.planned);
    return trace.fatal ? say(Word::run_died, {{"n", number(language_, whole(*trace.fatal))}}) : say(Word::run_done, {{"n", planned}});
  }

  void outcome(RunOutcome& out, const RunTrace& trace, Word title) {
    const engine::RunMemory& memory = job_.memory;
    out.verdict = trace.verdict();
    out.title = say(title, {{"result", ending(trace)}});
    if (trace.fatal) {
      const std::uint32_t whole_length = run_.lengths[*trace.fatal - 1];
      const std::uint32_t length = trace.max_length == 0 ? whole_length : std::min(whole_length, trace.max_length);
      out.lines.push_back(say(Word::run_spike, {{"length", tokens(length)}, {"need", gb(trace.peak)}, {"memory", gb(memory.all)}}));
      out.lines.push_back(say(Word::run_lost, {{"n", whole(trace.planned - trace.done())}, {"range", duration(trace.seconds)}}));
    } else if (trace.peak > memory.budget) {
      out.lines.push_back(say(Word::run_over_budget, {{"need", gb(trace.peak)}, {"memory", gb(memory.all)}, {"gap", gb(trace.peak - memory.budget)}}));
    } else {
      out.lines.push_back(say(Word::run_in_budget, {{"need", gb(trace.peak)}, {"budget", gb(memory.budget, Rounding::down)}}));
    }
    if (trace.slowed > 0)
      out.lines.push_back(say(Word::run_slowed, {{"n", whole(trace.slowed)}, {"memory", gb(memory.gpu_share, Rounding::down)}}));
  }

  void costs() {
    const RunTrace& trace = run_.knobs;
    if (trace.max_length != 0) {
      const double share = static_cast<double>(trace.cut_tokens) / static_cast<double>(trace.tokens);
      run_.with.lines.push_back(say(Word::run_cut, {{"n", whole(trace.cut_examples)}, {"share", percent(share)}}));
    }
    if (run_.bare.seconds_whole.middle <= 0) return;
    const Decimal ratio = tenths(trace.seconds_whole.middle / run_.bare.seconds_whole.middle);
    run_.with.lines.push_back(say(input_.knobs.checkpointing ? Word::run_cost_again : Word::run_cost_shorter,
                                  {{"n", ratio}, {"range", duration(trace.seconds_whole)}}));
  }

  // -- tables ----------------------------------------------------------------------------------
  void summary() {
    const RunTrace &bare = run_.bare, &knobs = run_.knobs;
    const auto row = [this](Word item, std::string without, std::string with) {
      run_.summary.push_back({say(item), std::move(without), std::move(with)});
    };
    const auto count = [this](std::size_t of) { return number(language_, whole(of)); };
    row(Word::run_end, ending(bare), ending(knobs));
    row(Word::run_peak, gb(bare.peak), gb(knobs.peak));
    row(Word::run_truncated, count(bare.cut_examples), count(knobs.cut_examples));
    if (job_.memory.gpu_share < job_.memory.all) row(Word::run_slow_steps, count(bare.slowed), count(knobs.slowed));
    row(Word::run_time, duration(bare.seconds), duration(knobs.seconds));
  }

  void longest() {
    std::vector<std::size_t> order(run_.lengths.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const std::size_t rows = std::min(longest_rows, order.size());
    std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(rows), order.end(), [this](std::size_t a, std::size_t b) {
      return run_.lengths[a] != run_.lengths[b] ? run_.lengths[a] > run_.lengths[b] : a < b;
    });
    const std::uint32_t most = run_.knobs.max_length;
    for (std::size_t i = 0; i < rows; ++i) {
      const std::uint32_t length = run_.lengths[order[i]], kept = most == 0 ? length : std::min(length, most);
      run_.longest.push_back({number(language_, whole(order[i] + 1)), tokens(length), gb(bare_cost_.bytes(length)), gb(knob_cost_.bytes(kept))});
    }
  }

  const RunInput& input_;
  Language language_;
  const engine::RunJob& job_;
  engine::StepCost bare_cost_, knob_cost_;
  RunReport run_;
};

}  // namespace

int RunScale::at(float place) const {
  const int steps = static_cast<int>(std::lround(place * static_cast<float>(most - least) / static_cast<float>(step)));
  return std::clamp(least + steps * step, least, most);
}

RunReport report_run(const RunInput& input, const ExerciseInput&, Language language) { return RunWords(input, language).report(); }

}  // namespace wingspan::report
