#include "engine/usable_memory.hpp"

#include <cmath>

#include "generated/engine/memory_constants.hpp"

namespace wingspan::engine {

std::int64_t label_bytes(Gigabytes label) {
  const Decimal bytes = (label.value * Decimal(bytes_per_gib)).rounded(0, Rounding::down);
  return static_cast<std::int64_t>(bytes.coefficient());
}

std::optional<std::int64_t> usable_bytes(const Machine& machine) {
  if (machine.usable_mib) return *machine.usable_mib * bytes_per_mib;
  if (!machine.memory) return std::nullopt;
  const double kept = machine.kind == MachineKind::unified ? memory_constants::unified_reserve.value
                                                           : memory_constants::driver_reserve.value;
  return std::llround(static_cast<double>(label_bytes(*machine.memory)) * (1 - kept));
}

} // namespace wingspan::engine
