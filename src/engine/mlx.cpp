#include "engine/mlx.hpp"

#include <algorithm>

#include "generated/engine/memory_constants.hpp"

namespace wingspan::engine {

StepPeaks mlx_step_peaks(const Model& model, const Numerics& given) {
  Numerics n = given;
  n.eager = n.flash = false;
  n.quantised = false; // quantised products need no whole dequantised matrix
  StepPeaks peaks = step_peaks(model, n);
  std::int64_t heads = 0;
  for (const Block& block : model.blocks)
    heads = std::max<std::int64_t>(heads, block.heads);
  const double scores = memory_constants::mlx_attention_backward.value * static_cast<double>(heads) *
                        static_cast<double>(n.batch) * static_cast<double>(n.sequence) *
                        static_cast<double>(n.sequence);
  // Logits and loss are gone by then; a checkpointed layer has just been computed again.
  std::int64_t layer = 0;
  if (n.checkpointing) {
    for (const Block& block : model.blocks)
      layer = std::max(layer, layer_kept(model, block, n, false).total());
  }
  const std::int64_t kept = peaks.kept.after_forward - peaks.kept.head + layer;
  const Peak attention{kept + static_cast<std::int64_t>(scores), 0, 0};
  if (attention.bytes > peaks.backward.bytes) peaks.backward = attention;
  return peaks;
}

} // namespace wingspan::engine
