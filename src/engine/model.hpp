// What is trained: a decoder as blocks of matrices, counted exactly.
//
// build_model() turns a Shape into a Model or says why it can't. Layers of equal shape share one Block, so
// that an estimate walks a handful of blocks without allocating. Counts are of trainable numbers (and of the
// routing bias that DeepSeek-like checkpoints store), a tied head once; a vision tower or a
// multi-token-prediction layer is not counted.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/family.hpp"
#include "engine/shape.hpp"

namespace wingspan::engine {

/// What a block's matrix does. Names follow the Llama modules; a fused or old name has its own entry.
enum class Role : std::uint8_t {
  q,
  k,
  v,
  o,
  qkv, // attention
  q_down,
  q_up,
  kv_down,
  kv_up, // multi-head latent attention
  gate,
  up,
  down,
  gate_up, // MLP
  shared_gate,
  shared_up,
  shared_down,
  mixer_in,
  mixer_in_small,
  mixer_out,
  mixer_x,
  mixer_step, // Mamba, DeltaNet, short convolution
  index,      // the three matrices of an indexer
  latent_in,
  latent_out // projections around experts
};

/// A matrix that LoRA adapts and 4-bit loading quantises: in -> out features.
struct Linear {
  Role role{};
  std::uint32_t in = 0, out = 0;
  constexpr std::uint64_t elements() const { return std::uint64_t{in} * out; }
  friend bool operator==(const Linear&, const Linear&) = default;
};

/// Fused expert tensors of one layer. `width`: of one expert's MLP; `in`: what it reads (hidden, or a
/// latent).
struct Experts {
  std::uint32_t count = 0, active = 0, width = 0, in = 0;
  std::uint64_t parameters_each = 0; // matrices and biases of one expert
  friend bool operator==(const Experts&, const Experts&) = default;
};

enum class MlpKind : std::uint8_t { none, gated, plain };

/// One distinct layer shape.
struct Block {
  static constexpr std::size_t max_linears = 14;

  std::uint32_t layers = 0; // how many layers have this shape
  Mixer mixer = Mixer::attention;
  bool windowed = false;
  std::uint32_t heads = 0, kv_heads = 0, head_dim = 0, value_dim = 0; // of softmax attention
  MlpKind mlp = MlpKind::none;
  std::uint32_t ffn = 0;        // width of the dense MLP, 0 without
  std::uint32_t shared_ffn = 0; // width of the shared expert
  Experts experts;
  std::array<Linear, max_linears> linear{};
  std::uint8_t linears = 0;
  std::uint64_t other = 0;         // router, biases, norms, rest
  std::uint32_t other_tensors = 0; // how many tensors `other` is
  std::uint64_t router = 0;        // the part of `other` that is the routing matrix

  std::span<const Linear> matrices() const { return {linear.data(), linears}; }
  std::uint64_t linear_elements() const;
  std::uint64_t expert_elements() const { return std::uint64_t{experts.count} * experts.parameters_each; }
  std::uint64_t elements() const { return linear_elements() + expert_elements() + other; }
  bool same_shape(const Block& b) const; // all but `layers`
};

/// Parameter counts, the split of `wingspan params`. They add up to total.
struct ParameterCount {
  std::uint64_t embedding = 0;   // token and learned position tables
  std::uint64_t output_head = 0; // 0 where tied
  std::uint64_t linear = 0;      // matrices that LoRA adapts and 4-bit loading quantises
  std::uint64_t experts = 0;     // fused expert tensors with their biases
  std::uint64_t other = 0;       // router, biases, norms, rest
  std::uint64_t total() const { return embedding + output_head + linear + experts + other; }
};

/// Something the file did not say and the count rests on.
enum class Assumption : std::uint8_t {
  family_default,       // a missing key took the family's documented default
  text_part_only,       // a nested text_config was counted, the rest of the model was not
  quantised_checkpoint, // counted as if stored unquantised
  prediction_layer_left_out,
  inner_width_wins, // a state-space model's intermediate_size contradicts hidden x expand
};

struct Model {
  const Family* family = nullptr;
  std::uint32_t hidden = 0, layers = 0, vocab = 0;
  std::uint64_t position_rows = 0;
  bool tied = false;
  std::vector<Block> blocks;
  std::vector<std::uint16_t> order; // the block of each layer
  std::uint32_t window = 0;
  float attention_softcap = 0, logit_softcap = 0;
  std::uint64_t outer = 0; // final norm, embedding norm, head bias
  std::uint32_t outer_tensors = 0;
  Norm norm = Norm::rms;
  Residual residual = Residual::pre;
  QkNorm qk_norm = QkNorm::off;

  ParameterCount count() const;
  std::uint64_t active_parameters() const; // those that one token meets
};

/// Why a shape is no model. `key` is the config's key, `value` the offending number (0 where there is none).
struct ModelRefusal {
  enum class Reason : std::uint8_t {
    unknown_family,
    encoder_only,
    encoder_decoder,
    no_text_model,
    attention_free,
    linear_attention,
    compressed_attention,
    recurrent,
    shared_blocks,
    cross_attention,
    per_layer_inputs,
    missing,
    out_of_range,
    contradiction,
    not_countable,
    not_an_object,
    not_json,
    too_large,
    too_deep,
    too_many_values,
    key_twice,
    wrong_type,
  };
  Reason reason{};
  std::string_view key; // static text
  std::int64_t value = 0;
  std::string text; // the offending text, cut to 64 bytes; empty where a number says it
};

struct ModelResult {
  Model model;
  ModelRefusal refusal;
  bool ok = false;
};

/// Shape -> Model. Refuses unknown families, missing or contradictory sizes, and sizes whose count passes
/// 10^15.
ModelResult build_model(const Shape& shape);

} // namespace wingspan::engine
