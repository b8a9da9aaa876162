#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <string>

#include "engine/kept.hpp"
#include "engine/ledger.hpp"
#include "steps.hpp"

using namespace wingspan;
using tests::Row;

namespace {

engine::Model experts_model(const Row& row) {
  engine::Shape shape;
  shape.model_type = row.text("family");
  shape.hidden = row.number("hidden");
  shape.ffn = shape.expert_ffn = row.number("moe_ffn");
  shape.experts = row.number("experts");
  shape.experts_active = row.number("experts_per_token");
  shape.heads = row.number("heads");
  shape.kv_heads = row.number("kv_heads");
  shape.head_dim = row.number("head_dim");
  shape.layers = row.number("layers");
  shape.vocab = row.number("vocab");
  const engine::ModelResult built = engine::build_model(shape);
  REQUIRE(built.ok);
  return built.model;
}

engine::Training experts_training(const Row& row) {
  engine::Training training;
  training.method = row.text("method") == "full" ? engine::Method::full : engine::Method::lora;
  training.targets = engine::query_value;
  training.rank = 8;
  training.adapter_type = engine::AdapterType::bf16;
  training.checkpointing = engine::Checkpointing::off;
  training.batch = static_cast<std::uint32_t>(row.number("b"));
  training.sequence = static_cast<std::uint32_t>(row.number("s"));
  const std::string& kernel = row.text("impl");
  training.expert_kernel = kernel == "eager"        ? engine::ExpertKernel::loop
                           : kernel == "grouped_mm" ? engine::ExpertKernel::grouped
                                                    : engine::ExpertKernel::gathered;
  return training;
}

double error(double predicted, double measured) { return std::abs(predicted / measured - 1); }

} // namespace

TEST_CASE("a mixture of experts keeps what was measured, within two percent, for all three kernels") {
  const auto rows = tests::read_table(tests::data_path("moe_layers.csv"));
  REQUIRE(rows.size() == 24);
  for (const Row& row : rows) {
    INFO(row.text("family") << " " << row.text("impl") << " " << row.text("method") << " h"
                            << row.text("hidden"));
    const engine::Model model = experts_model(row);
    const engine::Training training = experts_training(row);
    const auto layer = engine::layer_kept(model, model.blocks.front(), engine::numerics(training), false);
    CHECK(error(static_cast<double>(layer.experts), row.real("moe_part")) <= 0.02);
    CHECK(error(static_cast<double>(layer.total()), row.real("saved_layer1")) <= 0.02);
    const auto result = engine::estimate(model, training);
    CHECK(error(static_cast<double>(result.detail.kept_for_backward), row.real("saved_total")) <= 0.02);
    CHECK(error(static_cast<double>(result.detail.live_after_forward), row.real("live_fwd_end")) <= 0.02);
    CHECK(error(static_cast<double>(result.detail.forward_peak), row.real("peak_fwd")) <= 0.02);
    // The loop over experts writes each expert's gradient into a whole-sized tensor first; only its kept part
    // is modelled.
    if (training.expert_kernel == engine::ExpertKernel::loop && row.text("method") == "full") continue;
    CHECK(error(static_cast<double>(result.detail.backward_peak), row.real("peak_bwd")) <= 0.02);
  }
}
