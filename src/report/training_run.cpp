#include "report/training_run.hpp"

#include <algorithm>

#include "generated/engine/fact_values.hpp"
#include "report/settings.hpp"

namespace wingspan::report {
namespace {

using engine::ExampleData;
using engine::RunMachine;

constexpr std::array<std::string_view, run_machine_count> machine_ids{"card", "mac"};
constexpr float widest_lengths = 340;  // px, as its column in the form
constexpr int most_seed = 9999, most_median = 2048, least_tail = 100, most_tail = 400;

std::string number_text(std::uint32_t number) { return std::to_string(number); }
std::string_view on_off(bool on) { return on ? "on" : "off"; }

void set_truth(bool& truth, std::string_view value) {
  if (value == "on" || value == "off") truth = value == "on";
}

void set_number(std::uint32_t& number, std::string_view value, int least, int most) {
  if (const auto read = whole_setting(value, least, most)) number = static_cast<std::uint32_t>(*read);
}

void set_examples(ExampleData& data, std::string_view value) {
  if (value == "next") data.seed = data.seed % most_seed + 1;
  else if (value == "lesson") data = engine::lesson_examples();
}

void set_one(RunInput& input, std::string_view name, std::string_view value) {
  engine::RunKnobs& knobs = input.knobs;
  ExampleData& data = input.data;
  if (name == "machine") {
    const auto found = std::find(machine_ids.begin(), machine_ids.end(), value);
    if (found != machine_ids.end()) input.machine = static_cast<RunMachine>(found - machine_ids.begin());
  } else if (name == "max") {
    if (value == "0") knobs.max_length = 0;
    else set_number(knobs.max_length, value, engine::shortest_example, engine::longest_example);
  } else if (name == "checkpointing") {
    set_truth(knobs.checkpointing, value);
  } else if (name == "reserve") {
    set_truth(knobs.reserve, value);
  } else if (name == "seed") {
    set_number(data.seed, value, 1, most_seed);
  } else if (name == "median") {
    set_number(data.median, value, engine::shortest_example, most_median);
  } else if (name == "tail") {
    set_number(data.tail_percent, value, least_tail, most_tail);
  }
}

}  // namespace

std::size_t run_steps() { return static_cast<std::size_t>(engine::fact_values::tip_steps.coefficient()); }

std::string_view run_machine_id(RunMachine machine) { return machine_ids[static_cast<std::size_t>(machine)]; }

std::uint32_t run_length_end(std::span<const std::uint32_t> lengths) {
  constexpr std::uint32_t whole = 8U * run_length_step;
  return (*std::max_element(lengths.begin(), lengths.end()) / whole + 1) * whole;
}

RunInput with_run(RunInput input, std::string_view name, std::string_view value) {
  set_one(input, name, value);
  if (name == "examples") set_examples(input.data, value);
  // The slider's right end is none: it stays none when the examples get longer.
  if (name == "max" && input.knobs.max_length >= run_length_end(engine::draw_examples(input.data, run_steps()))) input.knobs.max_length = 0;
  return input;
}

RunInput read_run(std::string_view settings) {
  RunInput input;
  Setting setting;
  while (next_setting(settings, setting)) set_one(input, setting.name, setting.value);
  return input;
}

// What is as it comes is not written: a further version may choose better.
std::string run_settings(const RunInput& input) {
  const RunInput usual;
  std::string text;
  if (input.machine != usual.machine) append_setting(text, "machine", run_machine_id(input.machine));
  if (input.knobs.max_length != 0) append_setting(text, "max", number_text(input.knobs.max_length));
  if (input.knobs.checkpointing) append_setting(text, "checkpointing", on_off(true));
  if (input.knobs.reserve) append_setting(text, "reserve", on_off(true));
  if (input.data.seed != usual.data.seed) append_setting(text, "seed", number_text(input.data.seed));
  if (input.data.median != usual.data.median) append_setting(text, "median", number_text(input.data.median));
  if (input.data.tail_percent != usual.data.tail_percent) append_setting(text, "tail", number_text(input.data.tail_percent));
  return text;
}

Drawing draw_run_chart(std::string_view chart, const RunInput& input, const ExerciseInput& exercise, float width, Language language) {
  const RunReport run = report_run(input, exercise, language);
  if (chart == "trace") return draw_run_trace(run, width, language);
  if (chart == "lengths") return draw_run_lengths(run, std::min(width, widest_lengths), language);
  return {};
}

}  // namespace wingspan::report
