// What a Panel holds between frames. For panel.cpp, and for the tests of this room.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "panel/controls.hpp"
#include "panel/labels.hpp"
#include "panel/motion.hpp"
#include "panel/panel.hpp"
#include "panel/scene.hpp"
#include "panel/wing_motion.hpp"
#include "report/exercise.hpp"

namespace wingspan::panel {

struct PanelState {
  Fonts fonts;
  WingShader shader;
  Inputs inputs;
  report::ExerciseReport report;
  report::CheckpointReport checkpoint;  // while its view shows, as the next three
  report::ExplorerReport explorer;
  report::RunReport run;
  report::DuelReport machines;
  Labels labels{report::default_language};
  const engine::Machine* machine = nullptr;
  WingMotion motion;
  std::array<WingMotion, 2> wings;  // of the duel: left, right
  Track view_shown;  // 0 .. 1 of the view that has just been chosen
  RunCharts run_charts;
  Track replay;      // 0 .. 1 of the run
  tokens::Motion replay_pace{};
  Controls controls;
  std::optional<std::size_t> asked, kept;
  std::string_view editing;
  std::optional<TextField> field;
  std::vector<Event> events;
  float needed_px = 0;  // height, by the last frame; 0: none drawn yet
  bool read_otherwise = false;
  bool copied = false;
  bool leaving = false;
  std::vector<TextTrace>* trace = nullptr;  // where every drawn text is noted; tests only

  void apply(const Inputs& next);
  void apply(Deeds& deeds);
  FrameResult draw(float width_px, float delta_s);
  void show_view(report::View view);
};

}  // namespace wingspan::panel
