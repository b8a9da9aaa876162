#include "engine/training.hpp"

#include <span>

namespace wingspan::engine {

namespace {

constexpr Targets of(std::initializer_list<Role> roles) {
  Targets set;
  for (Role role : roles)
    set.add(role);
  return set;
}

template <typename Value> struct Id {
  std::string_view text;
  Value value;
};

template <typename Value, std::size_t size>
std::optional<Value> find(const Id<Value> (&ids)[size], std::string_view text) {
  for (const Id<Value>& id : ids) {
    if (id.text == text) return id.value;
  }
  return std::nullopt;
}

template <typename Value, std::size_t size>
std::string_view text_of(const Id<Value> (&ids)[size], Value value) {
  for (const Id<Value>& id : ids) {
    if (id.value == value) return id.text;
  }
  return {};
}

constexpr Id<Precision> precisions[] = {{"bf16", Precision::bf16},
                                        {"autocast", Precision::autocast},
                                        {"mixed", Precision::mixed},
                                        {"fp32", Precision::fp32}};
constexpr Id<Optimizer> optimizers[] = {{"adamw", Optimizer::adamw},
                                        {"adamw-fused", Optimizer::adamw_fused},
                                        {"adamw-8bit", Optimizer::adamw_8bit},
                                        {"paged-adamw-8bit", Optimizer::paged_adamw_8bit},
                                        {"adafactor", Optimizer::adafactor},
                                        {"lion", Optimizer::lion},
                                        {"sgd", Optimizer::sgd}};
constexpr Id<AdapterType> adapter_types[] = {{"fp32", AdapterType::fp32}, {"bf16", AdapterType::bf16}};
constexpr Id<Quantisation> quantisations[] = {{"nf4-dq", Quantisation::nf4_dq},
                                              {"nf4", Quantisation::nf4},
                                              {"int8", Quantisation::int8},
                                              {"gptq4", Quantisation::gptq4},
                                              {"mlx4", Quantisation::mlx4}};
constexpr Id<Checkpointing> checkpointings[] = {
    {"on", Checkpointing::on}, {"off", Checkpointing::off}, {"reentrant", Checkpointing::reentrant}};
constexpr Id<Attention> attentions[] = {
    {"sdpa", Attention::sdpa}, {"flash", Attention::flash}, {"eager", Attention::eager}};
constexpr Id<Loss> losses[] = {{"standard", Loss::standard},
                               {"fused", Loss::fused},
                               {"kernel", Loss::kernel},
                               {"chunked", Loss::chunked}};
constexpr Id<Framework> frameworks[] = {{"torch", Framework::torch}, {"mlx", Framework::mlx}};
constexpr Id<Sharding> shardings[] = {{"ddp", Sharding::ddp},
                                      {"zero1", Sharding::zero1},
                                      {"zero2", Sharding::zero2},
                                      {"zero3", Sharding::zero3}};
constexpr Id<Code> codes[] = {{"transformers", Code::transformers}, {"litgpt", Code::litgpt}};

// Module names of the families' code; one name may mean different matrices in different families.
const Id<Targets> modules[] = {
    {"q_proj", of({Role::q})},
    {"k_proj", of({Role::k})},
    {"v_proj", of({Role::v})},
    {"o_proj", of({Role::o})},
    {"out_proj", of({Role::o, Role::mixer_out})},
    {"dense", of({Role::o})},
    {"qkv_proj", of({Role::qkv})},
    {"query_key_value", of({Role::qkv})},
    {"c_attn", of({Role::qkv})},
    {"Wqkv", of({Role::qkv})},
    {"W_pack", of({Role::qkv})},
    {"wqkv", of({Role::qkv})},
    {"c_proj", of({Role::o, Role::down})},
    {"q_a_proj", of({Role::q_down})},
    {"q_b_proj", of({Role::q_up})},
    {"kv_a_proj_with_mqa", of({Role::kv_down})},
    {"kv_b_proj", of({Role::kv_up})},
    {"gate_proj", of({Role::gate, Role::shared_gate})},
    {"up_proj", of({Role::up, Role::shared_up})},
    {"down_proj", of({Role::down, Role::shared_down})},
    {"gate_up_proj", of({Role::gate_up})},
    {"dense_h_to_4h", of({Role::up, Role::gate_up})},
    {"dense_4h_to_h", of({Role::down})},
    {"c_fc", of({Role::up})},
    {"fc_in", of({Role::up})},
    {"fc_out", of({Role::down})},
    {"fc1", of({Role::up})},
    {"fc2", of({Role::down})},
    {"w1", of({Role::gate})},
    {"w2", of({Role::down})},
    {"w3", of({Role::up})},
    {"in_proj", of({Role::mixer_in})},
    {"x_proj", of({Role::mixer_x})},
    {"dt_proj", of({Role::mixer_step})},
};

constexpr Id<SavedModules> saved_modules[] = {
    {"embeddings", {true, false}}, {"embed_tokens", {true, false}},    {"wte", {true, false}},
    {"embed_in", {true, false}},   {"word_embeddings", {true, false}}, {"tok_embeddings", {true, false}},
    {"head", {false, true}},       {"lm_head", {false, true}},         {"embed_out", {false, true}},
};

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ')
    text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ')
    text.remove_suffix(1);
  return text;
}

} // namespace

