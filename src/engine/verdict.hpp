// One model against one budget.
#pragma once

#include <string_view>

#include "engine/units.hpp"

namespace wingspan::engine {

enum class Verdict {
  fits,     // required <= budget
  tight,    // over the budget, yet required <= memory
  too_big,  // required > memory
};

Verdict verdict_of(Gigabytes required, Gigabytes budget, Gigabytes memory);

// The stable id of the contract: "fits", "tight", "too-big".
std::string_view verdict_id(Verdict verdict);

}  // namespace wingspan::engine
