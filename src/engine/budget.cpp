#include "engine/budget.hpp"

namespace wingspan::engine {

Gigabytes budget_of(Gigabytes memory, Margin margin) { return {memory.value * margin.value}; }

std::int64_t budget_bytes(std::int64_t memory, Margin margin) {
  return static_cast<std::int64_t>((Decimal(memory) * margin.value).rounded(0, Rounding::down).coefficient());
}

} // namespace wingspan::engine
