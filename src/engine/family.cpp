#include "engine/family.hpp"

#include <algorithm>
#include <iterator>

#include "generated/engine/families.hpp"

namespace wingspan::engine {

namespace {

constexpr std::string_view encoders[] = {
    "albert",   "bert",       "camembert",  "deberta",  "deberta-v2",  "distilbert",
    "electra",  "ernie",      "esm",        "eurobert", "gte",         "jina_bert",
    "layoutlm", "longformer", "modernbert", "mpnet",    "new",         "nomic_bert",
    "roberta",  "roformer",   "vit",        "siglip",   "xlm-roberta", "xlm-roberta-xl"};

constexpr std::string_view encoder_decoders[] = {"bart",
                                                 "blenderbot",
                                                 "fsmt",
                                                 "led",
                                                 "longt5",
                                                 "m2m_100",
                                                 "marian",
                                                 "mbart",
                                                 "mt5",
                                                 "nllb-moe",
                                                 "pegasus",
                                                 "prophetnet",
                                                 "switch_transformers",
                                                 "t5",
                                                 "t5gemma",
                                                 "udop",
                                                 "umt5",
                                                 "whisper"};

struct Known {
  std::string_view model_type;
  Foreign why;
};
// Decoders that people ask for and that no row can describe yet, and towers that are no text model.
constexpr Known known[] = {
    {"clip", Foreign::no_text_model},
    {"clip_text_model", Foreign::no_text_model},
    {"clip_vision_model", Foreign::no_text_model},
    {"siglip_vision_model", Foreign::no_text_model},
    {"wav2vec2", Foreign::no_text_model},
    {"hubert", Foreign::no_text_model},
    {"dinov2", Foreign::no_text_model},
    {"rwkv", Foreign::attention_free},
    {"rwkv5", Foreign::attention_free},
    {"rwkv6", Foreign::attention_free},
    {"rwkv7", Foreign::attention_free},
    {"xlstm", Foreign::attention_free},
    {"retnet", Foreign::attention_free},
    {"recurrent_gemma", Foreign::recurrent},
    {"minimax", Foreign::linear_attention},
    {"minimax_text_01", Foreign::linear_attention},
    {"kimi_linear", Foreign::linear_attention},
    {"kimi_k3", Foreign::linear_attention},
    {"deepseek_v4", Foreign::compressed_attention},
    {"zamba", Foreign::shared_blocks},
    {"zamba2", Foreign::shared_blocks},
    {"mllama", Foreign::cross_attention},
    {"mllama_text_model", Foreign::cross_attention},
    {"gemma3n", Foreign::per_layer_inputs},
    {"gemma3n_text", Foreign::per_layer_inputs},
};

bool contains(std::span<const std::string_view> names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

} // namespace

std::span<const Family> families() { return generated::families; }

const Family* find_family(std::string_view model_type) {
  const auto found =
      std::lower_bound(std::begin(generated::families), std::end(generated::families), model_type,
                       [](const Family& row, std::string_view key) { return row.model_type < key; });
  return found != std::end(generated::families) && found->model_type == model_type ? found : nullptr;
}

Foreign foreign_family(std::string_view model_type) {
  if (find_family(model_type) != nullptr) return Foreign::no;
  if (contains(encoders, model_type)) return Foreign::encoder_only;
  if (contains(encoder_decoders, model_type)) return Foreign::encoder_decoder;
  const auto found = std::find_if(std::begin(known), std::end(known),
                                  [&](const Known& row) { return row.model_type == model_type; });
  return found != std::end(known) ? found->why : Foreign::unsupported;
}

} // namespace wingspan::engine
