#include <catch2/catch_test_macros.hpp>
#include <string>

#include "config/read_config.hpp"

using namespace wingspan;

namespace {

std::uint64_t total(const std::string& text) {
  const auto result = config::read_config(text);
  INFO(text << " refused at " << result.refusal.key);
  REQUIRE(result.ok);
  return result.model.count().total();
}

} // namespace

// Published totals of models that are in no data file of this project, from their hub pages or papers.
TEST_CASE("families outside the data meet their published totals") {
  // databricks/dbrx-base: 131596523520 on its hub page.
  CHECK(
      total(
          R"({"model_type":"dbrx","d_model":6144,"n_heads":48,"n_layers":40,"vocab_size":100352,"max_seq_len":32768,)"
          R"("attn_config":{"kv_n_heads":8,"clip_qkv":8},"ffn_config":{"ffn_hidden_size":10752,"moe_num_experts":16,)"
          R"("moe_top_k":4},"tie_word_embeddings":false})") == 131'596'523'520);
  // swiss-ai/Apertus-8B: 8053338176.
  CHECK(
      total(
          R"({"model_type":"apertus","hidden_size":4096,"intermediate_size":21504,"num_hidden_layers":32,)"
          R"("num_attention_heads":32,"num_key_value_heads":8,"vocab_size":131072,"tie_word_embeddings":false})") ==
      8'053'338'176);
  // baichuan-inc/Baichuan2-7B-Base: 7505973248.
  CHECK(
      total(R"({"model_type":"baichuan","hidden_size":4096,"intermediate_size":11008,"num_hidden_layers":32,)"
            R"("num_attention_heads":32,"vocab_size":125696})") == 7'505'973'248);
  // state-spaces/mamba2-130m: 128989632.
  CHECK(
      total(R"({"model_type":"mamba2","hidden_size":768,"num_hidden_layers":24,"num_heads":24,"head_dim":64,)"
            R"("state_size":128,"n_groups":1,"vocab_size":50288,"conv_kernel":4,"expand":2,)"
            R"("tie_word_embeddings":true})") == 128'989'632);
  // EleutherAI/gpt-j-6b: 6050882784.
  CHECK(
      total(
          R"({"model_type":"gptj","n_embd":4096,"n_layer":28,"n_head":16,"n_inner":null,"n_positions":2048,)"
          R"("vocab_size":50400,"tie_word_embeddings":false})") == 6'050'882'784);
  // facebook/opt-6.7b: 6658473984.
  CHECK(
      total(
          R"({"model_type":"opt","hidden_size":4096,"ffn_dim":16384,"num_hidden_layers":32,"num_attention_heads":32,)"
          R"("max_position_embeddings":2048,"word_embed_proj_dim":4096,"do_layer_norm_before":true,)"
          R"("vocab_size":50272})") == 6'658'473'984);
  // bigscience/bloom-7b1: 7069016064.
  CHECK(
      total(
          R"({"model_type":"bloom","hidden_size":4096,"n_layer":30,"num_attention_heads":32,"vocab_size":250880})") ==
      7'069'016'064);
  // bigcode/starcoder2-7b: 7173923840.
  CHECK(
      total(
          R"({"model_type":"starcoder2","hidden_size":4608,"intermediate_size":18432,"num_hidden_layers":32,)"
          R"("num_attention_heads":36,"num_key_value_heads":4,"vocab_size":49152,"use_bias":true,)"
          R"("tie_word_embeddings":true})") == 7'173'923'840);
  // mosaicml/mpt-7b: 6649286656.
  CHECK(
      total(
          R"({"model_type":"mpt","d_model":4096,"n_heads":32,"n_layers":32,"expansion_ratio":4,"max_seq_len":2048,)"
          R"("vocab_size":50432,"attn_config":{"alibi":true}})") == 6'649'286'656);
  // allenai/OLMoE-1B-7B-0924: 6919161856.
  CHECK(total(R"({"model_type":"olmoe","hidden_size":2048,"intermediate_size":1024,"num_hidden_layers":16,)"
              R"("num_attention_heads":16,"num_key_value_heads":16,"num_experts":64,"num_experts_per_tok":8,)"
              R"("vocab_size":50304,"tie_word_embeddings":false})") == 6'919'161'856);
  // CohereForAI/aya-23-8B: 8028033024.
  CHECK(total(R"({"model_type":"cohere","hidden_size":4096,"intermediate_size":14336,"num_hidden_layers":32,)"
              R"("num_attention_heads":32,"num_key_value_heads":8,"vocab_size":256000})") == 8'028'033'024);
  // google/gemma-7b: 8537680896.
  CHECK(total(R"({"model_type":"gemma","hidden_size":3072,"intermediate_size":24576,"num_hidden_layers":28,)"
              R"("num_attention_heads":16,"num_key_value_heads":16,"head_dim":256,"vocab_size":256000})") ==
        8'537'680'896);
}

TEST_CASE("null means absent, and an integral float is an integer") {
  const std::string plain =
      R"({"model_type":"llama","hidden_size":64,"intermediate_size":128,"num_hidden_layers":2,"num_attention_heads":4,)"
      R"("vocab_size":100)";
  CHECK(total(plain + R"(,"head_dim":null,"num_key_value_heads":null})") == total(plain + "}"));
  CHECK(total(plain + R"(,"head_dim":16.0})") == total(plain + "}"));
}

TEST_CASE("a wrapper's text part is counted under its own keys, and defaults are named") {
  const auto result = config::read_config(
      R"({"model_type":"llava","text_config":{"model_type":"llama","vocab_size":32064},"vision_config":{"hidden_size":1024}})");
  REQUIRE(result.ok);
  CHECK(result.model.count().total() == 6'738'939'904); // vicuna-7b with 64 more tokens
  CHECK(result.defaulted.size() == 4);
}
