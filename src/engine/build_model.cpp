// Shape -> Model: defaults, checks, then one Block per distinct layer.
#include <algorithm>

#include "engine/block_builder.hpp"
#include "engine/model.hpp"

namespace wingspan::engine {

namespace {

using Reason = ModelRefusal::Reason;

struct Size {
  std::string_view key;
  std::int64_t Shape::*member;
  std::int64_t limit;
};

// Upper limits are far above any model and keep every product inside 64 bits.
constexpr std::int64_t wide = std::int64_t{1} << 20;
constexpr Size sizes[] = {
    {"hidden_size", &Shape::hidden, wide},
    {"intermediate_size", &Shape::ffn, wide * 4},
    {"num_hidden_layers", &Shape::layers, 4096},
    {"num_attention_heads", &Shape::heads, 8192},
    {"num_key_value_heads", &Shape::kv_heads, 8192},
    {"head_dim", &Shape::head_dim, 8192},
    {"v_head_dim", &Shape::value_head_dim, 8192},
    {"vocab_size", &Shape::vocab, wide * 32},
    {"max_position_embeddings", &Shape::positions, wide * 1024},
    {"num_local_experts", &Shape::experts, 65536},
    {"num_experts_per_tok", &Shape::experts_active, 65536},
    {"moe_intermediate_size", &Shape::expert_ffn, wide * 4},
    {"n_shared_experts", &Shape::shared_experts, 4096},
    {"shared_intermediate_size", &Shape::shared_ffn, wide * 4},
    {"first_k_dense_replace", &Shape::first_dense, 4096},
    {"moe_layer_freq", &Shape::experts_every, 4096},
    {"intermediate_size_mlp", &Shape::dense_ffn, wide * 4},
    {"moe_latent_size", &Shape::expert_latent, wide},
    {"q_lora_rank", &Shape::q_lora_rank, wide},
    {"kv_lora_rank", &Shape::kv_lora_rank, wide},
    {"qk_nope_head_dim", &Shape::qk_nope_dim, 8192},
    {"qk_rope_head_dim", &Shape::qk_rope_dim, 8192},
    {"index_n_heads", &Shape::index_heads, 8192},
    {"index_head_dim", &Shape::index_head_dim, 8192},
    {"num_ln_in_parallel_attn", &Shape::parallel_norms, 2},
    {"state_size", &Shape::ssm_state, 65536},
    {"n_groups", &Shape::ssm_groups, 8192},
    {"mamba_num_heads", &Shape::ssm_heads, 8192},
    {"mamba_head_dim", &Shape::ssm_head_dim, 8192},
    {"mamba_d_ssm", &Shape::ssm_inner, wide},
    {"conv_kernel", &Shape::ssm_conv, 64},
    {"time_step_rank", &Shape::ssm_step_rank, wide},
    {"expand", &Shape::ssm_expand, 1024},
    {"linear_num_key_heads", &Shape::delta_key_heads, 8192},
    {"linear_num_value_heads", &Shape::delta_value_heads, 8192},
    {"linear_key_head_dim", &Shape::delta_key_dim, 8192},
    {"linear_value_head_dim", &Shape::delta_value_dim, 8192},
    {"linear_conv_kernel_dim", &Shape::delta_conv, 64},
    {"conv_L_cache", &Shape::conv_cache, 64},
    {"block_multiple_of", &Shape::ffn_multiple_of, wide},
    {"global_head_dim", &Shape::global_head_dim, 8192},
    {"num_global_key_value_heads", &Shape::global_kv_heads, 8192},
    {"swa_num_key_value_heads", &Shape::sliding_kv_heads, 8192},
    {"sliding_window", &Shape::sliding_window, wide * 1024},
    {"full_attention_interval", &Shape::full_attention_every, 4096},
};
constexpr double most_parameters = 1e15;

struct Check {
  ModelResult& result;
  Shape& shape;

  bool refuse(Reason reason, std::string_view key, std::int64_t value = 0) {
    result.refusal = {reason, key, value, {}};
    return false;
  }
  bool need(std::string_view key, std::int64_t value) { return value > 0 || refuse(Reason::missing, key); }

  bool in_range() {
    for (const Size& size : sizes) {
      const std::int64_t value = shape.*size.member;
      if (value < 0 || value > size.limit) return refuse(Reason::out_of_range, size.key, value);
    }
    return true;
  }

