// Switches of a file that build a family otherwise than its row of families.csv says, and flat wrappers.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "engine/shape.hpp"

namespace wingspan::config {

/// The key that makes this file a variant which is not counted, or nothing. `text`: the object that describes
/// the decoder; `shape` has its sizes and flags.
std::string_view odd_variant(const nlohmann::json& text, const engine::Shape& shape);

/// Whether a file whose decoder stands at the top describes another tower beside it (Qwen2-VL, Phi-3-vision).
bool has_other_tower(const nlohmann::json& root);

} // namespace wingspan::config
