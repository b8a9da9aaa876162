#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>
#include <vector>

#include "engine/catalogue.hpp"
#include "engine/savings.hpp"
#include "models.hpp"

using namespace wingspan::engine;
using wingspan::tests::catalogue_model;

namespace {

std::set<std::string> changes(const Savings& found) {
  std::set<std::string> ids;
  for (const Saving& saving : found)
    ids.emplace(change_id(saving.change));
  return ids;
}

// Trainings that differ from the default in every setting that a change touches.
std::vector<Training> trainings() {
  std::vector<Training> all;
  for (const Method method : all_methods) {
    Training training;
    training.method = method;
    all.push_back(training);
    training.checkpointing = Checkpointing::off;
    training.attention = Attention::eager;
    training.batch = 4;
    training.sequence = 1024;
    training.quantisation = Quantisation::nf4;
    training.kbit_prepare = true;
    training.precision = Precision::mixed;
    all.push_back(training);
    training.framework = Framework::mlx;
    training.quantisation = Quantisation::mlx4;
    training.kbit_prepare = false;
    training.precision = Precision::bf16;
    all.push_back(training);
    training = {};
    training.method = method;
    training.gpus = 4;
    training.optimizer = Optimizer::adamw_fused;
    training.precision = Precision::autocast;
    all.push_back(training);
  }
  return all;
}

} // namespace

TEST_CASE("what a change saves is the difference of two estimates; most comes first, nothing costs memory") {
  for (const CatalogueModel& entry : catalogue()) {
    const ModelResult built = build_model(entry.shape);
    if (!built.ok) continue;
    INFO(entry.id);
    for (const Training& training : trainings()) {
      const std::int64_t before = estimate(built.model, training).bytes.total;
      const Savings found = savings(built.model, training);
      std::int64_t last = INT64_MAX;
      std::set<Change> seen;
      for (const Saving& saving : found) {
        INFO(change_id(saving.change));
        const auto after = changed(training, saving.change);
        REQUIRE(after);
        CHECK(saving.total == estimate(built.model, *after).bytes.total);
        CHECK(saving.bytes == before - saving.total);
        CHECK(saving.bytes > 0);
        CHECK(saving.bytes <= last);
        last = saving.bytes;
        CHECK(seen.insert(saving.change).second);
      }
      for (std::size_t i = 0; i < change_count; ++i) {
        const auto change = static_cast<Change>(i);
        const auto after = changed(training, change);
        if (!after || seen.contains(change)) continue;
        CHECK(estimate(built.model, *after).bytes.total >= before);
      }
    }
  }
}

TEST_CASE("a change changes its own setting, once") {
  for (const Training& training : trainings()) {
    for (std::size_t i = 0; i < change_count; ++i) {
      const auto after = changed(training, static_cast<Change>(i));
      INFO(change_id(static_cast<Change>(i)));
      if (after && static_cast<Change>(i) != Change::half_sequence)
        CHECK(!changed(*after, static_cast<Change>(i)));
    }
  }
}

TEST_CASE("what helps depends on where the peak is: in the optimizer's step, or among activations and logits") {
  const Model model = catalogue_model("llama-3.1-8b");
  Training training;
  training.method = Method::full;
  training.checkpointing = Checkpointing::off;
  CHECK(changes(savings(model, training)) ==
        std::set<std::string>{"adamw-fused", "adamw-8bit", "lora", "qlora", "two-gpus"});
  training.sequence = 8192;
  const Savings longer = savings(model, training);
  CHECK(changes(longer) == std::set<std::string>{"checkpointing", "fused-loss", "half-sequence", "adamw-8bit",
                                                 "lora", "qlora", "two-gpus"});
  CHECK(longer.begin()->change == Change::checkpointing);
  training.method = Method::qlora;
  CHECK(savings(model, training).begin()->change == Change::checkpointing);
}

TEST_CASE("changes that a framework does not have are not offered") {
  const Model model = catalogue_model("qwen3-8b");
  Training training;
  training.method = Method::lora;
  training.framework = Framework::mlx;
  training.checkpointing = Checkpointing::off;
  const auto ids = changes(savings(model, training));
  CHECK(ids.contains("checkpointing"));
  CHECK(ids.contains("qlora"));
  CHECK(!ids.contains("two-gpus"));
  CHECK(!ids.contains("adamw-8bit"));
}
