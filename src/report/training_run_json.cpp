// The view run as JSON, for the bridge: what web/src/engine/training-run.ts declares as RunResult.
#include "report/training_run.hpp"

namespace wingspan::report {
namespace {

template <class Owner>
struct Text {
  std::string_view key;
  std::string Owner::*text;
};

template <class Owner, std::size_t count>
void write_texts(JsonWriter& json, const Owner& owner, const Text<Owner> (&texts)[count]) {
  for (const Text<Owner>& entry : texts) json.key(entry.key).value(owner.*entry.text);
}

template <class Texts>
void write_list(JsonWriter& json, std::string_view key, const Texts& texts) {
  json.key(key).begin_array();
  for (const std::string& text : texts) json.value(text);
  json.end_array();
}

void write_scale(JsonWriter& json, std::string_view key, const RunScale& scale) {
  json.key(key).begin_object();
  json.key("least").value(engine::Decimal(scale.least)).key("most").value(engine::Decimal(scale.most));
  json.key("step").value(engine::Decimal(scale.step)).key("value").value(engine::Decimal(scale.value));
  json.key("label").value(scale.label).key("shown").value(scale.shown).key("spoken").value(scale.spoken).end_object();
}

void write_outcome(JsonWriter& json, std::string_view key, const RunOutcome& outcome) {
  json.key(key).begin_object().key("verdict").value(engine::verdict_id(outcome.verdict)).key("title").value(outcome.title);
  write_list(json, "lines", outcome.lines);
  json.end_object();
}

constexpr Text<RunReport> texts[] = {{"live", &RunReport::live},
                                     {"replay", &RunReport::replay},
                                     {"checkpointing", &RunReport::checkpointing},
                                     {"reserve", &RunReport::reserve},
                                     {"reserve_hint", &RunReport::reserve_hint},
                                     {"next", &RunReport::next},
                                     {"lesson", &RunReport::lesson},
                                     {"data", &RunReport::data},
                                     {"job", &RunReport::job},
                                     {"same_job", &RunReport::same_job},
                                     {"trace_title", &RunReport::trace_title},
                                     {"lengths_title", &RunReport::lengths_title},
                                     {"longest_title", &RunReport::longest_title},
                                     {"without_name", &RunReport::without_name},
                                     {"with_name", &RunReport::with_name},
                                     {"tables", &RunReport::tables}};

}  // namespace

void write_run(JsonWriter& json, const RunInput& input, const ExerciseInput& exercise, Language language) {
  const RunReport run = report_run(input, exercise, language);
  json.begin_object();
  write_texts(json, run, texts);
  json.key("machine").value(run_machine_id(input.machine));
  write_list(json, "machines", run.machines);
  json.key("checkpointing_on").value(input.knobs.checkpointing).key("reserve_on").value(input.knobs.reserve);
  json.key("touched").value(run.touched).key("lesson_data").value(run.lesson_data);
  json.key("replay_ms").value(engine::Decimal(run.replay_ms));
  write_scale(json, "max", run.max);
  write_scale(json, "median", run.median);
  write_scale(json, "tail", run.tail);
  write_outcome(json, "without", run.without);
  write_outcome(json, "with", run.with);
  json.key("summary").begin_array();
  for (const RunSummaryRow& row : run.summary)
    json.begin_object().key("item").value(row.item).key("without").value(row.without).key("with").value(row.with).end_object();
  json.end_array();
  write_list(json, "example_columns", run.example_columns);
  json.key("longest").begin_array();
  for (const RunExampleRow& row : run.longest) {
    json.begin_object().key("step").value(row.step).key("length").value(row.length);
    json.key("without").value(row.without).key("with").value(row.with).end_object();
  }
  json.end_array().end_object();
}

}  // namespace wingspan::report
