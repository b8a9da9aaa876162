// The contract's JSON of `wingspan fit`: the same from the command line, the bridge and the element's `answer`.
#pragma once

#include "engine/assess.hpp"
#include "report/json_writer.hpp"

namespace wingspan::report {

// One object: memory_gb, margin, budget_gb, method, largest, required_gb, headroom_gb, rows. Numbers are plain and exact.
void write_answer(JsonWriter& json, const engine::Answer& answer);

}  // namespace wingspan::report
