#include "engine/layer_backward.hpp"

#include <array>

#include "engine/lora.hpp"

namespace wingspan::engine {

namespace {

using i64 = std::int64_t;

struct Walk {
  PeakCounter& count;
  const Model& model;
  const Block& block;
  const Numerics& n;
  const LayerKept kept;
  const bool no_input_gradient; // the first layer's input needs no gradient
  const i64 T = n.tokens;
  const i64 e = n.compute;
  const i64 stream = n.residual * n.tokens * model.hidden; // one residual tensor

  // The block's matrices by role, looked up many times on the way.
  std::array<const Linear*, static_cast<std::size_t>(Role::latent_out) + 1> by_role{};

  void index() {
    for (const Linear& matrix : block.matrices()) {
      const Linear*& place = by_role[static_cast<std::size_t>(matrix.role)];
      if (place == nullptr) place = &matrix;
    }
  }
  const Linear* find(Role role) const { return by_role[static_cast<std::size_t>(role)]; }

  // Bytes of a full-training input that the last of its readers releases.
  i64 full_input(i64 width) const { return (n.autocast ? 2 : e) * T * width; }

  // Same for adapters: only an input kept without a copy is anybody's to release.
  i64 shared_input(i64 width, i64 bytes, bool adapted) const {
    if (n.full) return full_input(width);
    return adapted && !n.dropout && n.keeps_input(bytes) ? bytes * T * width : 0;
  }

  // Backward through a matrix whose output's gradient is in the count. Leaves the input's gradient, `bytes`
  // per number, and releases `input` bytes of what was kept. `keep_gradient`: the output's gradient belongs
  // to somebody else as well.
  void linear(const Linear& matrix, i64 bytes, i64 input, bool keep_gradient = false) {
    const bool stop = no_input_gradient && reads_layer_input(matrix.role);
    const i64 in = T * matrix.in, out = T * matrix.out, numbers = static_cast<i64>(matrix.elements());
    const i64 gradient = keep_gradient ? 0 : e * out;
    if (n.full && n.autocast) {
      count.add(2 * in);
      count.add(2 * numbers);
      count.free(input + (keep_gradient ? 0 : 2 * out) + weight_copies(matrix, n, false));
      count.add_gradient(n.weight == 4 ? 4 * numbers : 0);
      count.free(n.weight == 4 ? 2 * numbers : 0);
      if (bytes == 4) {
        count.add(4 * in);
        count.free(2 * in);
      }
      return;
    }
    if (n.full) {
      count.add(bytes * in);
      count.add_gradient(n.weight * numbers);
      count.free(gradient + input);
      return;
    }
    const bool adapted = n.adapts(matrix.role);
    if (adapted) adapter(matrix, bytes, input, stop);
    if (stop) return count.free(gradient);
    const i64 dequantised = n.quantised ? 2 * numbers : 0;
    count.add(dequantised);
    count.add(bytes * in);
    count.free(dequantised + gradient);
    if (adapted) {
      count.add(bytes * in);
      count.free(2 * bytes * in);
    }
  }

  // B, then A, then dropout and cast; leaves their share of the input's gradient.
  void adapter(const Linear& matrix, i64 bytes, i64 input, bool stop) {
    const i64 a = n.adapter_input, in = T * matrix.in, out = T * matrix.out, ranks = a * T * n.rank;
    count.add(a * out); // scaled
    count.add(ranks);
    count.add_gradient(n.adapter * n.rank * i64{matrix.out});
    count.free(a * out + ranks);
    if (!stop) count.add(a * in);
    count.add_gradient(n.adapter * n.rank * i64{matrix.in});
    count.free(ranks);
    if (n.dropout) {
      count.free(a * in);
      if (!stop) {
        count.add(a * in);
        count.free(a * in + in);
      }
    } else {
      count.free(n.keeps_input(bytes) ? input : a * in);
    }
    if (!stop && a != bytes) {
      count.add(bytes * in);
      count.free(a * in);
    }
    count.free(weight_copies(matrix, n, stop));
  }

