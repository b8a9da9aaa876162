#include "engine/budget.hpp"

namespace wingspan::engine {

Gigabytes budget_of(Gigabytes memory, Margin margin) { return {memory.value * margin.value}; }

}  // namespace wingspan::engine
