#include "engine/ledger.hpp"

#include <algorithm>
#include <cmath>

#include "engine/lora.hpp"
#include "engine/mlx.hpp"
#include "engine/optimizer_memory.hpp"
#include "generated/engine/memory_constants.hpp"

namespace wingspan::engine {

namespace {

using i64 = std::int64_t;
namespace constant = memory_constants;

i64 rounded(double value) { return std::llround(value); }
i64 gib(double value) { return rounded(value * 1073741824.0); }

double bits(Quantisation quantisation) {
  switch (quantisation) {
  case Quantisation::nf4_dq: return constant::nf4_dq_bits.value;
  case Quantisation::nf4: return constant::nf4_bits.value;
  case Quantisation::int8: return constant::int8_bits.value;
  case Quantisation::gptq4: return constant::gptq4_bits.value;
  case Quantisation::mlx4: return constant::mlx4_bits.value;
  }
  return 0;
}

i64 row_scales(const Model& model) {
  i64 rows = 0;
  for (const Block& block : model.blocks) {
    for (const Linear& matrix : block.matrices())
      rows += i64{block.layers} * matrix.out;
  }
  return 4 * rows;
}

// DeepSpeed's optimizer trains fp32 copies of what the model holds in 16 bit. Its step goes over fp32
// gradients and the optimizer's own temporaries; with zero3 over one group of parameters at a time.
constexpr i64 deepspeed_bucket = static_cast<i64>(constant::deepspeed_bucket.value);
constexpr i64 deepspeed_group = static_cast<i64>(constant::deepspeed_group.value);
constexpr i64 deepspeed_live = static_cast<i64>(constant::deepspeed_live.value);

// What a fully sharded model holds whole while it computes: embedding, head and final norm throughout, one
// layer at a time (measured-memory.csv: M277-M281 and M333-M338 need no second layer).
i64 gathered_weights(const Model& model, const Training& training, const Numerics& n) {
  i64 largest = 0;
  for (const Block& block : model.blocks)
    largest = std::max(largest, static_cast<i64>(block.elements()));
  const ParameterCount count = model.count();
  const i64 root = static_cast<i64>(count.embedding + count.output_head + model.outer) +
                   saved_tensors(model, training).numbers;
  return n.compute * (root + largest);
}

// A gate beside the query (Qwen3-Next, Muse Glimmer): its own kept tensors have no measured row.
bool has_output_gate(const Block& block) {
  for (const Linear& matrix : block.matrices()) {
    if (matrix.role == Role::q && block.mixer == Mixer::attention)
      return matrix.out != block.heads * block.head_dim;
  }
  return false;
}

struct Assembly {
  const Model& model;
  const Training& training;
  Estimate& out;
  i64 states = 0, extra = 0, gradients = 0, paged = 0, buckets = 0, copies = 0;

  void ground(Ground ground) { out.grounds[static_cast<std::size_t>(ground)] = true; }

  void grounds() {
    const bool four_bit = training.method == Method::qlora && training.quantisation != Quantisation::mlx4;
    for (const Block& block : model.blocks) {
      if (block.experts.count > 0 && four_bit) ground(Ground::experts_stay_16_bit);
      if (block.mixer == Mixer::latent) ground(Ground::latent_is_approximate);
      const bool other =
          block.mixer != Mixer::attention && block.mixer != Mixer::latent && block.mixer != Mixer::none;
      if (other || has_output_gate(block)) ground(Ground::mixer_is_approximate);
    }
    if (training.optimizer == Optimizer::paged_adamw_8bit) ground(Ground::paged_states_leave);
    if (training.loss == Loss::fused) ground(Ground::fused_loss_in_chunks);
    if (training.framework == Framework::mlx) ground(Ground::mlx_from_slopes);
    if (training.gpus > 1) ground(Ground::sharding_from_parts);
    if (training.method != Method::full && training.saved.any()) {
      ground(Ground::saved_copies);
      if (model.tied) ground(Ground::saved_untied);
    }
    if (model.family->position_rows >= 0 && !training.model_dropout) ground(Ground::dropout_off);
  }

  void optimizer() {
    TrainedTensors trained = trained_tensors(model, training), saved = saved_tensors(model, training);
    copies = saved.bytes_each * saved.numbers;
    if (training.deepspeed) trained.bytes_each = saved.bytes_each = 4;
    const OptimizerMemory memory = optimizer_memory(training.optimizer, trained, saved);
    out.trainable_parameters = static_cast<std::uint64_t>(trained.numbers + saved.numbers);
    states = memory.states;
    extra = memory.step_extra;
    paged = memory.paged;
    gradients = trained.bytes_each * trained.numbers + saved.bytes_each * saved.numbers;
    if (training.deepspeed) {
      const i64 numbers = gradients;
      states += numbers;
      extra += numbers;
      gradients = numbers / 2;
    }
  }

  void share() {
    const i64 gpus = training.gpus;
    // Twice: one bucket is sent while the next one fills (overlap_comm).
    if (training.deepspeed && training.sharding != Sharding::zero3) buckets = 2 * 2 * deepspeed_bucket;
    share_among(gpus);
    if (training.deepspeed && training.sharding == Sharding::zero3)
      extra = std::min(extra, 8 * deepspeed_group);
  }

  void share_among(i64 gpus) {
    if (gpus == 1) return;
    if (training.sharding == Sharding::ddp) {
      buckets += gradients;
      return;
    }
    states /= gpus;
    extra /= gpus;
    paged /= gpus;
    if (training.sharding != Sharding::zero1) gradients /= gpus;
    if (training.sharding != Sharding::zero3) return;
    out.bytes.weights /= gpus;
    copies /= gpus;
  }

