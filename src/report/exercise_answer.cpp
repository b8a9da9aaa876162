#include "report/exercise_answer.hpp"

#include <algorithm>

#include "report/method_words.hpp"
#include "report/numbers.hpp"
#include "report/words.hpp"

namespace wingspan::report {
namespace {

using engine::Answer;
using engine::Cell;
using engine::Decimal;
using engine::Gigabytes;
using engine::Method;
using engine::Rounding;
using engine::Verdict;

Word verdict_word(Verdict verdict) {
  switch (verdict) {
    case Verdict::fits: return Word::verdict_fits;
    case Verdict::tight: return Word::verdict_tight;
    case Verdict::too_big: return Word::verdict_too_big;
  }
  return Word::verdict_too_big;
}

// One answer put into one language.
class AnswerWords {
 public:
  AnswerWords(const Answer& answer, Language language) : answer_(answer), language_(language) {}

  void question(ExerciseReport& report) const {
    const AmountParts memory = gigabytes_parts(language_, answer_.question.memory);
    const AmountParts budget = gigabytes_parts(language_, answer_.budget);
    report.memory = there(answer_.question.memory);
    report.budget_number = budget.number;
    report.budget_unit = budget.unit;
    report.budget = there(answer_.budget);
    const bool exact = memory.exact && budget.exact;
    say(report.equation, exact ? Word::exercise_equation : Word::exercise_equation_rounded,
                              {{"memory", report.memory}, {"margin", report.margin}, {"budget", report.budget}});
    const std::string memory_spoken = there(answer_.question.memory, Style::spoken);
    const std::string budget_spoken = there(answer_.budget, Style::spoken);
    say(report.equation_spoken, Word::a11y_equation,
                                     {{"memory", memory_spoken}, {"margin", report.margin}, {"budget", budget_spoken}});
    say(report.ceiling_label, Word::exercise_ceiling, {{"memory", report.memory}});
    say(report.memory_spoken, Word::exercise_memory_spoken, {{"memory", memory_spoken}, {"budget", budget_spoken}});
  }

  void cell(CellReport& report, std::string_view model, const Cell& cell) const {
    report.verdict = cell.verdict;
    say(report.verdict_word, verdict_word(cell.verdict));
    report.sentence = cell_sentence(model, cell);
    say(report.spoken, Word::a11y_cell,
                            {{"need", about_gigabytes(language_, cell.required, Style::spoken)},
                             {"verdict", report.verdict_word}});
  }

  void largest(ExerciseReport& report) const {
    if (!answer_.largest) return none(report);
    report.state = AnswerState::fits;
    const std::string_view model = answer_.rows[*answer_.largest].model;
    const Gigabytes required = required_of(*answer_.largest);
    report.largest = model;
    const Word fits = answer_.headroom.value.is_zero() ? Word::exercise_fits_exactly : Word::exercise_fits;
    say(report.verdict_line, fits, {{"headroom", there(answer_.headroom)}});
    say(report.need_line, Word::exercise_needs,
                               {{"need", about_gigabytes(language_, required)}, {"budget", report.budget}});
    say(report.live, Word::a11y_live_largest,
                          {{"method", method_after_with(language_, answer_.question.method)},
                           {"model", model},
                           {"need", about_gigabytes(language_, required, Style::spoken)},
                           {"budget", there(answer_.budget, Style::spoken)}});
  }

  void why_not_more(ExerciseReport& report) const {
    if (!answer_.next_larger) {
      say(report.why_text, Word::exercise_table_end);
      return;
    }
    const std::string_view model = answer_.rows[*answer_.next_larger].model;
    const std::string from = needed(answer_.next_fits_from);
    report.why_verdict = answer_.rows[*answer_.next_larger].cell(answer_.question.method).verdict;
    if (!answer_.largest) {
      say(report.why_title, Word::exercise_when_fits, {{"model", model}});
      say(report.why_text, Word::exercise_fits_from, {{"memory", from}});
      return;
    }
    say(report.why_title, Word::exercise_why_not, {{"model", model}});
    // What would make it fit, beside more memory: a lighter method, of several the heaviest; or, where it is tight, the reserve.
    const engine::Row& row = answer_.rows[*answer_.next_larger];
    const auto lighter = std::find_if(engine::all_methods.begin() + engine::index_of(answer_.question.method) + 1, engine::all_methods.end(),
                                      [&row](Method method) { return row.cell(method).verdict == Verdict::fits; });
    const Word why = lighter != engine::all_methods.end()     ? Word::exercise_why_lighter
                     : *report.why_verdict == Verdict::tight ? Word::exercise_why_tight
                                                             : Word::exercise_why;
    const std::string method = lighter != engine::all_methods.end() ? method_after_with(language_, *lighter) : std::string();
    say(report.why_text, why,
        {{"need", about_gigabytes(language_, required_of(*answer_.next_larger))},
         {"gap", needed(answer_.next_short_by)},
         {"memory", from},
         {"method", method}});
  }

