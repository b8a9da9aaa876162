// Parts of the self test's view. Each draws from y downwards and returns its lower edge.
#pragma once

#include "panel/scene.hpp"

namespace wingspan::panel {

/// The number line: what counts as right, the learner's mark, the table's figure (estimate_line.cpp).
float draw_estimate_line(Scene& scene, Column column, float y);

/// One square is 1 GB per billion parameters: the head figures as sizes; fills the panel down to its edge (units.cpp).
float draw_units(Scene& scene, float width, float y);

}  // namespace wingspan::panel
