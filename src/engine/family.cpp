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
  return Foreign::unsupported;
}

} // namespace wingspan::engine
