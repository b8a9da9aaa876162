#include "report/checkpoint_round.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace wingspan::report {
namespace {

constexpr std::array<std::string_view, 4> stages{"ask", "hint", "told", "done"};
constexpr std::array<std::string_view, 4> deeds{"check", "hint", "next", "again"};

// Place of the id in the list; the list's size where it is not there.
template <class List>
std::size_t place_of(const List& list, std::string_view id) {
  return static_cast<std::size_t>(std::find(list.begin(), list.end(), id) - list.begin());
}

std::string_view cut_word(std::string_view& text) {
  const std::size_t end = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return word;
}

bool is_model(std::string_view label) {
  const auto& table = engine::lesson_table();
  return std::any_of(table.begin(), table.end(), [label](const auto& model) { return model.label == label; });
}

// Never cuts through a letter.
std::string_view shortened(std::string_view text, std::size_t most) {
  if (text.size() <= most) return text;
  while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U) --most;
  return text.substr(0, most);
}

bool is_answer(std::size_t question, std::string_view text) {
  if (question < engine::head_task_count) return engine::parse_number(text, engine::estimate_range()).value.has_value();
  return read_ceiling(text).has_value();
}

// What the estimate is as an answer; empty where it is none.
std::string answer_of(const CheckpointRound& round, std::string_view estimate, const ExerciseInput& exercise) {
  if (!round.asks_ceiling()) {
    const auto read = engine::parse_number(estimate, engine::estimate_range());
    return read.value ? read.value->to_text() : std::string();
  }
  const auto memory = engine::parse_number(exercise.memory_text, engine::memory_range());
  if (!memory.value || (estimate != no_model && !is_model(estimate))) return {};
  return std::string(estimate) + '@' + memory.value->to_text();
}

}  // namespace

std::optional<CeilingAnswer> read_ceiling(std::string_view answer) {
  const std::size_t at = answer.find('@');
  if (at == std::string_view::npos) return std::nullopt;
  const std::string_view label = answer.substr(0, at);
  const auto memory = engine::parse_number(answer.substr(at + 1), engine::memory_range());
  if (!memory.value || (label != no_model && !is_model(label))) return std::nullopt;
  return CeilingAnswer{label == no_model ? std::string_view() : label, {*memory.value}};
}

CheckpointRound read_round(std::string_view text) {
  CheckpointRound round;
  const std::string_view seed = cut_word(text);
  std::from_chars(seed.data(), seed.data() + seed.size(), round.seed);
  const std::size_t stage = place_of(stages, cut_word(text));
  while (!text.empty() && round.answers.size() < checkpoint_question_count) {
    const std::string_view answer = cut_word(text);
    if (!is_answer(round.answers.size(), answer)) break;
    round.answers.emplace_back(answer);
  }
  const bool all = round.answers.size() == checkpoint_question_count;
  if (stage < stages.size()) round.stage = static_cast<CheckpointStage>(stage);
  if (round.stage == CheckpointStage::told && round.answers.empty()) round.stage = CheckpointStage::ask;
  if (all && round.stage != CheckpointStage::told) round.stage = CheckpointStage::done;
  if (!all && round.stage == CheckpointStage::done) round.stage = CheckpointStage::ask;
  return round;
}

std::string write_round(const CheckpointRound& round) {
  std::string text = std::to_string(round.seed);
  text += ' ';
  text += stages[static_cast<std::size_t>(round.stage)];
  for (const std::string& answer : round.answers) {
    text += ' ';
    text += answer;
  }
  return text;
}

std::optional<CheckpointDeed> parse_deed(std::string_view id) {
  const std::size_t place = place_of(deeds, id);
  if (place == deeds.size()) return std::nullopt;
  return static_cast<CheckpointDeed>(place);
}

CheckpointInput with_estimate(CheckpointInput input, std::string_view text) {
  if (read_round(input.progress).asks()) input.estimate = shortened(text, longest_estimate);
  return input;
}

CheckpointInput with_deed(CheckpointInput input, CheckpointDeed deed, const ExerciseInput& exercise) {
  CheckpointRound round = read_round(input.progress);
  switch (deed) {
    case CheckpointDeed::check: {
      std::string answer = round.asks() ? answer_of(round, input.estimate, exercise) : std::string();
      if (answer.empty()) return input;
      round.answers.push_back(std::move(answer));
      round.stage = CheckpointStage::told;
      break;
    }
    case CheckpointDeed::hint:
      if (!round.asks()) return input;
      round.stage = CheckpointStage::hint;
      break;
    case CheckpointDeed::next:
      if (round.stage != CheckpointStage::told) return input;
      round.stage = round.answers.size() == checkpoint_question_count ? CheckpointStage::done : CheckpointStage::ask;
      input.estimate.clear();
      break;
    case CheckpointDeed::again:
      round = {.seed = engine::next_seed(round.seed), .stage = CheckpointStage::ask, .answers = {}};
      input.estimate.clear();
      break;
  }
  input.progress = write_round(round);
  return input;
}

}  // namespace wingspan::report
