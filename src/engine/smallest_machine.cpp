#include "engine/smallest_machine.hpp"

#include <algorithm>

#include "engine/budget.hpp"
#include "engine/usable_memory.hpp"

namespace wingspan::engine {

std::vector<MachineFit> machines_that_hold(std::int64_t total, Margin margin) {
  std::vector<MachineFit> holding;
  for (const Machine& machine : machines()) {
    const std::optional<std::int64_t> usable = usable_bytes(machine);
    if (!usable || *usable < total) continue;
    const std::int64_t budget = budget_bytes(*usable, margin);
    holding.push_back({&machine, *usable, budget, total <= budget ? Verdict::fits : Verdict::tight});
  }
  std::stable_sort(holding.begin(), holding.end(),
                   [](const MachineFit& a, const MachineFit& b) { return a.usable < b.usable; });
  return holding;
}

} // namespace wingspan::engine
