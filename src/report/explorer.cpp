#include "report/explorer.hpp"

namespace wingspan::report {

ExplorerInput read_explorer(std::string_view) { return {}; }
std::string explorer_settings(const ExplorerInput&) { return {}; }
ExplorerInput with_explorer(ExplorerInput input, std::string_view, std::string_view) { return input; }

ExplorerReport report_explorer(const ExplorerInput&, const ExerciseInput&, Language) { return {}; }

void write_explorer(JsonWriter& json, const ExplorerInput& input, const ExerciseInput& exercise, Language language) {
  json.begin_object().key("live").value(report_explorer(input, exercise, language).live).end_object();
}

Drawing draw_explorer_chart(std::string_view, const ExplorerInput&, const ExerciseInput&, float, Language) { return {}; }

}  // namespace wingspan::report