  bool needs_attention(const Family& family) const {
    return family.mixer != Mixer::mamba1 && family.mixer != Mixer::mamba;
  }

  bool attention(const Family& family) {
    if (!need("num_attention_heads", shape.heads)) return false;
    if (family.mixer == Mixer::latent) {
      // MiniCPM3 has no key for the value's width.
      if (family.model_type == "minicpm3" && shape.value_head_dim == 0)
        shape.value_head_dim = shape.hidden / shape.heads;
      return need("kv_lora_rank", shape.kv_lora_rank) && need("qk_nope_head_dim", shape.qk_nope_dim) &&
             need("qk_rope_head_dim", shape.qk_rope_dim) && need("v_head_dim", shape.value_head_dim) &&
             indexer(family);
    }
    if (shape.kv_heads == 0) shape.kv_heads = shape.multi_query == Flag::on ? 1 : shape.heads;
    if (shape.kv_heads > shape.heads || shape.heads % shape.kv_heads != 0) {
      return refuse(Reason::contradiction, "num_key_value_heads", shape.kv_heads);
    }
    if (shape.head_dim == 0) {
      if (shape.hidden % shape.heads != 0) {
        return refuse(Reason::contradiction, "num_attention_heads", shape.heads);
      }
      shape.head_dim = shape.hidden / shape.heads;
    }
    return true;
  }

  // An indexer reads the compressed query and comes with both of its sizes, or not at all.
  bool indexer(const Family& family) {
    const bool has = family.model_type == "deepseek_v32" || family.model_type == "glm_moe_dsa";
    if (!has) shape.index_heads = shape.index_head_dim = 0;
    return !has || (need("index_n_heads", shape.index_heads) &&
                    need("index_head_dim", shape.index_head_dim) && need("q_lora_rank", shape.q_lora_rank));
  }

  bool state_space(const Family& family, bool used) {
    if (!used) return true;
    if (!need("state_size", shape.ssm_state)) return false;
    if (shape.ssm_conv == 0) shape.ssm_conv = 4;
    if (family.mixer == Mixer::mamba1 || family.model_type == "jamba") {
      if (shape.ssm_inner == 0)
        shape.ssm_inner = shape.hidden * (shape.ssm_expand > 0 ? shape.ssm_expand : 2);
      if (shape.ssm_step_rank == 0) shape.ssm_step_rank = (shape.hidden + 15) / 16;
      return true;
    }
    if (shape.ssm_groups == 0) shape.ssm_groups = 1;
    if (!need("mamba_num_heads", shape.ssm_heads)) return false;
    if (shape.ssm_inner == 0 && shape.ssm_head_dim > 0)
      shape.ssm_inner = shape.ssm_heads * shape.ssm_head_dim;
    if (!need("mamba_head_dim", shape.ssm_inner)) return false;
    if (shape.ssm_inner % shape.ssm_heads != 0 ||
        (shape.ssm_head_dim > 0 && shape.ssm_inner != shape.ssm_heads * shape.ssm_head_dim)) {
      return refuse(Reason::contradiction, "mamba_d_ssm", shape.ssm_inner);
    }
    return true;
  }

  bool delta(bool used) {
    return !used || (need("linear_num_key_heads", shape.delta_key_heads) &&
                     need("linear_num_value_heads", shape.delta_value_heads) &&
                     need("linear_key_head_dim", shape.delta_key_dim) &&
                     need("linear_value_head_dim", shape.delta_value_dim) &&
                     need("linear_conv_kernel_dim", shape.delta_conv));
  }

