#include "report/training_run.hpp"

namespace wingspan::report {

RunInput read_run(std::string_view) { return {}; }
std::string run_settings(const RunInput&) { return {}; }
RunInput with_run(RunInput input, std::string_view, std::string_view) { return input; }

RunReport report_run(const RunInput&, const ExerciseInput&, Language) { return {}; }

void write_run(JsonWriter& json, const RunInput& input, const ExerciseInput& exercise, Language language) {
  json.begin_object().key("live").value(report_run(input, exercise, language).live).end_object();
}

Drawing draw_run_chart(std::string_view, const RunInput&, const ExerciseInput&, float, Language) { return {}; }

}  // namespace wingspan::report
