// What a training choice means in bytes per number. The symbols of the memory model, worked out once per
// estimate.
#pragma once

#include <cstdint>

#include "engine/training.hpp"

namespace wingspan::engine {

/// Byte widths and switches of one training step. Widths are bytes per number: 2 or 4.
struct Numerics {
  std::int64_t batch = 1, sequence = 1, tokens = 1, rank = 0;
  std::int64_t compute = 2;  // matrix products, attention
  std::int64_t residual = 2; // the stream between layers, and the input of each norm
  std::int64_t mlp = 2;      // gate, up and their product
  std::int64_t stored = 2;   // unquantised weights as they lie in memory
  std::int64_t weight = 2;   // unquantised weights as a layer uses them, and their gradients
  std::int64_t logits = 2;
  std::int64_t adapter = 4;                           // stored adapter weights and their gradients
  std::int64_t adapter_input = 4;                     // what an adapter multiplies
  std::int64_t mask = 2;                              // an attention mask written as numbers
  std::int64_t finished_gradient = 2;                 // gradients of the layers that are done
  std::int64_t gradient_parts = 1;                    // GPUs that share finished gradients among them
  bool embeddings_train = false, head_trains = false; // in full training, or as saved modules
  bool full = false, quantised = false, autocast = false;
  bool checkpointing = false, reentrant = false;
  bool cuda = false; // layer norm's statistics in fp32; torch's CPU kernel keeps them in 16 bit
  bool eager = false, flash = false, padded = false, model_dropout = false;
  bool dropout = false;          // LoRA dropout above 0
  bool kernel_loss = false;      // logits exist once, in fp32
  bool fused_loss = false;       // logits never exist whole
  bool chunked_loss = false;     // logits are whole, the fp32 that follows is not
  bool own_type_loss = false;    // logits and log-softmax in the compute type, both until backward
  bool mlx = false;              // logsumexp instead of a log-softmax
  bool litgpt = false;           // one matrix for q, k and v; see Code
  bool quantised_inputs = false; // each 4-bit matrix keeps its 16-bit input
  bool shared_input = false;     // a bf16 input reaches the adapter uncopied under autocast
  ExpertKernel experts = ExpertKernel::grouped;
  Targets targets;

  /// Whether an adapter uses an input of `bytes` per number as it is, without a cast copy.
  bool keeps_input(std::int64_t bytes) const {
    return autocast ? bytes == 2 && shared_input : bytes == adapter_input;
  }
  bool adapts(Role role) const { return !full && targets.has(role); }
};

Numerics numerics(const Training& training);

} // namespace wingspan::engine
