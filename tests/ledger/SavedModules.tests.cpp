// The token table and the output head trained whole beside the adapters (PEFT's modules_to_save), by hand.
#include <catch2/catch_test_macros.hpp>
#include <string_view>

#include "engine/catalogue.hpp"
#include "engine/ledger.hpp"
#include "engine/optimizer_memory.hpp"

using namespace wingspan;
using engine::Ground;
using engine::Training;

namespace {

engine::Model model_of(std::string_view id) {
  const auto found = engine::find_models(id);
  REQUIRE(found.size() == 1);
  return engine::build_model(found.front()->shape).model;
}

// Llama 3.1 8B: V = 128256, h = 4096, untied. Qwen3 0.6B: V = 151936, h = 1024, tied.
constexpr std::int64_t llama_table = 128'256LL * 4'096, qwen_table = 151'936LL * 1'024;

Training lora(bool embeddings, bool head) {
  Training training;
  training.method = engine::Method::lora;
  training.saved = {embeddings, head};
  training.sequence = 128;
  return training;
}

bool has(const engine::Estimate& estimate, Ground ground) {
  return estimate.grounds[static_cast<std::size_t>(ground)];
}

} // namespace

TEST_CASE("names of saved modules are read as the field writes them") {
  using engine::parse_saved_modules;
  CHECK(parse_saved_modules("embeddings,head") == engine::SavedModules{true, true});
  CHECK(parse_saved_modules("lm_head, embed_tokens") == engine::SavedModules{true, true});
  CHECK(parse_saved_modules("wte") == engine::SavedModules{true, false});
  CHECK(parse_saved_modules("embed_out") == engine::SavedModules{false, true});
  CHECK(parse_saved_modules("none") == engine::SavedModules{});
  CHECK_FALSE(parse_saved_modules("").has_value());
  CHECK_FALSE(parse_saved_modules("head,").has_value());
  CHECK_FALSE(parse_saved_modules("q_proj").has_value());
}

TEST_CASE("both modules of Llama 3.1 8B: copies, gradients and states by hand") {
  const engine::Model model = model_of("Llama-3.1-8B");
  const auto without = engine::estimate(model, lora(false, false));
  const auto with = engine::estimate(model, lora(true, true));
  // Rank 16 over all matrices: 41,943,040 numbers in fp32.
  constexpr std::int64_t adapters = 41'943'040;
  CHECK(without.trainable_parameters == adapters);
  CHECK(with.trainable_parameters == adapters + 2 * llama_table);
  CHECK(with.parameters == without.parameters);
  // The originals stay, a bf16 copy of each is added.
  CHECK(with.bytes.weights == without.bytes.weights);
  CHECK(with.bytes.adapters == 4 * adapters + 2 * 2 * llama_table);
  // Gradients of 4 and 2 bytes; two states each, 4 bytes of counter per tensor: two per adapted matrix, one
  // per copy. torch steps the two types one after the other: 2 bytes for each of the copies, above the
  // adapters' 4.
  constexpr std::int64_t gradients = 4 * adapters + 2 * 2 * llama_table;
  constexpr std::int64_t states = 2 * gradients + 4 * (2 * 7 * 32 + 2);
  CHECK(with.detail.optimizer_step_peak == gradients + states + 2 * 2 * llama_table);
  CHECK(has(with, Ground::saved_copies));
  CHECK_FALSE(has(with, Ground::saved_untied));
  CHECK_FALSE(has(without, Ground::saved_copies));
}

