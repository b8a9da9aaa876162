// The most bytes alive at one time in a step's forward and backward pass, above parameters, buffers and
// states.
#pragma once

#include <cstdint>

#include "engine/kept.hpp"

namespace wingspan::engine {

/// A peak and the parts of it that are logits and loss, and gradients of trained parameters.
struct Peak {
  std::int64_t bytes = 0, loss = 0, gradients = 0;
};

struct StepPeaks {
  Kept kept;
  Peak forward, backward;
};

StepPeaks step_peaks(const Model& model, const Numerics& n);

} // namespace wingspan::engine
