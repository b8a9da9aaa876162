// The view run: its state, the exercise and a language in; every text and drawing that canvas and form show out.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/example_lengths.hpp"
#include "engine/training_run.hpp"
#include "report/drawing.hpp"
#include "report/exercise.hpp"
#include "report/json_writer.hpp"
#include "report/language.hpp"

namespace wingspan::report {

// What the learner has set. As settings:
//   machine=card|mac  max=16..32768 (tokens; 0: none)  checkpointing=on|off  reserve=on|off
//   seed=1..9999  median=16..2048 (tokens)  tail=100..400 (percent of the median that one example in ten exceeds)
// and as a deed, never written: examples=next (another seed), examples=lesson (the lesson's data again).
struct RunInput {
  engine::RunMachine machine = engine::RunMachine::card;
  engine::RunKnobs knobs;
  engine::ExampleData data = engine::lesson_examples();

  friend bool operator==(const RunInput&, const RunInput&) = default;
};
RunInput read_run(std::string_view settings);
std::string run_settings(const RunInput& input);
// One setting changed; an unknown name or value changes nothing.
RunInput with_run(RunInput input, std::string_view name, std::string_view value);

std::size_t run_steps();  // of every run

inline constexpr int run_length_step = 16;  // tokens, of the slider of maximum lengths
// Its right end, beyond the longest of these lengths: there nothing is cut.
std::uint32_t run_length_end(std::span<const std::uint32_t> lengths);

inline constexpr std::size_t run_machine_count = 2;
std::string_view run_machine_id(engine::RunMachine machine);  // "card", "mac"

// A slider: a whole number between both ends, and its place 0..1.
struct RunScale {
  int least = 0, most = 1, step = 1, value = 0;
  std::string label, shown, spoken;

  float place(int of) const { return static_cast<float>(of - least) / static_cast<float>(most - least); }
  float place() const { return place(value); }
  float share_of_step() const { return static_cast<float>(step) / static_cast<float>(most - least); }
  int at(float place) const;  // the nearest step
};

struct RunOutcome {
  engine::Verdict verdict{};
  std::string title;               // "Ohne Stellschrauben: Ende bei Schritt 900"
  std::vector<std::string> lines;  // what follows from it, a sentence each
};

struct RunSummaryRow {
  std::string item, without, with;
};
struct RunExampleRow {
  std::string step, length, without, with;
};

struct RunReport {
  std::array<std::string, run_machine_count> machines;  // by engine::RunMachine
  std::string replay, checkpointing, reserve, next, lesson, data;
  std::string reserve_hint;  // the longest length in the budget
  std::string job;           // what is trained, and what was computed for it
  std::string same_job;      // Mac: how the card's run fares here; else empty
  std::string trace_title, lengths_title, longest_title, without_name, with_name, tables;
  RunScale max, median, tail;
  bool touched = false;         // any knob
  bool lesson_data = false;     // seed, median and tail are the lesson's
  RunOutcome without, with;
  std::array<std::string, 4> example_columns;
  std::vector<RunSummaryRow> summary;
  std::vector<RunExampleRow> longest;
  int replay_ms = 0;            // of the whole replay
  std::string live;             // one sentence or two for voices

  // What the charts are drawn from.
  engine::RunMachine machine{};
  engine::RunMemory memory;
  std::int64_t computed = 0;    // bytes
  std::vector<std::uint32_t> lengths;
  engine::RunTrace bare, knobs;
};
RunReport report_run(const RunInput& input, const ExerciseInput& exercise, Language language);
void write_run(JsonWriter& json, const RunInput& input, const ExerciseInput& exercise, Language language);

// Memory step by step; the lengths with the cut.
Drawing draw_run_trace(const RunReport& run, float width, Language language);
Drawing draw_run_lengths(const RunReport& run, float width, Language language);
// One of both by name: "trace", "lengths".
Drawing draw_run_chart(std::string_view chart, const RunInput& input, const ExerciseInput& exercise, float width, Language language);

}  // namespace wingspan::report
