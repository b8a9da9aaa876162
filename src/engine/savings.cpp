#include "engine/savings.hpp"

#include <algorithm>

namespace wingspan::engine {

std::string_view change_id(Change change) {
  switch (change) {
  case Change::checkpointing: return "checkpointing";
  case Change::fused_loss: return "fused-loss";
  case Change::half_sequence: return "half-sequence";
  case Change::one_sequence: return "batch-1";
  case Change::flash_attention: return "flash-attention";
  case Change::adamw_fused: return "adamw-fused";
  case Change::adamw_8bit: return "adamw-8bit";
  case Change::double_quantisation: return "double-quantisation";
  case Change::no_kbit_preparation: return "no-kbit-preparation";
  case Change::bf16_adapters: return "bf16-adapters";
  case Change::lora: return "lora";
  case Change::qlora: return "qlora";
  case Change::two_gpus: return "two-gpus";
  case Change::full_sharding: return "full-sharding";
  }
  return {};
}

std::optional<Training> changed(const Training& training, Change change) {
  Training after = training;
  const bool mlx = training.framework == Framework::mlx, adapters = training.method != Method::full,
             quantised = training.method == Method::qlora;
  const auto where = [&](bool possible) {
    return possible ? std::optional<Training>(after) : std::nullopt;
  };
  switch (change) {
  case Change::checkpointing:
    after.checkpointing = Checkpointing::on;
    return where(training.checkpointing == Checkpointing::off);
  case Change::fused_loss: after.loss = Loss::fused; return where(training.loss != Loss::fused);
  case Change::half_sequence:
    after.sequence = training.sequence / 2;
    return where(training.sequence >= 2);
  case Change::one_sequence: after.batch = 1; return where(training.batch > 1);
  case Change::flash_attention:
    after.attention = Attention::flash;
    return where(!mlx && training.attention == Attention::eager);
  case Change::adamw_fused:
    after.optimizer = Optimizer::adamw_fused;
    return where(!mlx && training.optimizer == Optimizer::adamw);
  case Change::adamw_8bit:
    after.optimizer = Optimizer::adamw_8bit;
    return where(!mlx &&
                 (training.optimizer == Optimizer::adamw || training.optimizer == Optimizer::adamw_fused));
  case Change::double_quantisation:
    after.quantisation = Quantisation::nf4_dq;
    return where(quantised && training.quantisation == Quantisation::nf4);
  case Change::no_kbit_preparation:
    after.kbit_prepare = false;
    return where(quantised && training.kbit_prepare);
  case Change::bf16_adapters:
    after.adapter_type = AdapterType::bf16;
    return where(adapters && training.adapter_type == AdapterType::fp32);
  case Change::lora: after.method = Method::lora; return where(!adapters);
  case Change::qlora:
    after.method = Method::qlora;
    after.quantisation = mlx ? Quantisation::mlx4 : Quantisation::nf4_dq;
    return where(!quantised);
  case Change::two_gpus:
    after.gpus = 2;
    after.sharding = Sharding::zero3;
    return where(!mlx && training.gpus == 1);
  case Change::full_sharding:
    after.sharding = Sharding::zero3;
    return where(!mlx && training.gpus > 1 && training.sharding != Sharding::zero3);
  }
  return std::nullopt;
}

Savings savings(const Model& model, const Training& training) {
  const std::int64_t before = estimate(model, training).bytes.total;
  Savings found;
  for (std::size_t i = 0; i < change_count; ++i) {
    const auto change = static_cast<Change>(i);
    const std::optional<Training> after = changed(training, change);
    // Adapters can be wider than the matrices of a nonsense rank: the change must be countable as well.
    if (!after || !trains_something(model, *after) || !is_countable(model, *after)) continue;
    const std::int64_t total = estimate(model, *after).bytes.total;
    if (total < before) found.all[found.count++] = {change, before - total, total};
  }
  // By hand: std::stable_sort allocates.
  for (std::size_t i = 1; i < found.count; ++i) {
    for (std::size_t k = i; k > 0 && found.all[k].bytes > found.all[k - 1].bytes; --k)
      std::swap(found.all[k], found.all[k - 1]);
  }
  return found;
}

} // namespace wingspan::engine
