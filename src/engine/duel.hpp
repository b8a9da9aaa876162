// Two machines side by side: what each holds, how fast and at what power each does the same job, who wins what.
//
//   duel(left, right)      any two of the catalogue; the same one twice is a tie throughout
//
// For the course machines the lesson's figures and its winners stand (facts.csv, sheet "who trains what"), and beside
// them what the rule below and measured runs say. For all others everything is worked out.
//
// The rule for a training: it goes to the machine where the lesson table's figure is within memory x margin; where both
// have the room, to the faster (speed.hpp); where neither has, to none. Where memory or speed are needed and no source
// says them, the winner is unknown.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/facts.hpp"
#include "engine/lesson_table.hpp"
#include "engine/machines.hpp"
#include "engine/recipe.hpp"
#include "engine/speed.hpp"
#include "engine/verdict.hpp"

namespace wingspan::engine {

enum class Winner : std::uint8_t { left, right, tie, neither, unknown };
// Why: trainings, then serving, then new techniques.
enum class WinReason : std::uint8_t {
  faster,       // both have the room
  only_room,    // the other has not
  mixed,        // of several trainings some are faster, for some the other has no room
  mostly,       // of several trainings the other wins some, but fewer
  split,        // of several trainings each wins as many
  even,         // both have the room, both are as fast
  no_room,      // neither has
  no_figure,    // memory or speed are unknown
  leads,        // nowhere less memory or bandwidth than the other
  divided,      // one has the bandwidth, which small models need, the other the memory, which large ones need
  same,         // same memory, same bandwidth
  cuda,         // the other has no CUDA
  both_cuda,
  neither_cuda,
};
struct Outcome {
  Winner winner = Winner::unknown;
  WinReason reason = WinReason::no_figure;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// A figure, a range, or unknown (all 0). `middle` is the median where a range is worked out from measured runs.
struct DuelAmount {
  double low = 0, middle = 0, high = 0;
  Approximation approximation = Approximation::exact;
  bool known() const { return high > 0; }
};

struct DuelFigures {
  DuelAmount memory_gb, bandwidth_gbs, watt;
  DuelAmount minutes, kwh;       // of the race's job; unknown too where it does not fit
  bool gpu_alone = false;        // its power is that of the GPU, not of the whole computer
  std::optional<Verdict> holds;  // the race's job, by the lesson table; empty: memory unknown
};

/// One training on both machines.
struct DuelRow {
  std::size_t model = 0;  // row of lesson_table()
  Method method{};
  std::array<std::optional<Verdict>, 2> table;   // by the lesson table; empty: memory unknown
  std::array<std::int64_t, 2> exact_bytes{};     // the exact engine's total for a stand-in of that size
  std::array<std::optional<Verdict>, 2> exact;   // against the memory that is usable, with the same margin
  Range slower;                                  // how many times as long the left takes; all 0: unknown
  Outcome outcome;
};

enum class Scenario : std::uint8_t { project, middle, large, serving, techniques };
inline constexpr std::size_t scenario_count = 5;

struct DuelScenario {
  Outcome shown;     // the lesson's for the course machines (winner alone counts), else the computed one
  Outcome computed;
  std::size_t first = 0, count = 0;  // its rows; none for serving and techniques
};

struct Duel {
  std::array<const Machine*, 2> machines{};  // left, right
  bool course = false;                       // the two course machines, either way round
  std::array<DuelFigures, 2> figures;
  Range slower;                              // at the race's job, by measured runs; all 0: unknown
  std::array<DuelScenario, scenario_count> scenarios;  // by Scenario
  std::vector<DuelRow> rows;
};

/// Of the race where no lesson figure stands: the course project, so many tokens.
inline constexpr std::int64_t race_tokens = 1'000'000;
inline constexpr Method race_method = Method::qlora;
std::size_t race_model();  // row of lesson_table(): fact project.model

Duel duel(const Machine& left, const Machine& right);

/// The course's Mac is 0, its card 1; nullopt for all other machines.
std::optional<std::size_t> course_place(const Machine& machine);

}  // namespace wingspan::engine
