#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <initializer_list>

#include "engine/catalogue.hpp"
#include "engine/ledger.hpp"
#include "models.hpp"

using namespace wingspan::engine;
using wingspan::tests::catalogue_model;

namespace {

std::int64_t total(const Model& model, const Training& training) {
  return estimate(model, training).bytes.total;
}

std::int64_t sum(const Itemised& bytes) {
  return bytes.weights + bytes.adapters + bytes.gradients + bytes.optimizer + bytes.activations + bytes.loss +
         bytes.framework;
}

} // namespace

TEST_CASE(
    "the items add up to the total, none is negative and the range holds it, for every model and option") {
  for (const CatalogueModel& entry : catalogue()) {
    const ModelResult built = build_model(entry.shape);
    if (!built.ok) continue;
    INFO(entry.id);
    for (const Method method : all_methods) {
      for (const Precision precision :
           {Precision::bf16, Precision::autocast, Precision::mixed, Precision::fp32}) {
        for (const Attention attention : {Attention::sdpa, Attention::flash, Attention::eager}) {
          for (const int variant : {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}) {
            Training training;
            training.method = method;
            training.precision = precision;
            training.attention = attention;
            training.sequence = 512;
            if (variant == 1) training.checkpointing = Checkpointing::off;
            if (variant == 2) training.loss = Loss::fused;
            if (variant == 3) training.framework = Framework::mlx;
            if (variant >= 4 && variant <= 9) training.gpus = 8;
            if (variant == 5) training.sharding = Sharding::zero2;
            if (variant >= 6 && variant <= 8) training.sharding = Sharding::zero3;
            training.loaded_whole = variant == 7;
            training.deepspeed = variant == 8 || variant == 9;
            if (variant == 9) training.sharding = Sharding::zero2;
            if (variant == 10) training.loss = Loss::chunked;
            if (variant == 11) {
              training.code = Code::litgpt;
              training.checkpointing = Checkpointing::off;
              training.quantised_inputs_kept = true;
              training.lora_dropout = 0.05;
            }
            const Estimate result = estimate(built.model, training);
            const Itemised& bytes = result.bytes;
            CHECK(sum(bytes) == bytes.total);
            for (const std::int64_t item : {bytes.weights, bytes.adapters, bytes.gradients, bytes.optimizer,
                                            bytes.activations, bytes.loss, bytes.framework}) {
              CHECK(item >= 0);
            }
            CHECK(result.detail.device_peak == bytes.total);
            CHECK(result.low <= bytes.total);
            CHECK(bytes.total <= result.high);
          }
        }
      }
    }
  }
}

TEST_CASE("persistent bytes per parameter are those that runs show") {
  const Model model = catalogue_model("mistral-7b-v0.3");
  const double parameters = static_cast<double>(model.count().total());
  Training training;
  training.method = Method::full;
  training.sequence = 512;
  const auto per_parameter = [&] {
    return static_cast<double>(estimate(model, training).detail.allocated_peak) / parameters;
  };
  // Memory model, part 2: pure bf16 peaks at 10 bytes with foreach AdamW, 8 with fused; fp32 masters at 20.
  CHECK(std::abs(per_parameter() - 10.0) < 0.01);
  training.optimizer = Optimizer::adamw_fused;
  CHECK(std::abs(per_parameter() - 8.0) < 0.15);
  training.optimizer = Optimizer::adamw;
  training.precision = Precision::mixed;
  CHECK(std::abs(per_parameter() - 20.0) < 0.01);
}

TEST_CASE("every setting that saves memory saves some, and none adds any") {
  const Model model = catalogue_model("llama-3.1-8b");
  Training training;
  training.attention = Attention::flash;
  training.sequence = 4096;
  const std::int64_t start = total(model, training);
  Training changed = training;
  changed.loss = Loss::fused;
  CHECK(total(model, changed) < start);
  changed = training;
  changed.checkpointing = Checkpointing::off;
  CHECK(total(model, changed) > start);
  changed = training;
  changed.sequence = 2048;
  CHECK(total(model, changed) < start);
  changed = training;
  changed.quantisation = Quantisation::nf4;
  CHECK(total(model, changed) > start);
  changed = training;
  changed.method = Method::lora;
  CHECK(total(model, changed) > start);
  changed = training;
  changed.kbit_prepare = true;
  CHECK(total(model, changed) > start);
}

