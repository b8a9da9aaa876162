// What autograd keeps for the backward pass, in bytes, part by part.
//
// Formulas: "Kept for backward" of the memory model, met to the byte by the measured rows (tests/ledger).
// Symbols: T tokens, h hidden, f ffn, A query width, K key width, e bytes per number, SS = batch x heads x
// sequence^2.
#pragma once

#include <cstdint>

#include "engine/numerics.hpp"

namespace wingspan::engine {

/// One layer, when it is not checkpointed (or while it is recomputed).
struct LayerKept {
  std::int64_t norm_attention = 0; // the norm before attention (both norms around it where there are two)
  std::int64_t query_key_norm = 0;
  std::int64_t attention_input = 0; // inputs of q, k, v and of their adapters
  std::int64_t attention = 0;       // q, k, v, output, scores or log-sum-exp; or the mixer's own tensors
  std::int64_t output_input = 0;    // input of o where attention does not keep it
  std::int64_t norm_mlp = 0;
  std::int64_t mlp_input = 0;
  std::int64_t mlp = 0;        // gate, its activation, up
  std::int64_t down_input = 0; // their product
  std::int64_t experts = 0;    // routed rows, expert widths, router
  std::int64_t total() const {
    return norm_attention + query_key_norm + attention_input + attention + output_input + norm_mlp +
           mlp_input + mlp + down_input + experts;
  }
};

/// `first`: the model's first layer, whose input has no gradient unless the embedding trains or layers are
/// checkpointed.
LayerKept layer_kept(const Model& model, const Block& block, const Numerics& n, bool first);

/// Norm over `rows` of `width` numbers; `bytes` per number of its output.
std::int64_t norm_kept(Norm norm, std::int64_t rows, std::int64_t width, std::int64_t bytes,
                       const Numerics& n);

/// Final norm, input of the output head, log-softmax and labels.
std::int64_t head_kept(const Model& model, const Numerics& n);

/// Cosine and sine tables, once per model.
std::int64_t rope_kept(const Model& model, const Numerics& n);

/// Learned positions: their ids and, with the model's dropout, the embedding's mask. Full training only.
std::int64_t embedding_kept(const Model& model, const Numerics& n);

/// 16-bit copies that autocast makes of a matrix and its adapter. `reads_input`: the matrix reads the layer's
/// input.
std::int64_t weight_copies(const Linear& matrix, const Numerics& n, bool without_input_gradient);
std::int64_t weight_copies(const Block& block, const Numerics& n, bool first);
std::int64_t head_copy(const Model& model, const Numerics& n);

/// Whether a matrix reads the layer's (normed) input.
bool reads_layer_input(Role role);

/// Whether windowed layers of this model need a mask of numbers at this length.
bool needs_mask(const Block& block, const Model& model, const Numerics& n);

struct Kept {
  std::int64_t for_backward = 0;  // unique storages without parameters and inputs
  std::int64_t after_forward = 0; // all that lives when the forward pass ends, the loss included
  std::int64_t head = 0;          // the part of for_backward that belongs to the head and loss
};

/// The whole model.
Kept kept(const Model& model, const Numerics& n);

} // namespace wingspan::engine
