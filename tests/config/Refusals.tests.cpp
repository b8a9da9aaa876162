#include <catch2/catch_test_macros.hpp>
#include <random>
#include <string>

#include "../data/table.hpp"
#include "config/read_config.hpp"

using namespace wingspan;
using Reason = engine::ModelRefusal::Reason;

namespace {

config::ConfigResult llama(const std::string& more) {
  return config::read_config(
      R"({"model_type":"llama","hidden_size":64,"intermediate_size":128,"num_hidden_layers":2,)"
      R"("num_attention_heads":4,"vocab_size":100)" +
      more + "}");
}

void check_refused(const config::ConfigResult& result, Reason reason, std::string_view key) {
  CHECK_FALSE(result.ok);
  CHECK(result.refusal.reason == reason);
  CHECK(result.refusal.key == key);
}

} // namespace

TEST_CASE("what is no decoder is refused by its family") {
  const auto of = [](const std::string& type) {
    return config::read_config(R"({"model_type":")" + type + R"("})");
  };
  check_refused(of("t5"), Reason::encoder_decoder, "model_type");
  check_refused(of("roberta"), Reason::encoder_only, "model_type");
  check_refused(of("made_up"), Reason::unknown_family, "model_type");
  CHECK(of("made_up").refusal.text == "made_up");
  check_refused(config::read_config("{}"), Reason::missing, "model_type");
  check_refused(llama(R"(,"is_encoder_decoder":true)"), Reason::encoder_decoder, "is_encoder_decoder");
}

TEST_CASE("numbers that contradict each other are refused with the key and the value") {
  check_refused(llama(R"(,"num_key_value_heads":3)"), Reason::contradiction, "num_key_value_heads");
  CHECK(llama(R"(,"num_key_value_heads":3)").refusal.value == 3);
  check_refused(llama(R"(,"num_key_value_heads":8)"), Reason::contradiction, "num_key_value_heads");
  check_refused(llama(R"(,"layer_types":["full_attention"])"), Reason::contradiction, "layer_types");
  check_refused(llama(R"(,"num_local_experts":4,"num_experts_per_tok":5)"), Reason::contradiction,
                "num_experts_per_tok");
}

TEST_CASE("sizes out of range, of the wrong type or missing are refused, never taken") {
  check_refused(llama(R"(,"head_dim":-1)"), Reason::out_of_range, "head_dim");
  check_refused(llama(R"(,"head_dim":1e30)"), Reason::out_of_range, "head_dim");
  check_refused(llama(R"(,"head_dim":18446744073709551615)"), Reason::out_of_range, "head_dim");
  check_refused(llama(R"(,"head_dim":1.5)"), Reason::out_of_range, "head_dim");
  check_refused(llama(R"(,"head_dim":"64")"), Reason::wrong_type, "head_dim");
  check_refused(llama(R"(,"head_dim":[64])"), Reason::wrong_type, "head_dim");
  check_refused(llama(R"(,"attention_bias":1)"), Reason::wrong_type, "attention_bias");
  check_refused(config::read_config(R"({"model_type":"llama"})"), Reason::missing, "hidden_size");
  check_refused(
      config::read_config(R"({"model_type":"mixtral","hidden_size":1000000,"intermediate_size":4000000,)"
                          R"("num_hidden_layers":4000,"num_attention_heads":8,"num_key_value_heads":8,)"
                          R"("num_local_experts":65000,"vocab_size":30000000})"),
      Reason::out_of_range, "num_hidden_layers");
}

TEST_CASE("hostile text ends in a named reason within bounds") {
  check_refused(config::read_config(""), Reason::not_json, "");
  check_refused(config::read_config("{\"a\":"), Reason::not_json, "");
  check_refused(config::read_config("\xff\xfe{}"), Reason::not_json, "");
  check_refused(config::read_config("[1,2]"), Reason::not_an_object, "");
  check_refused(config::read_config(std::string(1'000'000, '[')), Reason::too_deep, "");
  check_refused(config::read_config(std::string(100'000'000, ' ')), Reason::too_large, "");
  check_refused(config::read_config("{\"model_type\":\"llama\",\"hidden_size\":\"\xff\xfe\"}"),
                Reason::not_json, "");
}

TEST_CASE("a key that stands twice in one object is refused, in two objects it is not") {
  check_refused(llama(R"(,"head_dim":16,"head_dim":32)"), Reason::key_twice, "");
  CHECK(llama(R"(,"head_dim":16,"head_dim":16)").refusal.text == "head_dim");
  check_refused(llama(R"(,"rope_scaling":{"a":[{"b":1,"b":2}]})"), Reason::key_twice, "");
  CHECK(llama(R"(,"one":{"head_dim":1},"two":{"head_dim":2},"list":[{"a":1},{"a":1}])").ok);
}