  // Several matrices on one input: their shares of its gradient are summed as they come.
  void matrices_on_one_input(std::initializer_list<Role> roles, i64 width, i64 bytes) {
    const Linear* list[6] = {};
    int size = 0;
    bool adapted = false;
    for (Role role : roles) {
      const Linear* matrix = find(role);
      if (matrix == nullptr) continue;
      list[size++] = matrix;
      adapted |= n.adapts(role);
    }
    for (int i = 0; i < size; ++i) {
      const Role role = list[i]->role;
      if (role == Role::gate || role == Role::shared_gate)
        silu_backward(role == Role::gate ? block.ffn : block.shared_ffn);
      if (role == Role::gate_up) {
        silu_backward(block.ffn);
        const i64 both = 2 * n.mlp * T * block.ffn; // two halves put together
        count.add(both);
        count.free(both);
      }
      const bool releases = i + 1 == size || (n.full && n.autocast);
      linear(*list[i], bytes, releases ? shared_input(width, bytes, adapted) : 0);
      if (no_input_gradient && reads_layer_input(role)) continue;
      if (i > 0) {
        count.add(bytes * T * width);
        count.free(2 * bytes * T * width);
      }
    }
  }

  void silu_backward(i64 width) {
    count.add(n.mlp * T * width);
    count.free(2 * n.mlp * T * width);
  }

  void product_backward(i64 width) {
    const i64 one = n.mlp * T * width;
    count.add(2 * one);
    count.free(3 * one);
  }

  void activation_backward() {
    const i64 one = n.mlp * T * block.ffn;
    if (block.mlp == MlpKind::gated) return product_backward(block.ffn);
    if (model.family->activation == Activation::gelu_new) {
      count.add(2 * one);
      count.free(3 * one);
      count.add(one);
      count.free(4 * one);
      return;
    }
    count.add(one);
    count.free(2 * one);
  }

  // The gradient at a branch's end. Behind a norm, or as a 16-bit copy, it is a tensor of its own; else it is
  // the residual's, which stays. Returns whether it stays.
  bool enter_branch(bool normed) {
    if (normed) {
      count.add(stream);
      norm_backward(count, model, T, model.hidden, n.residual, n);
      return false;
    }
    if (n.autocast && n.mlp == 2) {
      count.add(2 * T * model.hidden);
      return false;
    }
    return true;
  }

  void leave_branch(bool normed) {
    if (normed) norm_backward(count, model, T, model.hidden, n.residual, n);
    count.add(stream);
    count.free(2 * stream);
  }

  bool norm_behind() const {
    return model.residual == Residual::post || model.residual == Residual::sandwich;
  }
  bool norm_before() const { return model.residual != Residual::post; }

  void mlp() {
    if (block.mlp == MlpKind::none && block.experts.count == 0) return;
    const bool shared = enter_branch(norm_behind());
    if (block.experts.count > 0) experts();
    if (const Linear* down = find(Role::shared_down)) {
      linear(*down, n.mlp, shared_input(block.shared_ffn, n.mlp, n.adapts(Role::shared_down)), true);
      product_backward(block.shared_ffn);
      matrices_on_one_input({Role::shared_up, Role::shared_gate}, model.hidden, n.residual);
    }
    if (const Linear* down = find(Role::down)) {
      linear(*down, n.mlp, shared_input(block.ffn, n.mlp, n.adapts(Role::down)), shared);
      activation_backward();
      matrices_on_one_input({Role::up, Role::gate, Role::gate_up}, model.hidden, n.residual);
    }
    leave_branch(norm_before());
  }

