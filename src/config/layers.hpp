// Keys that say how layers differ from each other, read into a Shape.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model.hpp"

namespace wingspan::config {

/// Owns what Shape views: layer kinds, the dense mask and per-layer widths.
class Layers {
public:
  /// Reads layer_types, layers_block_type, hybrid_override_pattern, hybrid_layer_pattern, block_configs,
  /// mlp_only_layers, per-layer expert lists, indices and periods (Bamba, Jamba), heads per layer (DeciLM)
  /// and uniform windows. Needs sizes in `shape`. False with `refusal` set on nonsense.
  bool read(const nlohmann::json& config, std::string_view model_type, engine::Shape& shape,
            engine::ModelRefusal& refusal);

private:
  bool read_kinds(const nlohmann::json& config, engine::Shape& shape, engine::ModelRefusal& refusal);
  bool read_positions(const nlohmann::json& config, std::string_view model_type, engine::Shape& shape,
                      engine::ModelRefusal& refusal);
  bool read_widths(const nlohmann::json& list, engine::Shape& shape, engine::ModelRefusal& refusal);
  bool read_blocks(const nlohmann::json& blocks, engine::Shape& shape, engine::ModelRefusal& refusal);
  void read_dense(const nlohmann::json& config, std::string_view model_type, engine::Shape& shape);

  std::string kinds_;
  std::string dense_;
  std::vector<engine::LayerWidths> widths_;
};

} // namespace wingspan::config
