// A training run step by step: each example's length and what its step needs, until one needs more than there is. The Pro
// tip of the lesson: what was computed fits, one long example does not.
//
// Every need is the exact engine's (ledger.hpp) for that one length. Memory is compared as plain numbers, as the exercise
// does: 24 GB are 24 x 10^9 bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/ledger.hpp"
#include "engine/machines.hpp"
#include "engine/model.hpp"
#include "engine/speed.hpp"
#include "engine/verdict.hpp"

namespace wingspan::engine {

enum class RunMachine : std::uint8_t { card, mac }; // the course machines: RTX 4090, M3 Ultra

// In bytes.
struct RunMemory {
  std::int64_t all = 0;       // above it a run ends
  std::int64_t gpu_share = 0; // unified memory: above it macOS swaps, and steps get slower; else `all`
  std::int64_t budget = 0;    // all x margin
};

// The largest model that the exercise names for the machine, with QLoRA, one example per step, without checkpointing. On
// the card under torch, on the Mac under MLX.
struct RunJob {
  std::string_view size; // of the lesson table: "14B"
  std::int32_t billion_parameters = 0;
  Model model;
  Training training;
  const Machine* machine = nullptr;
  RunMemory memory;
};
// Made once.
const RunJob& run_job(RunMachine machine);
// Another machine's job on this one, in this one's way of training.
RunJob moved_job(const RunJob& job, const RunJob& to);

// What saves a run.
struct RunKnobs {
  std::uint32_t max_length = 0; // tokens; longer examples are cut there; 0: none is
  bool checkpointing = false;
  bool reserve = false; // no example longer than the longest that keeps to the budget

  friend bool operator==(const RunKnobs&, const RunKnobs&) = default;
};

// What a step of so many tokens takes. Lengths come again and again: each is estimated once.
class StepCost {
 public:
  StepCost(const RunJob& job, bool checkpointing);

  std::int64_t bytes(std::uint32_t length);
  Range seconds(std::uint32_t length); // low is the shortest
  // The longest example whose step needs at most `limit` bytes: 0 where none does, longest_example where all do.
  std::uint32_t longest_within(std::int64_t limit);

 private:
  void make_room(std::uint32_t length);

  const RunJob& job_;
  Training training_;
  const MachineSpeed* rate_;
  Range share_;
  std::vector<std::int64_t> bytes_; // by length; 0: not yet
  std::vector<Range> seconds_;
};

struct RunTrace {
  std::vector<std::int64_t> bytes;  // of each step that began: the last one is the fatal one where there is one
  std::uint32_t max_length = 0;     // that held: of the knob or of the reserve; 0: none
  bool impossible = false;          // the reserve is asked for, and not the shortest example keeps to it: as if not asked
  std::optional<std::size_t> fatal; // step by its number, from 1
  std::size_t planned = 0;          // steps
  std::int64_t peak = 0;            // the largest need
  std::size_t peak_step = 0;        // where, from 1
  std::size_t over_budget = 0;      // steps that needed more than the budget
  std::size_t slowed = 0;           // steps above the GPU's share that still went through
  std::size_t cut_examples = 0;     // of all that were planned
  std::uint64_t tokens = 0, cut_tokens = 0; // of all that were planned; `tokens` before the cut
  Range seconds;                    // of the steps that went through
  Range seconds_whole;              // of all that were planned, had none been fatal

  std::size_t done() const { return fatal ? *fatal - 1 : planned; }
  // Fits: every step within the budget. Too big: it ended early. Tight: anything else.
  Verdict verdict() const;
};

RunTrace trace_run(const RunJob& job, std::span<const std::uint32_t> lengths, const RunKnobs& knobs);

// The length that a careful learner computes with: 99 of 100 examples are no longer.
inline constexpr std::uint32_t planned_percent = 99;

} // namespace wingspan::engine
