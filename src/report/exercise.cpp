#include "report/exercise.hpp"

#include <algorithm>
#include <utility>

#include "engine/machines.hpp"
#include "report/detected.hpp"
#include "report/exercise_answer.hpp"
#include "report/numbers.hpp"
#include "report/quote.hpp"
#include "report/refusal.hpp"
#include "report/words.hpp"

namespace wingspan::report {
namespace {

using engine::NumberInput;

// The field cannot be read: which value, what is allowed, and that the last answer stays.
void report_refusal(ExerciseReport& report, const ExerciseInput& input, const engine::Refusal& refusal, Language language) {
  report.state = AnswerState::nonsense;
  RefusalText refused = refusal_text(language, input.memory_text, refusal);
  report.error = std::move(refused.sentence);
  report.error_range = std::move(refused.range);
  if (report.answer) append_sentence(report.error, text(language, Word::err_previous_kept));
  report.live = report.error;
}

void report_machine(ExerciseReport& report, std::string_view id, Language language) {
  if (id.empty()) return;
  const engine::Machine* machine = engine::find_machine(id).machine;
  if (machine != nullptr) report.machine_name = machine->name;
  else report.machine_error = message(language, Word::err_unknown_machine, {{"id", quotable(id)}});
}

// "GeForce RTX 4060 Ti (8 GB)": candidates often differ in nothing else.
std::string with_memory(const engine::Machine& machine, Language language) {
  std::string name(machine.name);
  return machine.memory ? name + " (" + gigabytes(language, *machine.memory) + ")" : name;
}

void report_detected(ExerciseReport& report, const ExerciseInput& input, Language language) {
  const auto machines = read_detected(input.detected);
  const auto chosen = std::find_if(machines.begin(), machines.end(), [&](const auto* machine) { return machine->id == input.machine; });
  if (machines.empty()) {
    if (!input.detected.empty() && input.machine.empty()) report.detected = text(language, Word::ui_not_detected);
  } else if (machines.size() > 1) {
    if (chosen != machines.end()) return;
    std::string names;
    for (const engine::Machine* machine : machines) names += (names.empty() ? "" : " / ") + with_memory(*machine, language);
    report.detected = message(language, Word::exercise_detected_which, {{"machine", names}});
  } else {
    const bool taken = chosen != machines.end();
    report.detected = message(language, taken ? Word::exercise_detected_taken : Word::ui_detected, {{"machine", machines.front()->name}});
    if (!taken) report.detected_take = text(language, Word::exercise_detected_take);
  }
}

std::optional<engine::Answer> answer_to(const NumberInput& memory, engine::Method method) {
  if (!memory.value) return std::nullopt;
  return engine::assess({.memory = {*memory.value}, .method = method});
}

}  // namespace

std::vector<const engine::Machine*> read_detected(std::string_view detected) {
  std::vector<const engine::Machine*> machines;
  while (!detected.empty() && machines.size() < most_detected) {
    const std::size_t end = std::min(detected.find(' '), detected.size());
    if (const engine::Machine* machine = engine::find_machine(detected.substr(0, end)).machine; machine != nullptr)
      machines.push_back(machine);
    detected.remove_prefix(std::min(end + 1, detected.size()));
  }
  return machines;
}

ExerciseReport report_exercise(const ExerciseInput& input, Language language) {
  ExerciseReport report;
  const NumberInput typed = engine::parse_number(input.memory_text, engine::memory_range());
  const bool nothing_typed = typed.refusal && typed.refusal->fault == engine::InputFault::empty;
  report.answer = answer_to(typed, input.method);
  if (!report.answer && !nothing_typed)
    report.answer = answer_to(engine::parse_number(input.last_good_memory, engine::memory_range()), input.method);

  report_machine(report, input.machine, language);
  report_detected(report, input, language);
  report_answer(report, input, language);
  if (typed.value) {
    report.read_as = message(language, Word::exercise_read_as, {{"memory", exact_gigabytes(language, {*typed.value})}});
  } else if (nothing_typed) {
    report.prompt = text(language, Word::exercise_prompt);
    report.live = text(language, Word::err_empty);
  } else {
    report_refusal(report, input, *typed.refusal, language);
  }
  return report;
}

}  // namespace wingspan::report
