// One layer's backward pass, operation by operation, on a PeakCounter.
//
// The order is autograd's: last operation first, each releasing what it kept once its own gradients exist.
// Temporaries are those of torch's formulas (five fp32 tensors in a norm, two of the hidden width in a gated
// product, two score matrices in a softmax). Measured peaks of 400 steps are the oracle (tests/ledger).
#pragma once

#include <cstdint>

#include "engine/kept.hpp"
#include "engine/peak_counter.hpp"

namespace wingspan::engine {

/// Backward through the norm over rows x width; the gradient, `bytes` per number, is in the count before and
/// after.
void norm_backward(PeakCounter& count, const Model& model, std::int64_t rows, std::int64_t width,
                   std::int64_t bytes, const Numerics& n);

/// Gradient bytes that a block's trained parameters (or adapters) leave behind on this GPU.
std::int64_t gradient_bytes(const Block& block, const Numerics& n);

/// Runs the layer. The count holds everything kept before it and the gradient of its output; afterwards it
/// holds that less what the layer kept, plus its parameters' gradients. `first`: the model's first layer.
void layer_backward(PeakCounter& count, const Model& model, const Block& block, const Numerics& n,
                    bool first);

} // namespace wingspan::engine