  // Routed rows: the gradient is spread over them, goes back through all experts' tensors, and is gathered
  // again.
  void experts() {
    const Experts& x = block.experts;
    const i64 rows = T * x.active, h = x.in, m = x.width;
    const i64 weights = n.full ? n.weight * i64{x.count} * h * m : 0;
    const i64 gathered = n.experts == ExpertKernel::gathered ? e * rows * h * m : 0;
    const bool gated = model.family->mlp == Mlp::gated;
    const i64 up = gated ? 2 : 1;
    count.add(e * rows * h);
    count.free(n.full ? e * rows * h : 0); // the experts' outputs
    count.add_gradient(weights);
    count.add(e * rows * m + (n.full ? gathered : 0));
    count.free(e * rows * h + (n.full ? gathered + e * rows * m : 0)); // and their products
    count.add(up * e * rows * m);
    count.free(e * rows * m + (1 + up) * e * rows * m); // gates, ups and activations
    count.add_gradient(up * weights);
    count.add(e * rows * h);
    count.free(up * e * rows * m);
    count.add(e * T * i64{model.hidden});
    count.free(e * rows * h + e * T * i64{model.hidden});
  }

  void scores_backward() {
    const i64 scores = n.batch * block.heads * n.sequence * n.sequence;
    const i64 A = i64{block.heads} * block.head_dim, O = i64{block.heads} * block.value_dim;
    const i64 K = i64{block.kv_heads} * block.head_dim;
    const bool single = block.kv_heads == 1 && n.batch == 1;
    const i64 keys = single ? K : A;
    count.add(e * scores);
    count.add(e * T * O);
    count.free((e == 2 ? 2 * scores : 0) + e * T * keys +
               e * T * O); // 16-bit probabilities, values, output's gradient
    if (e == 2) {
      count.add(4 * scores);
      count.free(2 * scores);
    }
    count.add(4 * scores);
    count.free(8 * scores); // the fp32 probabilities and the incoming gradient
    if (e == 2) {
      count.add(2 * scores);
      count.free(4 * scores);
    }
    if (model.attention_softcap > 0) {
      count.add(2 * e * scores);
      count.free(3 * e * scores);
    }
    count.add(e * scores);
    count.free(e * scores);
    count.add(2 * e * T * A);
    count.free(e * scores + e * T * (A + keys));
    if (!single) {
      count.add(2 * e * T * K);
      count.free(2 * e * T * A);
    }
  }

  void attention() {
    if (block.mixer == Mixer::none) return;
    const bool shared = enter_branch(norm_behind());
    const i64 A = i64{block.heads} * block.head_dim, O = i64{block.heads} * block.value_dim;
    const i64 K = i64{block.kv_heads} * block.head_dim, V = i64{block.kv_heads} * block.value_dim;
    if (const Linear* o = find(Role::o)) {
      linear(*o, e, kept.output_input == 0 ? 0 : shared_input(O, e, n.adapts(Role::o)), shared);
      if (n.eager) {
        scores_backward();
      } else {
        count.add(e * T * (A + K + V));
        count.free(e * T * (A + K + V + O) + 4 * T * block.heads + e * T * O);
      }
      if (model.family->rope != Rope::none) count.touch(2 * e * T * A);
      query_key_norms(A, K);
      matrices_on_one_input({Role::v, Role::k, Role::q, Role::qkv}, model.hidden, n.residual);
      latent_matrices();
    }
    if (const Linear* out = find(Role::mixer_out)) {
      linear(*out, e, full_or_nothing(out->in), shared || find(Role::o) != nullptr);
      count.touch(2 * kept.attention);
      matrices_on_one_input({Role::mixer_in_small, Role::mixer_in}, model.hidden, n.residual);
    }
    leave_branch(norm_before() && !no_input_gradient);
  }

  i64 full_or_nothing(i64 width) const { return n.full ? full_input(width) : 0; }

  void query_key_norms(i64 A, i64 K) {
    if (model.qk_norm == QkNorm::head || model.qk_norm == QkNorm::heads) {
      norm_backward(count, model, T * block.heads, block.head_dim, e, n);
      norm_backward(count, model, T * block.kv_heads, block.head_dim, e, n);
    } else if (model.qk_norm == QkNorm::full) {
      norm_backward(count, model, T, A, e, n);
      norm_backward(count, model, T, K, e, n);
    }
  }

