// The self test as JSON, for the bridge: what web/src/engine/checkpoint.ts declares as CheckpointResult.
#pragma once

#include "report/checkpoint.hpp"
#include "report/json_writer.hpp"
#include "report/language.hpp"

namespace wingspan::report {

void write_checkpoint(JsonWriter& json, const CheckpointInput& input, const ExerciseInput& exercise, Language language);

}  // namespace wingspan::report
