#include "engine/machines.hpp"

#include <array>
#include <cstddef>

#include "generated/engine/machine_rows.hpp"

namespace wingspan::engine {
namespace {

// Takes the text up to `end` off the front of `rest`, and `end` with it.
std::string_view take(std::string_view& rest, char end) {
  const std::size_t length = rest.find(end);
  const std::string_view field = rest.substr(0, length);
  rest.remove_prefix(length + 1);
  return field;
}

std::int32_t whole_number(std::string_view digits) {
  std::int32_t value = 0;
  for (const char digit : digits) value = value * 10 + (digit - '0');
  return value;
}

struct Catalogue {
  std::array<Machine, machine_count> machines;
  std::array<const Machine*, preset_count> presets{};

  Catalogue() {
    std::string_view rest = machine_rows;
    for (Machine& machine : machines) {
      machine.id = take(rest, '\t');
      machine.name = take(rest, '\t');
      machine.kind = static_cast<MachineKind>(whole_number(take(rest, '\t')));
      const std::string_view memory_gb = take(rest, '\t');
      if (!memory_gb.empty()) machine.memory = Gigabytes{whole_number(memory_gb)};
      const std::string_view usable_mib = take(rest, '\t');
      if (!usable_mib.empty()) machine.usable_mib = whole_number(usable_mib);
      const std::string_view preset = take(rest, '\t');
      if (!preset.empty()) presets[static_cast<std::size_t>(whole_number(preset) - 1)] = &machine;
      machine.short_name = take(rest, '\n');
    }
  }
};

const Catalogue& catalogue() {
  static const Catalogue instance;
  return instance;
}

}  // namespace

std::span<const Machine> machines() { return catalogue().machines; }
std::span<const Machine* const> preset_machines() { return catalogue().presets; }

std::string_view machine_kind_id(MachineKind kind) {
  switch (kind) {
    case MachineKind::discrete: return "discrete";
    case MachineKind::laptop: return "laptop";
    case MachineKind::datacentre: return "datacentre";
    case MachineKind::unified: return "unified";
  }
  return {};
}

}  // namespace wingspan::engine