  void latent_matrices() {
    for (const Role role : {Role::kv_up, Role::q_up}) {
      if (const Linear* up = find(role)) {
        linear(*up, e, shared_input(up->in, e, n.adapts(role)));
        norm_backward(count, model, T, up->in, e, n);
      }
    }
    matrices_on_one_input({Role::kv_down, Role::q_down}, model.hidden, n.residual);
  }
};

// What lives beside the kept tensors while a checkpointed layer with adapters is computed again, at its last
// adapter: the residual, the normed input, the product and its cast and dropped copies.
i64 recompute_locals(const Model& model, const Block& block, const Numerics& n) {
  if (!n.adapts(Role::down) || block.ffn == 0) return 0;
  const i64 wide = n.tokens * i64{block.ffn};
  i64 bytes = n.residual * n.tokens * i64{model.hidden};
  if (n.autocast) {
    bytes +=
        (n.residual == 2 ? 2 : 0) * n.tokens * i64{model.hidden} + n.residual * n.tokens * i64{model.hidden};
    if (!n.quantised && n.adapter != n.mlp) bytes += n.adapter * wide;
    if (n.dropout) bytes += (n.quantised ? n.mlp : n.adapter) * wide;
    bytes += n.mlp * wide;
  } else if (n.adapter_input != n.mlp && n.dropout) {
    bytes += n.adapter_input * wide;
  }
  return bytes;
}

} // namespace

void norm_backward(PeakCounter& count, const Model& model, std::int64_t rows, std::int64_t width,
                   std::int64_t bytes, const Numerics& n) {
  const i64 all = rows * width, kept = norm_kept(model.norm, rows, width, bytes, n);
  const bool rms =
      model.norm == Norm::rms || model.norm == Norm::rms_wide || model.norm == Norm::rms_plus_one;
  if (!rms) {
    count.add(bytes * all);
    count.free(bytes * all + kept);
    return;
  }
  const bool in_fp32 = model.norm == Norm::rms_plus_one;
  const i64 weighted = model.norm == Norm::rms ? bytes : 4; // what the weight multiplies
  if (in_fp32) {
    count.add(4 * all);
    count.free(bytes * all);
  }
  if (n.full) count.touch(weighted * all); // the weight's gradient before it is summed
  count.touch((in_fp32 ? 4 : bytes) * all);
  if (n.full) count.free(weighted * all);
  if (bytes == 2 && !in_fp32) {
    count.add(4 * all);
    count.free(2 * all);
  }
  count.add(4 * all); // through the product with the reciprocal root
  count.touch(4 * all);
  count.free(4 * all);
  count.add(4 * all);    // through the mean
  count.touch(12 * all); // the square's gradient: power, its double, the product
  count.add(4 * all);
  count.free(4 * all);
  count.add(4 * all); // the two shares together
  count.free(8 * all);
  count.free(kept - (n.full ? weighted * all : 0));
  if (bytes == 2) {
    count.add(2 * all);
    count.free(4 * all);
  }
}

std::int64_t gradient_bytes(const Block& block, const Numerics& n) {
  if (n.full) return n.finished_gradient * static_cast<i64>(block.elements()) / n.gradient_parts;
  return n.finished_gradient * n.rank * static_cast<i64>(adapter_size(block, n.targets).per_rank) /
         n.gradient_parts;
}

void layer_backward(PeakCounter& count, const Model& model, const Block& block, const Numerics& n,
                    bool first) {
  const LayerKept kept = layer_kept(model, block, n, first);
  const i64 copies = weight_copies(block, n, first && !n.checkpointing);
  const i64 stream = n.residual * n.tokens * i64{model.hidden};
  const i64 before = count.now(), gradients = count.gradients();
  i64 released = n.checkpointing ? stream : kept.total() + copies;
  if (n.checkpointing) {
    // In fp32 the first norm keeps the layer's input itself, which the checkpoint holds already.
    count.add(kept.total() + copies - (n.residual == 4 ? stream : 0));
    if (n.reentrant) count.add(stream); // the layer's output, computed again
    count.touch(recompute_locals(model, block, n));
  }
  Walk walk{count, model, block, n, kept, first && !n.embeddings_train && !n.checkpointing};
  walk.index();
  walk.mlp();
  walk.attention();
  const i64 own = gradient_bytes(block, n);
  count.settle(before - released + own, gradients + own);
}

} // namespace wingspan::engine
