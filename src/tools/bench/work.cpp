#include "work.hpp"

#include <initializer_list>

#include "engine/catalogue.hpp"
#include "engine/ledger.hpp"
#include "engine/savings.hpp"
#include "engine/units.hpp"

namespace wingspan::bench {

using namespace engine;

std::vector<Model> catalogue_models() {
  std::vector<Model> models;
  for (const CatalogueModel& entry : catalogue()) {
    ModelResult built = build_model(entry.shape);
    if (built.ok) models.push_back(std::move(built.model));
  }
  return models;
}

std::vector<Model> many_models(std::size_t count) {
  std::vector<Model> models;
  const auto entries = catalogue();
  for (std::size_t i = 0; models.size() < count; ++i) {
    Shape shape = entries[i % entries.size()].shape;
    // Where each layer has its own entry the depth is given.
    if (shape.layer_kinds.empty() && shape.dense_layers.empty() && shape.layer_widths.empty())
      shape.layers += static_cast<std::int64_t>(i / entries.size());
    ModelResult built = build_model(shape);
    if (built.ok) models.push_back(std::move(built.model));
  }
  return models;
}

std::int64_t estimate_all(const std::vector<Model>& models) {
  const Training training;
  std::int64_t sum = 0;
  for (const Model& model : models)
    sum += estimate(model, training).bytes.total;
  return sum;
}

std::int64_t estimate_again(const Model& model, std::size_t times) {
  Training training;
  std::int64_t sum = 0;
  for (std::size_t i = 0; i < times; ++i) {
    training.sequence = static_cast<std::uint32_t>(1024 + i); // no two alike
    sum += estimate(model, training).bytes.total;
  }
  return sum;
}

std::size_t search(const std::vector<Model>& models) {
  constexpr std::int64_t memory = 24 * bytes_per_gib;
  std::size_t fitting = 0;
  Training training;
  for (const Method method : all_methods) {
    training.method = method;
    for (const std::uint32_t sequence : {512U, 2048U, 8192U, 32768U}) {
      training.sequence = sequence;
      for (const Model& model : models) {
        if (trains_something(model, training) && is_countable(model, training) &&
            estimate(model, training).bytes.total <= memory)
          ++fitting;
      }
    }
  }
  return fitting;
}

std::size_t search_catalogue() { return search(catalogue_models()); }

std::int64_t estimate_every_option(const std::vector<Model>& models) {
  std::int64_t sum = 0;
  for (const Model& model : models) {
    for (const Method method : all_methods) {
      for (const Attention attention : {Attention::sdpa, Attention::flash, Attention::eager}) {
        for (const Checkpointing checkpointing :
             {Checkpointing::on, Checkpointing::off, Checkpointing::reentrant}) {
          Training training;
          training.method = method;
          training.attention = attention;
          training.checkpointing = checkpointing;
          sum += estimate(model, training).bytes.total;
          training.framework = Framework::mlx;
          sum += estimate(model, training).bytes.total;
          training.framework = Framework::torch;
          training.gpus = 8;
          training.sharding = Sharding::zero3;
          training.precision = Precision::mixed;
          training.loss = Loss::fused;
          sum += estimate(model, training).bytes.total;
        }
      }
      Training training;
      training.method = method;
      for (const Saving& saving : savings(model, training))
        sum += saving.total;
    }
  }
  return sum;
}

} // namespace wingspan::bench
