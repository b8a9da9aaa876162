// Which single change of a training saves the most memory.
//
//   for (const Saving& saving : savings(model, training)) ...   most first
//
// Each change is tried alone, by a second estimate; nothing is guessed from parts. Nothing is allocated.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/ledger.hpp"

namespace wingspan::engine {

/// One setting, changed. Each leaves the model and the data as they are, except half_sequence, which shortens
/// the examples.
enum class Change : std::uint8_t {
  checkpointing,       // recompute layers in the backward pass
  fused_loss,          // logits never whole
  half_sequence,       // half as many tokens per sequence
  one_sequence,        // micro-batch of 1; gradient accumulation keeps the batch
  flash_attention,     // from written-out attention: no score matrix
  adamw_fused,         // from AdamW over all tensors at once: no temporaries in the step
  adamw_8bit,          // from AdamW with 16- or 32-bit states
  double_quantisation, // from nf4: the scales quantised as well
  no_kbit_preparation, // unquantised weights stay in 16 bit
  bf16_adapters,       // from fp32 adapters
  lora,                // from full training: a frozen base
  qlora,               // from full training or LoRA: a frozen base of 4 bits
  two_gpus,            // everything that lasts shared by two GPUs (zero3)
  full_sharding,       // from a lesser sharding over the same GPUs: zero3
};
inline constexpr std::size_t change_count = 14;

/// "checkpointing", "fused-loss", "half-sequence", "batch-1", "flash-attention", "adamw-fused",
/// "adamw-8bit", "double-quantisation", "no-kbit-preparation", "bf16-adapters", "lora", "qlora", "two-gpus", "full-sharding".
std::string_view change_id(Change change);

/// The training after the change; nullopt where it is there already or its framework has no such thing.
std::optional<Training> changed(const Training& training, Change change);

struct Saving {
  Change change{};
  std::int64_t bytes = 0; // total before less total after, above 0
  std::int64_t total = 0; // after; of one GPU
};

struct Savings {
  std::array<Saving, change_count> all{};
  std::size_t count = 0;
  const Saving* begin() const { return all.data(); }
  const Saving* end() const { return all.data() + count; }
};

/// The changes that save something, most first; equal ones in the order of Change. `training` trains something
/// and is countable (ledger.hpp); a change that would leave nothing to train is left out.
Savings savings(const Model& model, const Training& training);

} // namespace wingspan::engine
