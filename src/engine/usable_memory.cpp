#include "engine/usable_memory.hpp"

#include <algorithm>
#include <cmath>

#include "engine/renderer_family.hpp"
#include "generated/engine/apple_gpu_shares.hpp"
#include "generated/engine/memory_constants.hpp"

namespace wingspan::engine {
namespace {

constexpr std::int32_t first_macos_with_larger_share = 26; // the catalogue's figures for Macs are from it on

GpuMaker maker_of(const Machine& machine) { return gpu_maker(read_renderer_name(machine.name)); }

std::int64_t older_mac_bytes(std::int64_t memory) {
  const AppleGpuShare* reading = std::begin(apple_gpu_shares);
  for (const AppleGpuShare& next : apple_gpu_shares) {
    if (next.ram_gib * bytes_per_gib <= memory) reading = &next;
  }
  return memory * reading->usable_mib / (reading->ram_gib * (bytes_per_gib / bytes_per_mib));
}

double kept_share(const Machine& machine) {
  if (machine.kind != MachineKind::unified) return memory_constants::driver_reserve.value;
  return maker_of(machine) == GpuMaker::nvidia ? memory_constants::system_reserve.value
                                               : memory_constants::shared_memory_reserve.value;
}

} // namespace

std::int64_t label_bytes(Gigabytes label) {
  const Decimal bytes = (label.value * Decimal(bytes_per_gib)).rounded(0, Rounding::down);
  return static_cast<std::int64_t>(bytes.coefficient());
}

bool is_mac(const Machine& machine) {
  return machine.kind == MachineKind::unified && maker_of(machine) == GpuMaker::apple;
}

std::optional<std::int64_t> usable_bytes(const Machine& machine, const MacSettings& settings) {
  if (machine.memory && is_mac(machine)) {
    const std::int64_t memory = label_bytes(*machine.memory);
    if (settings.wired_limit_mib.value_or(0) > 0)
      return std::min(*settings.wired_limit_mib * bytes_per_mib, memory);
    if (settings.macos && *settings.macos < first_macos_with_larger_share) return older_mac_bytes(memory);
  }
  if (machine.usable_mib) return *machine.usable_mib * bytes_per_mib;
  if (!machine.memory) return std::nullopt;
  return std::llround(static_cast<double>(label_bytes(*machine.memory)) * (1 - kept_share(machine)));
}

} // namespace wingspan::engine