const Targets all_linear{0xFFFFFFFFU};
const Targets query_value = of({Role::q, Role::v, Role::qkv, Role::q_up, Role::kv_up});
const Targets attention_only =
    of({Role::q, Role::k, Role::v, Role::o, Role::qkv, Role::q_down, Role::q_up, Role::kv_down, Role::kv_up});

std::optional<Precision> parse_precision(std::string_view id) { return find(precisions, id); }
std::optional<Optimizer> parse_optimizer(std::string_view id) { return find(optimizers, id); }
std::optional<AdapterType> parse_adapter_type(std::string_view id) { return find(adapter_types, id); }
std::optional<Quantisation> parse_quantisation(std::string_view id) { return find(quantisations, id); }
std::optional<Checkpointing> parse_checkpointing(std::string_view id) { return find(checkpointings, id); }
std::optional<Attention> parse_attention(std::string_view id) { return find(attentions, id); }
std::optional<Loss> parse_loss(std::string_view id) { return find(losses, id); }
std::optional<Framework> parse_framework(std::string_view id) { return find(frameworks, id); }
std::optional<Sharding> parse_sharding(std::string_view id) { return find(shardings, id); }
std::optional<Code> parse_code(std::string_view id) { return find(codes, id); }

std::string_view id_of(Precision value) { return text_of(precisions, value); }
std::string_view id_of(Optimizer value) { return text_of(optimizers, value); }
std::string_view id_of(AdapterType value) { return text_of(adapter_types, value); }
std::string_view id_of(Quantisation value) { return text_of(quantisations, value); }
std::string_view id_of(Checkpointing value) { return text_of(checkpointings, value); }
std::string_view id_of(Attention value) { return text_of(attentions, value); }
std::string_view id_of(Loss value) { return text_of(losses, value); }
std::string_view id_of(Framework value) { return text_of(frameworks, value); }
std::string_view id_of(Sharding value) { return text_of(shardings, value); }

std::optional<Targets> parse_targets(std::string_view text) {
  if (text == "all-linear") return all_linear;
  if (text == "qv") return query_value;
  if (text == "attention") return attention_only;
  Targets set;
  while (!text.empty()) {
    const std::size_t comma = text.find(',');
    const std::optional<Targets> module = find(modules, trimmed(text.substr(0, comma)));
    if (!module) return std::nullopt;
    for (unsigned role = 0; role <= static_cast<unsigned>(Role::latent_out); ++role) {
      if (module->has(static_cast<Role>(role))) set.add(static_cast<Role>(role));
    }
    text = comma == std::string_view::npos ? std::string_view{} : text.substr(comma + 1);
  }
  return set.empty() ? std::nullopt : std::optional<Targets>(set);
}

std::optional<SavedModules> parse_saved_modules(std::string_view text) {
  if (trimmed(text) == "none") return SavedModules{};
  SavedModules saved;
  for (;;) {
    const std::size_t comma = text.find(',');
    const std::optional<SavedModules> one = find(saved_modules, trimmed(text.substr(0, comma)));
    if (!one) return std::nullopt;
    saved.embeddings |= one->embeddings;
    saved.head |= one->head;
    if (comma == std::string_view::npos) return saved;
    text.remove_prefix(comma + 1);
  }
}

} // namespace wingspan::engine
