#include "engine/block_builder.hpp"

namespace wingspan::engine {

namespace {

bool decided(Bias bias, Flag flag) {
  switch (bias) {
  case Bias::off: return false;
  case Bias::on: return true;
  case Bias::key: return flag == Flag::on;
  case Bias::key_on: return flag != Flag::off;
  }
  return false;
}

std::uint32_t u32(std::int64_t value) { return static_cast<std::uint32_t>(value); }
std::uint64_t u64(std::int64_t value) { return static_cast<std::uint64_t>(value); }

struct Builder {
  const Shape& shape;
  const Traits& traits;
  Block block;

  void matrix(Role role, std::int64_t in, std::int64_t out, bool bias = false) {
    block.linear[block.linears++] = {role, u32(in), u32(out)};
    if (bias) small(u64(out));
  }
  void small(std::uint64_t elements, std::uint32_t tensors = 1) {
    block.other += elements;
    block.other_tensors += tensors;
  }
  void norm(std::int64_t width, std::uint32_t how_many = 1) {
    small(how_many * norm_elements(traits.norm, u64(width)), how_many * norm_tensors(traits.norm));
  }

  void attention(bool full) {
    const bool global = full && shape.global_head_dim > 0;
    const std::int64_t dim = global ? shape.global_head_dim : shape.head_dim;
    const std::int64_t value_dim = shape.value_head_dim > 0 ? shape.value_head_dim : dim;
    std::int64_t kv = shape.kv_heads;
    if (full && shape.global_kv_heads > 0) kv = shape.global_kv_heads;
    if (!full && shape.sliding_kv_heads > 0) kv = shape.sliding_kv_heads;
    const std::int64_t a = shape.heads * dim, k = kv * dim, v = kv * value_dim;
    const bool shared_kv = full && shape.key_is_value == Flag::on;
    if (traits.fused == Fused::qkv || traits.fused == Fused::both) {
      matrix(Role::qkv, shape.hidden, a + k + v, traits.qkv_bias);
    } else {
      matrix(Role::q, shape.hidden, traits.output_gate ? 2 * a : a, traits.qkv_bias);
      matrix(Role::k, shape.hidden, k, traits.qkv_bias);
      if (!shared_kv) matrix(Role::v, shape.hidden, v, traits.qkv_bias);
    }
    matrix(Role::o, shape.heads * value_dim, shape.hidden, traits.output_bias);
    if (traits.qk_norm == QkNorm::head) norm(dim, 2);
    if (traits.qk_norm == QkNorm::full || traits.qk_norm == QkNorm::heads) small(u64(a + k), 2);
    const bool sinks = shape.model_type == "gpt_oss" || (shape.model_type == "mimo_v2_flash" && !full);
    if (sinks) small(u64(shape.heads));
    block.heads = u32(shape.heads);
    block.kv_heads = u32(kv);
    block.head_dim = u32(dim);
    block.value_dim = u32(value_dim);
    block.windowed = !full;
  }

  void latent_attention() {
    const std::int64_t query = shape.heads * (shape.qk_nope_dim + shape.qk_rope_dim);
    if (shape.q_lora_rank > 0) {
      matrix(Role::q_down, shape.hidden, shape.q_lora_rank, traits.qkv_bias);
      norm(shape.q_lora_rank);
      matrix(Role::q_up, shape.q_lora_rank, query);
    } else {
      matrix(Role::q, shape.hidden, query);
    }
    matrix(Role::kv_down, shape.hidden, shape.kv_lora_rank + shape.qk_rope_dim, traits.qkv_bias);
    norm(shape.kv_lora_rank);
    matrix(Role::kv_up, shape.kv_lora_rank, shape.heads * (shape.qk_nope_dim + shape.value_head_dim));
    matrix(Role::o, shape.heads * shape.value_head_dim, shape.hidden, traits.output_bias);
    if (shape.index_heads > 0) indexer();
    block.heads = block.kv_heads = u32(shape.heads);
    block.head_dim = u32(shape.qk_nope_dim + shape.qk_rope_dim);
    block.value_dim = u32(shape.value_head_dim);
  }

  // DeepSeek sparse attention: queries from the compressed query, one key, a weight per head; the key's norm
  // is a layer norm.
  void indexer() {
    matrix(Role::index, shape.q_lora_rank, shape.index_heads * shape.index_head_dim);
    matrix(Role::index, shape.hidden, shape.index_head_dim);
    matrix(Role::index, shape.hidden, shape.index_heads);
    small(norm_elements(Norm::layer, u64(shape.index_head_dim)), norm_tensors(Norm::layer));
  }

