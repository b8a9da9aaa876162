// Models that no data file of this project holds. Totals: from their hub pages where it says so, else counted
// by hand from the module list that the row of families.csv names.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "config/read_config.hpp"

using namespace wingspan;
using Reason = engine::ModelRefusal::Reason;

namespace {

struct Published {
  const char* name;
  std::uint64_t total;
  const char* config;
};

constexpr Published published[] = {
    {"tiiuae/Falcon3-1B-Base (hub)", 1'669'408'768,
     R"({"model_type":"llama","hidden_size":2048,"intermediate_size":8192,"num_hidden_layers":18,
         "num_attention_heads":8,"num_key_value_heads":4,"head_dim":256,"vocab_size":131072,"tie_word_embeddings":false})"},
    {"internlm/internlm2-7b (hub)", 7'737'708'544,
     R"({"model_type":"internlm2","hidden_size":4096,"intermediate_size":14336,"num_hidden_layers":32,
         "num_attention_heads":32,"num_key_value_heads":8,"vocab_size":92544,"bias":false,"tie_word_embeddings":false})"},
    {"baichuan-inc/Baichuan2-13B-Base (hub)", 13'896'668'160,
     R"({"model_type":"baichuan","hidden_size":5120,"intermediate_size":13696,"num_hidden_layers":40,
         "num_attention_heads":40,"vocab_size":125696,"tie_word_embeddings":false})"},
    {"01-ai/Yi-1.5-9B (hub)", 8'829'407'232,
     R"({"model_type":"llama","hidden_size":4096,"intermediate_size":11008,"num_hidden_layers":48,
         "num_attention_heads":32,"num_key_value_heads":4,"vocab_size":64000,"tie_word_embeddings":false})"},
    {"CohereForAI/c4ai-command-r-plus (hub): norms of queries and keys per head", 103'810'674'688,
     R"({"model_type":"cohere","hidden_size":12288,"intermediate_size":33792,"num_hidden_layers":64,
         "num_attention_heads":96,"num_key_value_heads":8,"vocab_size":256000,"use_qk_norm":true})"},
    {"CohereForAI/c4ai-command-a-03-2025 (hub)", 111'057'580'032,
     R"({"model_type":"cohere2","hidden_size":12288,"intermediate_size":36864,"num_hidden_layers":64,
         "num_attention_heads":96,"num_key_value_heads":8,"head_dim":128,"vocab_size":256000,"sliding_window":4096})"},
    {"ai21labs/Jamba-v0.1 (hub): attention, Mamba and experts at their periods", 51'570'323'328,
     R"({"model_type":"jamba","hidden_size":4096,"intermediate_size":14336,"num_hidden_layers":32,
         "num_attention_heads":32,"num_key_value_heads":8,"vocab_size":65536,"attn_layer_offset":4,
         "attn_layer_period":8,"expert_layer_offset":1,"expert_layer_period":2,"num_experts":16,
         "num_experts_per_tok":2,"mamba_conv_bias":true,"mamba_d_conv":4,"mamba_d_state":16,"mamba_dt_rank":256,
         "mamba_expand":2,"mamba_proj_bias":false,"tie_word_embeddings":false})"},
    {"ibm-ai-platform/Bamba-9B-v1 (module list)", 9'780'235'392,
     R"({"model_type":"bamba","hidden_size":4096,"intermediate_size":14336,"num_hidden_layers":32,
         "num_attention_heads":32,"num_key_value_heads":8,"vocab_size":128256,"attn_layer_indices":[9,18,27],
         "mamba_conv_bias":true,"mamba_d_conv":4,"mamba_d_head":64,"mamba_d_state":128,"mamba_expand":2,
         "mamba_n_groups":1,"mamba_n_heads":128,"mamba_proj_bias":false,"tie_word_embeddings":false})"},
    {"mistralai/Mamba-Codestral-7B-v0.1 (hub)", 7'285'403'648,
     R"({"model_type":"mamba2","hidden_size":4096,"num_hidden_layers":64,"num_heads":128,"head_dim":64,
         "state_size":128,"n_groups":8,"vocab_size":32768,"conv_kernel":4,"expand":2,"use_bias":false,
         "use_conv_bias":true,"tie_word_embeddings":false})"},
    {"bigscience/bloom (hub)", 176'247'271'424,
     R"({"model_type":"bloom","n_embed":14336,"n_layer":70,"num_attention_heads":112,"vocab_size":250880})"},
    {"mosaicml/mpt-30b (module list)", 29'957'200'896,
     R"({"model_type":"mpt","d_model":7168,"n_heads":64,"n_layers":48,"expansion_ratio":4,"max_seq_len":8192,
         "vocab_size":50432,"no_bias":true,"attn_config":{"alibi":true,"qk_ln":false}})"},
    {"Salesforce/codegen-350M-mono (hub)", 356'712'448,
     R"({"model_type":"codegen","n_embd":1024,"n_layer":20,"n_head":16,"n_inner":null,"n_positions":2048,
         "vocab_size":51200,"tie_word_embeddings":false})"},
    {"bigcode/starcoder2-15b (hub)", 15'957'889'024,
     R"({"model_type":"starcoder2","hidden_size":6144,"intermediate_size":24576,"num_hidden_layers":40,
         "num_attention_heads":48,"num_key_value_heads":4,"vocab_size":49152,"use_bias":true,"tie_word_embeddings":false})"},
    {"adept/persimmon-8b-base (module list): norms of queries and keys with biases", 9'397'175'296,
     R"({"model_type":"persimmon","hidden_size":4096,"intermediate_size":16384,"num_hidden_layers":36,
         "num_attention_heads":64,"vocab_size":262144,"qk_layernorm":true,"hidden_act":"relu2","tie_word_embeddings":false})"},
    {"LGAI-EXAONE/EXAONE-3.5-2.4B-Instruct (hub)", 2'405'327'360,
     R"({"model_type":"exaone","hidden_size":2560,"intermediate_size":7168,"num_layers":30,"num_attention_heads":32,
         "num_key_value_heads":8,"head_dim":80,"vocab_size":102400,"tie_word_embeddings":true})"},
    {"LGAI-EXAONE/EXAONE-4.0-1.2B (hub)", 1'279'391'488,
     R"({"model_type":"exaone4","hidden_size":2048,"intermediate_size":4096,"num_hidden_layers":30,
         "num_attention_heads":32,"num_key_value_heads":8,"head_dim":64,"vocab_size":102400,"tie_word_embeddings":true,
         "sliding_window":null,"sliding_window_pattern":null})"},
    {"nvidia/Nemotron-4-340B-Base (module list; its card says 340B)", 341'029'195'776,
     R"({"model_type":"nemotron","hidden_size":18432,"intermediate_size":73728,"num_hidden_layers":96,
         "num_attention_heads":96,"num_key_value_heads":8,"vocab_size":256000,"tie_word_embeddings":false})"},
    {"tencent/Hunyuan-A13B-Instruct (hub): one number per layer, the same in all", 80'393'183'232,
     R"({"model_type":"hunyuan_v1_moe","hidden_size":4096,"intermediate_size":3072,"num_hidden_layers":4,
         "moe_intermediate_size":[3072,3072,3072,3072],"moe_topk":[8,8,8,8],"num_shared_expert":[1,1,1,1],
         "num_experts":64,"num_attention_heads":32,"num_key_value_heads":8,"head_dim":128,"vocab_size":128167,
         "use_qk_norm":true,"use_cla":false,"tie_word_embeddings":true})"},
    {"baidu/ERNIE-4.5-21B-A3B-PT (hub)", 21'825'437'888,
     R"({"model_type":"ernie4_5_moe","hidden_size":2560,"intermediate_size":12288,"num_hidden_layers":28,
         "num_attention_heads":20,"num_key_value_heads":4,"vocab_size":103424,"use_bias":false,"moe_num_experts":64,
         "moe_num_shared_experts":2,"moe_k":6,"moe_intermediate_size":1536,"moe_layer_start_index":1,
         "moe_layer_end_index":27,"moe_layer_interval":1,"tie_word_embeddings":true})"},
    {"ByteDance-Seed/Seed-OSS-36B-Base (hub)", 36'151'104'512,
     R"({"model_type":"seed_oss","hidden_size":5120,"intermediate_size":27648,"num_hidden_layers":64,
         "num_attention_heads":80,"num_key_value_heads":8,"head_dim":128,"vocab_size":155136,"attention_bias":true,
         "attention_out_bias":false,"mlp_bias":false,"tie_word_embeddings":false})"},
    {"rednote-hilab/dots.llm1.inst (hub)", 142'774'381'696,
     R"({"model_type":"dots1","hidden_size":4096,"intermediate_size":10944,"num_hidden_layers":62,
         "num_attention_heads":32,"num_key_value_heads":32,"vocab_size":152064,"n_routed_experts":128,
         "num_experts_per_tok":6,"n_shared_experts":2,"moe_intermediate_size":1408,"moe_layer_freq":1,
         "first_k_dense_replace":1,"tie_word_embeddings":false})"},
    {"kyutai/helium-1-2b (hub)", 2'023'868'416,
     R"({"model_type":"helium","hidden_size":2048,"intermediate_size":8192,"num_hidden_layers":28,
         "num_attention_heads":16,"num_key_value_heads":8,"head_dim":128,"vocab_size":64000,"tie_word_embeddings":false})"},
    {"openbmb/MiniCPM3-4B (module list): no key for the value's width", 4'073'875'968,
     R"({"model_type":"minicpm3","hidden_size":2560,"intermediate_size":6400,"num_hidden_layers":62,
         "num_attention_heads":40,"q_lora_rank":768,"kv_lora_rank":256,"qk_nope_head_dim":64,"qk_rope_head_dim":32,
         "vocab_size":73448})"},
    {"xverse/XVERSE-7B (module list)", 7'299'846'144,
     R"({"model_type":"xverse","hidden_size":4096,"intermediate_size":11008,"num_hidden_layers":32,
         "num_attention_heads":32,"vocab_size":100534,"tie_word_embeddings":false})"},
    {"deepseek-ai/deepseek-moe-16b-base (hub)", 16'375'728'128,
     R"({"model_type":"deepseek","hidden_size":2048,"intermediate_size":10944,"moe_intermediate_size":1408,
         "num_hidden_layers":28,"num_attention_heads":16,"num_key_value_heads":16,"n_routed_experts":64,
         "n_shared_experts":2,"num_experts_per_tok":6,"first_k_dense_replace":1,"moe_layer_freq":1,
         "vocab_size":102400,"tie_word_embeddings":false})"},
    {"inclusionAI/Ling-lite (hub): head_dim 0 means hidden / heads", 16'801'974'272,
     R"({"model_type":"bailing_moe","hidden_size":2048,"intermediate_size":5632,"num_hidden_layers":28,
         "num_attention_heads":16,"num_key_value_heads":4,"head_dim":0,"vocab_size":126464,"num_experts":64,
         "num_experts_per_tok":6,"num_shared_experts":2,"moe_intermediate_size":1408,"use_bias":false,
         "use_qkv_bias":false,"tie_word_embeddings":false})"},
    {"zai-org/GLM-4.7-Flash (hub count of an 8-bit copy)", 29'943'393'920,
     R"({"model_type":"glm4_moe_lite","hidden_size":2048,"intermediate_size":10240,"num_hidden_layers":47,
         "num_attention_heads":20,"num_key_value_heads":20,"q_lora_rank":768,"kv_lora_rank":512,
         "qk_nope_head_dim":192,"qk_rope_head_dim":64,"v_head_dim":256,"n_routed_experts":64,"n_shared_experts":1,
         "num_experts_per_tok":4,"moe_intermediate_size":1536,"first_k_dense_replace":1,"vocab_size":154880,
         "tie_word_embeddings":false})"},
    // Its layers' key-value heads add up to 67; the order does not matter to the count.
    {"Deci/DeciLM-7B (hub): heads per layer", 7'043'551'232,
     R"({"model_type":"deci","hidden_size":4096,"intermediate_size":14336,"num_hidden_layers":32,
         "num_attention_heads":32,"vocab_size":32000,"tie_word_embeddings":false,"num_key_value_heads_per_layer":
         [4,4,4,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,1,1,1]})"},
    {"microsoft/Phi-3.5-vision-instruct's decoder (module list)", 3'821'079'552,
     R"({"model_type":"phi3_v","hidden_size":3072,"intermediate_size":8192,"num_hidden_layers":32,
         "num_attention_heads":32,"num_key_value_heads":32,"vocab_size":32064,"img_processor":{"name":"clip"},
         "tie_word_embeddings":false})"},
    {"mistral-community/pixtral-12b's decoder (hub of Mistral-Nemo)", 12'247'782'400,
     R"({"model_type":"llava","text_config":{"model_type":"mistral","hidden_size":5120,"head_dim":128,
         "intermediate_size":14336,"num_hidden_layers":40,"num_key_value_heads":8,"vocab_size":131072},
         "vision_config":{"model_type":"pixtral"}})"},
    {"Qwen/Qwen2.5-Omni-7B's thinker (hub of Qwen2.5-7B): wrapped twice", 7'615'616'512,
     R"({"model_type":"qwen2_5_omni","thinker_config":{"model_type":"qwen2_5_omni_thinker","text_config":
         {"model_type":"qwen2_5_omni_text","hidden_size":3584,"intermediate_size":18944,"num_hidden_layers":28,
          "num_attention_heads":28,"num_key_value_heads":4,"vocab_size":152064,"tie_word_embeddings":false}}})"},
    {"tiiuae/falcon-11B (module list): one norm in the new decoder", 11'102'822'400,
     R"({"model_type":"falcon","hidden_size":4096,"ffn_hidden_size":16384,"num_hidden_layers":60,
         "num_attention_heads":32,"num_kv_heads":8,"num_ln_in_parallel_attn":1,"new_decoder_architecture":true,
         "multi_query":true,"parallel_attn":true,"bias":false,"vocab_size":65024,"tie_word_embeddings":false})"},
};

