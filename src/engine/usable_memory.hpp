// Memory that a training run can use, in bytes.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/machines.hpp"
#include "engine/units.hpp"

namespace wingspan::engine {

/// A number on a box: memory is built in powers of two, so 24 is 24 x 2^30 bytes. Rounded down to whole
/// bytes.
std::int64_t label_bytes(Gigabytes label);

/// What a machine reports as usable; else its label less what drivers of its kind keep (memory_constants.csv:
/// driver_reserve, unified_reserve). nullopt where neither is known.
std::optional<std::int64_t> usable_bytes(const Machine& machine);

} // namespace wingspan::engine
