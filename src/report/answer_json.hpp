// The contract's JSON of `wingspan fit`: the same text from the command line, the bridge and the element's `answer`.
#pragma once

#include <string>

#include "engine/assess.hpp"

namespace wingspan::report {

// One object: memory_gb, margin, budget_gb, method, largest, required_gb, headroom_gb, rows. Numbers are plain and exact.
std::string answer_json(const engine::Answer& answer);

}  // namespace wingspan::report
