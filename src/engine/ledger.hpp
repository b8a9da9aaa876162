// Model x training -> bytes, itemised. The exact engine's front door.
//
//   estimate(model, training).bytes.total   what the driver shows at the peak
//
// Nothing is allocated and nothing fails: a Model is valid by construction, and a Training within the ranges
// of training.hpp. Counts are of one GPU.
#pragma once

#include <array>
#include <cstdint>

#include "engine/step_peaks.hpp"
#include "engine/training.hpp"

namespace wingspan::engine {

/// Whole bytes at the moment of the peak. They add up to total.
struct Itemised {
  std::int64_t weights = 0; // base model as stored
  // rank x (in + out) of each adapted matrix; and, for each saved module, a copy of vocab x hidden in the
  // type of the stored weights. Its gradient is as large; AdamW's two states are; the original stays in
  // `weights`.
  std::int64_t adapters = 0;
  std::int64_t gradients = 0;
  std::int64_t optimizer = 0;   // states, and the step's own temporaries where the peak is in the step
  std::int64_t activations = 0; // kept and passing tensors
  std::int64_t loss = 0;        // logits, log-softmax and their gradients
  std::int64_t framework = 0;   // allocator, context, communication
  std::int64_t total = 0;
};

struct Detail {
  std::int64_t kept_for_backward = 0;
  std::int64_t live_after_forward = 0;
  std::int64_t forward_peak = 0;        // above parameters, buffers and states
  std::int64_t backward_peak = 0;       // above parameters, buffers and states
  std::int64_t optimizer_step_peak = 0; // above parameters: gradients, states, the optimizer's extra
  std::int64_t allocated_peak = 0;      // torch's peak of allocated bytes
  std::int64_t device_peak = 0;         // what the driver shows
};

/// What an estimate rests on beyond the model's own assumptions.
enum class Ground : std::uint8_t {
  experts_stay_16_bit,   // 4-bit loading quantises matrices, not fused expert tensors
  mixer_is_approximate,  // Mamba, DeltaNet, short convolution, gated attention: no measured row
  latent_is_approximate, // multi-head latent attention: no measured row
  paged_states_leave,    // paged optimizer states are taken to be on the host at the peak
  fused_loss_in_chunks,
  mlx_from_slopes,     // MLX: measured slopes, not counted operations
  sharding_from_parts, // shares of parts, one layer gathered at a time
  dropout_off,         // the model's own dropout is taken to be off
  saved_copies,        // saved modules: the original stays beside the copy that trains
  saved_untied,        // saved modules of a tied model: each named one gets a copy of its own
};

struct Estimate {
  std::uint64_t parameters = 0;
  std::uint64_t trainable_parameters = 0;
  Itemised bytes;
  Detail detail;
  std::int64_t low = 0, high = 0; // range of total
  std::array<bool, 10> grounds{}; // indexed by Ground
};

Estimate estimate(const Model& model, const Training& training);

/// Whether the method trains anything: full training does, adapters need a matrix that the targets name.
bool trains_something(const Model& model, const Training& training);

/// Whether every count of the estimate stays far inside 64 bits. No real run comes near; nonsense does.
bool is_countable(const Model& model, const Training& training);

/// Bytes of the base model's weights as the method stores them.
std::int64_t weight_bytes(const Model& model, const Training& training);

} // namespace wingspan::engine
