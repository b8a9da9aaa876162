// A decoder's shape: the keys of a config.json that decide sizes, under one spelling each.
//
// Filled by src/config (a file) or by the generated catalogue (src/engine/data/models.csv); read by
// build_model(). Sizes are counts of elements. 0 means "the file does not say"; build_model() then takes the
// family's documented default or refuses. Views point into storage of the reader and need only live until
// build_model() returns.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace wingspan::engine {

/// A yes/no key that a file may leave out.
enum class Flag : std::int8_t { absent = -1, off = 0, on = 1 };

/// One layer of a model whose layers differ by width (Nemotron-NAS block_configs). 0 = the part is missing.
struct LayerWidths {
  std::int64_t kv_heads = 0;
  std::int64_t ffn = 0;
};

/// Characters of Shape::layer_kinds, one per layer.
namespace layer_kind {
inline constexpr char full = 'f';         // softmax attention over all tokens
inline constexpr char sliding = 's';      // softmax attention in a window or chunk
inline constexpr char mamba = 'm';        // Mamba mixer: the first kind in Jamba, else Mamba-2
inline constexpr char delta = 'd';        // gated DeltaNet
inline constexpr char conv = 'c';         // gated short convolution
inline constexpr char mlp_only = '-';     // Nemotron-H: an MLP block without a mixer
inline constexpr char experts_only = 'E'; // Nemotron-H: a mixture-of-experts block without a mixer
} // namespace layer_kind

struct Shape {
  std::string_view model_type = {}; // as Hugging Face spells it, e.g. "qwen3"

  std::int64_t hidden = 0, ffn = 0, layers = 0, heads = 0, kv_heads = 0, head_dim = 0, value_head_dim = 0;
  std::int64_t vocab = 0, positions = 0;
  Flag tied = Flag::absent;

  Flag attention_bias = Flag::absent, output_bias = Flag::absent, mlp_bias = Flag::absent,
       head_bias = Flag::absent;
  Flag qk_norm = Flag::absent, parallel_residual = Flag::absent, multi_query = Flag::absent;
  Flag new_decoder = Flag::absent;  // Falcon: new_decoder_architecture
  std::int64_t parallel_norms = 0;  // Falcon: num_ln_in_parallel_attn; 0: two with the new decoder
  Flag key_is_value = Flag::absent; // Gemma 4: attention_k_eq_v

  // Layers that differ from each other.
  std::string_view layer_kinds = {};  // one character per layer, see layer_kind; empty: the family's pattern
  std::string_view dense_layers = {}; // one character per layer, '1' where a dense MLP replaces the experts
  std::span<const LayerWidths> layer_widths = {}; // per layer, or empty
  std::int64_t full_attention_every = 0; // every n-th layer attends fully, the others are sliding or linear
  std::int64_t sliding_window = 0;
  std::int64_t global_head_dim = 0, global_kv_heads = 0; // Gemma 4: full-attention layers
  std::int64_t sliding_kv_heads = 0;                     // MiMo-V2: sliding layers

  // Mixture of experts.
  std::int64_t experts = 0, experts_active = 0, expert_ffn = 0, shared_experts = 0, shared_ffn = 0;
  std::int64_t first_dense = 0, experts_every = 0, dense_ffn = 0, expert_latent = 0;

  // Multi-head latent attention (DeepSeek).
  std::int64_t q_lora_rank = 0, kv_lora_rank = 0, qk_nope_dim = 0, qk_rope_dim = 0;
  std::int64_t index_heads = 0, index_head_dim = 0; // the indexer that picks tokens (DeepSeek V3.2, GLM-5)

  // State-space mixers (Mamba): state width, groups, heads, convolution width, inner width, rank of the step
  // size.
  std::int64_t ssm_state = 0, ssm_groups = 0, ssm_heads = 0, ssm_head_dim = 0, ssm_inner = 0, ssm_conv = 0,
               ssm_step_rank = 0, ssm_expand = 0;
  Flag mixer_norm = Flag::absent; // Falcon-H1: mamba_rms_norm, off where absent

  // Gated DeltaNet, and LFM2's short convolution.
  std::int64_t delta_key_heads = 0, delta_value_heads = 0, delta_key_dim = 0, delta_value_dim = 0,
               delta_conv = 0;
  std::int64_t conv_cache = 0, ffn_multiple_of = 0;
  Flag ffn_auto_adjust = Flag::absent;

  double attention_softcap = 0, logit_softcap = 0; // 0: none
  std::int64_t per_layer_input = 0;                // Gemma 3n/4: hidden_size_per_layer_input
};

} // namespace wingspan::engine
