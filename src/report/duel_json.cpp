// The duel as JSON, for the bridge: what web/src/engine/machine-duel.ts declares as DuelResult.
#include "report/machine_duel.hpp"

namespace wingspan::report {
namespace {

constexpr std::string_view winner_ids[] = {"left", "right", "tie", "neither", "unknown"};

template <class List>
void write_list(JsonWriter& json, std::string_view key, const List& list) {
  json.key(key).begin_array();
  for (const auto& entry : list) json.value(entry);
  json.end_array();
}

void write_pill(JsonWriter& json, const DuelPill& pill) {
  json.key("pill").begin_object().key("winner").value(winner_ids[static_cast<std::size_t>(pill.winner)]);
  json.key("words").value(pill.words).end_object();
}

void write_verdict(JsonWriter& json, std::string_view key, const std::optional<engine::Verdict>& verdict) {
  json.key(key);
  if (verdict) json.value(engine::verdict_id(*verdict));
  else json.null();
}

void write_figure(JsonWriter& json, const DuelFigure& figure) {
  json.begin_object().key("text").value(figure.text).key("note").value(figure.note).end_object();
}

void write_side(JsonWriter& json, const DuelSide& side) {
  json.begin_object().key("id").value(side.id).key("name").value(side.name).key("brief").value(side.brief).key("hint").value(side.hint);
  json.key("ceiling").value(side.wing.ceiling_label).key("budget").value(side.wing.budget);
  json.key("largest").value(side.wing.answer ? side.wing.largest : std::string()).end_object();
}

void write_labels(JsonWriter& json, const DuelLabels& labels) {
  struct Text {
    std::string_view key;
    std::string DuelLabels::*text;
  };
  using L = DuelLabels;
  static constexpr Text texts[] = {{"swap", &L::swap}, {"compare", &L::compare}, {"figure", &L::figure}, {"who", &L::who},
                                   {"scenario", &L::scenario}, {"winner", &L::winner}, {"race", &L::race}, {"time", &L::time},
                                   {"budget", &L::budget}, {"largest", &L::largest}, {"sizes", &L::sizes}, {"job", &L::job},
                                   {"table", &L::table}, {"cue", &L::cue}};
  json.key("labels").begin_object();
  for (const Text& entry : texts) json.key(entry.key).value(labels.*entry.text);
  write_list(json, "picker", labels.picker);
  json.end_object();
}

void write_size(JsonWriter& json, const DuelSizeRow& row) {
  json.begin_object().key("job").value(row.job).key("table").value(row.table).key("factor").value(row.factor);
  write_pill(json, row.pill);
  json.key("sides").begin_array();
  for (const DuelCell& cell : row.sides) {
    json.begin_object();
    write_verdict(json, "table", cell.table);
    write_verdict(json, "exact", cell.exact);
    json.key("need").value(cell.need).key("words").value(cell.words).end_object();
  }
  json.end_array().end_object();
}

}  // namespace

void write_duel(JsonWriter& json, const DuelInput& input, const ExerciseInput& exercise, Language language) {
  const DuelReport report = report_duel(input, exercise, language);
  json.begin_object().key("course").value(report.course);
  write_labels(json, report.labels);
  json.key("sides").begin_array();
  for (const DuelSide& side : report.sides) write_side(json, side);
  json.end_array().key("figures").begin_array();
  for (const DuelFigureRow& row : report.figures) {
    json.begin_object().key("name").value(row.name).key("sides").begin_array();
    for (const DuelFigure& figure : row.sides) write_figure(json, figure);
    json.end_array().end_object();
  }
  json.end_array().key("race").begin_object().key("title").value(report.race.title).key("note").value(report.race.note).key("lanes").begin_array();
  for (const DuelFigure& lane : report.race.lanes) write_figure(json, lane);
  json.end_array().end_object().key("scenarios").begin_array();
  for (const DuelScenarioReport& scenario : report.scenarios) {
    json.begin_object().key("title").value(scenario.title).key("reason").value(scenario.reason).key("computed").value(scenario.computed);
    write_pill(json, scenario.pill);
    json.end_object();
  }
  json.end_array().key("sizes").begin_array();
  for (const DuelSizeRow& row : report.sizes) write_size(json, row);
  json.end_array().key("differs").value(report.differs).key("closing").value(report.closing).key("closing_rest").value(report.closing_rest);
  json.key("live").value(report.live).end_object();
}

}  // namespace wingspan::report