  // Whole weights and the share cut from them, before anything trains.
  void loading(i64 whole) {
    if (!training.loaded_whole || training.gpus == 1 || training.sharding != Sharding::zero3) return;
    const i64 load = whole + out.bytes.adapters + whole / training.gpus;
    if (load <= out.detail.allocated_peak) return;
    out.detail.allocated_peak = load;
    const i64 adapters = out.bytes.adapters;
    out.bytes = {};
    out.bytes.adapters = adapters;
    out.bytes.weights = load - adapters;
  }

  // The moment with the most bytes, itemised.
  void peak(const StepPeaks& peaks, i64 gathered) {
    Itemised& bytes = out.bytes;
    const i64 resident = states - paged;
    const i64 base = bytes.weights + bytes.adapters + resident;
    const i64 forward = base + gathered + peaks.forward.bytes,
              backward = base + gathered + peaks.backward.bytes;
    const i64 step = base + gradients + extra;
    out.detail.allocated_peak = std::max({forward, backward, step});
    bytes.optimizer = resident;
    if (out.detail.allocated_peak == step) {
      bytes.gradients = gradients;
      bytes.optimizer += extra;
    } else {
      const Peak& peak = backward >= forward ? peaks.backward : peaks.forward;
      bytes.gradients = peak.gradients;
      bytes.loss = peak.loss;
      bytes.activations = peak.bytes - peak.gradients - peak.loss;
      bytes.weights += gathered;
    }
  }

  void device(double factor, const constant::Constant& context) {
    const i64 allocated = out.detail.allocated_peak + buckets;
    const auto total = [&](double times, double process, double network) {
      return rounded(static_cast<double>(allocated) * times) + gib(process) +
             (training.gpus > 1 ? gib(network) : 0);
    };
    const constant::Constant& network = constant::nccl_buffers;
    out.detail.device_peak = out.bytes.total = total(factor, context.value, network.value);
    out.low = total(std::min(factor, constant::allocator_factor.low), context.low, network.low);
    out.high = total(factor == 1 ? 1.2 : constant::allocator_factor.high, context.high, network.high) + paged;
    out.bytes.framework = out.bytes.total - out.detail.allocated_peak;
  }
};

} // namespace

std::int64_t weight_bytes(const Model& model, const Training& training) {
  const Numerics n = numerics(training);
  const ParameterCount count = model.count();
  const i64 total = static_cast<i64>(count.total());
  if (training.method != Method::qlora) return n.stored * total;
  const double width = bits(training.quantisation) / 8;
  if (training.quantisation == Quantisation::mlx4) return rounded(width * static_cast<double>(total));
  const i64 head = training.code == Code::litgpt ? static_cast<i64>(count.output_head) : 0;
  const i64 quantised = static_cast<i64>(count.linear) + head;
  const i64 scales = training.quantisation == Quantisation::int8 ? row_scales(model) : 0;
  return rounded(width * static_cast<double>(quantised)) + scales + n.stored * (total - quantised);
}

bool trains_something(const Model& model, const Training& training) {
  return training.method == Method::full || adapter_size(model, training.targets).matrices > 0;
}

bool is_countable(const Model& model, const Training& training) {
  constexpr double most = 1e18, bytes_each = 64;
  const double tokens = static_cast<double>(training.batch) * training.sequence;
  double widths = model.vocab, scores = 0, numbers = static_cast<double>(model.count().total());
  for (const Block& block : model.blocks) {
    double width =
        8.0 * model.hidden + 4.0 * block.experts.active * (2.0 * block.experts.in + block.experts.width);
    for (const Linear& matrix : block.matrices())
      width += 2.0 * matrix.in + 2.0 * matrix.out + 2.0 * training.rank;
    widths += width * block.layers;
    scores += static_cast<double>(block.layers) * block.heads;
  }
  numbers += static_cast<double>(training.rank) *
             static_cast<double>(adapter_size(model, training.targets).per_rank);
  numbers += static_cast<double>(training.saved.count()) * model.vocab * model.hidden;
  return bytes_each * (numbers + tokens * widths + tokens * training.sequence * (scores + 1)) < most;
}

Estimate estimate(const Model& model, const Training& training) {
  Estimate out;
  Assembly assembly{model, training, out};
  const Numerics n = numerics(training);
  out.parameters = model.count().total();
  assembly.grounds();
  assembly.optimizer();
  out.bytes.weights = weight_bytes(model, training);
  if (training.method != Method::full) {
    const AdapterSize size = adapter_size(model, training.targets);
    out.bytes.adapters = n.adapter * n.rank * static_cast<i64>(size.per_rank);
  }
  const i64 whole = out.bytes.weights;
  assembly.share();
  out.bytes.adapters += assembly.copies;

  const bool mlx = training.framework == Framework::mlx;
  const StepPeaks peaks = mlx ? mlx_step_peaks(model, n) : step_peaks(model, n);
  out.detail.kept_for_backward = peaks.kept.for_backward;
  out.detail.live_after_forward = peaks.kept.after_forward;
  out.detail.forward_peak = peaks.forward.bytes;
  out.detail.backward_peak = peaks.backward.bytes;
  out.detail.optimizer_step_peak = assembly.gradients + assembly.states + assembly.extra;
  const bool gathers = training.sharding == Sharding::zero3 && (training.gpus > 1 || training.deepspeed);
  i64 gathered = gathers ? gathered_weights(model, training, n) : 0;
  if (gathers && training.deepspeed)
    gathered = n.compute * std::min(static_cast<i64>(out.parameters), deepspeed_live);
  assembly.peak(peaks, gathered);
  assembly.loading(whole);
  assembly.device(mlx ? 1.0 : constant::allocator_factor.value,
                  mlx ? constant::mlx_context : constant::cuda_context);
  return out;
}

} // namespace wingspan::engine
