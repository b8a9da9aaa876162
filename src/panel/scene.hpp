// One frame of a view, as its parts see it. A part draws itself from (x, y) downwards and returns where it ends,
// so that whatever grows (a wrapped label, an error) moves what stands below it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "panel/controls.hpp"
#include "panel/labels.hpp"
#include "panel/panel.hpp"
#include "panel/pen.hpp"
#include "panel/wing_motion.hpp"
#include "report/checkpoint.hpp"
#include "report/exercise.hpp"
#include "report/lesson.hpp"

namespace wingspan::panel {

/// What a part may do to the lesson. Applied when the frame has been drawn.
struct Deeds {
  std::optional<report::ExerciseInput> exercise;
  std::optional<report::CheckpointInput> checkpoint;
  std::optional<report::View> view;
  struct Set {
    report::View view;
    std::string name, value;
  };
  std::vector<Set> settings;  ///< of the views whose state is settings (report/lesson.hpp)
  bool replay = false;         ///< the run is to be seen once more from its start
  std::vector<Event> events;

  void set(report::View of, std::string_view name, std::string_view value) {
    settings.push_back({of, std::string(name), std::string(value)});
  }
  void say(Event::Kind kind, std::string_view widget = {}) { events.push_back({kind, widget}); }
};

/// The run's charts, made anew where the run or the width is another.
struct RunCharts {
  report::Drawing trace, lengths;
};

struct Scene {
  Pen& pen;
  Controls& controls;
  const Labels& labels;
  const Inputs& inputs;
  const report::ExerciseReport& report;
  const report::CheckpointReport& checkpoint;  ///< filled while its view shows, as the next three
  const report::ExplorerReport& explorer;
  const report::RunReport& run;
  const report::DuelReport& machines;
  const engine::Machine* machine;  ///< the one chosen, or null
  const WingMotion& motion;
  const std::array<WingMotion, 2>& wings;  ///< of the duel: left, right
  WingShader shader;
  RunCharts& run_charts;
  float replay;                       ///< 0..1 of the run's way; 1: all of it is there
  bool narrow;
  float top;                          ///< where the view begins: below the tabs
  float room_px;                      ///< height of the canvas, for what reaches to its lower edge
  float spare_px;                     ///< by how much the wing is higher than it need be, to fill the canvas
  bool read_otherwise;                ///< the memory is not written as the language writes it: say how it was read
  bool copied;                        ///< the card was copied, and nothing has changed since
  std::string_view editing;           ///< id of the field over which the host's text entry lies
  std::optional<std::size_t>& asked;  ///< row that the learner points at
  std::optional<std::size_t>& kept;   ///< row that stays asked after a tap
  std::optional<TextField>& field;    ///< place of the text being edited
  Deeds& deeds;
};

/// Left and right edge of a column.
struct Column {
  float left = 0, right = 0;
  [[nodiscard]] float width() const { return right - left; }
};

// -- parts; each returns its lower edge -----------------------------------------------------------
float draw_machine(Scene& scene, Column column, float y, float label_height);                 // machine.cpp
float draw_sentence(Scene& scene, Column column, float y, float label_height, bool& checked);  // sentence.cpp
float draw_reading(Scene& scene, Column column, float y);                                     // sentence.cpp
float draw_slider(Scene& scene, Column column, float y);                                      // slider.cpp
float draw_check(Scene& scene, const Box& box);                                               // sentence.cpp
float draw_table(Scene& scene, Column column, float y);                                       // table.cpp
float draw_answer(Scene& scene, Column column, float y);                                      // answer.cpp
float draw_why(Scene& scene, Column column, float y);                                         // answer.cpp
float draw_card(Scene& scene, Column column, float y);                                        // card.cpp

[[nodiscard]] float sentence_label_height(const Scene& scene, Column column);
[[nodiscard]] Box check_box(const Scene& scene);  ///< its size; place it

/// The tabs; returns their lower edge, which is `top` where there is nothing to choose.
float draw_tabs(Scene& scene, float width);  // tabs.cpp

// -- views, whole; each returns the height that it needs, without the spare ----------------------------
float draw_exercise(Scene& scene, float width);    // exercise.cpp
float draw_checkpoint(Scene& scene, float width);  // checkpoint.cpp
float draw_explorer(Scene& scene, float width);    // explorer.cpp
float draw_run(Scene& scene, float width);         // training_run.cpp
float draw_machines(Scene& scene, float width);    // machine_duel.cpp

}  // namespace wingspan::panel
