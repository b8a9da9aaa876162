// The fixed words of the panel in one language, looked up once.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/machines.hpp"
#include "engine/recipe.hpp"
#include "panel/wing_view.hpp"
#include "report/checkpoint.hpp"
#include "report/language.hpp"
#include "report/slider.hpp"
#include "report/views.hpp"

namespace wingspan::panel {

inline constexpr std::size_t machine_kind_count = static_cast<std::size_t>(engine::MachineKind::unified) + 1;

struct Labels {
  explicit Labels(report::Language language);

  std::string machine, choose_machine, no_machine;
  std::string memory, gb, margin, margin_why, budget, check;
  std::string model, copy, copied, print, picture, goal_card, note_hint;
  std::array<std::string, engine::method_count> method, caption;
  std::array<std::string, machine_kind_count> machine_kind;
  std::array<std::string, report::slider_ticks.size()> slider_ticks;
  std::vector<AxisTick> axis;
  std::array<std::string, report::view_count> view;  // names on the tabs; of built views
  report::CheckpointLabels checkpoint;
};

}  // namespace wingspan::panel
