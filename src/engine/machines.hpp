// The catalogue of machines (src/engine/data/machines.csv): GPUs and computers with unified memory.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/units.hpp"

namespace wingspan::engine {

enum class MachineKind { discrete, laptop, datacentre, unified };

struct Machine {
  std::string_view id;                        // stable: "geforce-rtx-4090-24gb"
  std::string_view name;                      // as the vendor writes it: "GeForce RTX 4090"
  std::string_view short_name;                // presets only, for a label: "RTX 4090"; else empty
  MachineKind kind;
  std::optional<Gigabytes> memory;            // the label on the box; empty where builders choose it
  std::optional<std::int32_t> usable_mib;     // what the GPU can use, where a source says so
};

// All machines in the order of the data file.
std::span<const Machine> machines();
// The machines for buttons, in their order: the two course machines first, then common ones; all with memory.
std::span<const Machine* const> preset_machines();

// What a text names. Exactly one: machine is set. Several: candidates, in the order of the data file.
struct MachineMatch {
  const Machine* machine = nullptr;
  std::vector<const Machine*> candidates;
};

// By id, or by a short form: whole words of an id, in order ("rtx-4090", "m3-ultra-96"); case does not matter, spaces
// stand for hyphens. An exact id wins, then a run of words after which only the memory follows ("rtx-4090" is
// geforce-rtx-4090-24gb, not its laptop namesake), then any run of words.
MachineMatch find_machine(std::string_view id_or_short_form);

// The shortest customary text that find_machine takes for this machine: its id less the vendor's word and the memory
// where that is enough ("rtx-4090", "m3-ultra-96-gb").
std::string short_form(const Machine& machine);

// The stable id of the contract: "discrete", "laptop", "datacentre", "unified".
std::string_view machine_kind_id(MachineKind kind);

}  // namespace wingspan::engine
