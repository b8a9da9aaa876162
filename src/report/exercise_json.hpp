// The exercise as JSON, for the bridge: what web/src/engine/engine.ts declares as ExerciseResult, Machines, SliderScale.
#pragma once

#include "engine/machines.hpp"
#include "report/exercise.hpp"
#include "report/json_writer.hpp"
#include "report/language.hpp"

namespace wingspan::report {

void write_exercise(JsonWriter& json, const ExerciseInput& input, Language language);

// The members of one machine (id, name, kind, memory_gb, usable_mib); the caller opens and ends the object.
void write_machine_members(JsonWriter& json, const engine::Machine& machine);
// { all: [...], presets: [id ...] }
void write_machines(JsonWriter& json);

// { steps, ticks: [{ position, label, minor }] }; labels are below 1.000 and the same in every language.
void write_slider(JsonWriter& json);

}  // namespace wingspan::report
