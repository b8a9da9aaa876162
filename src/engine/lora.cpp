#include "engine/lora.hpp"

#include <algorithm>

namespace wingspan::engine {

AdapterSize adapter_size(const Block& block, Targets targets) {
  AdapterSize size;
  for (const Linear& matrix : block.matrices()) {
    if (!targets.has(matrix.role)) continue;
    size.per_rank += std::uint64_t{matrix.in} + matrix.out;
    ++size.matrices;
    size.widest = std::max<std::uint64_t>(size.widest, std::max(matrix.in, matrix.out));
  }
  return size;
}

AdapterSize adapter_size(const Model& model, Targets targets) {
  AdapterSize size;
  for (const Block& block : model.blocks) {
    const AdapterSize one = adapter_size(block, targets);
    size.per_rank += one.per_rank * block.layers;
    size.matrices += one.matrices * block.layers;
    size.widest = std::max(size.widest, one.widest);
  }
  return size;
}

} // namespace wingspan::engine
