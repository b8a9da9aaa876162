#include "engine/training_run.hpp"

#include <algorithm>

#include "engine/assess.hpp"
#include "engine/budget.hpp"
#include "engine/example_lengths.hpp"
#include "engine/stand_in.hpp"
#include "engine/usable_memory.hpp"
#include "generated/engine/fact_values.hpp"

namespace wingspan::engine {
namespace {

std::int64_t plain_bytes(const Decimal& gb) {
  return static_cast<std::int64_t>((gb * Decimal(bytes_per_gb)).rounded(0, Rounding::down).coefficient());
}

RunMemory memory_of(const Machine& machine) {
  const Decimal all = machine.memory->value;
  RunMemory memory;
  memory.all = memory.gpu_share = plain_bytes(all);
  memory.budget = plain_bytes(budget_of({all}, lesson_margin()).value);
  if (machine.kind == MachineKind::unified) memory.gpu_share = plain_bytes(all * fact_values::m3_ultra_gpu_share.shifted(2));
  return memory;
}

Training training_on(const Machine& machine) {
  Training training;
  training.method = Method::qlora;
  training.checkpointing = Checkpointing::off;
  if (machine.kind == MachineKind::unified) {
    training.framework = Framework::mlx;
    training.quantisation = Quantisation::mlx4;
  }
  return training;
}

RunJob make_job(std::string_view machine_name) {
  RunJob job;
  job.machine = find_machine(machine_name).machine;
  job.memory = memory_of(*job.machine);
  job.training = training_on(*job.machine);
  const Answer answer = assess({.memory = *job.machine->memory, .method = job.training.method});
  const LessonModel& model = lesson_table()[*answer.largest];
  job.size = model.label;
  job.billion_parameters = model.billion_parameters;
  job.model = stand_in(model.billion_parameters * 1e9).model;
  return job;
}

void add(Range& sum, const Range& more) {
  sum.low += more.low;
  sum.middle += more.middle;
  sum.high += more.high;
}

} // namespace

const RunJob& run_job(RunMachine machine) {
  static const RunJob card = make_job("rtx-4090");
  if (machine == RunMachine::card) return card;
  static const RunJob mac = make_job("m3-ultra-96-gb");
  return mac;
}

RunJob moved_job(const RunJob& job, const RunJob& to) {
  RunJob moved = job;
  moved.machine = to.machine;
  moved.memory = to.memory;
  moved.training = to.training;
  return moved;
}

StepCost::StepCost(const RunJob& job, bool checkpointing)
    : job_(job), training_(job.training), rate_(find_speed(*job.machine)) {
  training_.checkpointing = checkpointing ? Checkpointing::on : Checkpointing::off;
  // Of all measured runs: once for each kind of machine.
  static const Range shares[] = {share_reached(false), share_reached(true)};
  share_ = shares[is_mac(*job.machine) ? 1 : 0];
}

void StepCost::make_room(std::uint32_t length) {
  if (length < bytes_.size()) return;
  bytes_.resize(length + 1);
  seconds_.resize(length + 1);
}

std::int64_t StepCost::bytes(std::uint32_t length) {
  make_room(length);
  std::int64_t& known = bytes_[length];
  if (known == 0) {
    training_.sequence = length;
    known = estimate(job_.model, training_).bytes.total;
  }
  return known;
}

Range StepCost::seconds(std::uint32_t length) {
  if (rate_ == nullptr) return {};
  make_room(length);
  Range& known = seconds_[length];
  if (known.high == 0) {
    training_.sequence = length;
    known = engine::seconds(speed(job_.model, training_, *rate_, share_), length);
  }
  return known;
}

std::uint32_t StepCost::longest_within(std::int64_t limit) {
  std::uint32_t fits = 0, too_long = longest_example + 1;
  while (too_long - fits > 1) {
    const std::uint32_t middle = fits + (too_long - fits) / 2;
    training_.sequence = middle;
    (estimate(job_.model, training_).bytes.total <= limit ? fits : too_long) = middle;
  }
  return fits;
}

Verdict RunTrace::verdict() const {
  if (fatal) return Verdict::too_big;
  return over_budget == 0 && slowed == 0 ? Verdict::fits : Verdict::tight;
}

RunTrace trace_run(const RunJob& job, std::span<const std::uint32_t> lengths, const RunKnobs& knobs) {
  StepCost cost(job, knobs.checkpointing);
  RunTrace trace;
  trace.planned = lengths.size();
  trace.max_length = knobs.max_length;
  if (knobs.reserve) {
    const std::uint32_t longest = cost.longest_within(job.memory.budget);
    trace.impossible = longest < shortest_example;
    if (!trace.impossible && longest < longest_example)
      trace.max_length = trace.max_length == 0 ? longest : std::min(longest, trace.max_length);
  }
  trace.bytes.reserve(lengths.size());
  for (std::size_t i = 0; i < lengths.size(); ++i) {
    const std::uint32_t whole = lengths[i];
    const std::uint32_t length = trace.max_length == 0 ? whole : std::min(whole, trace.max_length);
    trace.tokens += whole;
    trace.cut_tokens += whole - length;
    trace.cut_examples += length < whole ? 1 : 0;
    const Range seconds = cost.seconds(length);
    add(trace.seconds_whole, seconds);
    if (trace.fatal) continue;
    const std::int64_t need = cost.bytes(length);
    trace.bytes.push_back(need);
    if (need > trace.peak) {
      trace.peak = need;
      trace.peak_step = i + 1;
    }
    trace.over_budget += need > job.memory.budget ? 1 : 0;
    if (need > job.memory.all) {
      trace.fatal = i + 1;
      continue;
    }
    trace.slowed += need > job.memory.gpu_share ? 1 : 0;
    add(trace.seconds, seconds);
  }
  return trace;
}

} // namespace wingspan::engine
