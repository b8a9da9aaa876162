// The size of a model's LoRA adapters.
#pragma once

#include <cstdint>

#include "engine/training.hpp"

namespace wingspan::engine {

/// Numbers per unit of rank: each adapted matrix in -> out gets A (rank x in) and B (out x rank).
struct AdapterSize {
  std::uint64_t per_rank = 0;
  std::uint32_t matrices = 0; // adapted ones; each has two tensors
  std::uint64_t widest = 0;   // the larger side of the widest adapter tensor
};

AdapterSize adapter_size(const Model& model, Targets targets);

/// The same for one block.
AdapterSize adapter_size(const Block& block, Targets targets);

} // namespace wingspan::engine
