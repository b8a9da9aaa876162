// The explorer's parts; each draws itself from y downwards and returns its lower edge.
#pragma once

#include "panel/scene.hpp"

namespace wingspan::panel {

float draw_explorer_head(Scene& scene, Column column, float y);    // mode, scale, exports
float draw_explorer_legend(Scene& scene, Column column, float y);  // which is the filter
float draw_explorer_sizes(Scene& scene, Column column, float y);   // narrow: one at a time
float draw_explorer_knobs(Scene& scene, Column column, float y);
float draw_explorer_strip(Scene& scene, Column column, float y);   // all about the selected bar

/// One setting of the view.
void set_explorer(Scene& scene, std::string_view name, std::string_view value);

}  // namespace wingspan::panel
