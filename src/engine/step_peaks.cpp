#include "engine/step_peaks.hpp"

#include <algorithm>
#include <bit>

#include "engine/layer_backward.hpp"
#include "engine/lora.hpp"

namespace wingspan::engine {

namespace {

using i64 = std::int64_t;

constexpr std::size_t most_kinds = 32;  // layer shapes whose turn is worked out once
constexpr std::size_t outer_layers = 4; // alternating kinds are walked this deep from either end

struct Step {
  const Model& model;
  const Numerics& n;
  StepPeaks& peaks;
  const i64 T = n.tokens, V = model.vocab, h = model.hidden;
  const i64 stream = n.residual * n.tokens * model.hidden;

  // Rows that a fused loss takes at a time: as many as make its logits about as large as the head's input
  // (Liger's rule).
  i64 loss_chunk() const {
    const i64 parts = (V + h - 1) / h, rows = (T + parts - 1) / parts;
    return static_cast<i64>(std::bit_ceil(static_cast<std::uint64_t>(rows)));
  }

  // Logits, their fp32 copy and the log-softmax at once; without full training the normed input of the head
  // as well.
  i64 loss_forward() const {
    if (n.fused_loss) return n.logits * loss_chunk() * V + (n.head_trains ? n.weight * V * h : 0);
    const i64 beside = n.logits == 2 ? 2 : 0; // 16-bit logits beside their fp32 copy
    i64 bytes = (n.kernel_loss || n.mlx || n.chunked_loss ? beside : beside + 4) * T * V;
    if (n.own_type_loss) bytes = 0;
    if (!n.head_trains || (n.autocast && n.residual == 4)) bytes += stream;
    if (n.batch > 1) bytes += 8 * (T + n.batch);
    return bytes;
  }

  // Copies of trained weights that autocast holds until the forward pass ends, beyond those that backward
  // keeps.
  i64 cached_copies() const {
    if (!n.autocast) return 0;
    if (n.checkpointing) {
      i64 bytes = 0;
      for (const Block& block : model.blocks)
        bytes += block.layers * trained_copies(block);
      return bytes;
    }
    i64 bytes = 0;
    for (const Linear& matrix : model.blocks[model.order.front()].matrices()) {
      if (n.adapts(matrix.role) && reads_layer_input(matrix.role)) bytes += 2 * n.rank * i64{matrix.in};
    }
    return bytes;
  }
  i64 trained_copies(const Block& block) const {
    if (n.full) return weight_copies(block, n, false);
    return 2 * n.rank * static_cast<i64>(adapter_size(block, n.targets).per_rank);
  }

  // A layer that keeps nothing: the MLP's tensors around one matrix, or the scores around their softmax.
  i64 layer_forward(const Block& block) const {
    const i64 e = n.compute;
    const i64 scores = n.batch * block.heads * n.sequence * n.sequence;
    const i64 wide = n.tokens * std::max<i64>(block.ffn, block.shared_ffn);
    // Beside the activated gate: the base's output, and with an adapter its output and their sum.
    i64 mlp = 3 * n.mlp * wide;
    if (n.adapts(Role::up)) mlp += (n.autocast ? 2 : n.mlp) * wide;
    if (n.quantised) mlp = std::max(mlp, 2 * n.mlp * wide + 2 * h * i64{block.ffn});
    mlp += 2 * stream; // the residual and the normed input
    if (block.experts.count > 0) {
      const i64 rows = n.tokens * block.experts.active;
      mlp = std::max(mlp, 2 * stream + e * rows * (i64{block.experts.in} + 4 * i64{block.experts.width}));
    }
    if (n.eager) mlp += e * scores; // the probabilities, which attention hands out
    const i64 A = i64{block.heads} * block.head_dim, K = i64{block.kv_heads} * block.head_dim;
    const i64 attention =
        stream + e * n.tokens * (3 * A + 2 * K) + (n.eager ? (e == 2 ? 10 : 8) * scores : 0);
    return std::max(mlp, attention);
  }

  void forward() {
    const i64 live = peaks.kept.after_forward;
    const i64 kept_loss = n.fused_loss ? 0 : (n.own_type_loss ? 2 * n.logits : 4) * T * V;
    peaks.forward = {live + loss_forward() + cached_copies(), loss_forward() + kept_loss, 0};
    if (n.checkpointing) {
      const i64 inputs = live - peaks.kept.head - 4;
      for (const Block& block : model.blocks) {
        raise(peaks.forward, {inputs + layer_forward(block) + cached_copies() - head_copy(model, n), 0, 0});
      }
    } else if (n.eager) {
      const Block& last = model.blocks[model.order.back()];
      const i64 before = live - peaks.kept.head - 4 - layer_kept(model, last, n, false).total();
      const i64 mask = n.mask * n.batch * n.sequence * n.sequence;
      raise(peaks.forward,
            {before + layer_forward(last) + layer_kept(model, last, n, false).norm_attention + mask, 0, 0});
    }
  }

  static void raise(Peak& peak, const Peak& other) {
    if (other.bytes > peak.bytes) peak = other;
  }

  i64 narrow(i64 logits) const { return n.logits == 2 ? logits : 0; }

  void fused_head_backward(PeakCounter& count) const {
    count.settle(count.now(), n.head_trains ? n.weight * V * h : 0);
    norm_backward(count, model, T, h, n.residual, n);
  }

