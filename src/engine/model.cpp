#include "engine/model.hpp"

namespace wingspan::engine {

std::uint64_t Block::linear_elements() const {
  std::uint64_t sum = 0;
  for (const Linear& matrix : matrices())
    sum += matrix.elements();
  return sum;
}

bool Block::same_shape(const Block& b) const {
  return mixer == b.mixer && windowed == b.windowed && heads == b.heads && kv_heads == b.kv_heads &&
         head_dim == b.head_dim && value_dim == b.value_dim && mlp == b.mlp && ffn == b.ffn &&
         shared_ffn == b.shared_ffn && experts == b.experts && linear == b.linear && linears == b.linears &&
         other == b.other && other_tensors == b.other_tensors && router == b.router;
}

ParameterCount Model::count() const {
  ParameterCount sum;
  sum.embedding = (std::uint64_t{vocab} + position_rows) * hidden;
  sum.output_head = tied ? 0 : std::uint64_t{vocab} * hidden;
  sum.other = outer;
  for (const Block& block : blocks) {
    sum.linear += block.linear_elements() * block.layers;
    sum.experts += block.expert_elements() * block.layers;
    sum.other += block.other * block.layers;
  }
  return sum;
}

std::uint64_t Model::active_parameters() const {
  std::uint64_t idle = 0;
  for (const Block& block : blocks) {
    idle += std::uint64_t{block.experts.count - block.experts.active} * block.experts.parameters_each *
            block.layers;
  }
  return count().total() - idle;
}

} // namespace wingspan::engine
