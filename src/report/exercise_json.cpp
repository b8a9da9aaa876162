#include "report/exercise_json.hpp"

#include "report/answer_json.hpp"
#include "report/slider.hpp"

namespace wingspan::report {
namespace {

std::string_view state_id(AnswerState state) {
  switch (state) {
    case AnswerState::empty: return "empty";
    case AnswerState::nonsense: return "nonsense";
    case AnswerState::none_fits: return "none-fits";
    case AnswerState::fits: return "fits";
  }
  return {};
}

void write_verdict(JsonWriter& json, const std::optional<engine::Verdict>& verdict) {
  if (verdict) json.value(engine::verdict_id(*verdict));
  else json.null();
}

void write_row(JsonWriter& json, const RowReport& row) {
  json.begin_object().key("model").value(row.model).key("lit").value(row.lit).key("cells").begin_object();
  for (const engine::Method method : engine::all_methods) {
    const CellReport& cell = row.cells[engine::index_of(method)];
    json.key(engine::method_id(method)).begin_object();
    json.key("required").value(cell.required).key("verdict_word").value(cell.verdict_word);
    json.key("sentence").value(cell.sentence).key("spoken").value(cell.spoken).key("verdict");
    write_verdict(json, cell.verdict);
    json.end_object();
  }
  json.end_object().end_object();
}

void write_report(JsonWriter& json, const ExerciseReport& report) {
  struct Text {
    std::string_view key;
    std::string ExerciseReport::*text;
  };
  static constexpr Text texts[] = {
      {"read_as", &ExerciseReport::read_as},
      {"error", &ExerciseReport::error},
      {"error_range", &ExerciseReport::error_range},
      {"memory", &ExerciseReport::memory},
      {"margin", &ExerciseReport::margin},
      {"budget_number", &ExerciseReport::budget_number},
      {"budget_unit", &ExerciseReport::budget_unit},
      {"budget", &ExerciseReport::budget},
      {"equation", &ExerciseReport::equation},
      {"equation_spoken", &ExerciseReport::equation_spoken},
      {"ceiling_label", &ExerciseReport::ceiling_label},
      {"memory_spoken", &ExerciseReport::memory_spoken},
      {"largest_label", &ExerciseReport::largest_label},
      {"largest", &ExerciseReport::largest},
      {"verdict_line", &ExerciseReport::verdict_line},
      {"need_line", &ExerciseReport::need_line},
      {"prompt", &ExerciseReport::prompt},
      {"why_title", &ExerciseReport::why_title},
      {"why_text", &ExerciseReport::why_text},
      {"table_caption", &ExerciseReport::table_caption},
      {"live", &ExerciseReport::live},
      {"machine_name", &ExerciseReport::machine_name},
      {"machine_error", &ExerciseReport::machine_error},
      {"detected", &ExerciseReport::detected},
      {"detected_take", &ExerciseReport::detected_take},
      {"card_summary", &ExerciseReport::card_summary},
      {"card_text", &ExerciseReport::card_text},
  };
  json.begin_object().key("state").value(state_id(report.state));
  for (const Text& entry : texts) json.key(entry.key).value(report.*entry.text);
  json.key("why_verdict");
  write_verdict(json, report.why_verdict);
  json.key("rows").begin_array();
  for (const RowReport& row : report.rows) write_row(json, row);
  json.end_array().end_object();
}

}  // namespace

void write_exercise(JsonWriter& json, const ExerciseInput& input, Language language) {
  const ExerciseReport report = report_exercise(input, language);
  const auto typed = engine::parse_number(input.memory_text, engine::memory_range());
  json.begin_object();
  json.key("lang").value(language_tag(language)).key("method").value(engine::method_id(input.method));
  json.key("report");
  write_report(json, report);
  json.key("answer");
  if (report.answer) write_answer(json, *report.answer);
  else json.null();
  json.key("memory_value");
  if (typed.value) json.value(*typed.value);
  else json.null();
  json.key("last").value(typed.value ? input.memory_text : input.last_good_memory);
  json.key("slider_position").value(engine::Decimal(report.answer ? slider_position(report.answer->question.memory) : 0));
  json.end_object();
}

void write_machine_members(JsonWriter& json, const engine::Machine& machine) {
  json.key("id").value(machine.id).key("name").value(machine.name);
  json.key("kind").value(engine::machine_kind_id(machine.kind));
  json.key("memory_gb");
  if (machine.memory) json.value(machine.memory->value);
  else json.null();
  json.key("usable_mib");
  if (machine.usable_mib) json.value(engine::Decimal(*machine.usable_mib));
  else json.null();
}

void write_machines(JsonWriter& json) {
  json.begin_object().key("all").begin_array();
  for (const engine::Machine& machine : engine::machines()) {
    json.begin_object();
    write_machine_members(json, machine);
    if (!machine.short_name.empty()) json.key("short_name").value(machine.short_name);
    json.end_object();
  }
  json.end_array().key("presets").begin_array();
  for (const engine::Machine* machine : engine::preset_machines()) json.value(machine->id);
  json.end_array().end_object();
}

void write_slider(JsonWriter& json) {
  json.begin_object().key("steps").value(engine::Decimal(slider_steps)).key("ticks").begin_array();
  for (const SliderTick& tick : slider_ticks) {
    const engine::Decimal memory(tick.memory_gb);
    json.begin_object().key("position").value(engine::Decimal(slider_position({memory})));
    json.key("label").value(memory.to_text()).key("minor").value(tick.minor).end_object();
  }
  json.end_array().end_object();
}

}  // namespace wingspan::report
