// Memory x safety factor = what a training run may plan with. Exact.
#pragma once

#include <cstdint>

#include "engine/units.hpp"

namespace wingspan::engine {

Gigabytes budget_of(Gigabytes memory, Margin margin);

/// Whole bytes, rounded down.
std::int64_t budget_bytes(std::int64_t memory, Margin margin);

} // namespace wingspan::engine
