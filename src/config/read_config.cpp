#include "config/read_config.hpp"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "config/json_text.hpp"
#include "config/keys.hpp"
#include "config/layers.hpp"
#include "config/variants.hpp"
#include "generated/engine/family_defaults.hpp"

namespace wingspan::config {

namespace {

using engine::Assumption;
using engine::Flag;
using engine::Shape;
using nlohmann::json;
using Reason = engine::ModelRefusal::Reason;

// Never throws, also for text that is no UTF-8.
std::string words(const json& value) { return value.dump(-1, ' ', false, json::error_handler_t::replace); }

struct Reader {
  const json& root;
  const json* text = nullptr; // the object that describes the decoder
  ConfigResult& result;
  Layers layers{};
  Shape shape{};
  std::string model_type{};

  bool refuse(Reason reason, std::string_view key, std::int64_t value = 0, std::string_view text_of = {}) {
    result.refusal = {reason, key, value, std::string(text_of.substr(0, 64))};
    return false;
  }
  void assume(Assumption assumption) {
    if (std::find(result.assumptions.begin(), result.assumptions.end(), assumption) ==
        result.assumptions.end()) {
      result.assumptions.push_back(assumption);
    }
  }
  bool nested() const { return text != &root; }

  // A key of the decoder, else of the whole; nullptr where absent or null.
  const json* find(std::string_view key) const {
    for (const json* place : {text, &root}) {
      const auto found = place->find(key);
      if (found != place->end() && !found->is_null()) return &*found;
      if (found != place->end() && place == text) return nullptr; // an explicit null
    }
    return nullptr;
  }

  bool is_per_layer(const json& value) const {
    const json* depth = find("num_hidden_layers");
    return value.is_array() && !value.empty() && value.front().is_number() && depth != nullptr &&
           *depth == json(value.size());
  }

  bool read_integer(const json& value, std::string_view key, std::int64_t& out) {
    if (value.is_number_unsigned()) {
      const auto number = value.get<std::uint64_t>();
      if (number > INT64_MAX) return refuse(Reason::out_of_range, key, INT64_MAX);
      out = static_cast<std::int64_t>(number);
      return true;
    }
    if (value.is_number_integer()) {
      out = value.get<std::int64_t>();
      return out >= 0 || refuse(Reason::out_of_range, key, out);
    }
    if (value.is_number_float()) {
      const double number = value.get<double>();
      if (!(number >= 0 && number < 9e15) || number != std::floor(number)) {
        return refuse(Reason::out_of_range, key, 0, words(value));
      }
      out = static_cast<std::int64_t>(number);
      return true;
    }
    // One number per layer, the same for all; layers that differ are read in layers.cpp where they can be.
    if (is_per_layer(value)) {
      const bool uniform =
          std::all_of(value.begin(), value.end(), [&](const json& item) { return item == value.front(); });
      if (uniform) return read_integer(value.front(), key, out);
      return refuse(Reason::not_countable, key, 0, words(value));
    }
    return refuse(Reason::wrong_type, key, 0, words(value));
  }

  // Keys whose other types mean something else and are read in layers.cpp or mean "not set".
  static bool may_be_other(const SizeKey& key, const json& value) {
    if (key.member == &Shape::ssm_step_rank) return value.is_string();        // "auto"
    if (key.member == &Shape::full_attention_every) return value.is_string(); // "LLLG"
    if (key.member == &Shape::experts_every) return value.is_array();         // per-layer list
    if (key.member == &Shape::sliding_window) return value.is_boolean();
    return false;
  }

  bool sizes() {
    for (const SizeKey& key : size_keys) {
      for (std::string_view name : key.names) {
        if (name.empty()) break;
        const json* value = find(name);
        if (value == nullptr || may_be_other(key, *value)) continue;
        if (!read_integer(*value, name, shape.*key.member)) return false;
        break;
      }
    }
    return true;
  }

  bool flags() {
    for (const FlagKey& key : flag_keys) {
      for (std::string_view name : key.names) {
        if (name.empty()) break;
        const json* value = find(name);
        if (value == nullptr) continue;
        if (!value->is_boolean()) return refuse(Reason::wrong_type, name, 0, words(*value));
        shape.*key.member = value->get<bool>() ? Flag::on : Flag::off;
        break;
      }
    }
    return true;
  }

