// A Hugging Face config.json -> what is trained.
//
// Takes the text of the file. Reads every family of src/engine/data/families.csv with its odd and old
// spellings, nulls, nested text_config, per-layer lists and quantised checkpoints; a missing key takes the
// family's documented default (src/engine/data/family_defaults.csv), which is reported. Refuses what can't be
// counted, with the key and the value. Bounded: at most 8 MiB of text and 64 levels of nesting; throws
// nothing.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model.hpp"

namespace wingspan::config {

inline constexpr std::size_t most_bytes = std::size_t{8} << 20;
inline constexpr int most_levels = 64;

struct ConfigResult {
  engine::Model model;
  bool ok = false;
  engine::ModelRefusal refusal;
  std::string architecture;                    // the first of `architectures`, else model_type
  std::vector<engine::Assumption> assumptions; // each at most once
  std::vector<std::string> defaulted;          // keys that took the family's default
};

ConfigResult read_config(std::string_view text);

} // namespace wingspan::config
