// The catalogue of machines (src/engine/data/machines.csv): GPUs and computers with unified memory.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "engine/units.hpp"

namespace wingspan::engine {

enum class MachineKind { discrete, laptop, datacentre, unified };

struct Machine {
  std::string_view id;                        // stable: "geforce-rtx-4090-24gb"
  std::string_view name;                      // as the vendor writes it: "GeForce RTX 4090"
  std::string_view short_name;                // presets only, for a button: "RTX 4090"; else empty
  MachineKind kind;
  std::optional<Gigabytes> memory;            // the label on the box; empty where builders choose it
  std::optional<std::int32_t> usable_mib;     // what the GPU can use, where a source says so
};

// All machines in the order of the data file.
std::span<const Machine> machines();
// The machines for buttons, in their order: the two course machines first, then common ones.
std::span<const Machine* const> preset_machines();

struct MachineMatch {
  const Machine* machine = nullptr;     // set when exactly one machine is meant
  std::span<const Machine* const> candidates;  // two or more when the short form is ambiguous (at most 8)
};

// By id, or by a unique short form: the words of an id, in order, between hyphens ("rtx-4090", "m3-ultra-96").
// An exact id wins; else the shortest whole-word run that names one machine.
const Machine* find_machine(std::string_view id_or_short_form);

// The stable id of the contract: "discrete", "laptop", "datacentre", "unified".
std::string_view machine_kind_id(MachineKind kind);

}  // namespace wingspan::engine
