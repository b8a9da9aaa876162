#include <algorithm>
#include <cmath>

#include "cli/exact.hpp"
#include "cli/exact_json.hpp"
#include "cli/exact_text.hpp"
#include "cli/model_options.hpp"
#include "cli/text.hpp"
#include "engine/facts.hpp"
#include "engine/speed.hpp"
#include "engine/verdict.hpp"

namespace wingspan::cli {
namespace {

constexpr std::int64_t default_tokens = 1'000'000, most_tokens = 1'000'000'000'000'000;

engine::NumberRange tokens_range() {
  return {.minimum = engine::Decimal(1), .maximum = engine::Decimal(most_tokens)};
}

// Four significant digits are more than any of these ranges deserves.
engine::Decimal rounded(double value) {
  if (!(value > 0)) return engine::Decimal(0);
  const int digits = std::clamp(3 - static_cast<int>(std::floor(std::log10(value))), 0, 9);
  const double scale = std::pow(10.0, digits);
  return engine::Decimal::from_parts(static_cast<engine::Int128>(std::llround(value * scale)), digits);
}

void write_range(report::JsonWriter& document, std::string_view key, const engine::Range& range) {
  document.key(key).begin_array().value(rounded(range.low)).value(rounded(range.middle));
  document.value(rounded(range.high)).end_array();
}

// The lesson's own figure: a number, or a range.
void write_fact(report::JsonWriter& document, std::string_view key, std::string_view id) {
  const engine::Fact* fact = engine::find_fact(id);
  document.key(key);
  if (!fact->high) {
    document.value(fact->value);
    return;
  }
  document.begin_array().value(fact->value).value(*fact->high).end_array();
}

std::string duration_text(double seconds) {
  if (seconds < 90) return rounded(seconds).rounded(1, engine::Rounding::up).to_text() + " s";
  if (seconds < 5400) return rounded(seconds / 60).rounded(1, engine::Rounding::up).to_text() + " min";
  return rounded(seconds / 3600).rounded(1, engine::Rounding::up).to_text() + " h";
}

struct Timed {
  const engine::Machine* machine;
  engine::Speed speed;
  std::string_view verdict;
};

// How many times slower the first is than the second.
engine::Range ratio(const engine::Speed& slower, const engine::Speed& faster) {
  const engine::Range &slow = slower.tokens_per_s, &fast = faster.tokens_per_s;
  return {fast.low / slow.high, fast.middle / slow.middle, fast.high / slow.low};
}

} // namespace

TimeCommand::TimeCommand(CLI::App& program)
    : TrainingCommand(program, "time", text::time),
      config_(add_option("--config", text::config, text::config_allowed)),
      model_(add_option("--model", text::model, text::model_allowed)),
      size_(add_option("--size", text::size, range_text(size_range()))),
      tokens_(add_option("--tokens", text::tokens, range_text(tokens_range()))) {}

std::string TimeCommand::run() const {
  if (find("--memory")->given())
    throw BadInput("--memory" + std::string(text::not_expected) + std::string(text::allowed) + "--machine");
  const engine::Training run = training();
  const ChosenModel chosen = model_of(config_, model_, &size_);
  if (!engine::trains_something(chosen.model, run)) refuse(*find("--targets"), text::no_target);
  const std::int64_t total = estimate_of(chosen.model, run).bytes.total;
  const engine::Decimal tokens =
      number_of(tokens_, tokens_range()).value_or(engine::Decimal(default_tokens));
  if (tokens.scale() != 0) refuse(tokens_, text::not_whole);
  const double count = tokens.to_double();

  std::vector<Timed> timed;
  const auto add = [&](const engine::Machine& machine, const Memory& memory) {
    const std::optional<engine::Speed> speed = engine::speed(chosen.model, run, machine);
    if (!speed) refuse(*find("--machine"), text::no_speed);
    timed.push_back({&machine, *speed,
                     engine::verdict_id(total <= memory.budget  ? engine::Verdict::fits
                                        : total <= memory.bytes ? engine::Verdict::tight
                                                                : engine::Verdict::too_big)});
  };
  const engine::Machine* asked = machine();
  if (asked != nullptr) {
    add(*asked, *memory());
  } else {
    refuse_memory(text::with_machine);
    for (const std::string_view id : {text::course_mac, text::course_card}) {
      const engine::Machine& course = *engine::find_machine(id).machine;
      add(course, memory_of(course));
    }
  }

  report::JsonWriter document;
  std::string out;
  document.begin_object().key("tokens").value(tokens);
  document.key("operations_per_token").value(rounded(timed.front().speed.operations));
  document.key("machines").begin_array();
  for (const Timed& one : timed) {
    const engine::MachineSpeed& rate = one.speed.machine;
    const engine::Range time = engine::seconds(one.speed, count), energy = engine::watt_hours(one.speed, count);
    document.begin_object().key("id").value(one.machine->id).key("verdict").value(one.verdict);
    document.key("tflops").value(rounded(rate.tflops)).key("tflops_basis");
    document.value(rate.basis == engine::SpeedBasis::measured ? "measured" : "rated");
    document.key("bandwidth_gbs").value(rounded(rate.bandwidth_gbs));
    write_range(document, "tokens_per_second", one.speed.tokens_per_s);
    write_range(document, "seconds", time);
    document.key("watt");
    if (rate.watt == 0) {
      document.null().key("watt_hours").null();
    } else {
      document.value(rounded(one.speed.watt));
      write_range(document, "watt_hours", energy);
    }
    document.end_object();
    out.append(one.machine->id).append("\t").append(duration_text(time.middle)).append("\t");
    out.append(duration_text(time.low)).append(" to ").append(duration_text(time.high));
    if (rate.watt > 0) {
      out.append("\t").append(rounded(energy.low).to_text()).append(" to ");
      out.append(rounded(energy.high).to_text()).append(" Wh at ");
      out.append(rounded(one.speed.watt).to_text()).append(" W");
    }
    out.append("\t").append(one.verdict).append("\n");
  }
  document.end_array();
  if (asked == nullptr) {
    const engine::Range slower = ratio(timed.front().speed, timed.back().speed);
    write_range(document, "slower", slower);
    document.key("lesson").begin_object();
    write_fact(document, "slower", "m3_ultra.slower");
    write_fact(document, "hours_on_mac", "m3_ultra.lora_run");
    write_fact(document, "minutes_on_card", "rtx_4090.lora_run");
    write_fact(document, "watt_of_mac", "m3_ultra.power");
    write_fact(document, "watt_of_card", "rtx_4090.power");
    document.end_object();
    const engine::Fact* lesson = engine::find_fact("m3_ultra.slower");
    out.append("the first takes ").append(rounded(slower.low).to_text()).append(" to ");
    out.append(rounded(slower.high).to_text()).append(" times as long; the lesson says ");
    out.append(lesson->value.to_text()).append(" to ").append(lesson->high->to_text()).append("\n");
  }
  document.key("assumptions").begin_array();
  for (const std::string& sentence : chosen.assumptions) {
    document.value(sentence);
    out.append(sentence).append("\n");
  }
  for (const std::string_view sentence : text::time_rests_on) {
    document.value(sentence);
    out.append(sentence).append("\n");
  }
  document.end_array().end_object();
  out.pop_back();
  return json() ? document.take() : out;
}

} // namespace wingspan::cli
