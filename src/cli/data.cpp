#include "cli/data.hpp"

#include "cli/text.hpp"
#include "engine/facts.hpp"
#include "engine/machines.hpp"
#include "report/exercise_json.hpp"
#include "report/json_writer.hpp"
#include "report/numbers.hpp"

namespace wingspan::cli {
namespace {

std::string_view approximation_id(engine::Approximation approximation) {
  switch (approximation) {
    case engine::Approximation::exact: return "exact";
    case engine::Approximation::about: return "about";
    case engine::Approximation::roughly_equal: return "roughly_equal";
  }
  return {};
}

std::string machines_json() {
  report::JsonWriter json;
  json.begin_array();
  for (const engine::Machine& machine : engine::machines()) {
    json.begin_object();
    report::write_machine_members(json, machine);
    json.key("short_form").value(engine::short_form(machine));
    json.end_object();
  }
  json.end_array();
  return json.take();
}

std::string facts_json(report::Language language) {
  report::JsonWriter json;
  json.begin_array();
  for (const engine::Fact& fact : engine::facts()) {
    json.begin_object();
    json.key("id").value(fact.id).key("value").value(fact.value).key("high");
    if (fact.high) json.value(*fact.high);
    else json.null();
    json.key("unit").value(engine::fact_unit_id(fact.unit));
    json.key("approximation").value(approximation_id(fact.approximation));
    json.key("source").value(fact.source);
    json.key("text").value(report::fact_text(language, fact, report::Style::shown));
    json.key("prose").value(report::fact_text(language, fact, report::Style::prose));
    json.key("spoken").value(report::fact_text(language, fact, report::Style::spoken));
    json.key("number").value(report::fact_text(language, fact, report::Style::number));
    json.end_object();
  }
  json.end_array();
  return json.take();
}

}  // namespace

std::string machine_line(const engine::Machine& machine) {
  std::string line = std::string(machine.id).append("\t").append(machine.name).append("\t");
  return machine.memory ? line.append(machine.memory->value.to_text()).append(" GB") : line;
}

Machines::Machines(CLI::App& program) : Command(program, "machines", text::machines) {}

std::string Machines::run() const {
  if (json()) return machines_json();
  std::string out;
  for (const engine::Machine& machine : engine::machines()) {
    if (!out.empty()) out += '\n';
    out.append(machine_line(machine));
  }
  return out;
}

Facts::Facts(CLI::App& program)
    : Command(program, "facts", text::facts), language_(add_option("--lang", text::language, language_tags())) {}

std::string Facts::run() const {
  const report::Language language = language_of(language_);
  if (json()) return facts_json(language);
  std::string out;
  for (const engine::Fact& fact : engine::facts()) {
    if (!out.empty()) out += '\n';
    out.append(fact.id).append("\t").append(report::fact_text(language, fact, report::Style::shown));
  }
  return out;
}

}  // namespace wingspan::cli