 private:
  // What is there is rounded down, what is needed is rounded up: no text promises more than there is.
  std::string there(Gigabytes amount, Style style = Style::shown) const {
    return gigabytes(language_, amount, Rounding::down, style);
  }
  std::string needed(Gigabytes amount) const { return gigabytes(language_, amount, Rounding::up); }

  void say(std::string& field, Word word, std::initializer_list<Argument> arguments = {}) const {
    field = message(language_, word, arguments);
  }

  Gigabytes required_of(std::size_t row) const { return answer_.rows[row].cell(answer_.question.method).required; }

  void none(ExerciseReport& report) const {
    report.state = AnswerState::none_fits;
    say(report.largest, Word::exercise_none);
    say(report.verdict_line, Word::exercise_none_kind);
    say(report.need_line, Word::exercise_none_missing,
                {{"model", answer_.rows.front().model},
                 {"need", about_gigabytes(language_, required_of(0))},
                 {"gap", needed(answer_.next_short_by)},
                 {"count", gigabytes_parts(language_, answer_.next_short_by, Rounding::up).shown}});
    say(report.live, Word::a11y_live_none, {{"budget", there(answer_.budget, Style::spoken)}});
  }

  std::string cell_sentence(std::string_view model, const Cell& cell) const {
    const Gigabytes memory = answer_.question.memory;
    const std::string need = about_gigabytes(language_, cell.required);
    if (cell.verdict == Verdict::fits)
      return message(language_, Word::exercise_cell_fits,
                     {{"model", model},
                      {"need", need},
                      {"budget", there(answer_.budget)},
                      {"headroom", there(answer_.budget - cell.required)}});
    if (cell.verdict == Verdict::tight)
      return message(language_, Word::exercise_cell_tight,
                     {{"model", model}, {"memory", there(memory)}, {"gap", needed(cell.required - answer_.budget)}});

    const Decimal times = Decimal::quotient(cell.required.value, memory.value, 1, Rounding::down);
    if (times >= Decimal(2))
      return message(language_, Word::exercise_cell_too_big_times, {{"model", model}, {"need", need}, {"n", times}});
    return message(language_, Word::exercise_cell_too_big_by,
                   {{"model", model}, {"need", need}, {"gap", needed(cell.required - memory)}});
  }

  const Answer& answer_;
  Language language_;
};

void report_card(ExerciseReport& report, const ExerciseInput& input, Language language) {
  const bool none = report.state == AnswerState::none_fits;
  const std::string model = none ? text(language, Word::card_none) : report.largest;
  const std::string date = short_date(language, input.date);
  report.card_summary = report.memory + ", " + model + (date.empty() ? "" : ", " + date);

  const auto line = [&report](std::string_view text) {
    if (!report.card_text.empty()) report.card_text += '\n';
    report.card_text += text;
  };
  line(text(language, Word::ui_goal_card));
  if (!input.note.empty()) line(message(language, Word::card_note, {{"note", input.note}}));
  if (!report.machine_name.empty()) line(message(language, Word::card_machine, {{"machine", report.machine_name}}));
  line(message(language, Word::card_memory, {{"memory", report.memory}, {"budget", report.budget}}));
  line(message(language, Word::card_largest,
               {{"method", method_after_with(language, input.method)}, {"model", model}}));
  if (!date.empty()) line(message(language, Word::card_date, {{"date", date}}));
}

}  // namespace

void report_answer(ExerciseReport& report, const ExerciseInput& input, Language language) {
  report.margin = number(language, engine::lesson_margin().value);
  report.table_caption = text(language, Word::exercise_table_caption);
  report.largest_label =
      message(language, Word::exercise_largest_with, {{"method", method_after_with(language, input.method)}});

  const auto& table = engine::lesson_table();
  for (std::size_t i = 0; i < table.size(); ++i) {
    RowReport& row = report.rows[i];
    row.model = table[i].label;
    row.lit = report.answer && report.answer->largest == i;
    for (const Method method : engine::all_methods) {
      CellReport& cell = row.cells[engine::index_of(method)];
      cell.required = about_gigabytes(language, table[i].required_by(method));
      if (report.answer)
        AnswerWords(*report.answer, language).cell(cell, row.model, report.answer->rows[i].cell(method));
    }
  }
  if (!report.answer) return;

  const AnswerWords words(*report.answer, language);
  words.question(report);
  words.largest(report);
  words.why_not_more(report);
  report_card(report, input, language);
}

}  // namespace wingspan::report
