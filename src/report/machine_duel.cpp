#include "report/machine_duel.hpp"

namespace wingspan::report {

DuelInput read_duel(std::string_view) { return {}; }
std::string duel_settings(const DuelInput&) { return {}; }
DuelInput with_duel(DuelInput input, std::string_view, std::string_view) { return input; }

DuelReport report_duel(const DuelInput&, const ExerciseInput&, Language) { return {}; }

void write_duel(JsonWriter& json, const DuelInput& input, const ExerciseInput& exercise, Language language) {
  json.begin_object().key("live").value(report_duel(input, exercise, language).live).end_object();
}

Drawing draw_duel_chart(std::string_view, const DuelInput&, const ExerciseInput&, float, Language) { return {}; }

}  // namespace wingspan::report
