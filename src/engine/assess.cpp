#include "engine/assess.hpp"

#include "engine/budget.hpp"

namespace wingspan::engine {
namespace {

constexpr int memory_decimals = 3;  // 1.5 GB / 0.8 = 1.875 GB: exact for every figure of the table at the lesson's margin

Row assessed_row(const LessonModel& model, const Question& question, Gigabytes budget) {
  Row row{model.label, {}};
  for (const Method method : all_methods) {
    const Gigabytes required = model.required_by(method);
    row.cells[index_of(method)] = {required, verdict_of(required, budget, question.memory)};
  }
  return row;
}

}  // namespace

Answer assess(const Question& question) {
  Answer answer;
  answer.question = question;
  answer.budget = budget_of(question.memory, question.margin);

  const auto& models = lesson_table();
  for (std::size_t i = 0; i < models.size(); ++i) {
    answer.rows[i] = assessed_row(models[i], question, answer.budget);
    if (answer.rows[i].cell(question.method).verdict == Verdict::fits) answer.largest = i;
  }
  if (answer.largest) answer.headroom = answer.budget - answer.rows[*answer.largest].cell(question.method).required;

  const std::size_t next = answer.largest ? *answer.largest + 1 : 0;
  if (next < models.size()) {
    const Gigabytes required = answer.rows[next].cell(question.method).required;
    answer.next_larger = next;
    answer.next_short_by = required - answer.budget;
    answer.next_fits_from = {
        Decimal::quotient(required.value, question.margin.value, memory_decimals, Rounding::up)};
  }
  return answer;
}

}  // namespace wingspan::engine