  std::int64_t Shape::*member_of(std::string_view name) const {
    for (const SizeKey& key : size_keys) {
      if (std::find(key.names.begin(), key.names.end(), name) != key.names.end()) return key.member;
    }
    return nullptr;
  }

  // Hidden size and depth are never guessed for a whole file; a nested text_config leaves its defaults out.
  void defaults() {
    for (const auto& row : engine::generated::family_defaults) {
      if (row.model_type != model_type) continue;
      const bool core = row.key == "hidden_size" || row.key == "num_hidden_layers";
      const auto member = member_of(row.key);
      if (member == nullptr || shape.*member != 0 || (core && !nested())) continue;
      if (text->contains(row.key) && member == &Shape::sliding_window) continue;   // null switches it off
      if (row.key == "first_k_dense_replace" && text->contains(row.key)) continue; // 0 is a value
      shape.*member = row.value;
      result.defaulted.emplace_back(row.key);
      assume(Assumption::family_default);
    }
  }

  double softcap(std::string_view key, double family_default) const {
    const auto found = text->find(key);
    if (found == text->end()) return family_default;
    return found->is_number() ? found->get<double>() : 0;
  }

  bool truthy(std::string_view key) const {
    const json* value = find(key);
    return value != nullptr &&
           ((value->is_boolean() && value->get<bool>()) || (value->is_number() && value->get<double>() > 0));
  }

  std::string string_at(const json& object, std::string_view key) const {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string{};
  }

  void choose_text() {
    text = &root;
    for (std::string_view key : {"text_config", "language_config", "llm_config", "thinker_config"}) {
      const auto found = root.find(key);
      if (found != root.end() && found->is_object() && !found->empty()) {
        text = &*found;
        assume(Assumption::text_part_only);
        break;
      }
    }
    // Qwen-Omni: the thinker wraps its own towers.
    if (const auto inner = text->find("text_config");
        nested() && inner != text->end() && inner->is_object() && !inner->empty()) {
      text = &*inner;
    }
    if (!nested() && has_other_tower(root)) assume(Assumption::text_part_only);
  }

  bool family() {
    if (truthy("is_encoder_decoder")) return refuse(Reason::encoder_decoder, "is_encoder_decoder", 1);
    const std::string outer = string_at(root, "model_type");
    model_type = nested() ? string_at(*text, "model_type") : outer;
    if (model_type.empty()) model_type = outer;
    if (model_type.empty()) return refuse(Reason::missing, "model_type");
    // Wrappers name the decoder after themselves; the table knows them by their text part.
    if (model_type == "gemma3") model_type = "gemma3_text";
    if (model_type == "llama4") model_type = "llama4_text";
    shape.model_type = model_type;
    return true;
  }

  void odd_families() {
    const std::int64_t four_times = 4 * shape.hidden;
    for (std::string_view type : {"gpt2", "gpt_bigcode", "gptj", "gpt_neo", "codegen", "falcon", "RefinedWeb",
                                  "RefinedWebModel", "bloom", "mpt"}) {
      if (type == model_type && shape.ffn == 0) shape.ffn = four_times;
    }
    if (model_type == "jamba" && shape.experts == 1) shape.experts = 0; // one expert is a plain MLP
    if (model_type == "qwen") shape.ffn /= 2; // gate and up each take half of the stored width
    if (model_type == "gpt_bigcode" && shape.multi_query != Flag::off) shape.kv_heads = 1;
    if (model_type == "falcon" || model_type.starts_with("RefinedWeb")) {
      if (shape.new_decoder != Flag::on) shape.kv_heads = shape.multi_query == Flag::off ? shape.heads : 1;
    }
    if (model_type.starts_with("llama4") && shape.shared_experts == 0) shape.shared_experts = 1;
    if (model_type == "lfm2" && shape.ffn_auto_adjust == Flag::absent) shape.ffn_auto_adjust = Flag::on;
    if (model_type.starts_with("gemma4") && !truthy("enable_moe_block")) shape.experts = 0;
    if (model_type == "gemma2") {
      shape.attention_softcap = softcap("attn_logit_softcapping", 50);
      shape.logit_softcap = softcap("final_logit_softcapping", 30);
    } else {
      shape.attention_softcap = softcap("attn_logit_softcapping", 0);
      shape.logit_softcap = softcap("final_logit_softcapping", 0);
    }
  }

