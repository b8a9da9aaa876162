// Parts of the duel, one file each. Each draws from y downwards and returns its lower edge.
#pragma once

#include "panel/scene.hpp"

namespace wingspan::panel {

/// Who wins what and why, one row a scenario, and the closing line (duel_scenarios.cpp).
float draw_scenarios(const Scene& scene, Column column, float y);
/// Of each training the lesson table and the exact engine on both machines (duel_sizes.cpp).
float draw_sizes(const Scene& scene, Column column, float y);

/// The winner's name on a pill with a wing that points to its side, or an outlined sign where nobody wins. Its upper right
/// corner there, no wider than that. Returns its box.
Box draw_pill(const Scene& scene, const report::DuelPill& pill, ImVec2 right_top, float most);
/// Its size.
[[nodiscard]] ImVec2 pill_size(const Scene& scene, const report::DuelPill& pill, float most);

}  // namespace wingspan::panel