  void head_backward(PeakCounter& count) const {
    if (n.fused_loss) return fused_head_backward(count);
    const i64 e = n.compute, logits = n.logits * T * V;
    const i64 labels = 8 * T + (n.batch == 1 ? 8 : 0);
    if (n.own_type_loss) { // the gradients of log-softmax and logits come beside both
      count.loss(4 * logits);
      count.add(2 * logits);
      count.free(3 * logits);
    } else if (n.chunked_loss) { // what a chunk frees, the next one takes; eight chunks
      count.loss(5 * T * V);
      count.add(T * V);
      count.free(5 * T * V - logits);
    } else if (n.mlx) { // the softmax is the gradient; then its 16-bit form
      count.loss(8 * T * V + narrow(logits));
      count.add(4 * T * V + narrow(logits));
      count.free(8 * T * V - (n.logits == 2 ? 0 : logits));
    } else if (n.kernel_loss) {
      count.loss(8 * T * V);
      count.add(4 * T * V); // one gradient beside the fp32 logits
      count.free(4 * T * V);
    } else {
      count.loss(12 * T * V - labels);
      count.add(4 * T * V - labels);
      count.add(4 * T * V);
      count.free(8 * T * V);
    }
    const bool cast_back = !n.own_type_loss && !n.chunked_loss && !n.mlx;
    if (cast_back) count.loss(4 * T * V + logits);
    if (cast_back && n.logits == 2) {
      count.add(2 * T * V);
      count.free(4 * T * V);
    }
    count.loss(logits);
    if (model.logit_softcap > 0) {
      count.add(2 * logits);
      count.free(3 * logits);
    }
    const bool cast = n.autocast && n.residual == 4;
    count.add((n.autocast ? 2 : e) * T * h);
    const bool direct = n.head_trains && !(n.autocast && n.weight == 4); // else first as a 16-bit copy
    if (direct) count.add_gradient(n.weight * V * h);
    if (n.head_trains && !direct) count.add(2 * V * h);
    count.free(logits + head_copy(model, n));
    count.loss(0);
    if (n.head_trains) count.free((n.autocast ? 2 : e) * T * h);
    if (n.head_trains && !direct) {
      count.add_gradient(4 * V * h);
      count.free(2 * V * h);
    }
    if (cast) {
      count.add(4 * T * h);
      count.free(2 * T * h);
    }
    norm_backward(count, model, T, h, n.residual, n);
  }

  // All gradients at once; a tied table has the head's, the embedding's and their sum (autocast's are summed
  // in place).
  Peak all_gradients() const {
    const i64 parameters = n.finished_gradient * static_cast<i64>(model.count().total()) / n.gradient_parts;
    const i64 rest = model.tied ? (n.autocast ? 1 : 2) * n.weight * V * h : stream + 8 * T;
    return {parameters + rest, 0, parameters};
  }

  // What one layer's backward pass leaves and releases.
  struct Turn {
    i64 released = 0, gradients = 0;
  };
  Turn turn(std::size_t kind) const {
    const Block& block = model.blocks[kind];
    const i64 released = n.checkpointing
                             ? stream
                             : layer_kept(model, block, n, false).total() + weight_copies(block, n, false);
    return {released, gradient_bytes(block, n)};
  }

  void backward() {
    PeakCounter count(peaks.kept.after_forward);
    head_backward(count);
    raise(peaks.backward, {count.peak(), count.loss_at_peak(), count.gradients_at_peak()});
    // Shared gradients leave this GPU once they are finished.
    const i64 finished = n.full ? n.finished_gradient : n.stored; // a saved head's is in its own type
    const i64 head = count.gradients() / n.weight * finished / n.gradient_parts;
    count.settle(count.now() - count.gradients() + head, head);
    // Only a layer kind's outermost layers can hold the peak: between them everything grows or shrinks
    // evenly.
    const std::size_t layers = model.order.size();
    Turn turns[most_kinds];
    for (std::size_t kind = 0; kind < std::min(model.blocks.size(), most_kinds); ++kind)
      turns[kind] = turn(kind);
    i64 now = count.now(), gradients = count.gradients();
    for (std::size_t i = layers; i-- > 0;) {
      const std::size_t kind = model.order[i];
      const bool outermost =
          i == 0 || i + 1 == layers || model.order[i - 1] != kind || model.order[i + 1] != kind;
      if (outermost && (i < outer_layers || i + outer_layers >= layers)) {
        PeakCounter walk(now, gradients);
        layer_backward(walk, model, model.blocks[kind], n, i == 0);
        raise(peaks.backward, {walk.peak(), 0, walk.gradients_at_peak()});
        now = walk.now();
        gradients = walk.gradients();
      } else {
        const Turn passed = kind < most_kinds ? turns[kind] : turn(kind);
        now += passed.gradients - passed.released;
        gradients += passed.gradients;
      }
    }
    if (n.full) {
      raise(peaks.backward, all_gradients());
    } else if (n.embeddings_train) { // beside the gradient of the first layer's input
      const i64 table = n.weight * V * h;
      raise(peaks.backward, {now + table, 0, gradients + table});
    }
  }
};

} // namespace

StepPeaks step_peaks(const Model& model, const Numerics& n) {
  StepPeaks peaks;
  peaks.kept = kept(model, n);
  Step step{model, n, peaks};
  step.forward();
  step.backward();
  return peaks;
}

} // namespace wingspan::engine
