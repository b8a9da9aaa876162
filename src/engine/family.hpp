// The decoder families: what a model_type says that its config.json does not.
//
// Each row of src/engine/data/families.csv is one family with its source; the table is generated from it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/shape.hpp"

namespace wingspan::engine {

/// Root-mean-square norm that casts back before its weight (Llama), after it (`rms_wide`: OLMo 2, gpt-oss),
/// or multiplies by one plus its weight in fp32 (`rms_plus_one`: Gemma); layer norm with weight and bias,
/// with weight only, without parameters.
enum class Norm : std::uint8_t { rms, rms_wide, rms_plus_one, layer, layer_no_bias, bare };

/// Where a layer's norms stand. `pre`: before attention and before the MLP. `post`: after them (OLMo 2,
/// EXAONE 4). `sandwich`: both (Gemma 2). `parallel`: one norm for both. `parallel_two`: two norms, one
/// residual sum. `single`: one norm and one part per layer (Nemotron-H, Mamba).
enum class Residual : std::uint8_t { pre, post, sandwich, parallel, parallel_two, single };

/// `key`, `key_on`: the config's own key decides (attention_bias, mlp_bias and their old spellings); absent
/// means off, on.
enum class Bias : std::uint8_t { off, on, key, key_on };

/// `gated`: gate, up and down matrices (SwiGLU, GeGLU). `plain`: up and down.
enum class Mlp : std::uint8_t { gated, plain };

/// What a plain MLP applies: one fused kernel, GELU written out in Python (gelu_new), ReLU, or its square.
enum class Activation : std::uint8_t { fused, gelu_new, relu, relu_squared };

/// Rotary position tables: none, one for the model, two (Gemma 3: local and global), one in fp32 (OLMo 2).
enum class Rope : std::uint8_t { none, shared, two_sets, wide };

/// Norm of queries and keys: one weight of head_dim (`head`), over the whole projection (`full`), one per
/// head (`heads`), or a `key` of the config that switches `head` or `heads` on.
enum class QkNorm : std::uint8_t { off, head, full, heads, head_key, heads_key };

/// Which projections are one matrix.
enum class Fused : std::uint8_t { none, qkv, gate_up, both };

/// A routing layer beside its matrix: nothing, a bias that steers the choice (one per expert), a trained
/// bias, or Gemma 4's scales.
enum class Router : std::uint8_t { plain, score_bias, bias, scaled };

/// Which mixer stands in a layer that is not marked otherwise.
enum class Mixer : std::uint8_t { attention, latent, mamba, mamba1, delta, conv, attention_and_mamba, none };

struct Family {
  std::string_view model_type;
  Norm norm;
  Residual residual;
  Bias qkv_bias, output_bias, mlp_bias;
  Mlp mlp;
  Activation activation;
  QkNorm qk_norm;
  Fused fused;
  bool tied;                 // default of tie_word_embeddings
  std::int8_t position_rows; // learned position table: rows beyond `positions` (OPT: 2), -1: no table
  Rope rope;
  bool head_bias;             // lm_head has a bias
  bool embedding_norm;        // a norm after the embedding (BLOOM)
  std::uint8_t layer_scalars; // trained single numbers per layer (Apertus xIELU: 2, Gemma 4: 1)
  Router router;
  bool expert_bias;
  Mixer mixer;
  std::int64_t full_every; // default pattern: every n-th layer attends fully; 0 none
};

/// All families, sorted by model_type.
std::span<const Family> families();

/// The row of a model_type, or nullptr.
const Family* find_family(std::string_view model_type);

/// Why a model_type has no row: it is no decoder, a decoder that the counts of this engine can't describe, or
/// not known.
enum class Foreign : std::uint8_t {
  no,
  encoder_only,
  encoder_decoder,
  no_text_model,        // a vision or audio tower, a contrastive pair
  attention_free,       // a recurrence in place of attention (RWKV, xLSTM, RetNet)
  linear_attention,     // a kind of its own (MiniMax lightning, Kimi delta)
  compressed_attention, // over compressed keys (DeepSeek V4)
  recurrent,            // a recurrence beside attention (RecurrentGemma)
  shared_blocks,        // blocks that several layers share, each with small weights of its own (Zamba)
  cross_attention,      // layers that read another tower (Llama 3.2 Vision)
  per_layer_inputs,     // streams and tables per layer (Gemma 3n)
  unsupported
};
Foreign foreign_family(std::string_view model_type);

} // namespace wingspan::engine
