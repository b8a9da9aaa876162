// One decoder layer of a Shape as a Block: every matrix, expert tensor and small tensor of the layer.
//
// Formulas follow the modules that families.csv names. Sizes must have passed check_sizes() of build_model().
#pragma once

#include <cstdint>

#include "engine/model.hpp"
#include "engine/shape.hpp"

namespace wingspan::engine {

/// Family traits with the config's own switches applied.
struct Traits {
  Norm norm;
  Residual residual;
  bool qkv_bias, output_bias, mlp_bias;
  Mlp mlp;
  QkNorm qk_norm; // off, head, full or heads
  Fused fused;
  Router router;
  bool expert_bias, head_bias;
  bool shared_gate;          // a gate h -> 1 before the shared expert (Qwen MoE)
  bool output_gate;          // a gate as wide as the query, from its own input (Qwen3-Next, Muse Glimmer)
  bool dense_beside_experts; // Gemma 4: a dense MLP runs beside the experts
  bool first_mamba;          // Jamba: its state-space layers are of the first kind, with norms inside
  std::uint8_t layer_scalars;
  Mixer mixer;
};

Traits resolve_traits(const Family& family, const Shape& shape);

/// The layer at `index`; `kind` is its character of layer_kind, `dense` whether a dense MLP replaces the
/// experts.
Block build_block(const Shape& shape, const Traits& traits, std::int64_t index, char kind, bool dense);

/// Elements and tensors of one norm over `width`.
std::uint64_t norm_elements(Norm norm, std::uint64_t width);
std::uint32_t norm_tensors(Norm norm);

} // namespace wingspan::engine
