// What the learner has set in the explorer, as settings text (settings.hpp).
//
//   mode=rule|exact  scale=linear|log  bar=SIZE/METHOD (own/METHOD: the catalogue model)  hide=LETTERS
//   seq, batch, rank: numbers  to (targets), ckpt, optim, quant, att, loss: ids of engine/training.hpp
//   model=ID of the catalogue, or its last part; none
// Only what differs from the default is written, at most 200 characters.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/catalogue.hpp"
#include "engine/lesson_table.hpp"
#include "engine/training.hpp"

namespace wingspan::report {

// The order of engine::Itemised; then what the lesson's rule does not itemise.
enum class MemoryPart { weights, adapters, gradients, optimizer, activations, loss, framework, rest };
inline constexpr std::size_t memory_part_count = 8;
// "weights"
std::string_view memory_part_id(MemoryPart part);

// Stands for the catalogue model where a row of the lesson table is meant.
inline constexpr std::size_t chosen_model = engine::lesson_model_count;

inline constexpr int longest_sequence = 131'072, largest_batch = 32, largest_rank = 1024;

struct ExplorerInput {
  bool exact = false;  // else by the lesson's rule
  bool log = false;    // else linear
  std::size_t size = 2;
  engine::Method method = engine::Method::qlora;
  unsigned hidden = 0;  // bit by MemoryPart
  int sequence = 2048, batch = 1, rank = 16;
  engine::Targets targets = engine::all_linear;
  engine::Checkpointing checkpointing = engine::Checkpointing::on;
  engine::Optimizer optimizer = engine::Optimizer::adamw;
  engine::Quantisation quantisation = engine::Quantisation::nf4_dq;
  engine::Attention attention = engine::Attention::sdpa;
  engine::Loss loss = engine::Loss::standard;
  std::string model;  // beside the six sizes, by id or name of the catalogue; one that it lacks is as if none were named

  bool hides(MemoryPart part) const { return (hidden >> static_cast<unsigned>(part) & 1U) != 0; }
  friend bool operator==(const ExplorerInput&, const ExplorerInput&) = default;
};

ExplorerInput read_explorer(std::string_view settings);
std::string explorer_settings(const ExplorerInput& input);
// One setting changed; an unknown name or value changes nothing. Beyond the names above: size (a label of the table), method,
// and part-NAME (on, off, only: it alone, or all again).
ExplorerInput with_explorer(ExplorerInput input, std::string_view name, std::string_view value);

// What trains a bar of that method.
engine::Training training_of(const ExplorerInput& input, engine::Method method);

// The catalogue's models that can be counted, by name (explorer_models.cpp). Reading settings needs none of them, so that
// engine.wasm does without.
struct CountedModel {
  const engine::CatalogueModel* model = nullptr;
  std::string_view name;          // the id's last part
  std::uint64_t parameters = 0;
};
std::span<const CountedModel> counted_models();
// By id, or by its last part where one model alone has it; null for any other text.
const engine::CatalogueModel* find_counted_model(std::string_view id);
// The shorter of both that find_counted_model takes.
std::string_view short_name(const CountedModel& model);

}  // namespace wingspan::report