  void mamba2() {
    const std::int64_t inner = shape.ssm_inner, heads = shape.ssm_heads;
    const std::int64_t mixed = inner + 2 * shape.ssm_groups * shape.ssm_state;
    matrix(Role::mixer_in, shape.hidden, inner + mixed + heads);
    small(u64(mixed * shape.ssm_conv));
    small(u64(mixed));        // convolution bias
    small(u64(3 * heads), 3); // A_log, D, dt_bias
    const bool gated_norm = traits.mixer != Mixer::attention_and_mamba || shape.mixer_norm == Flag::on;
    if (gated_norm) small(u64(inner));
    matrix(Role::mixer_out, inner, shape.hidden);
  }

  void mamba1() {
    const std::int64_t inner = shape.ssm_inner, state = shape.ssm_state, rank = shape.ssm_step_rank;
    matrix(Role::mixer_in, shape.hidden, 2 * inner);
    small(u64(inner * shape.ssm_conv));
    small(u64(inner)); // convolution bias
    matrix(Role::mixer_x, inner, rank + 2 * state);
    matrix(Role::mixer_step, rank, inner, true);
    small(u64(inner * state));                               // A_log
    small(u64(inner));                                       // D
    if (traits.first_mamba) small(u64(rank + 2 * state), 3); // Jamba: norms of the step, B and C
    matrix(Role::mixer_out, inner, shape.hidden);
  }

  void delta_net() {
    const std::int64_t keys = shape.delta_key_heads * shape.delta_key_dim;
    const std::int64_t values = shape.delta_value_heads * shape.delta_value_dim;
    matrix(Role::mixer_in, shape.hidden, 2 * keys + 2 * values);
    matrix(Role::mixer_in_small, shape.hidden, 2 * shape.delta_value_heads);
    small(u64((2 * keys + values) * shape.delta_conv));
    small(u64(2 * shape.delta_value_heads), 2); // dt_bias, A_log
    small(u64(shape.delta_value_dim));          // gated norm
    matrix(Role::mixer_out, values, shape.hidden);
  }

  void short_convolution() {
    matrix(Role::mixer_in, shape.hidden, 3 * shape.hidden);
    small(u64(shape.hidden * shape.conv_cache));
    matrix(Role::mixer_out, shape.hidden, shape.hidden);
  }

  void dense_mlp(std::int64_t width) {
    if (width == 0) return;
    block.ffn = u32(width);
    block.mlp = traits.mlp == Mlp::gated ? MlpKind::gated : MlpKind::plain;
    if (traits.mlp == Mlp::plain) {
      matrix(Role::up, shape.hidden, width, traits.mlp_bias);
    } else if (traits.fused == Fused::gate_up || traits.fused == Fused::both) {
      matrix(Role::gate_up, shape.hidden, 2 * width, traits.mlp_bias);
    } else {
      matrix(Role::gate, shape.hidden, width, traits.mlp_bias);
      matrix(Role::up, shape.hidden, width, traits.mlp_bias);
    }
    matrix(Role::down, width, shape.hidden, traits.mlp_bias);
  }

  void experts() {
    const bool gated = traits.mlp == Mlp::gated;
    const std::int64_t in = shape.expert_latent > 0 ? shape.expert_latent : shape.hidden;
    const std::int64_t width = shape.expert_ffn, inner = gated ? 2 * width : width;
    block.experts = {u32(shape.experts), u32(shape.experts_active), u32(width), u32(in),
                     u64(in * inner + width * in + (traits.expert_bias ? inner + in : 0))};
    if (shape.expert_latent > 0) {
      matrix(Role::latent_in, shape.hidden, in);
      matrix(Role::latent_out, in, shape.hidden);
    }
    block.router = u64(shape.experts * shape.hidden);
    small(block.router);
    if (traits.router == Router::bias || traits.router == Router::score_bias) small(u64(shape.experts));
    if (traits.router == Router::scaled) small(u64(shape.hidden + shape.experts), 2);
    const std::int64_t shared =
        shape.shared_ffn > 0 ? shape.shared_ffn : shape.shared_experts * shape.expert_ffn;
    if (shared > 0) {
      block.shared_ffn = u32(shared);
      if (gated) matrix(Role::shared_gate, shape.hidden, shared);
      matrix(Role::shared_up, shape.hidden, shared);
      matrix(Role::shared_down, shared, shape.hidden);
      if (traits.shared_gate) small(u64(shape.hidden));
    }
  }

  void layer_norms() {
    switch (traits.residual) {
    case Residual::single:
    case Residual::parallel: norm(shape.hidden); break;
    case Residual::pre:
    case Residual::post:
    case Residual::parallel_two: norm(shape.hidden, 2); break;
    case Residual::sandwich: norm(shape.hidden, 4); break;
    }
  }

  void mixer(char kind) {
    switch (kind) {
    case layer_kind::mamba:
      block.mixer = traits.first_mamba ? Mixer::mamba1 : Mixer::mamba;
      return traits.first_mamba ? mamba1() : mamba2();
    case layer_kind::delta: block.mixer = Mixer::delta; return delta_net();
    case layer_kind::conv: block.mixer = Mixer::conv; return short_convolution();
    default: break;
    }
    block.mixer = traits.mixer == Mixer::delta ? Mixer::attention : traits.mixer;
    switch (traits.mixer) {
    case Mixer::latent: return latent_attention();
    case Mixer::mamba1: return mamba1();
    case Mixer::attention_and_mamba: mamba2(); [[fallthrough]];
    default: return attention(kind == layer_kind::full);
    }
  }

