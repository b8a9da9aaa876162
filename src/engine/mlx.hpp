// A training step in MLX.
//
// MLX keeps what its graph needs for the backward pass much as torch does, but its attention has no fused
// backward: one layer's score matrices live at a time. The slope is measured (memory_constants.csv:
// mlx_attention_backward).
#pragma once

#include "engine/step_peaks.hpp"

namespace wingspan::engine {

StepPeaks mlx_step_peaks(const Model& model, const Numerics& n);

} // namespace wingspan::engine