TEST_CASE("sharding over more GPUs never costs more on one of them, and zero3 shares everything that lasts") {
  const Model model = catalogue_model("mistral-7b-v0.3");
  Training training;
  training.method = Method::full;
  training.sequence = 512;
  training.attention = Attention::flash;
  training.precision = Precision::mixed;
  training.gpus = 2;
  std::int64_t last = total(model, training);
  for (const Sharding sharding : {Sharding::zero1, Sharding::zero2, Sharding::zero3}) {
    training.sharding = sharding;
    const std::int64_t now = total(model, training);
    CHECK(now < last);
    last = now;
  }
  training.gpus = 8;
  CHECK(total(model, training) < last);
  // Memory model: 20 bytes per parameter at the peak, divided by the GPUs (M329, M345).
  training.gpus = 4;
  const double share = static_cast<double>(estimate(model, training).detail.allocated_peak) * 4;
  CHECK(std::abs(share / static_cast<double>(model.count().total()) - 20.0) < 1.0);
}

TEST_CASE("memory grows with length, batch and rank") {
  const Model model = catalogue_model("qwen3-8b");
  Training training;
  std::int64_t last = 0;
  for (const std::uint32_t sequence : {1U, 16U, 512U, 4096U, 32768U, 262144U}) {
    training.sequence = sequence;
    const std::int64_t now = total(model, training);
    CHECK(now >= last);
    last = now;
  }
  training.sequence = 2048;
  const std::int64_t one = total(model, training);
  training.batch = 2;
  CHECK(total(model, training) > one);
  training.batch = 1;
  training.rank = 256;
  CHECK(total(model, training) > one);
}

TEST_CASE("DeepSpeed trains fp32 copies: 16 bytes per parameter last, and its step needs room of its own") {
  const Model model = catalogue_model("mistral-7b-v0.3");
  const auto numbers = static_cast<double>(model.count().total());
  Training training;
  training.method = Method::full;
  training.precision = Precision::mixed;
  training.attention = Attention::flash;
  training.sequence = 128;
  training.sharding = Sharding::zero3;
  training.deepspeed = true;
  training.gpus = 4;
  // Weights 2, gradients 2, masters 4, states 8; the step adds fp32 gradients and AdamW's temporaries for one
  // group of 1e9 parameters.
  const double steps = 16 * numbers / 4 + 8e9;
  CHECK(std::abs(static_cast<double>(estimate(model, training).detail.allocated_peak) - steps) < 1e6);
  training.gpus = 16; // a share smaller than a group
  const double small = 24 * numbers / 16;
  const Estimate shared = estimate(model, training);
  CHECK(static_cast<double>(shared.detail.allocated_peak) >= small);
  CHECK(shared.detail.optimizer_step_peak == shared.bytes.gradients + shared.bytes.optimizer);
}

TEST_CASE("what frameworks do on their own account costs memory only where it happens") {
  const Model model = catalogue_model("llama-2-7b-hf");
  Training training;
  training.method = Method::qlora;
  training.attention = Attention::flash;
  training.checkpointing = Checkpointing::off;
  const std::int64_t start = total(model, training);
  Training changed = training;
  changed.quantised_inputs_kept = true;
  CHECK(total(model, changed) > start);
  changed.method = Method::lora;
  training.method = Method::lora;
  CHECK(total(model, changed) == total(model, training));
  changed = training;
  changed.loss = Loss::chunked;
  CHECK(total(model, changed) < total(model, training));
  changed = training;
  changed.loaded_whole = true; // one GPU shares nothing out
  CHECK(total(model, changed) == total(model, training));
  training.gpus = changed.gpus = 4;
  training.sharding = changed.sharding = Sharding::zero3;
  training.checkpointing = changed.checkpointing = Checkpointing::on;
  CHECK(total(model, changed) > total(model, training));
}

TEST_CASE("a gate beside the query is said to be approximate, plain attention is not") {
  const auto approximate = [](std::string_view name) {
    return estimate(catalogue_model(name), Training{})
        .grounds[static_cast<std::size_t>(Ground::mixer_is_approximate)];
  };
  CHECK(approximate("Muse-Glimmer-30B"));
  CHECK_FALSE(approximate("Llama-3.1-8B"));
}
