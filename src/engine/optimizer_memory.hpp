// What an optimizer keeps, and what its step needs for a moment.
#pragma once

#include <cstdint>

#include "engine/training.hpp"

namespace wingspan::engine {

/// The trained tensors, summed up.
struct TrainedTensors {
  std::int64_t numbers = 0;
  std::int64_t tensors = 0;
  std::int64_t largest = 0;          // numbers of the largest tensor
  std::int64_t rows_and_columns = 0; // of all matrices, for factored states
  std::int64_t vector_numbers = 0;   // numbers in tensors without two dimensions
  std::int64_t small_numbers = 0;    // numbers in tensors too small for 8-bit states
  std::int64_t bytes_each = 2;       // 2 or 4; states of AdamW take the parameter's type
};

/// All parameters for full training, else the adapters.
TrainedTensors trained_tensors(const Model& model, const Training& training);

/// The trained copies of saved modules: a table or head of vocab x hidden each, in the type of the stored
/// weights. Tied weights come apart: each named module gets its own copy, and the others stay with the frozen
/// original, as PEFT does it unless ensure_weight_tying is set
/// (its issues 1750 and 2864). Adapters are cast to fp32 by PEFT, copies are not (cast_adapter_dtype).
TrainedTensors saved_tensors(const Model& model, const Training& training);

struct OptimizerMemory {
  std::int64_t states = 0;     // bytes between steps
  std::int64_t paged = 0;      // the part of `states` that can leave for the host
  std::int64_t step_extra = 0; // bytes that only the step itself needs
};

/// adamw and adafactor as torch runs them on a GPU (foreach: all tensors at once).
OptimizerMemory optimizer_memory(Optimizer optimizer, const TrainedTensors& trained);

/// Two sets of tensors under one optimizer. torch steps tensors of one type at a time, so that the extra of
/// two types is the larger one; the tables of 8-bit states exist once.
OptimizerMemory optimizer_memory(Optimizer optimizer, const TrainedTensors& one, const TrainedTensors& two);

} // namespace wingspan::engine
