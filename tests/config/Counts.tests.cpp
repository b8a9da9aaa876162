#include <catch2/catch_test_macros.hpp>
#include <string>

#include "../data/table.hpp"
#include "config/read_config.hpp"
#include "engine/catalogue.hpp"
#include "engine/lora.hpp"

using namespace wingspan;
using tests::data_path;
using tests::read_file;
using tests::read_table;

TEST_CASE("every measured parameter count is met to the last number, with the contract's split") {
  const auto rows = read_table(data_path("parameter_counts.csv"));
  REQUIRE(rows.size() == 51);
  for (const auto& row : rows) {
    INFO(row.text("config"));
    const auto result = config::read_config(read_file(data_path("configs/" + row.text("config"))));
    REQUIRE(result.ok);
    const engine::ParameterCount count = result.model.count();
    CHECK(count.embedding == static_cast<std::uint64_t>(row.number("embedding")));
    CHECK(count.output_head == static_cast<std::uint64_t>(row.number("output_head")));
    CHECK(count.linear == static_cast<std::uint64_t>(row.number("linear")));
    CHECK(count.experts == static_cast<std::uint64_t>(row.number("experts")));
    CHECK(count.other == static_cast<std::uint64_t>(row.number("other")));
    CHECK(count.total() == static_cast<std::uint64_t>(row.number("total")));
    CHECK(result.model.tied == (row.text("tied") == "1"));
  }
}

TEST_CASE("a LoRA adapter has as many numbers per rank as peft gives it") {
  for (const auto& row : read_table(data_path("parameter_counts.csv"))) {
    INFO(row.text("config"));
    const auto result = config::read_config(read_file(data_path("configs/" + row.text("config"))));
    REQUIRE(result.ok);
    CHECK(engine::adapter_size(result.model, engine::all_linear).per_rank ==
          static_cast<std::uint64_t>(row.number("lora_per_rank_all_linear")));
    if (!row.text("lora_per_rank_qv").empty()) {
      CHECK(engine::adapter_size(result.model, engine::query_value).per_rank ==
            static_cast<std::uint64_t>(row.number("lora_per_rank_qv")));
    }
  }
}

TEST_CASE("awkward real files are counted or refused as their index says") {
  const auto rows = read_table(data_path("configs_wild.csv"));
  REQUIRE(rows.size() == 26);
  for (const auto& row : rows) {
    INFO(row.text("file"));
    const auto result = config::read_config(read_file(data_path("configs_wild/" + row.text("file"))));
    if (row.text("outcome") == "encoder_only") {
      CHECK_FALSE(result.ok);
      CHECK(result.refusal.reason == engine::ModelRefusal::Reason::encoder_only);
      CHECK(result.refusal.text == "bert");
      continue;
    }
    REQUIRE(result.ok);
    CHECK(result.model.count().total() == static_cast<std::uint64_t>(row.number("total")));
    bool text_part = false;
    for (const auto assumption : result.assumptions)
      text_part |= assumption == engine::Assumption::text_part_only;
    CHECK(text_part == (row.text("text_part") == "1"));
  }
}

TEST_CASE("every model of the catalogue that was counted elsewhere has that count") {
  const auto rows = read_table(std::string(WINGSPAN_SOURCE_DIR) + "/src/engine/data/models.csv");
  REQUIRE(rows.size() == engine::catalogue().size());
  int counted = 0;
  for (const auto& row : rows) {
    INFO(row.text("id"));
    const auto found = engine::find_models(row.text("id"));
    REQUIRE(found.size() == 1);
    const auto result = engine::build_model(found.front()->shape);
    if (row.text("counted").empty()) {
      CHECK_FALSE(result.ok);
      CHECK(result.refusal.reason != engine::ModelRefusal::Reason::unknown_family); // it says why
      continue;
    }
    REQUIRE(result.ok);
    CHECK(result.model.count().total() == static_cast<std::uint64_t>(row.number("counted")));
    CHECK(result.model.active_parameters() == static_cast<std::uint64_t>(row.number("active")));
    ++counted;
  }
  CHECK(counted == 135);
}

TEST_CASE("a unique short form names a model, an ambiguous one several, an unknown one none") {
  REQUIRE(engine::find_models("llama-3.1-8b").size() == 1);
  CHECK(engine::find_models("llama-3.1-8b").front()->id == "meta-llama/Llama-3.1-8B");
  CHECK(engine::find_models("LLAMA 3 1 8b").size() == 1);
  CHECK(engine::find_models("qwen3").size() > 1);
  CHECK(engine::find_models("no-such-model").empty());
  CHECK(engine::find_models("").empty());
}
