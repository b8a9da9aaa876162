// The models that Wingspan knows by id. Rows with sources: src/engine/data/models.csv.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/model.hpp"

namespace wingspan::engine {

struct CatalogueModel {
  std::string_view id; // hub id, e.g. "Qwen/Qwen3-8B"
  std::string_view family;
  std::string_view licence;
  std::uint64_t published_parameters; // as the publisher or hub says; 0 unknown
  std::uint32_t context_tokens;       // 0 unknown
  Shape shape;
};

/// All models, sorted by id.
std::span<const CatalogueModel> catalogue();

/// The models that a name means: the full id, else a short form (case and punctuation aside) of the id's last
/// part, whole or as a unique beginning: "qwen3-8b". One entry where the name is clear, none where it is
/// unknown, several where it is ambiguous.
std::vector<const CatalogueModel*> find_models(std::string_view name);

} // namespace wingspan::engine
