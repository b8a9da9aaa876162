// Rows of tests/data -> questions to the engine. The columns are the same in measured_memory.csv and
// user_cases.csv.
#pragma once

#include <stdexcept>
#include <string>

#include "../data/table.hpp"
#include "engine/ledger.hpp"
#include "shape_row.hpp"

namespace wingspan::tests {

inline bool switched_on(const Row& row, const std::string& column) { return row.text(column) == "on"; }

inline engine::Model asked_model(const Row& row) {
  engine::Shape shape;
  shape.model_type = row.text("model_type");
  read_shape(row, shape);
  shape.attention_bias = row.text("attention_bias") == "1" ? engine::Flag::on : engine::Flag::absent;
  engine::ModelResult built = engine::build_model(shape);
  if (!built.ok) throw std::runtime_error(row.text("id") + ": no model");
  return built.model;
}

// What the engine's parser makes of a cell; an empty cell leaves the default.
template <typename Value, typename Parse>
void read_choice(const Row& row, const std::string& column, Parse parse, Value& value) {
  const std::string& text = row.text(column);
  if (text.empty()) return;
  const auto parsed = parse(text);
  if (!parsed) throw std::runtime_error(row.text("id") + ": " + column + " " + text);
  value = *parsed;
}

inline engine::Training asked_training(const Row& row) {
  engine::Training training;
  read_choice(row, "method", engine::parse_method, training.method);
  read_choice(row, "precision", engine::parse_precision, training.precision);
  read_choice(row, "optimizer", engine::parse_optimizer, training.optimizer);
  read_choice(row, "targets", engine::parse_targets, training.targets);
  read_choice(row, "adapter_dtype", engine::parse_adapter_type, training.adapter_type);
  read_choice(row, "quant", engine::parse_quantisation, training.quantisation);
  read_choice(row, "checkpointing", engine::parse_checkpointing, training.checkpointing);
  read_choice(row, "attention", engine::parse_attention, training.attention);
  read_choice(row, "loss", engine::parse_loss, training.loss);
  read_choice(row, "framework", engine::parse_framework, training.framework);
  read_choice(row, "sharding", engine::parse_sharding, training.sharding);
  read_choice(row, "code", engine::parse_code, training.code);
  if (!row.text("rank").empty()) training.rank = static_cast<std::uint32_t>(row.number("rank"));
  training.batch = static_cast<std::uint32_t>(row.number("batch"));
  training.sequence = static_cast<std::uint32_t>(row.number("seq"));
  training.gpus = static_cast<std::uint32_t>(row.number("gpus"));
  training.lora_dropout = row.real("lora_dropout");
  training.kbit_prepare = switched_on(row, "kbit_prepare");
  training.deepspeed = switched_on(row, "deepspeed");
  training.loaded_whole = switched_on(row, "loaded_whole");
  training.quantised_inputs_kept = switched_on(row, "quantised_inputs");
  return training;
}

} // namespace wingspan::tests
