#include "config/layers.hpp"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace wingspan::config {

namespace {

using nlohmann::json;
using Reason = engine::ModelRefusal::Reason;
namespace kind = engine::layer_kind;

struct Name {
  std::string_view text;
  char symbol;
};
constexpr Name names[] = {
    {"full_attention", kind::full},
    {"attention", kind::full},
    {"hybrid", kind::full},
    {"sliding_attention", kind::sliding},
    {"chunked_attention", kind::sliding},
    {"mamba", kind::mamba},
    {"mamba2", kind::mamba},
    {"linear_attention", kind::delta},
    {"conv", kind::conv},
    {"mlp", kind::mlp_only},
    {"moe", kind::experts_only},
};

// Never throws, also for text that is no UTF-8.
std::string words(const json& value) { return value.dump(-1, ' ', false, json::error_handler_t::replace); }

bool refuse(engine::ModelRefusal& refusal, Reason reason, std::string_view key, std::string_view text = {},
            std::int64_t value = 0) {
  refusal = {reason, key, value, std::string(text.substr(0, 64))};
  return false;
}

const json* list_at(const json& config, std::string_view key) {
  const auto found = config.find(key);
  return found != config.end() && found->is_array() && !found->empty() ? &*found : nullptr;
}

bool named_kinds(const json& list, std::string_view key, std::string& out, engine::ModelRefusal& refusal) {
  for (const json& item : list) {
    if (!item.is_string()) return refuse(refusal, Reason::wrong_type, key, words(item));
    const auto& text = item.get_ref<const std::string&>();
    const auto found =
        std::find_if(std::begin(names), std::end(names), [&](const Name& n) { return n.text == text; });
    if (found == std::end(names)) return refuse(refusal, Reason::not_countable, key, text);
    out += found->symbol;
  }
  return true;
}

bool pattern_kinds(std::string_view pattern, std::string& out, engine::ModelRefusal& refusal) {
  for (const char c : pattern) {
    switch (c) {
    case 'M': out += kind::mamba; break;
    case '*': out += kind::full; break;
    case '-': out += kind::mlp_only; break;
    case 'E': out += kind::experts_only; break;
    default:
      return refuse(refusal, Reason::not_countable, "hybrid_override_pattern", std::string_view(&c, 1));
    }
  }
  return true;
}

// Families whose every layer attends in the window when the file sets one.
bool uniform_window(std::string_view type) {
  return type == "mistral" || type == "mixtral" || type == "phi3" || type == "phimoe" || type == "starcoder2";
}

std::int64_t rounded_up(double value, std::int64_t multiple) {
  return (static_cast<std::int64_t>(value) + multiple - 1) / multiple * multiple;
}

} // namespace

bool Layers::read_kinds(const json& config, engine::Shape& shape, engine::ModelRefusal& refusal) {
  for (std::string_view key : {"layer_types", "layers_block_type"}) {
    if (const json* list = list_at(config, key)) return named_kinds(*list, key, kinds_, refusal);
  }
  if (const auto found = config.find("hybrid_override_pattern");
      found != config.end() && found->is_string()) {
    return pattern_kinds(found->get_ref<const std::string&>(), kinds_, refusal);
  }
  if (const json* list = list_at(config, "hybrid_layer_pattern")) { // MiMo-V2: 1 = sliding
    for (const json& item : *list)
      kinds_ += item == json(1) ? kind::sliding : kind::full;
    return true;
  }
  if (const auto found = config.find("sliding_window_pattern"); found != config.end() && found->is_string()) {
    const auto& pattern = found->get_ref<const std::string&>(); // EXAONE: "LLLG", repeated
    if (pattern.empty()) return true;
    for (std::int64_t i = 0; i < std::min<std::int64_t>(shape.layers, 4096); ++i) {
      kinds_ += pattern[static_cast<std::size_t>(i) % pattern.size()] == 'L' ? kind::sliding : kind::full;
    }
  }
  return true;
}

