#include "report/lesson.hpp"

namespace wingspan::report {

void read_settings(LessonInput& lesson, View view, std::string_view settings) {
  switch (view) {
    case View::explorer: lesson.explorer = read_explorer(settings); break;
    case View::run: lesson.run = read_run(settings); break;
    case View::machines: lesson.machines = read_duel(settings); break;
    default: break;
  }
}

std::string settings_of(const LessonInput& lesson, View view) {
  switch (view) {
    case View::explorer: return explorer_settings(lesson.explorer);
    case View::run: return run_settings(lesson.run);
    case View::machines: return duel_settings(lesson.machines);
    default: return {};
  }
}

LessonInput with_setting(LessonInput lesson, View view, std::string_view name, std::string_view value) {
  switch (view) {
    case View::explorer: lesson.explorer = with_explorer(lesson.explorer, name, value); break;
    case View::run: lesson.run = with_run(lesson.run, name, value); break;
    case View::machines: lesson.machines = with_duel(lesson.machines, name, value); break;
    default: break;
  }
  return lesson;
}

Drawing draw_chart(const LessonInput& lesson, View view, std::string_view chart, float width, Language language) {
  switch (view) {
    case View::explorer: return draw_explorer_chart(chart, lesson.explorer, lesson.exercise, width, language);
    case View::run: return draw_run_chart(chart, lesson.run, lesson.exercise, width, language);
    case View::machines: return draw_duel_chart(chart, lesson.machines, lesson.exercise, width, language);
    default: return {};
  }
}

std::string chart_svg(const LessonInput& lesson, View view, std::string_view chart, float width, Language language) {
  const bool wing = chart == "dragon" || chart.starts_with("wing-");
  if (view == View::machines && wing) return duel_wing_svg(chart, lesson.machines, width, language);
  return drawing_svg(draw_chart(lesson, view, chart, width, language));
}

}  // namespace wingspan::report
