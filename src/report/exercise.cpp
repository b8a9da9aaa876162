#include "report/exercise.hpp"

#include "engine/machines.hpp"
#include "report/exercise_answer.hpp"
#include "report/numbers.hpp"
#include "report/quote.hpp"
#include "report/words.hpp"

namespace wingspan::report {
namespace {

using engine::InputFault;
using engine::NumberInput;

void append_sentence(std::string& text, std::string_view sentence) {
  if (!text.empty()) text += ' ';
  text += sentence;
}

Word fault_word(InputFault fault) {
  switch (fault) {
    case InputFault::empty: return Word::err_empty;
    case InputFault::not_a_number: return Word::err_not_a_number;
    case InputFault::too_many_separators: return Word::err_too_many_separators;
    case InputFault::too_many_digits: return Word::err_too_many_digits;
    case InputFault::below_minimum: return Word::err_memory_too_small;
    case InputFault::above_maximum: return Word::err_memory_too_large;
  }
  return Word::err_not_a_number;
}

// The field cannot be read: which value, what is allowed, and that the last answer stays.
void report_refusal(ExerciseReport& report, const ExerciseInput& input, const engine::Refusal& refusal, Language language) {
  report.state = AnswerState::nonsense;
  report.error = message(language, fault_word(refusal.fault), {{"input", quotable(input.memory_text)}});
  const bool range_matters = refusal.fault == InputFault::not_a_number || refusal.fault == InputFault::below_minimum ||
                             refusal.fault == InputFault::above_maximum;
  if (range_matters) {
    report.error_range = message(language, Word::err_memory_range,
                                 {{"min", number(language, refusal.range.minimum)},
                                  {"max", number(language, refusal.range.maximum)}});
    append_sentence(report.error, report.error_range);
  }
  if (report.answer) append_sentence(report.error, text(language, Word::err_previous_kept));
  report.live = report.error;
}

void report_machine(ExerciseReport& report, std::string_view id, Language language) {
  if (id.empty()) return;
  const engine::Machine* machine = engine::find_machine(id).machine;
  if (machine != nullptr) report.machine_name = machine->name;
  else report.machine_error = message(language, Word::err_unknown_machine, {{"id", quotable(id)}});
}

std::optional<engine::Answer> answer_to(const NumberInput& memory, engine::Method method) {
  if (!memory.value) return std::nullopt;
  return engine::assess({.memory = {*memory.value}, .method = method});
}

}  // namespace

ExerciseReport report_exercise(const ExerciseInput& input, Language language) {
  ExerciseReport report;
  const NumberInput typed = engine::parse_number(input.memory_text, engine::memory_range());
  const bool nothing_typed = typed.refusal && typed.refusal->fault == InputFault::empty;
  report.answer = answer_to(typed, input.method);
  if (!report.answer && !nothing_typed)
    report.answer = answer_to(engine::parse_number(input.last_good_memory, engine::memory_range()), input.method);

  report_machine(report, input.machine, language);
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