  // Mamba's own files reuse the general names, and one contradicts itself.
  void state_space() {
    if (model_type == "mamba" || model_type == "falcon_mamba") {
      shape.ssm_inner = shape.ffn;
      const bool contradicts =
          shape.ffn > 0 && shape.ssm_expand > 0 && shape.ffn != shape.ssm_expand * shape.hidden;
      if (contradicts) assume(Assumption::inner_width_wins);
    }
    if (model_type == "mamba2") {
      shape.ssm_heads = shape.heads;
      shape.ssm_head_dim = shape.head_dim;
      shape.heads = shape.head_dim = 0;
    }
    if (model_type == "falcon_h1" && shape.ssm_inner == 0) shape.ssm_inner = shape.ssm_expand * shape.hidden;
  }

  bool databricks() {
    if (model_type != "dbrx" && model_type != "mpt") return true;
    const auto part = [&](std::string_view name, std::string_view key, std::int64_t& out) {
      const auto object = text->find(name);
      if (object == text->end() || !object->is_object()) return true;
      const auto value = object->find(key);
      return value == object->end() || value->is_null() || read_integer(*value, key, out);
    };
    std::int64_t ratio = 0;
    if (const json* value = find("expansion_ratio"); model_type == "mpt" && value != nullptr) {
      if (!read_integer(*value, "expansion_ratio", ratio)) return false;
      if (ratio > 1024) return refuse(Reason::out_of_range, "expansion_ratio", ratio);
    }
    if (ratio > 0 && shape.hidden < (std::int64_t{1} << 40)) shape.ffn = ratio * shape.hidden;
    return part("attn_config", "kv_n_heads", shape.kv_heads) &&
           part("ffn_config", "ffn_hidden_size", shape.ffn) &&
           part("ffn_config", "moe_num_experts", shape.experts) &&
           part("ffn_config", "moe_top_k", shape.experts_active);
  }

  // A classifier has a small head in place of the vocabulary's.
  bool countable() {
    for (std::string_view end : {"ForSequenceClassification", "ForTokenClassification",
                                 "ForQuestionAnswering", "ForRewardModel", "RewardModel"}) {
      if (result.architecture.ends_with(end))
        return refuse(Reason::not_countable, "architectures", 0, result.architecture);
    }
    const std::string_view key = odd_variant(*text, shape);
    if (key.empty()) return true;
    const auto value = text->find(key);
    return refuse(Reason::not_countable, key, 0, value == text->end() ? std::string{} : words(*value));
  }

  void notices() {
    if (find("quantization_config") != nullptr) assume(Assumption::quantised_checkpoint);
    for (std::string_view key :
         {"num_nextn_predict_layers", "mtp_num_hidden_layers", "use_mtp", "num_mtp_modules"}) {
      if (truthy(key)) assume(Assumption::prediction_layer_left_out);
    }
  }

  void run() {
    choose_text();
    if (!family()) return;
    const auto names = root.find("architectures");
    const bool named =
        names != root.end() && names->is_array() && !names->empty() && names->front().is_string();
    result.architecture = named ? names->front().get<std::string>() : model_type;
    if (engine::find_family(model_type) != nullptr) {
      if (!sizes() || !flags()) return;
      defaults();
      odd_families();
      state_space();
      if (!databricks() || !countable()) return;
      if (!layers.read(*text, model_type, shape, result.refusal)) return;
      notices();
    }
    engine::ModelResult built = engine::build_model(shape);
    result.ok = built.ok;
    result.refusal = std::move(built.refusal);
    result.model = std::move(built.model);
  }
};

} // namespace

ConfigResult read_config(std::string_view text) {
  ConfigResult result;
  if (text.size() > most_bytes) {
    result.refusal = {Reason::too_large, "", static_cast<std::int64_t>(text.size()), {}};
    return result;
  }
  const JsonText parsed = parse_json(text);
  if (!parsed.ok) {
    result.refusal = parsed.refusal;
    return result;
  }
  const json& root = parsed.root;
  if (!root.is_object()) {
    result.refusal = {Reason::not_an_object, "", 0, std::string(text.substr(0, 64))};
    return result;
  }
  Reader reader{root, nullptr, result};
  reader.run();
  return result;
}

} // namespace wingspan::config
