// A round of the self test as text, for state and line form: what was asked is the seed's, what was answered follows.
//
//   <seed> <stage> <answer>...      "20261201 told 20 70 2.8"
//
// Answers are numbers in GB as the engine writes them; the last one is a model of the table, or none, and the memory that
// it was chosen for: "14B@24".
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/head_estimate.hpp"
#include "report/exercise.hpp"

namespace wingspan::report {

inline constexpr std::size_t checkpoint_question_count = engine::head_task_count + 1;  // the last: the learner's own ceiling

enum class CheckpointStage {
  ask,   // a question waits
  hint,  // so it does, and the hint was asked for
  told,  // the last answer's verdict shows
  done,  // all are answered: the result
};

struct CheckpointRound {
  std::uint32_t seed = 0;
  CheckpointStage stage = CheckpointStage::ask;
  std::vector<std::string> answers;  // at most checkpoint_question_count

  // Question that shows; checkpoint_question_count in stage done.
  std::size_t at() const { return answers.size() - (stage == CheckpointStage::told ? 1 : 0); }
  bool asks() const { return stage == CheckpointStage::ask || stage == CheckpointStage::hint; }
  bool asks_ceiling() const { return at() == engine::head_task_count; }
};

// Of a text that write_round() did not write as much as makes sense: the seed, the first answers.
CheckpointRound read_round(std::string_view text);
std::string write_round(const CheckpointRound& round);

// The last answer taken apart.
struct CeilingAnswer {
  std::string_view model;  // "14B"; empty: none
  engine::Gigabytes memory;
};
std::optional<CeilingAnswer> read_ceiling(std::string_view answer);

// The self test's state, the same everywhere.
struct CheckpointInput {
  std::string progress;  // the round as text; a number alone begins one with that seed
  std::string estimate;  // typed or chosen, not checked yet: a number, or a model's label or "none"
};

// -- what the learner's hand does -----------------------------------------------------------------
enum class CheckpointDeed {
  check,  // nothing changes while the estimate is no answer
  hint,
  next,   // after a verdict: the next question, or the result
  again,  // new questions
};
std::optional<CheckpointDeed> parse_deed(std::string_view id);  // "check", "hint", "next", "again"

inline constexpr std::size_t longest_estimate = 10;  // bytes
inline constexpr std::string_view no_model = "none";

CheckpointInput with_estimate(CheckpointInput input, std::string_view text);
// `exercise`: its memory is what the last question is about.
CheckpointInput with_deed(CheckpointInput input, CheckpointDeed deed, const ExerciseInput& exercise);

}  // namespace wingspan::report
