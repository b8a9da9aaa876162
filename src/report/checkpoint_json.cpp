#include "report/checkpoint_json.hpp"

#include <cmath>

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

constexpr std::string_view stages[] = {"ask", "hint", "told", "done"};
constexpr std::string_view dot_ids[] = {"open", "here", "right", "wrong"};

// Shares and squares with four decimals.
void write_share(JsonWriter& json, float value) {
  json.value(engine::Decimal::from_parts(std::lround(static_cast<double>(value) * 10'000), 4));
}
void write_share(JsonWriter& json, std::string_view key, const std::optional<float>& value) {
  json.key(key);
  if (value) write_share(json, *value);
  else json.null();
}
void write_band(JsonWriter& json, const LineBand& band) {
  json.begin_array();
  write_share(json, band.from);
  write_share(json, band.to);
  json.end_array();
}

void write_line(JsonWriter& json, const EstimateLine& line, const std::vector<LineTick>& ticks) {
  json.begin_object().key("bands").begin_array();
  for (const LineBand& band : line.bands) write_band(json, band);
  json.end_array();
  write_share(json, "mark", line.mark);
  write_share(json, "table", line.table);
  json.key("miss");
  if (line.miss) write_band(json, *line.miss);
  else json.null();
  static constexpr Text<EstimateLine> texts[] = {{"mark_label", &EstimateLine::mark_label},
                                                 {"table_label", &EstimateLine::table_label},
                                                 {"band_label", &EstimateLine::band_label}};
  write_texts(json, line, texts);
  json.key("ticks").begin_array();
  for (const LineTick& tick : ticks) {
    json.begin_object();
    write_share(json, "place", tick.place);
    json.key("label").value(tick.label).end_object();
  }
  json.end_array().end_object();
}

void write_unit(JsonWriter& json, const UnitReport& unit) {
  json.begin_object().key("method").value(engine::method_id(unit.method));
  static constexpr Text<UnitReport> texts[] = {
      {"name", &UnitReport::name}, {"head", &UnitReport::head}, {"contents", &UnitReport::contents}};
  write_texts(json, unit, texts);
  json.key("parts").begin_array();
  for (const float squares : unit.parts) write_share(json, squares);
  json.end_array().key("asked").value(unit.asked).key("hidden").value(unit.hidden).end_object();
}

void write_labels(JsonWriter& json, const CheckpointLabels& labels) {
  using L = CheckpointLabels;
  static constexpr Text<L> texts[] = {
      {"answer", &L::answer}, {"unit", &L::unit},       {"memory", &L::memory}, {"choice", &L::choice}, {"check", &L::check},
      {"hint", &L::hint},     {"next", &L::next},       {"result", &L::result}, {"again", &L::again},   {"squares", &L::squares},
      {"method", &L::method}, {"parts", &L::parts},     {"head", &L::head},     {"item", &L::item},     {"yours", &L::yours},
      {"table", &L::table}};
  json.begin_object();
  write_texts(json, labels, texts);
  json.key("part").begin_array();
  for (const std::string& part : labels.part) json.value(part);
  json.end_array().end_object();
}

}  // namespace

void write_checkpoint(JsonWriter& json, const CheckpointInput& input, const ExerciseInput& exercise, Language language) {
  const CheckpointReport report = report_checkpoint(input, exercise, language);
  const CheckpointLabels labels(language);
  using R = CheckpointReport;
  static constexpr Text<R> texts[] = {
      {"progress", &R::progress}, {"score", &R::score},     {"question", &R::question}, {"cue", &R::cue},
      {"error", &R::error},       {"missing", &R::missing}, {"hint", &R::hint},       {"verdict", &R::verdict}, {"answered", &R::answered},   {"factor", &R::factor},
      {"reasoning", &R::reasoning}, {"live", &R::live}};
  json.begin_object().key("stage").value(stages[static_cast<std::size_t>(report.stage)]);
  write_texts(json, report, texts);
  json.key("ceiling").value(report.ceiling).key("right").value(report.right);
  json.key("dots").begin_array();
  for (const Dot dot : report.dots) json.value(dot_ids[static_cast<std::size_t>(dot)]);
  json.end_array().key("choices").begin_array();
  for (const ChoiceReport& choice : report.choices) {
    json.begin_object().key("id").value(choice.id).key("label").value(choice.label).key("figure").value(choice.figure);
    json.key("chosen").value(choice.chosen).key("right").value(choice.right).end_object();
  }
  json.end_array().key("line");
  write_line(json, report.line, labels.ticks);
  json.key("units").begin_array();
  for (const UnitReport& unit : report.units) write_unit(json, unit);
  json.end_array().key("results").begin_array();
  for (const ResultRow& row : report.results) {
    json.begin_object().key("task").value(row.task).key("yours").value(row.yours).key("table").value(row.table);
    json.key("right").value(row.right).end_object();
  }
  json.end_array().key("labels");
  write_labels(json, labels);
  json.end_object();
}

}  // namespace wingspan::report
