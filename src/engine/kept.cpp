#include "engine/kept.hpp"

#include <algorithm>

namespace wingspan::engine {

namespace {

using i64 = std::int64_t;

// Llama's code takes the softmax in fp32 and keeps a 16-bit copy beside it; GPT-2's does neither.
bool softmax_in_compute_type(const Model& model) { return model.family->model_type == "gpt2"; }

bool layer_norm(Norm norm) {
  return norm == Norm::layer || norm == Norm::layer_no_bias || norm == Norm::bare;
}

// Linears that share one input of `width` numbers of `bytes` each: `count` of them, `adapted` with an
// adapter. `free`: something else keeps the input already.
i64 inputs_kept(i64 width, i64 count, i64 adapted, i64 bytes, bool free, const Numerics& n) {
  const i64 whole = n.tokens * width;
  if (n.full) {
    if (n.autocast && bytes != 2) return count * 2 * whole; // each makes its own 16-bit copy
    return free ? 0 : bytes * whole;
  }
  // In 16 bit the matrices read one tensor; a wider one is copied for each.
  const i64 read = !n.quantised_inputs ? 0 : bytes == 2 ? (free ? 0 : 2 * whole) : 2 * count * whole;
  if (adapted == 0) return read;
  const i64 ranks = adapted * n.adapter_input * n.tokens * n.rank; // the input of B
  if (n.dropout) return ranks + read + (n.litgpt ? 1 : adapted) * (n.adapter_input + 1) * whole;
  if (n.keeps_input(bytes)) return ranks + (free ? 0 : bytes * whole);
  return ranks + read + adapted * n.adapter_input * whole;
}

struct Counts {
  i64 matrices = 0, adapted = 0;
};

template <typename... Roles> Counts count(const Block& block, const Numerics& n, Roles... roles) {
  constexpr auto bit = [](Role role) { return std::uint32_t{1} << static_cast<unsigned>(role); };
  const std::uint32_t wanted = (bit(roles) | ...);
  Counts counts;
  for (const Linear& matrix : block.matrices()) {
    if ((bit(matrix.role) & wanted) == 0) continue;
    ++counts.matrices;
    counts.adapted += n.adapts(matrix.role) ? 1 : 0;
  }
  return counts;
}

const Linear* find(const Block& block, Role role) {
  for (const Linear& matrix : block.matrices()) {
    if (matrix.role == role) return &matrix;
  }
  return nullptr;
}

i64 softmax_attention(const Model& model, const Block& block, const Numerics& n, bool plain_keys) {
  const i64 e = n.compute, T = n.tokens;
  const i64 A = i64{block.heads} * block.head_dim, K = i64{block.kv_heads} * block.head_dim;
  const i64 V = i64{block.kv_heads} * block.value_dim, O = i64{block.heads} * block.value_dim;
  const i64 scores = n.batch * block.heads * n.sequence * n.sequence;
  const bool fused_view = find(block, Role::qkv) != nullptr && model.family->rope != Rope::none;
  // Keys and values stay views where nothing repeats them.
  const bool views = block.kv_heads == block.heads || (block.kv_heads == 1 && n.batch == 1);
  i64 bytes = 0;
  if (n.eager) {
    const bool single = block.kv_heads == 1 && n.batch == 1;
    bytes += e * T * ((plain_keys ? 0 : A) + (single ? K + V : A + O));
    bytes += scores * (softmax_in_compute_type(model) || n.litgpt ? e : e == 4 ? 4 : 6);
    if (model.attention_softcap > 0) bytes += e * scores;
    if (n.model_dropout) bytes += (1 + e) * scores;
  } else if (n.litgpt) {
    const bool grouped = block.kv_heads != block.heads;
    bytes += e * T * (2 * A + (grouped ? O : A + K + V) + O) + 4 * T * block.heads;
  } else {
    bytes += e * T * (A + K + V + O) + 4 * T * block.heads;
    if (n.flash) bytes += 24; // seeds of its dropout
    if (needs_mask(block, model, n)) {
      bytes += e * n.batch * n.sequence * n.sequence;
      if (block.kv_heads != 1) bytes += e * T * (A + O - K - V);
    }
  }
  if (fused_view && !n.litgpt && (!n.eager || views)) bytes += e * T * (A + K);
  return bytes;
}

// Mixers other than softmax attention: projections, the convolved part and the gated output in the compute
// type. No row measures them.
i64 other_mixer(const Block& block, const Numerics& n) {
  i64 widths = 0;
  for (const Linear& matrix : block.matrices()) {
    switch (matrix.role) {
    case Role::mixer_in: widths += 2 * i64{matrix.out}; break;
    case Role::mixer_in_small:
    case Role::mixer_x:
    case Role::mixer_step: widths += matrix.out; break;
    case Role::mixer_out: widths += 2 * i64{matrix.in}; break;
    default: break;
    }
  }
  return n.compute * n.tokens * widths;
}

i64 latent_inputs(const Model& model, const Block& block, const Numerics& n) {
  i64 bytes = 0;
  for (const Role role : {Role::q_up, Role::kv_up}) {
    const Linear* up = find(block, role);
    if (up == nullptr) continue;
    bytes += norm_kept(model.norm, n.tokens, up->in, n.compute, n);
    bytes += inputs_kept(up->in, 1, n.adapts(role) ? 1 : 0, n.compute, false, n);
  }
  return bytes;
}

// Bytes per number of the MLP's hidden width between its matrices, its product aside.
i64 activation_tensors(const Model& model, const Block& block, const Numerics& n) {
  if (block.mlp == MlpKind::gated) return 3;
  if (n.litgpt) return 1;
  switch (model.family->activation) {
  case Activation::gelu_new: return 4;
  case Activation::relu_squared: return 2;
  case Activation::relu: return 0; // its output is what the next matrix reads
  case Activation::fused: return 1;
  }
  return 1;
}

void mlp(LayerKept& kept, const Model& model, const Block& block, const Numerics& n, bool input_free) {
  const Counts in = count(block, n, Role::gate, Role::up, Role::gate_up);
  const Counts down = count(block, n, Role::down);
  kept.mlp_input += inputs_kept(model.hidden, in.matrices, in.adapted, n.residual, input_free, n);
  kept.mlp += activation_tensors(model, block, n) * n.mlp * n.tokens * block.ffn;
  kept.down_input += inputs_kept(block.ffn, 1, down.adapted, n.mlp, false, n);
}

void experts(LayerKept& kept, const Model& model, const Block& block, const Numerics& n) {
  const Experts& x = block.experts;
  const i64 e = n.compute, rows = n.tokens * x.active, h = x.in, m = x.width;
  const bool gated = model.family->mlp == Mlp::gated;
  const i64 inputs = n.experts == ExpertKernel::loop ? (n.full ? 3 : 2) : (n.full ? 2 : 1);
  const i64 widths = (gated ? 3 : 2) + (n.full ? 1 : 0);
  kept.experts += e * rows * (inputs * h + widths * m);
  if (n.full)
    kept.experts += e * n.tokens * model.hidden; // the router's input, which the shared expert reads as well
  kept.experts += 4 * n.tokens * x.count;        // routing probabilities
  // Indices, weights and offsets of routed rows, as the grouped kernel keeps them; measured per row.
  kept.experts += rows * (n.experts == ExpertKernel::grouped ? 35
                          : n.experts == ExpertKernel::loop  ? 26
                                                             : 18);
  if (n.experts == ExpertKernel::gathered) kept.experts += e * rows * (gated ? 3 : 2) * h * m;
  if (block.shared_ffn == 0) return;
  const Counts in = count(block, n, Role::shared_gate, Role::shared_up);
  const Counts down = count(block, n, Role::shared_down);
  kept.mlp_input += inputs_kept(model.hidden, in.matrices, in.adapted, n.residual, true, n);
  kept.mlp += (gated ? 3 : 2) * n.mlp * n.tokens * block.shared_ffn;
  kept.down_input += inputs_kept(block.shared_ffn, 1, down.adapted, n.mlp, false, n);
}

void norms(LayerKept& kept, const Model& model, const Block& block, const Numerics& n,
           bool no_input_gradient) {
  const i64 one = norm_kept(model.norm, n.tokens, model.hidden, n.residual, n);
  const bool has_mixer = block.mixer != Mixer::none,
             has_mlp = block.mlp != MlpKind::none || block.experts.count > 0;
  const i64 before = no_input_gradient ? 0 : one;
  switch (model.residual) {
  case Residual::single: (has_mixer ? kept.norm_attention : kept.norm_mlp) = before; break;
  case Residual::parallel: kept.norm_attention = before; break;
  case Residual::post:
    kept.norm_attention = one;
    kept.norm_mlp = one;
    break;
  case Residual::sandwich:
    kept.norm_attention = before + one;
    kept.norm_mlp = 2 * one;
    break;
  case Residual::pre:
  case Residual::parallel_two:
    kept.norm_attention = has_mixer ? before : 0;
    kept.norm_mlp = !has_mlp ? 0 : model.residual == Residual::parallel_two ? before : one;
    break;
  }
}

// lit-gpt spreads the updates of some of q, k and v over the whole output by index_copy, which keeps them.
i64 padded_updates(const Block& block, const Numerics& n) {
  i64 updated = 0, all = 0;
  for (const Linear& matrix : block.matrices()) {
    if (matrix.role != Role::q && matrix.role != Role::k && matrix.role != Role::v) continue;
    all += matrix.out;
    if (n.adapts(matrix.role)) updated += matrix.out;
  }
  return updated == all ? 0 : n.compute * n.tokens * updated;
}

void attention(LayerKept& kept, const Model& model, const Block& block, const Numerics& n,
               bool no_input_gradient) {
  const i64 T = n.tokens, e = n.compute;
  const Counts in = count(block, n, Role::q, Role::k, Role::v, Role::qkv, Role::q_down, Role::kv_down);
  const bool softmax = block.heads > 0;
  if (softmax) {
    const bool keys_train =
        !no_input_gradient || count(block, n, Role::k, Role::qkv, Role::kv_up).adapted > 0;
    kept.attention_input += inputs_kept(model.hidden, in.matrices, in.adapted, n.residual, false, n);
    if (no_input_gradient && n.dropout) kept.attention_input -= in.adapted * T * model.hidden; // no mask
    kept.attention += softmax_attention(model, block, n, !keys_train);
    const i64 A = i64{block.heads} * block.head_dim, K = i64{block.kv_heads} * block.head_dim;
    if (model.qk_norm == QkNorm::head || model.qk_norm == QkNorm::heads) {
      kept.query_key_norm += norm_kept(model.norm, T * block.heads, block.head_dim, e, n);
      if (keys_train) kept.query_key_norm += norm_kept(model.norm, T * block.kv_heads, block.head_dim, e, n);
    } else if (model.qk_norm == QkNorm::full) {
      kept.query_key_norm += norm_kept(model.norm, T, A, e, n);
      if (keys_train) kept.query_key_norm += norm_kept(model.norm, T, K, e, n);
    }
    if (n.litgpt) kept.attention_input += padded_updates(block, n);
    const Counts out = count(block, n, Role::o);
    const bool fused_view = find(block, Role::qkv) != nullptr && model.family->rope != Rope::none;
    const bool shared = !n.eager && (n.litgpt || !fused_view); // the kernel keeps its output anyway
    kept.output_input += inputs_kept(i64{block.heads} * block.value_dim, 1, out.adapted, e, shared, n);
    kept.query_key_norm += latent_inputs(model, block, n);
  }
  const Counts mixed = count(block, n, Role::mixer_in, Role::mixer_in_small);
  if (mixed.matrices > 0) {
    kept.attention_input += inputs_kept(model.hidden, mixed.matrices, mixed.adapted, n.residual, softmax, n);
    kept.attention += other_mixer(block, n);
  }
}

} // namespace

std::int64_t norm_kept(Norm norm, std::int64_t rows, std::int64_t width, std::int64_t bytes,
                       const Numerics& n) {
  const i64 all = rows * width;
  if (layer_norm(norm)) return n.residual * all + 2 * rows * (n.cuda || n.residual == 4 ? 4 : 2);
  i64 kept = 4 * all + 4 * rows; // the fp32 input, the reciprocal root
  if (norm == Norm::rms_plus_one) kept += 4 * width;
  if (n.full)
    kept += (norm == Norm::rms ? bytes : 4) * all; // the normalised value, for the weight's gradient
  return kept;
}

bool reads_layer_input(Role role) {
  switch (role) {
  case Role::q:
  case Role::k:
  case Role::v:
  case Role::qkv:
  case Role::q_down:
  case Role::kv_down:
  case Role::mixer_in:
  case Role::mixer_in_small: return true;
  default: return false;
  }
}

bool needs_mask(const Block& block, const Model& model, const Numerics& n) {
  return n.padded || (block.windowed && model.window > 0 && n.sequence > i64{model.window});
}

LayerKept layer_kept(const Model& model, const Block& block, const Numerics& n, bool first) {
  LayerKept kept;
  const bool no_input_gradient = first && !n.embeddings_train && !n.checkpointing;
  norms(kept, model, block, n, no_input_gradient);
  if (block.mixer != Mixer::none) attention(kept, model, block, n, no_input_gradient);
  if (block.experts.count > 0) experts(kept, model, block, n);
  if (block.mlp != MlpKind::none) {
    const bool shared = model.residual == Residual::parallel || block.experts.count > 0;
    mlp(kept, model, block, n, shared);
  }
  if (n.model_dropout) { // one mask behind attention, one behind the MLP
    kept.norm_attention += n.tokens * model.hidden;
    kept.norm_mlp += n.tokens * model.hidden;
  }
  return kept;
}

std::int64_t head_kept(const Model& model, const Numerics& n) {
  const i64 T = n.tokens, V = model.vocab;
  i64 kept = norm_kept(model.norm, T, model.hidden, n.residual, n);
  if (n.fused_loss) {
    // The forward pass has computed the gradients already: of the head's input and, where it trains, of the
    // head.
    return kept + n.compute * T * model.hidden + (n.head_trains ? n.weight * V * model.hidden : 0) + 8 * T +
           4;
  }
  // Its input, for the weight's gradient: a 16-bit copy where autocast makes one.
  if (n.head_trains) kept += (n.autocast ? 2 : n.residual) * T * model.hidden;
  // Log-softmax; MLX: fp32 logits; in the compute type: logits and log-softmax.
  kept += (n.own_type_loss ? 2 * n.logits : 4) * T * V;
  kept += 8 * (T + (n.batch == 1 ? 1 : 0)) + 4; // labels, the loss's weight
  if (model.logit_softcap > 0) kept += n.compute * T * V;
  return kept;
}

std::int64_t rope_kept(const Model& model, const Numerics& n) {
  i64 head_dim = 0, sliding = 0, full = 0;
  for (const Block& block : model.blocks) {
    if (block.heads == 0) continue;
    if (head_dim == 0) head_dim = block.head_dim;
    (block.windowed ? sliding : full) += block.layers;
  }
  const i64 table = 2 * n.sequence * head_dim;
  switch (model.family->rope) {
  case Rope::none: return 0;
  case Rope::shared: return n.residual * table;
  case Rope::wide: return 4 * table;
  case Rope::two_sets: return (sliding > 0 && full > 0 ? 2 : 1) * n.residual * table;
  }
  return 0;
}

std::int64_t embedding_kept(const Model& model, const Numerics& n) {
  if (!n.full || model.position_rows == 0) return 0;
  return 8 * n.sequence + (n.model_dropout ? n.tokens * model.hidden : 0);
}

std::int64_t weight_copies(const Linear& matrix, const Numerics& n, bool without_input_gradient) {
  if (!n.autocast) return 0;
  i64 numbers = 0;
  if (!n.quantised && n.weight == 4 && !without_input_gradient)
    numbers += static_cast<i64>(matrix.elements());
  if (n.adapts(matrix.role)) {
    numbers += n.rank * matrix.out + (without_input_gradient ? 0 : n.rank * i64{matrix.in});
  }
  return 2 * numbers;
}

std::int64_t weight_copies(const Block& block, const Numerics& n, bool first) {
  i64 bytes = 0;
  for (const Linear& matrix : block.matrices()) {
    bytes += weight_copies(matrix, n, first && !n.embeddings_train && reads_layer_input(matrix.role));
  }
  return bytes;
}

std::int64_t head_copy(const Model& model, const Numerics& n) {
  return n.autocast && n.weight == 4 ? 2 * i64{model.vocab} * model.hidden : 0;
}

Kept kept(const Model& model, const Numerics& n) {
  Kept all;
  all.head = head_kept(model, n);
  all.for_backward = all.head + head_copy(model, n) + embedding_kept(model, n);
  const i64 stream = n.residual * n.tokens * model.hidden;
  if (!n.checkpointing) {
    const Block& first = model.blocks[model.order.front()];
    for (const Block& block : model.blocks) {
      const i64 layers = i64{block.layers} - (&block == &first ? 1 : 0);
      all.for_backward +=
          layers * (layer_kept(model, block, n, false).total() + weight_copies(block, n, false));
    }
    all.for_backward += layer_kept(model, first, n, true).total() + weight_copies(first, n, true);
    all.for_backward += rope_kept(model, n);
    all.after_forward = all.for_backward + 4;
    return all;
  }
  all.for_backward += model.layers * stream;
  all.after_forward = all.for_backward + 4 + rope_kept(model, n);
  const bool learned = model.position_rows > 0;
  if (!(learned && n.full))
    all.after_forward += 8 * n.sequence;               // position ids; kept already where they train
  if (learned && !n.full) all.after_forward += stream; // the token embedding beside the sum with positions
  i64 masks = 0;
  for (const Block& block : model.blocks) {
    masks = std::max<i64>(masks, block.heads > 0 && (n.eager || needs_mask(block, model, n)) ? 1 : 0);
  }
  bool windowed = false, open = false;
  for (const Block& block : model.blocks)
    (block.windowed ? windowed : open) |= block.heads > 0;
  if (windowed && open && n.eager) masks = 2;
  all.after_forward += masks * n.mask * n.batch * n.sequence * n.sequence;
  return all;
}

} // namespace wingspan::engine
