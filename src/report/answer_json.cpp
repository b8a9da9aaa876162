#include "report/answer_json.hpp"

namespace wingspan::report {

void write_answer(JsonWriter& json, const engine::Answer& answer) {
  const engine::Method method = answer.question.method;
  json.begin_object();
  json.key("memory_gb").value(answer.question.memory.value);
  json.key("margin").value(answer.question.margin.value);
  json.key("budget_gb").value(answer.budget.value);
  json.key("method").value(engine::method_id(method));
  if (answer.largest) {
    const engine::Row& row = answer.rows[*answer.largest];
    json.key("largest").value(row.model);
    json.key("required_gb").value(row.cell(method).required.value);
    json.key("headroom_gb").value(answer.headroom.value);
  } else {
    json.key("largest").null();
    json.key("required_gb").null();
    json.key("headroom_gb").null();
  }
  json.key("rows").begin_array();
  for (const engine::Row& row : answer.rows) {
    json.begin_object();
    json.key("model").value(row.model);
    json.key("required_gb").value(row.cell(method).required.value);
    json.key("verdict").value(engine::verdict_id(row.cell(method).verdict));
    json.end_object();
  }
  json.end_array();
  json.end_object();
}

}  // namespace wingspan::report
