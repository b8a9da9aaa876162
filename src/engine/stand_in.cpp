#include "engine/stand_in.hpp"

#include <algorithm>
#include <cmath>

#include "engine/catalogue.hpp"

namespace wingspan::engine {

namespace {

// Dense decoders with a few shapes that everybody copies, one per size.
constexpr std::string_view bases[] = {"HuggingFaceTB/SmolLM2-135M",
                                      "HuggingFaceTB/SmolLM2-360M",
                                      "meta-llama/Llama-3.2-1B",
                                      "meta-llama/Llama-3.2-3B",
                                      "meta-llama/Llama-3.1-8B",
                                      "meta-llama/Llama-2-13b-hf",
                                      "mistralai/Mistral-Small-24B-Instruct-2501",
                                      "Qwen/Qwen2.5-32B",
                                      "meta-llama/Llama-3.3-70B-Instruct",
                                      "mistralai/Devstral-2-123B-Instruct-2512",
                                      "meta-llama/Llama-3.1-405B"};

const Shape* shape_of(std::string_view id) {
  for (const CatalogueModel& model : catalogue()) {
    if (model.id == id) return &model.shape;
  }
  return nullptr;
}

} // namespace

StandIn stand_in(double parameters) {
  StandIn best;
  double distance = INFINITY;
  const Shape* nearest = nullptr;
  for (const std::string_view id : bases) {
    const Shape* shape = shape_of(id);
    if (shape == nullptr) continue;
    ModelResult built = build_model(*shape);
    const double apart = std::abs(std::log(static_cast<double>(built.model.count().total()) / parameters));
    if (apart >= distance) continue;
    distance = apart;
    nearest = shape;
    best = {std::move(built.model), id};
  }
  const double layer = static_cast<double>(best.model.blocks.front().elements());
  const double outside = static_cast<double>(best.model.count().total()) - layer * best.model.layers;
  Shape deeper = *nearest;
  deeper.layers = std::clamp<std::int64_t>(std::llround((parameters - outside) / layer), 1, 4096);
  best.model = build_model(deeper).model;
  return best;
}

} // namespace wingspan::engine