// Layers named by position: Bamba lists those that attend, Jamba gives a period and an offset.
bool Layers::read_positions(const json& config, std::string_view model_type, engine::Shape& shape,
                            engine::ModelRefusal& refusal) {
  const auto layers = static_cast<std::size_t>(std::clamp<std::int64_t>(shape.layers, 0, 4096));
  if (model_type == "bamba" && kinds_.empty()) {
    kinds_.assign(layers, kind::mamba);
    const auto list = config.find("attn_layer_indices");
    if (list == config.end() || list->is_null()) return true;
    if (!list->is_array()) return refuse(refusal, Reason::wrong_type, "attn_layer_indices", words(*list));
    for (const json& item : *list) {
      if (!item.is_number_unsigned() || item.get<std::uint64_t>() >= layers)
        return refuse(refusal, Reason::out_of_range, "attn_layer_indices", words(item));
      kinds_[item.get<std::size_t>()] = kind::full;
    }
  }
  if (model_type != "jamba" || !kinds_.empty()) return true;
  const auto every = [&](std::string_view key, std::int64_t fallback, std::int64_t& out) {
    const auto found = config.find(key);
    const bool given = found != config.end() && !found->is_null();
    if (given && !found->is_number_unsigned()) return refuse(refusal, Reason::wrong_type, key, words(*found));
    out = given ? found->get<std::int64_t>() : fallback;
    return (out >= 0 && out <= 4096) || refuse(refusal, Reason::out_of_range, key, {}, out);
  };
  std::int64_t period = 0, offset = 0, experts = 0, first = 0; // the defaults of transformers JambaConfig
  if (!every("attn_layer_period", 8, period) || !every("attn_layer_offset", 4, offset) ||
      !every("expert_layer_period", 2, experts) || !every("expert_layer_offset", 1, first))
    return false;
  if (period == 0) return refuse(refusal, Reason::out_of_range, "attn_layer_period");
  if (experts == 0) return refuse(refusal, Reason::out_of_range, "expert_layer_period");
  for (std::int64_t i = 0; i < static_cast<std::int64_t>(layers); ++i) {
    kinds_ += i % period == offset ? kind::full : kind::mamba;
    dense_ += i % experts == first ? '0' : '1';
  }
  return true;
}

// DeciLM-7B: key-value heads of each layer; the MLP's width is the same in all.
bool Layers::read_widths(const json& list, engine::Shape& shape, engine::ModelRefusal& refusal) {
  for (const json& item : list) {
    const bool count = item.is_number_unsigned() && item.get<std::uint64_t>() > 0;
    if (!count) return refuse(refusal, Reason::wrong_type, "num_key_value_heads_per_layer", words(item));
    const auto heads = item.get<std::uint64_t>();
    if (shape.heads <= 0 || heads > static_cast<std::uint64_t>(shape.heads) ||
        static_cast<std::uint64_t>(shape.heads) % heads != 0) {
      return refuse(refusal, Reason::contradiction, "num_key_value_heads_per_layer", words(item));
    }
    widths_.push_back({static_cast<std::int64_t>(heads), shape.ffn});
  }
  return true;
}

// Nemotron-NAS: heads per group and an MLP multiple in each block; the width rounds up to 256.
bool Layers::read_blocks(const json& blocks, engine::Shape& shape, engine::ModelRefusal& refusal) {
  for (const json& block : blocks) {
    if (!block.is_object()) return refuse(refusal, Reason::wrong_type, "block_configs", words(block));
    engine::LayerWidths widths;
    const json attention = block.value("attention", json::object());
    const json ffn = block.value("ffn", json::object());
    if (!attention.is_object() || !ffn.is_object())
      return refuse(refusal, Reason::wrong_type, "block_configs");
    for (const json* part : {&attention, &ffn}) {
      const auto linear = part->find("replace_with_linear");
      if (linear != part->end() && *linear == json(true)) {
        return refuse(refusal, Reason::not_countable, "replace_with_linear");
      }
    }
    const auto group = attention.find("n_heads_in_group");
    if (group != attention.end() && group->is_number_integer()) {
      const auto size = group->get<std::int64_t>();
      if (size <= 0 || shape.heads <= 0 || shape.heads % size != 0) {
        return refuse(refusal, Reason::contradiction, "n_heads_in_group", {}, size);
      }
      widths.kv_heads = shape.heads / size;
    }
    const auto multiple = ffn.find("ffn_mult");
    if (multiple != ffn.end() && multiple->is_number()) {
      const double mult = multiple->get<double>();
      if (!(mult > 0 && mult < 1000))
        return refuse(refusal, Reason::out_of_range, "ffn_mult", words(*multiple));
      widths.ffn = rounded_up(std::floor(2 * mult * static_cast<double>(shape.hidden) / 3), 256);
    }
    if (attention.value("no_op", json(false)) == json(true)) widths.kv_heads = 0;
    if (ffn.value("no_op", json(false)) == json(true)) widths.ffn = 0;
    widths_.push_back(widths);
  }
  return true;
}

