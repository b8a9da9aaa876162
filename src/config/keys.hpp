// The spellings of each size and switch in config.json files, in the order in which they are tried.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/shape.hpp"

namespace wingspan::config {

using Spellings = std::array<std::string_view, 6>;

struct SizeKey {
  std::int64_t engine::Shape::*member;
  Spellings names;
};

struct FlagKey {
  engine::Flag engine::Shape::*member;
  Spellings names;
};

inline constexpr SizeKey size_keys[] = {
    {&engine::Shape::hidden, {"hidden_size", "n_embd", "d_model", "hidden_dim", "n_embed"}},
    {&engine::Shape::ffn, {"intermediate_size", "ffn_hidden_size", "n_inner", "ffn_dim"}},
    {&engine::Shape::layers, {"num_hidden_layers", "n_layer", "num_layers", "n_layers"}},
    {&engine::Shape::heads, {"num_attention_heads", "n_head", "n_heads", "num_heads"}},
    {&engine::Shape::kv_heads,
     {"num_key_value_heads", "n_head_kv", "num_kv_heads", "multi_query_group_num", "kv_n_heads"}},
    {&engine::Shape::head_dim, {"head_dim", "kv_channels", "attention_head_dim"}},
    {&engine::Shape::value_head_dim, {"v_head_dim"}},
    {&engine::Shape::vocab, {"padded_vocab_size", "vocab_size"}},
    {&engine::Shape::positions,
     {"n_positions", "max_position_embeddings", "n_ctx", "seq_length", "max_seq_len"}},
    {&engine::Shape::sliding_window, {"sliding_window", "attention_chunk_size", "window_size"}},
    {&engine::Shape::full_attention_every,
     {"full_attention_interval", "sliding_window_pattern", "_sliding_window_pattern", "layer_group_size"}},
    {&engine::Shape::global_head_dim, {"global_head_dim"}},
    {&engine::Shape::global_kv_heads, {"num_global_key_value_heads"}},
    {&engine::Shape::sliding_kv_heads, {"swa_num_key_value_heads"}},
    {&engine::Shape::experts, {"num_local_experts", "num_experts", "n_routed_experts", "moe_num_experts"}},
    {&engine::Shape::experts_active,
     {"num_experts_per_tok", "experts_per_token", "top_k_experts", "moe_k", "moe_topk",
      "num_experts_per_token"}},
    {&engine::Shape::expert_ffn, {"moe_intermediate_size"}},
    {&engine::Shape::shared_experts,
     {"n_shared_experts", "num_shared_experts", "moe_num_shared_experts", "num_shared_expert"}},
    {&engine::Shape::shared_ffn,
     {"shared_expert_intermediate_size", "shared_intermediate_size", "moe_shared_expert_intermediate_size"}},
    {&engine::Shape::first_dense, {"first_k_dense_replace", "num_dense_layers", "moe_layer_start_index"}},
    {&engine::Shape::experts_every,
     {"decoder_sparse_step", "moe_layer_freq", "interleave_moe_layer_step", "moe_layer_interval"}},
    {&engine::Shape::dense_ffn, {"intermediate_size_mlp"}},
    {&engine::Shape::expert_latent, {"moe_latent_size"}},
    {&engine::Shape::q_lora_rank, {"q_lora_rank"}},
    {&engine::Shape::kv_lora_rank, {"kv_lora_rank"}},
    {&engine::Shape::qk_nope_dim, {"qk_nope_head_dim"}},
    {&engine::Shape::qk_rope_dim, {"qk_rope_head_dim"}},
    {&engine::Shape::index_heads, {"index_n_heads"}},
    {&engine::Shape::index_head_dim, {"index_head_dim"}},
    {&engine::Shape::parallel_norms, {"num_ln_in_parallel_attn"}},
    {&engine::Shape::ssm_state, {"mamba_d_state", "ssm_state_size", "state_size", "d_state"}},
    {&engine::Shape::ssm_groups, {"mamba_n_groups", "n_groups"}},
    {&engine::Shape::ssm_heads, {"mamba_n_heads", "mamba_num_heads"}},
    {&engine::Shape::ssm_head_dim, {"mamba_d_head", "mamba_head_dim"}},
    {&engine::Shape::ssm_inner, {"mamba_d_ssm"}},
    {&engine::Shape::ssm_conv, {"mamba_d_conv", "conv_kernel", "d_conv"}},
    {&engine::Shape::ssm_step_rank, {"time_step_rank", "mamba_dt_rank"}},
    {&engine::Shape::ssm_expand, {"mamba_expand", "expand"}},
    {&engine::Shape::delta_key_heads, {"linear_num_key_heads"}},
    {&engine::Shape::delta_value_heads, {"linear_num_value_heads"}},
    {&engine::Shape::delta_key_dim, {"linear_key_head_dim"}},
    {&engine::Shape::delta_value_dim, {"linear_value_head_dim"}},
    {&engine::Shape::delta_conv, {"linear_conv_kernel_dim"}},
    {&engine::Shape::conv_cache, {"conv_L_cache"}},
    {&engine::Shape::ffn_multiple_of, {"block_multiple_of"}},
    {&engine::Shape::per_layer_input, {"hidden_size_per_layer_input"}},
};

inline constexpr FlagKey flag_keys[] = {
    {&engine::Shape::tied, {"tie_word_embeddings"}},
    {&engine::Shape::attention_bias,
     {"attention_bias", "add_qkv_bias", "use_qkv_bias", "qkv_bias", "use_bias", "bias"}},
    {&engine::Shape::output_bias, {"attention_out_bias", "add_bias_linear", "use_bias", "bias"}},
    {&engine::Shape::mlp_bias, {"mlp_bias", "add_bias_linear", "use_bias", "bias"}},
    {&engine::Shape::head_bias, {"lm_head_bias"}},
    {&engine::Shape::qk_norm, {"use_qk_norm", "qk_layernorm", "qk_norm"}},
    {&engine::Shape::parallel_residual, {"use_parallel_residual", "parallel_attn"}},
    {&engine::Shape::multi_query, {"multi_query"}},
    {&engine::Shape::new_decoder, {"new_decoder_architecture"}},
    {&engine::Shape::key_is_value, {"attention_k_eq_v"}},
    {&engine::Shape::mixer_norm, {"mamba_rms_norm"}},
    {&engine::Shape::ffn_auto_adjust, {"block_auto_adjust_ff_dim"}},
};

} // namespace wingspan::config
