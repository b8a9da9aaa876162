// The measured training steps of tests/data/activations.csv and moe_layers.csv as models and trainings.
#pragma once

#include <string>

#include "../data/table.hpp"
#include "engine/model.hpp"
#include "engine/training.hpp"
#include "shape_row.hpp"

namespace wingspan::tests {

struct MeasuredStep {
  engine::Model model;
  engine::Training training;
};

inline engine::Model model_of(const Row& row) {
  engine::Shape shape;
  shape.model_type = row.text("family");
  read_shape(row, shape);
  // The measured GPT-2s of the CPU have as many positions as fill their parameter count; a first build finds
  // it.
  shape.positions = 1;
  shape.sliding_window = row.number("window") > 0 ? row.number("window") : 4096;
  std::string kinds;
  if (row.text("family") == "mistral" && row.number("window") > 0) {
    kinds.assign(static_cast<std::size_t>(shape.layers), engine::layer_kind::sliding);
    shape.layer_kinds = kinds;
  }
  if (row.text("family") == "gemma2") {
    shape.attention_softcap = 50;
    shape.logit_softcap = 30;
  }
  engine::ModelResult built = engine::build_model(shape);
  if (row.text("family") == "gpt2") {
    const auto missing = row.number("params_total") - static_cast<long long>(built.model.count().total());
    shape.positions = 1 + missing / shape.hidden;
    built = engine::build_model(shape);
  }
  if (!built.ok) throw std::runtime_error("no model: " + row.text("id"));
  return built.model;
}

inline engine::Training training_of(const Row& row) {
  using namespace engine;
  Training training;
  const bool autocast = row.text("amp") == "1", wide = row.text("dtype") == "fp32";
  training.method = *parse_method(row.text("method"));
  training.precision =
      autocast ? (wide ? Precision::mixed : Precision::autocast) : (wide ? Precision::fp32 : Precision::bf16);
  training.rank = static_cast<std::uint32_t>(row.number("rank"));
  training.targets = row.text("targets") == "qv" ? query_value : all_linear;
  training.lora_dropout = row.real("lora_dropout");
  training.adapter_type = row.text("adapter_dtype") == "bf16" ? AdapterType::bf16 : AdapterType::fp32;
  training.quantisation = Quantisation::nf4;  // the instrument does not quantise its scales again
  training.kbit_prepare = row.text("kbit_fp32") == "1";
  training.batch = static_cast<std::uint32_t>(row.number("b"));
  training.sequence = static_cast<std::uint32_t>(row.number("s"));
  const std::string& checkpointing = row.text("ckpt");
  training.checkpointing = checkpointing == "none"        ? Checkpointing::off
                           : checkpointing == "reentrant" ? Checkpointing::reentrant
                                                          : Checkpointing::on;
  const std::string& attention = row.text("attn");
  training.attention = attention == "eager"  ? Attention::eager
                       : attention == "sdpa" ? Attention::sdpa
                                             : Attention::flash;
  training.cuda = row.text("device") == "meta";
  training.padded = row.text("mask") == "padded";
  training.model_dropout = row.real("model_dropout") > 0;
  return training;
}

} // namespace wingspan::tests
