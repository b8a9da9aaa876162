// The explorer for the form (web/src/engine/explorer.ts) and as a table of values.
#include <array>

#include "engine/verdict.hpp"
#include "report/explorer.hpp"

namespace wingspan::report {
namespace {

struct Text {
  std::string_view key;
  std::string ExplorerReport::*text;
};
constexpr Text texts[] = {
    {"mode_name", &ExplorerReport::mode},         {"rule_name", &ExplorerReport::rule_name},       {"exact_name", &ExplorerReport::exact_name},
    {"scale_name", &ExplorerReport::scale},       {"linear_name", &ExplorerReport::linear_name},   {"log_name", &ExplorerReport::log_name},
    {"parts_name", &ExplorerReport::parts_name},  {"csv_name", &ExplorerReport::csv_name},         {"picture_name", &ExplorerReport::picture_name},
    {"settings_name", &ExplorerReport::settings_name}, {"savings_name", &ExplorerReport::savings_name}, {"grounds_name", &ExplorerReport::grounds_name},
    {"part_name", &ExplorerReport::part_name},    {"formula_name", &ExplorerReport::formula_name}, {"total_name", &ExplorerReport::total_name},
    {"group_name", &ExplorerReport::group_name},  {"caption", &ExplorerReport::table_caption},     {"axis", &ExplorerReport::axis},
    {"note", &ExplorerReport::note},              {"title", &ExplorerReport::title},               {"rule_total", &ExplorerReport::rule_total},
    {"exact_total", &ExplorerReport::exact_total}, {"range", &ExplorerReport::range},              {"verdict_line", &ExplorerReport::verdict_line},
    {"no_savings", &ExplorerReport::no_savings},  {"live", &ExplorerReport::live}};

void write_list(JsonWriter& json, std::string_view key, const std::vector<std::string>& list) {
  json.key(key).begin_array();
  for (const std::string& each : list) json.value(each);
  json.end_array();
}

void write_bars(JsonWriter& json, const ExplorerReport& report) {
  json.key("bars").begin_array();
  for (const ExplorerBar& bar : report.bars) {
    json.begin_object().key("widget").value(bar.widget).key("id").value(bar.id).key("name").value(bar.name);
    json.key("total").value(bar.total).key("bytes").value(engine::Decimal(bar.bytes.total)).key("chosen").value(bar.chosen);
    json.key("amounts").begin_array();
    for (const ExplorerLegend& entry : report.legend) json.value(bar.amounts[static_cast<std::size_t>(entry.part)]);
    json.end_array().end_object();
  }
  json.end_array();
}

void write_details(JsonWriter& json, const ExplorerReport& report) {
  json.key("details").begin_array();
  for (const ExplorerPart& part : report.details) {
    json.begin_object().key("part").value(memory_part_id(part.part)).key("name").value(part.name);
    json.key("rule").value(part.rule).key("exact").value(part.exact).key("formula").value(part.formula);
    json.key("rule_tip").value(part.rule_tip).end_object();
  }
  json.end_array();
}

void write_knobs(JsonWriter& json, const ExplorerReport& report) {
  json.key("knobs").begin_array();
  for (const ExplorerKnob& knob : report.knobs) {
    json.begin_object().key("setting").value(knob.setting).key("name").value(knob.name);
    json.key("chosen").value(engine::Decimal(static_cast<std::int64_t>(knob.chosen))).key("options").begin_array();
    for (const ExplorerOption& option : knob.options)
      json.begin_object().key("id").value(option.id).key("label").value(option.label).key("figure").value(option.figure).end_object();
    json.end_array().end_object();
  }
  json.end_array();
}

// A text that may hold the signs that part values.
void append_quoted(std::string& out, std::string_view value) {
  out += '"';
  for (const char c : value) {
    if (c == '"') out += '"';
    out += c;
  }
  out += '"';
}

}  // namespace

void write_explorer(JsonWriter& json, const ExplorerInput& input, const ExerciseInput& exercise, Language language) {
  const ExplorerReport report = report_explorer(input, exercise, language);
  json.begin_object().key("exact").value(report.exact).key("log").value(report.log);
  for (const Text& entry : texts) json.key(entry.key).value(report.*entry.text);
  json.key("verdict");
  if (report.verdict_line.empty()) json.null();
  else json.value(engine::verdict_id(report.verdict));
  json.key("legend").begin_array();
  for (const ExplorerLegend& entry : report.legend)
    json.begin_object().key("part").value(memory_part_id(entry.part)).key("name").value(entry.name).key("shown").value(entry.shown).end_object();
  json.end_array();
  json.key("ceilings").begin_array();
  for (const ExplorerCeiling& ceiling : report.ceilings)
    json.begin_object().key("label").value(ceiling.label).key("bytes").value(engine::Decimal(ceiling.bytes)).key("own").value(ceiling.own).end_object();
  json.end_array();
  write_bars(json, report);
  write_details(json, report);
  write_list(json, "reasons", report.reasons);
  write_knobs(json, report);
  json.key("savings").begin_array();
  for (const ExplorerSaving& saving : report.savings) {
    json.begin_object().key("widget").value(saving.widget).key("words").value(saving.words).key("amount").value(saving.amount);
    json.key("setting").value(saving.setting).key("value").value(saving.value).end_object();
  }
  json.end_array();
  write_list(json, "grounds", report.grounds);
  json.key("csv").value(explorer_csv(report)).end_object();
}

std::string explorer_csv(const ExplorerReport& report) {
  std::string out;
  append_quoted(out, report.group_name);
  for (const ExplorerLegend& entry : report.legend) append_quoted(out += ',', entry.name + " (GB)");
  append_quoted(out += ',', report.total_name + " (GB)");
  out += "\r\n";
  for (const ExplorerBar& bar : report.bars) {
    append_quoted(out, bar.name);
    for (const ExplorerLegend& entry : report.legend) out.append(",").append(engine::gigabytes({bar.bytes[entry.part]}).value.to_text());
    out.append(",").append(engine::gigabytes({bar.bytes.total}).value.to_text()).append("\r\n");
  }
  return out;
}

}  // namespace wingspan::report