config::ConfigResult read(const std::string& text) { return config::read_config(text); }

void check_refused(const std::string& text, Reason reason, std::string_view key) {
  INFO(text);
  const auto result = read(text);
  CHECK_FALSE(result.ok);
  CHECK(result.refusal.reason == reason);
  CHECK(result.refusal.key == key);
}

// A small decoder of a family, with more keys.
std::string of(const std::string& type, const std::string& more) {
  return R"({"model_type":")" + type +
         R"(","hidden_size":64,"intermediate_size":128,"num_hidden_layers":2,"num_attention_heads":4,"vocab_size":100)" +
         more + "}";
}

} // namespace

TEST_CASE("more families meet the published total or the count of their module list") {
  for (const Published& model : published) {
    INFO(model.name);
    std::string text = model.config;
    if (const auto four = text.find("\"num_hidden_layers\":4,"); four != std::string::npos) {
      // Hunyuan's 32 layers, written out here so that the row stays readable.
      const auto repeat = [&](const std::string& list, const std::string& item) {
        std::string all = "[" + item;
        for (int i = 1; i < 32; ++i)
          all += "," + item;
        text.replace(text.find(list), list.size(), all + "]");
      };
      text.replace(four, 22, "\"num_hidden_layers\":32,");
      repeat("[3072,3072,3072,3072]", "3072");
      repeat("[8,8,8,8]", "8");
      repeat("[1,1,1,1]", "1");
    }
    const auto result = read(text);
    INFO("refused at " << result.refusal.key << " " << result.refusal.text);
    REQUIRE(result.ok);
    CHECK(result.model.count().total() == model.total);
  }
}