  // One part per layer: a mixer, an MLP or experts under one norm.
  void single_part(char kind) {
    if (kind == layer_kind::mlp_only || kind == layer_kind::experts_only) {
      block.mixer = Mixer::none;
      kind == layer_kind::mlp_only ? dense_mlp(shape.ffn) : experts();
    } else {
      mixer(kind);
    }
    layer_norms();
  }

  // Nemotron-NAS: a part that a layer lacks takes its norm with it.
  void own_widths(const LayerWidths& widths) {
    block.mixer = Mixer::none;
    if (widths.kv_heads > 0) {
      Shape own = shape;
      own.kv_heads = widths.kv_heads;
      Builder part{own, traits, block};
      part.block.mixer = Mixer::attention;
      part.attention(true);
      part.norm(shape.hidden);
      block = part.block;
    }
    dense_mlp(widths.ffn);
    if (widths.ffn > 0) norm(shape.hidden);
  }
};

std::int64_t mlp_width(const Shape& shape) {
  if (shape.model_type == "granitemoehybrid" && shape.shared_ffn > 0) return shape.shared_ffn;
  if (shape.dense_ffn > 0) return shape.dense_ffn;
  return shape.ffn;
}

} // namespace

std::uint64_t norm_elements(Norm norm, std::uint64_t width) {
  switch (norm) {
  case Norm::rms:
  case Norm::rms_wide:
  case Norm::rms_plus_one:
  case Norm::layer_no_bias: return width;
  case Norm::layer: return 2 * width;
  case Norm::bare: return 0;
  }
  return 0;
}

std::uint32_t norm_tensors(Norm norm) { return norm == Norm::layer ? 2 : norm == Norm::bare ? 0 : 1; }

Traits resolve_traits(const Family& family, const Shape& shape) {
  Traits traits{};
  traits.norm = family.norm;
  traits.residual = family.residual;
  traits.qkv_bias = decided(family.qkv_bias, shape.attention_bias);
  const Flag output_flag = shape.output_bias != Flag::absent ? shape.output_bias : shape.attention_bias;
  traits.output_bias = decided(family.output_bias, output_flag);
  traits.mlp_bias = decided(family.mlp_bias, shape.mlp_bias);
  traits.mlp = family.mlp;
  traits.qk_norm = family.qk_norm;
  if (family.qk_norm == QkNorm::head_key)
    traits.qk_norm = shape.qk_norm == Flag::on ? QkNorm::head : QkNorm::off;
  if (family.qk_norm == QkNorm::heads_key)
    traits.qk_norm = shape.qk_norm == Flag::on ? QkNorm::heads : QkNorm::off;
  traits.fused = family.fused;
  traits.router = family.router;
  traits.expert_bias = family.expert_bias;
  traits.head_bias = shape.head_bias != Flag::absent ? shape.head_bias == Flag::on : family.head_bias;
  traits.layer_scalars = family.layer_scalars;
  traits.mixer = family.mixer;
  const std::string_view type = family.model_type;
  const bool qwen_hybrid = type.starts_with("qwen3_next") || type.starts_with("qwen3_5");
  traits.shared_gate = qwen_hybrid || type == "qwen2_moe";
  traits.output_gate = qwen_hybrid || type == "muse_glimmer";
  traits.first_mamba = type == "jamba";
  traits.dense_beside_experts = type.starts_with("gemma4");
  if (shape.parallel_residual != Flag::absent && family.residual != Residual::parallel_two) {
    traits.residual = shape.parallel_residual == Flag::on ? Residual::parallel : Residual::pre;
  }
  if (shape.new_decoder == Flag::on)
    traits.residual = shape.parallel_norms == 1 ? Residual::parallel : Residual::parallel_two;
  return traits;
}

Block build_block(const Shape& shape, const Traits& traits, std::int64_t index, char kind, bool dense) {
  Builder build{shape, traits, {}};
  if (!shape.layer_widths.empty()) {
    build.own_widths(shape.layer_widths[static_cast<std::size_t>(index)]);
    return build.block;
  }
  if (traits.residual == Residual::single) {
    build.single_part(kind);
    return build.block;
  }
  build.mixer(kind);
  build.layer_norms();
  if (shape.experts == 0 || dense) {
    build.dense_mlp(mlp_width(shape));
  } else {
    if (traits.dense_beside_experts) {
      build.dense_mlp(shape.ffn);
      build.norm(shape.hidden, 3);
    }
    build.experts();
  }
  if (traits.layer_scalars > 0) build.small(traits.layer_scalars, traits.layer_scalars);
  return build.block;
}

} // namespace wingspan::engine
