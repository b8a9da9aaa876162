#include "cli/exact.hpp"
#include "cli/exact_json.hpp"
#include "cli/exact_text.hpp"
#include "engine/lesson_recipes.hpp"

namespace wingspan::cli {
namespace {

void write_recipe(report::JsonWriter& document, std::string_view key, const std::string& options,
                  const engine::Estimate& estimate) {
  document.key(key).begin_object().key("options").value(options);
  document.key("total_gb").value(gb(estimate.bytes.total));
  document.key("range_gb").begin_array().value(gb(estimate.low)).value(gb(estimate.high)).end_array();
  document.key("bytes").begin_object();
  for (const auto& [name, bytes] : items_of(estimate.bytes))
    document.key(name).value(whole(bytes));
  document.end_object();
}

} // namespace

LessonCommand::LessonCommand(CLI::App& program) : Command(program, "lesson", text::lesson) {}

std::string LessonCommand::run() const {
  report::JsonWriter document;
  std::string out;
  document.begin_array();
  for (const engine::LessonComparison& row : engine::compare_lesson_table()) {
    const std::string size(row.size.substr(0, row.size.size() - 1));
    const std::string method(engine::method_id(row.method));
    const std::string options = "--size " + size + " --method " + method;
    const std::string changes = text::options_of(row.matching);
    document.begin_object().key("model").value(row.size).key("method").value(method);
    document.key("stand_in").value(row.base).key("published_gb").value(gb(row.published));
    document.key("difference_gb").value(gb(row.difference()));
    write_recipe(document, "default", options, row.usual_estimate);
    document.end_object();
    write_recipe(document, "matching", options + changes, row.matching_estimate);
    document.key("met").value(row.met).end_object().end_object();
    out.append(row.size).append("\t").append(method).append("\t");
    out.append(gb(row.published).to_text()).append(" GB\t").append(gb_text(row.usual_estimate.bytes.total));
    out.append("\t").append(row.met ? text::true_with : text::nearest_with).append(changes.empty() ? text::defaults : changes);
    out.append("\t").append(gb_text(row.matching_estimate.bytes.total)).append("\n");
  }
  document.end_array();
  out.pop_back();
  return json() ? document.take() : out;
}

} // namespace wingspan::cli