void Layers::read_dense(const json& config, std::string_view model_type, engine::Shape& shape) {
  const auto layers = static_cast<std::size_t>(std::clamp<std::int64_t>(shape.layers, 0, 4096));
  const auto mark = [&](const json& list, char kind_of_mlp) {
    for (const json& item : list) {
      if (item.is_number_unsigned() && item.get<std::uint64_t>() < layers)
        dense_[item.get<std::size_t>()] = kind_of_mlp;
    }
  };
  if (const json* list = list_at(config, "mlp_only_layers")) {
    dense_.assign(layers, '0');
    for (std::size_t i = 0; i < layers; ++i) {
      if (shape.experts_every > 1 && (i + 1) % static_cast<std::size_t>(shape.experts_every) != 0)
        dense_[i] = '1';
    }
    mark(*list, '1');
  } else if (const json* frequencies = list_at(config, "moe_layer_freq")) {
    for (const json& item : *frequencies)
      dense_ += item == json(0) ? '1' : '0';
  } else if (const json* listed = list_at(config, "moe_layers");
             listed != nullptr && listed->front().is_number()) {
    dense_.assign(layers, '1');
    mark(*listed, '0');
  }
  // ERNIE 4.5: experts between a first and a last layer.
  const auto end = config.find("moe_layer_end_index");
  if (model_type == "ernie4_5_moe" && end != config.end() && end->is_number_unsigned() &&
      end->get<std::uint64_t>() < layers) {
    const auto every = static_cast<std::size_t>(std::max<std::int64_t>(shape.experts_every, 1));
    dense_.assign(layers, '1');
    for (std::size_t i = 0; i < layers; ++i) {
      const bool inside = static_cast<std::int64_t>(i) >= shape.first_dense && i <= end->get<std::uint64_t>();
      if (inside && (i + 1) % every == 0) dense_[i] = '0';
    }
  }
  if (dense_.size() != layers) dense_.clear();
}

bool Layers::read(const json& config, std::string_view model_type, engine::Shape& shape,
                  engine::ModelRefusal& refusal) {
  if (!read_kinds(config, shape, refusal)) return false;
  if (!read_positions(config, model_type, shape, refusal)) return false;
  if (const json* list = list_at(config, "num_key_value_heads_per_layer");
      list != nullptr && !read_widths(*list, shape, refusal)) {
    return false;
  }
  if (const json* blocks = list_at(config, "block_configs");
      blocks != nullptr && !read_blocks(*blocks, shape, refusal)) {
    return false;
  }
  read_dense(config, model_type, shape);
  const auto use = config.find("use_sliding_window");
  if (use != config.end() && *use == json(false)) shape.sliding_window = 0;
  if (kinds_.empty() && uniform_window(model_type) && shape.sliding_window > 0) {
    kinds_.assign(static_cast<std::size_t>(std::clamp<std::int64_t>(shape.layers, 0, 4096)), kind::sliding);
  }
  shape.layer_kinds = kinds_;
  shape.dense_layers = dense_;
  shape.layer_widths = widths_;
  return true;
}

} // namespace wingspan::config