TEST_CASE("the head keeps its input and leaves a gradient, the embedding's comes last") {
  const engine::Model model = model_of("Llama-3.1-8B");
  const auto without = engine::estimate(model, lora(false, false));
  const auto head = engine::estimate(model, lora(false, true));
  const auto both = engine::estimate(model, lora(true, true));
  constexpr std::int64_t tokens = 128, stream = 2 * tokens * 4'096;
  // bf16: 2 bytes per token and hidden number, for the weight's gradient.
  CHECK(head.detail.kept_for_backward - without.detail.kept_for_backward == stream);
  // With checkpointing the embedding keeps nothing more: its output had a gradient already.
  CHECK(both.detail.kept_for_backward == head.detail.kept_for_backward);
  // At 128 tokens gradients decide. At the end of the backward pass: the adapters' in fp32, the head's and
  // the table's in bf16, the gradient of the first layer's input, the loss, what is alive throughout (cosine
  // and sine tables of 128 x 128, position ids).
  constexpr std::int64_t adapters = 4 * 41'943'040LL, table = 2 * llama_table;
  CHECK(both.detail.backward_peak >= adapters + 2 * table + stream);
  CHECK(both.detail.backward_peak <=
        adapters + 2 * table + stream + 2 * 2 * 128 * 128 + 8 * 128 + 8 * 128 + 64);
}

TEST_CASE("without checkpointing a trained embedding gives the first layer's input a gradient") {
  const engine::Model model = model_of("Llama-3.1-8B");
  Training training = lora(false, false);
  training.checkpointing = engine::Checkpointing::off;
  const auto without = engine::estimate(model, training);
  training.saved = {true, false};
  const auto with = engine::estimate(model, training);
  // The first norm keeps its fp32 input and one reciprocal root per token.
  constexpr std::int64_t tokens = 128;
  CHECK(with.detail.kept_for_backward - without.detail.kept_for_backward == 4 * tokens * 4'096 + 4 * tokens);
}

TEST_CASE("tied weights come apart: each named module trains a copy of its own") {
  const engine::Model model = model_of("Qwen3-0.6B");
  REQUIRE(model.tied);
  const auto none = engine::estimate(model, lora(false, false));
  const auto head = engine::estimate(model, lora(false, true));
  const auto both = engine::estimate(model, lora(true, true));
  CHECK(head.trainable_parameters - none.trainable_parameters == qwen_table);
  CHECK(both.trainable_parameters - none.trainable_parameters == 2 * qwen_table);
  CHECK(both.bytes.weights == none.bytes.weights);
  CHECK(both.bytes.adapters - none.bytes.adapters == 2 * 2 * qwen_table);
  CHECK(has(head, Ground::saved_untied));
}

TEST_CASE("k-bit preparation stores the copies in fp32, 8-bit states keep one set of tables") {
  const engine::Model model = model_of("Llama-3.1-8B");
  Training training = lora(true, true);
  training.method = engine::Method::qlora;
  training.kbit_prepare = true;
  training.optimizer = engine::Optimizer::adamw_8bit;
  const auto saved = engine::saved_tensors(model, training);
  CHECK(saved.bytes_each == 4);
  CHECK(saved.numbers == 2 * llama_table);
  const auto adapters = engine::trained_tensors(model, training);
  const auto apart = engine::optimizer_memory(training.optimizer, adapters);
  const auto sum = engine::optimizer_memory(training.optimizer, adapters, saved);
  CHECK(sum.states - apart.states == 2 * 2 * llama_table + 2 * 4 * (2 * llama_table / 256));
  // One type: foreach takes all tensors at once.
  const auto foreach = engine::optimizer_memory(engine::Optimizer::adamw, adapters, saved);
  CHECK(foreach.step_extra == 4 * (41'943'040LL + 2 * llama_table));
}

TEST_CASE("full sharding divides the copies, their gradients and their states among the GPUs") {
  const engine::Model model = model_of("Llama-3.1-8B");
  Training one = lora(true, true), four = one;
  four.gpus = 4;
  four.sharding = engine::Sharding::zero3;
  const auto whole = engine::estimate(model, one), shared = engine::estimate(model, four);
  CHECK(whole.bytes.adapters - shared.bytes.adapters == 2 * 2 * llama_table / 4 * 3);
}

TEST_CASE("full training trains them anyway: nothing is added") {
  const engine::Model model = model_of("Qwen3-0.6B");
  Training plain;
  plain.method = engine::Method::full;
  Training saved = plain;
  saved.saved = {true, true};
  const auto a = engine::estimate(model, plain), b = engine::estimate(model, saved);
  CHECK(a.bytes.total == b.bytes.total);
  CHECK(a.trainable_parameters == b.trainable_parameters);
}