// baidu/ERNIE-4.5-300B-A47B: 300,474,051,776 on its hub page with one prediction layer: a dense layer of its
// own, the projection of embedding beside hidden state, two more norms.
TEST_CASE("a prediction layer is left out of the count, and said so") {
  const auto result = read(
      R"({"model_type":"ernie4_5_moe","hidden_size":8192,"intermediate_size":28672,"num_hidden_layers":54,
          "num_attention_heads":64,"num_key_value_heads":8,"vocab_size":103424,"moe_num_experts":64,
          "moe_num_shared_experts":0,"moe_k":8,"moe_intermediate_size":3584,"moe_layer_start_index":3,
          "moe_layer_end_index":53,"tie_word_embeddings":false,"num_nextn_predict_layers":1})");
  REQUIRE(result.ok);
  constexpr std::uint64_t h = 8192, f = 28672;
  constexpr std::uint64_t layer = 2 * h * h + 2 * h * 1024 + 3 * h * f + 2 * h,
                          prediction = 2 * h * h + 2 * h;
  CHECK(result.model.count().total() + layer + prediction == 300'474'051'776);
  REQUIRE(result.assumptions.size() == 1);
  CHECK(result.assumptions.front() == engine::Assumption::prediction_layer_left_out);
}

// deepseek-ai/DeepSeek-V3.2-Exp: DeepSeek-V3's 671,026,419,200 and an indexer in each of 61 layers.
TEST_CASE("an indexer is counted, and refused without its sizes") {
  const std::string v3 =
      R"({"model_type":"deepseek_v32","hidden_size":7168,"intermediate_size":18432,"moe_intermediate_size":2048,
          "num_hidden_layers":61,"num_attention_heads":128,"n_routed_experts":256,"n_shared_experts":1,
          "num_experts_per_tok":8,"first_k_dense_replace":3,"moe_layer_freq":1,"q_lora_rank":1536,
          "kv_lora_rank":512,"qk_nope_head_dim":128,"qk_rope_head_dim":64,"v_head_dim":128,"vocab_size":129280)";
  const auto result = read(v3 + R"(,"index_n_heads":64,"index_head_dim":128})");
  REQUIRE(result.ok);
  constexpr std::uint64_t indexer = 1536 * 64 * 128 + 7168 * 128 + 7168 * 64 + 2 * 128;
  CHECK(result.model.count().total() == 671'026'419'200 + 61 * indexer);
  check_refused(v3 + "}", Reason::missing, "index_n_heads");
}