TEST_CASE("text of another encoding, a byte-order mark and numbers that are none") {
  const std::string plain =
      R"({"model_type":"llama","hidden_size":64,"intermediate_size":128,"num_hidden_layers":2,)"
      R"("num_attention_heads":4,"vocab_size":100})";
  CHECK(config::read_config("\xEF\xBB\xBF" + plain).ok);
  std::string wide = "\xFF\xFE";
  for (const char c : plain)
    wide += std::string{c, '\0'};
  check_refused(config::read_config(wide), Reason::not_json, "");
  CHECK(config::read_config("").refusal.text.empty()); // the CLI says that the file is empty
  for (const char* number : {"NaN", "Infinity", "-Infinity", "1e400", "0x40", "064", "+64", ".5"}) {
    INFO(number);
    check_refused(llama(R"(,"head_dim":)" + std::string(number)), Reason::not_json, "");
  }
  for (const char* number : {"-16", "1e18", "16.5", "99999999999999999999999999", "-1e3"}) {
    INFO(number);
    check_refused(llama(R"(,"head_dim":)" + std::string(number)), Reason::out_of_range, "head_dim");
  }
  CHECK(llama(R"(,"head_dim":1.6e1)").ok);
}

TEST_CASE("more values than any file has are refused before they are read") {
  std::string list;
  for (int i = 0; i < 200'001; ++i)
    list += "{},";
  check_refused(llama(R"(,"x":[)" + list + "0]"), Reason::too_many_values, "");
  // Just below: ninety thousand objects, each with a key, are read once over.
  std::string objects = R"({"a":0})";
  for (int i = 0; i < 90'000; ++i)
    objects += R"(,{"a":0})";
  CHECK(llama(R"(,"x":[)" + objects + "]").ok);
  // Layers named a hundred thousand times cost no more than once.
  std::string named = "1";
  for (int i = 0; i < 190'000; ++i)
    named += ",1";
  const auto result = config::read_config(
      R"({"model_type":"qwen3_moe","hidden_size":64,"intermediate_size":64,"moe_intermediate_size":32,)"
      R"("num_experts":4,"num_experts_per_tok":2,"num_hidden_layers":4096,"num_attention_heads":4,)"
      R"("vocab_size":100,"mlp_only_layers":[)" +
      named + "]}");
  REQUIRE(result.ok);
  CHECK(result.model.blocks.size() == 2);
}

TEST_CASE("variants of a family that are built otherwise are refused by the key that says so") {
  const std::string gemma =
      R"({"model_type":"gemma4_text","hidden_size":64,"intermediate_size":128,"num_hidden_layers":2,)"
      R"("num_attention_heads":4,"head_dim":16,"vocab_size":100,)";
  check_refused(config::read_config(gemma + R"("hidden_size_per_layer_input":256})"), Reason::not_countable,
                "hidden_size_per_layer_input");
  check_refused(config::read_config(gemma + R"("num_kv_shared_layers":1})"), Reason::not_countable,
                "num_kv_shared_layers");
  check_refused(llama(R"(,"layer_types":["full_attention","telepathy"])"), Reason::not_countable,
                "layer_types");
}

TEST_CASE("a real file with random damage is read or refused, never a crash") {
  std::mt19937 random(20260731);
  for (const auto& row : tests::read_table(tests::data_path("configs_wild.csv"))) {
    const std::string text = tests::read_file(tests::data_path("configs_wild/" + row.text("file")));
    for (int round = 0; round < 150; ++round) {
      std::string damaged = text;
      for (int hit = 0; hit < 1 + round % 4; ++hit) {
        const std::size_t at = random() % damaged.size();
        switch (random() % 4) {
        case 0: damaged[at] = static_cast<char>(random() % 256); break;
        case 1: damaged.erase(at, 1 + random() % 8); break;
        case 2: damaged.insert(at, 1, "0123456789-eE.\"[]{},:tfn"[random() % 24]); break;
        default: damaged.insert(at, damaged.substr(random() % damaged.size(), random() % 32)); break;
        }
      }
      const auto result = config::read_config(damaged);
      if (result.ok) CHECK(result.model.count().total() > 0);
      if (result.ok) CHECK(result.model.count().total() < 1'000'000'000'000'000);
    }
  }
}
