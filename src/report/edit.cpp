#include "report/edit.hpp"

#include <utility>

#include "engine/machines.hpp"
#include "engine/number_input.hpp"
#include "report/numbers.hpp"
#include "report/slider.hpp"

namespace wingspan::report {

ExerciseInput with_memory(ExerciseInput input, std::string_view text) {
  input.memory_text = text;
  const auto read = engine::parse_number(text, engine::memory_range());
  const engine::Machine* machine = engine::find_machine(input.machine).machine;
  if (read.value && machine && machine->memory && machine->memory->value != *read.value) input.machine.clear();
  return input;
}

ExerciseInput with_slider(ExerciseInput input, int position, Language language) {
  return with_memory(std::move(input), memory_field(language, slider_memory(position)));
}

ExerciseInput with_machine(ExerciseInput input, std::string_view id, Language language) {
  if (id.empty()) {
    input.machine.clear();
    return input;
  }
  const engine::Machine* machine = engine::find_machine(id).machine;
  if (!machine) return input;
  input.machine = machine->id;
  if (machine->memory) input.memory_text = memory_field(language, *machine->memory);
  return input;
}

}  // namespace wingspan::report