TEST_CASE("a flat file with another tower says that the text part is counted") {
  const auto result = read(of("qwen2_vl", R"(,"vision_config":{"depth":32})"));
  REQUIRE(result.ok);
  REQUIRE(result.assumptions.size() == 1);
  CHECK(result.assumptions.front() == engine::Assumption::text_part_only);
  CHECK(read(of("qwen2", "")).assumptions.empty());
}

TEST_CASE("families that can't be counted are refused with what they have") {
  const auto only = [](const std::string& type) { return R"({"model_type":")" + type + R"("})"; };
  check_refused(only("rwkv"), Reason::attention_free, "model_type");
  check_refused(only("zamba2"), Reason::shared_blocks, "model_type");
  check_refused(only("kimi_linear"), Reason::linear_attention, "model_type");
  check_refused(only("deepseek_v4"), Reason::compressed_attention, "model_type");
  check_refused(only("gemma3n"), Reason::per_layer_inputs, "model_type");
  check_refused(R"({"model_type":"clip","text_config":{"model_type":"clip_text_model"}})",
                Reason::no_text_model, "model_type");
  check_refused(
      R"({"model_type":"mllama","text_config":{"model_type":"mllama_text_model","hidden_size":4096}})",
      Reason::cross_attention, "model_type");
}