  bool experts() {
    if (shape.experts == 0) return true;
    if (shape.expert_ffn == 0) shape.expert_ffn = shape.ffn;
    if (!need("moe_intermediate_size", shape.expert_ffn)) return false;
    if (!need("num_experts_per_tok", shape.experts_active)) return false;
    if (shape.experts_active > shape.experts) {
      return refuse(Reason::contradiction, "num_experts_per_tok", shape.experts_active);
    }
    return true;
  }
};

Reason reason_of(Foreign foreign) {
  switch (foreign) {
  case Foreign::encoder_only: return Reason::encoder_only;
  case Foreign::encoder_decoder: return Reason::encoder_decoder;
  case Foreign::no_text_model: return Reason::no_text_model;
  case Foreign::attention_free: return Reason::attention_free;
  case Foreign::linear_attention: return Reason::linear_attention;
  case Foreign::compressed_attention: return Reason::compressed_attention;
  case Foreign::recurrent: return Reason::recurrent;
  case Foreign::shared_blocks: return Reason::shared_blocks;
  case Foreign::cross_attention: return Reason::cross_attention;
  case Foreign::per_layer_inputs: return Reason::per_layer_inputs;
  case Foreign::no:
  case Foreign::unsupported: break;
  }
  return Reason::unknown_family;
}

// LFM2 stores a width and trains a narrower one: two thirds, rounded up.
void adjust_ffn(Shape& shape) {
  if (shape.ffn_auto_adjust != Flag::on || shape.ffn_multiple_of == 0) return;
  const std::int64_t narrowed = 2 * shape.ffn / 3;
  shape.ffn = (narrowed + shape.ffn_multiple_of - 1) / shape.ffn_multiple_of * shape.ffn_multiple_of;
}

char kind_of(const Shape& shape, const Family& family, std::int64_t layer) {
  if (!shape.layer_kinds.empty()) return shape.layer_kinds[static_cast<std::size_t>(layer)];
  if (family.mixer == Mixer::mamba) return layer_kind::mamba;
  const std::int64_t every = shape.full_attention_every > 0 ? shape.full_attention_every : family.full_every;
  if (every == 0 || (layer + 1) % every == 0) return layer_kind::full;
  return family.mixer == Mixer::delta ? layer_kind::delta : layer_kind::sliding;
}

bool is_dense(const Shape& shape, std::int64_t layer) {
  if (!shape.dense_layers.empty()) return shape.dense_layers[static_cast<std::size_t>(layer)] == '1';
  if (layer < shape.first_dense) return true;
  return shape.experts_every > 1 && (layer + 1) % shape.experts_every != 0;
}

void add_layer(Model& model, const Block& block) {
  auto found = std::find_if(model.blocks.begin(), model.blocks.end(),
                            [&](const Block& known) { return known.same_shape(block); });
  if (found == model.blocks.end()) {
    model.blocks.push_back(block);
    found = model.blocks.end() - 1;
  }
  ++found->layers;
  const auto index = static_cast<std::uint16_t>(found - model.blocks.begin());
  model.order.push_back(index);
}

double elements(const Block& block) {
  double sum = static_cast<double>(block.other) +
               static_cast<double>(block.experts.count) * static_cast<double>(block.experts.parameters_each);
  for (const Linear& matrix : block.matrices())
    sum += static_cast<double>(matrix.in) * matrix.out;
  return sum;
}

bool check_layers(Check& check, const Family& family) {
  Shape& shape = check.shape;
  const auto layers = static_cast<std::size_t>(shape.layers);
  if (!shape.layer_kinds.empty() && shape.layer_kinds.size() != layers) {
    return check.refuse(Reason::contradiction, "layer_types",
                        static_cast<std::int64_t>(shape.layer_kinds.size()));
  }
  if (!shape.layer_widths.empty() && shape.layer_widths.size() != layers) {
    return check.refuse(Reason::contradiction, "block_configs",
                        static_cast<std::int64_t>(shape.layer_widths.size()));
  }
  if (family.residual == Residual::single && family.mixer == Mixer::attention && shape.layer_kinds.empty()) {
    return check.refuse(Reason::missing, "hybrid_override_pattern");
  }
  const auto uses = [&](char kind) { return shape.layer_kinds.find(kind) != std::string_view::npos; };
  const bool mamba = uses(layer_kind::mamba) || family.mixer == Mixer::attention_and_mamba ||
                     family.mixer == Mixer::mamba || family.mixer == Mixer::mamba1;
  const bool attention = shape.layer_kinds.empty() || uses(layer_kind::full) || uses(layer_kind::sliding);
  if (check.needs_attention(family) && attention && shape.layer_widths.empty() && !check.attention(family))
    return false;
  if (uses(layer_kind::conv) && !check.need("conv_L_cache", shape.conv_cache)) return false;
  for (const LayerWidths& widths : shape.layer_widths) {
    if (widths.kv_heads > shape.heads || widths.kv_heads < 0) {
      return check.refuse(Reason::contradiction, "block_configs", widths.kv_heads);
    }
    if (widths.ffn < 0 || widths.ffn > wide * 4)
      return check.refuse(Reason::out_of_range, "block_configs", widths.ffn);
  }
  if (!shape.layer_widths.empty()) {
    if (!check.need("num_attention_heads", shape.heads)) return false;
    if (shape.head_dim == 0) shape.head_dim = shape.hidden / shape.heads;
  }
  const bool delta = uses(layer_kind::delta) || (family.mixer == Mixer::delta && shape.layer_kinds.empty());
  return check.state_space(family, mamba) && check.delta(delta) && check.experts();
}

bool needs_ffn(const Shape& shape, const Family& family) {
  if (!shape.layer_widths.empty() || family.mixer == Mixer::mamba || family.mixer == Mixer::mamba1)
    return false;
  if (family.residual == Residual::single)
    return shape.layer_kinds.find(layer_kind::mlp_only) != std::string_view::npos;
  return shape.experts == 0 && shape.shared_ffn == 0;
}

void add_outer(Model& model, const Shape& shape, const Family& family, const Traits& traits) {
  const auto hidden = static_cast<std::uint64_t>(shape.hidden);
  const std::uint32_t norms = family.embedding_norm ? 2 : 1;
  model.outer = norms * norm_elements(traits.norm, hidden);
  model.outer_tensors = norms * norm_tensors(traits.norm);
  if (traits.head_bias) {
    model.outer += static_cast<std::uint64_t>(shape.vocab);
    ++model.outer_tensors;
  }
}

} // namespace

ModelResult build_model(const Shape& given) {
  ModelResult result;
  Shape shape = given;
  Check check{result, shape};
  const Family* family = find_family(shape.model_type);
  if (family == nullptr) {
    check.refuse(reason_of(foreign_family(shape.model_type)), "model_type");
    result.refusal.text.assign(shape.model_type.substr(0, 64));
    return result;
  }
  if (!check.in_range() || !check.need("hidden_size", shape.hidden) ||
      !check.need("num_hidden_layers", shape.layers) || !check.need("vocab_size", shape.vocab)) {
    return result;
  }
  if (shape.per_layer_input != 0) {
    check.refuse(Reason::not_countable, "hidden_size_per_layer_input", shape.per_layer_input);
    return result;
  }
  adjust_ffn(shape);
  if (!check_layers(check, *family)) return result;
  if (needs_ffn(shape, *family) && !check.need("intermediate_size", shape.ffn)) return result;
  if (family->position_rows >= 0 && !check.need("max_position_embeddings", shape.positions)) return result;

  const Traits traits = resolve_traits(*family, shape);
  Model& model = result.model;
  double size = 2.0 * static_cast<double>(shape.vocab) * static_cast<double>(shape.hidden);
  for (std::int64_t layer = 0; layer < shape.layers; ++layer) {
    const Block block =
        build_block(shape, traits, layer, kind_of(shape, *family, layer), is_dense(shape, layer));
    size += elements(block);
    if (size > most_parameters) {
      check.refuse(Reason::out_of_range, "num_hidden_layers", shape.layers);
      return result;
    }
    add_layer(model, block);
  }
  model.family = family;
  model.hidden = static_cast<std::uint32_t>(shape.hidden);
  model.layers = static_cast<std::uint32_t>(shape.layers);
  model.vocab = static_cast<std::uint32_t>(shape.vocab);
  if (family->position_rows >= 0) {
    model.position_rows = static_cast<std::uint64_t>(shape.positions + family->position_rows);
  }
  model.tied = shape.tied == Flag::absent ? family->tied : shape.tied == Flag::on;
  model.window = static_cast<std::uint32_t>(std::min<std::int64_t>(shape.sliding_window, UINT32_MAX));
  model.attention_softcap = static_cast<float>(shape.attention_softcap);
  model.logit_softcap = static_cast<float>(shape.logit_softcap);
  model.norm = traits.norm;
  model.residual = traits.residual;
  model.qk_norm = traits.qk_norm;
  add_outer(model, shape, *family, traits);
  result.ok = true;
  return result;
}

} // namespace wingspan::engine
