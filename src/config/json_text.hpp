// A stranger's text -> JSON, in bounded time and memory.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string_view>

#include "engine/model.hpp"

namespace wingspan::config {

/// Far above any real file: the largest have some thousands.
inline constexpr std::int64_t most_values = 200'000;

struct JsonText {
  nlohmann::json root;
  bool ok = false;
  engine::ModelRefusal refusal;
};

/// Refuses what nests deeper than most_levels, has more than most_values values, names a key twice in one
/// object, or is no JSON in UTF-8. A byte-order mark of UTF-8 is ignored.
JsonText parse_json(std::string_view text);

} // namespace wingspan::config