TEST_CASE("switches that build a family otherwise are refused by their key") {
  check_refused(of("opt", R"(,"max_position_embeddings":64,"word_embed_proj_dim":32)"), Reason::not_countable,
                "word_embed_proj_dim");
  check_refused(of("opt", R"(,"max_position_embeddings":64,"do_layer_norm_before":false)"),
                Reason::not_countable, "do_layer_norm_before");
  check_refused(of("opt", R"(,"max_position_embeddings":64,"enable_bias":false)"), Reason::not_countable,
                "enable_bias");
  check_refused(of("gpt2", R"(,"n_positions":64,"add_cross_attention":true)"), Reason::not_countable,
                "add_cross_attention");
  check_refused(of("llama", R"(,"use_qk_norm":true)"), Reason::not_countable, "use_qk_norm");
  check_refused(of("hunyuan_v1_dense", R"(,"use_qk_norm":false)"), Reason::not_countable, "use_qk_norm");
  check_refused(of("mpt", R"(,"attn_config":{"alibi":false})"), Reason::not_countable, "attn_config.alibi");
  check_refused(of("mpt", R"(,"attn_config":{"alibi":true,"qk_ln":true})"), Reason::not_countable,
                "attn_config.qk_ln");
  check_refused(of("mpt", R"(,"attn_config":{"alibi":true,"kv_n_heads":-8})"), Reason::out_of_range,
                "kv_n_heads");
  check_refused(of("llama", R"(,"architectures":["LlamaForSequenceClassification"])"), Reason::not_countable,
                "architectures");
  CHECK(read(of("llama", R"(,"architectures":["LlamaForCausalLM"])")).ok);
  check_refused(of("xverse", R"(,"num_experts":8)"), Reason::not_countable, "num_experts");
  check_refused(of("chatglm", R"(,"post_layer_norm":false)"), Reason::not_countable, "post_layer_norm");
  check_refused(of("llama", R"(,"num_key_value_heads":[4,2])"), Reason::not_countable, "num_key_value_heads");
  check_refused(of("deci", R"(,"num_key_value_heads_per_layer":[4])"), Reason::contradiction,
                "block_configs");
  check_refused(of("deci", R"(,"num_key_value_heads_per_layer":[4,3])"), Reason::contradiction,
                "num_key_value_heads_per_layer");
  check_refused(of("bamba", R"(,"attn_layer_indices":[2])"), Reason::out_of_range, "attn_layer_indices");
  check_refused(of("jamba", R"(,"attn_layer_period":0)"), Reason::out_of_range, "attn_layer_period");
}

TEST_CASE("a mixer's own norm follows its key") {
  const std::string h1 =
      R"(,"mamba_d_ssm":64,"mamba_n_heads":4,"mamba_d_head":16,"mamba_d_state":8,"mamba_n_groups":1,"mamba_d_conv":4)";
  const auto without = read(of("falcon_h1", h1)),
             with = read(of("falcon_h1", h1 + R"(,"mamba_rms_norm":true)"));
  REQUIRE(without.ok);
  REQUIRE(with.ok);
  CHECK(with.model.count().total() - without.model.count().total() == 2 * 64);
}
