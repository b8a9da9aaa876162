// What the explorer's bars are made of, in bytes: the lesson's rule, and the exact engine.
#pragma once

#include <optional>
#include <string_view>

#include "engine/ledger.hpp"
#include "engine/machines.hpp"
#include "report/explorer.hpp"

namespace wingspan::report {

// What a group of three bars is about.
struct ExplorerSubject {
  std::string_view label;                 // "8B", "Qwen3-8B"
  std::string_view base;                  // whose shape stands in for a size; empty for a catalogue model
  const engine::Model* model = nullptr;   // stays as long as the program, or until another catalogue model is asked for
  std::size_t row = chosen_model;         // of the lesson table
  std::uint64_t parameters = 0;           // by the rule: the size's own number
};
ExplorerSubject explorer_subject(const ExplorerInput& input, std::size_t size);

// By the lesson: its table for a size, size x head figure for any other model. Itemised as far as the rule goes: the
// optimizer at the upper end of its range, and with full fine-tuning what is left are the activations, else the rest.
PartBytes rule_bytes(const ExplorerSubject& subject, engine::Method method);
PartBytes exact_bytes(const engine::Itemised& bytes);

// Where the memory ends: as plain GB for the rule, as bytes that a GPU can use for the exact engine.
std::int64_t ceiling_bytes(const engine::Machine& machine, bool exact);
// The learner's own; nullopt without one.
std::optional<std::int64_t> own_ceiling_bytes(const ExerciseInput& exercise, bool exact);
std::optional<engine::Gigabytes> own_memory(const ExerciseInput& exercise);

}  // namespace wingspan::report
