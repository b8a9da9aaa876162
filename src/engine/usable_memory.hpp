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

/// What decides how much of a Mac's memory its GPU gets.
struct MacSettings {
  std::optional<std::int32_t> macos;           ///< major version: 15, 26
  std::optional<std::int32_t> wired_limit_mib; ///< sysctl iogpu.wired_limit_mb; 0 is the system's own limit
};

bool is_mac(const Machine& machine);

/// What a machine reports as usable; for Macs that is what macOS 26 gives. Where no source says, its label
/// less what is kept of it (memory_constants.csv): by a card's driver (driver_reserve), by the system of a
/// computer whose GPU may use all memory (system_reserve), by a PC whose graphics get a share
/// (shared_memory_reserve). nullopt where neither is known.
/// `settings` count for Macs only: macOS up to 15 gives what apple_gpu_share.csv says, between two readings
/// the share of the smaller one; a wired limit replaces both, up to all of the memory.
std::optional<std::int64_t> usable_bytes(const Machine& machine, const MacSettings& settings = {});

} // namespace wingspan::engine
