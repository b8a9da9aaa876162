// Memory x safety factor = what a training run may plan with. Exact.
#pragma once

#include "engine/units.hpp"

namespace wingspan::engine {

Gigabytes budget_of(Gigabytes memory, Margin margin);

}  // namespace wingspan::engine
