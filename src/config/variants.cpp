#include "config/variants.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/family.hpp"

namespace wingspan::config {

namespace {

using engine::Flag;
using engine::QkNorm;
using engine::Shape;
using nlohmann::json;

// Where `key` has `value`, matrices, biases or norms come or go. An empty family: every family.
struct Variant {
  std::string_view family, key;
  bool value;
};
constexpr Variant variants[] = {
    {"opt", "do_layer_norm_before", false}, // no final norm
    {"opt", "enable_bias", false},          // Galactica
    {"opt", "layer_norm_elementwise_affine", false},
    {"gpt2", "add_cross_attention", true},
    {"gpt_bigcode", "add_cross_attention", true},
    {"qwen", "no_bias", false},
    {"mpt", "no_bias", false},
    {"chatglm", "post_layer_norm", false}, // no final norm
    {"chatglm", "rmsnorm", false},
    {"mamba", "use_bias", true},
    {"mamba2", "use_bias", true},
    {"falcon_mamba", "use_bias", true},
    {"nemotron_h", "use_bias", true},
    {"lfm2", "conv_bias", true},
    {"lfm2_moe", "conv_bias", true},
    {"falcon_h1", "projectors_bias", true},
    {"apertus", "post_norm", true},
    {"", "use_cla", true}, // keys and values shared across layers
    {"", "mamba_proj_bias", true},
    {"", "mamba_conv_bias", false},
    {"", "use_conv_bias", false},
};

// A norm of queries and keys that the file wants and the family lacks, or the other way round. Llama 4's has
// no weight.
bool odd_norm(const Shape& shape) {
  const engine::Family* family = engine::find_family(shape.model_type);
  if (family == nullptr || shape.qk_norm == Flag::absent || shape.model_type.starts_with("llama4"))
    return false;
  const bool always =
      family->qk_norm == QkNorm::head || family->qk_norm == QkNorm::full || family->qk_norm == QkNorm::heads;
  return always ? shape.qk_norm == Flag::off : family->qk_norm == QkNorm::off && shape.qk_norm == Flag::on;
}

std::string_view odd_attention(const json& text) {
  const auto attention = text.find("attn_config");
  const bool object = attention != text.end() && attention->is_object();
  const auto is = [&](const char* key) {
    return object && attention->contains(key) && attention->at(key) == json(true);
  };
  if (!is("alibi")) return "attn_config.alibi"; // else a position table
  return is("qk_ln") ? "attn_config.qk_ln" : "";
}

} // namespace

std::string_view odd_variant(const json& text, const Shape& shape) {
  const std::string_view type = shape.model_type;
  for (const Variant& variant : variants) {
    if (!variant.family.empty() && variant.family != type) continue;
    const auto found = text.find(variant.key);
    if (found != text.end() && *found == json(variant.value)) return variant.key;
  }
  const auto width = text.find("word_embed_proj_dim");
  const bool projected = width != text.end() && !width->is_null() && *width != json(shape.hidden);
  if (type == "opt" && projected) return "word_embed_proj_dim";
  if (type == "mpt") {
    if (const std::string_view key = odd_attention(text); !key.empty()) return key;
  }
  if (type == "xverse" && shape.experts > 0) return "num_experts";
  const auto shared = text.find("num_kv_shared_layers");
  if (shared != text.end() && shared->is_number() && *shared != json(0)) return "num_kv_shared_layers";
  return odd_norm(shape) ? "use_qk_norm" : "";
}

bool has_other_tower(const json& root) {
  constexpr std::string_view towers[] = {"vision_config",  "audio_config", "visual",
                                         "img_processor",  "vision_tower", "mm_vision_tower",
                                         "audio_processor"};
  return std::any_of(std::begin(towers), std::end(towers), [&](std::string_view key) {
    const auto found = root.find(key);
    return found != root.end() && !found->is_null();
  });
}

} // namespace wingspan::config
