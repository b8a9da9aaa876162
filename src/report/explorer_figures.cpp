#include "report/explorer_figures.hpp"

#include <array>

#include "engine/facts.hpp"
#include "engine/head_estimate.hpp"
#include "engine/machines.hpp"
#include "engine/number_input.hpp"
#include "engine/stand_in.hpp"
#include "engine/usable_memory.hpp"

namespace wingspan::report {
namespace {

using engine::Decimal;
using engine::Method;

std::int64_t whole(const Decimal& bytes) { return static_cast<std::int64_t>(bytes.rounded(0, engine::Rounding::down).coefficient()); }
std::int64_t bytes_of(engine::Gigabytes amount) { return whole(amount.value * Decimal(engine::bytes_per_gb)); }

constexpr std::uint64_t billion = 1'000'000'000;

// Made once: looking for the nearest shape builds all that may stand in.
const engine::StandIn& stand_in_of(std::size_t row) {
  static const auto all = [] {
    std::array<engine::StandIn, engine::lesson_model_count> made;
    for (std::size_t i = 0; i < made.size(); ++i)
      made[i] = engine::stand_in(static_cast<double>(engine::lesson_table()[i].billion_parameters) * static_cast<double>(billion));
    return made;
  }();
  return all[row];
}

const engine::Model& built(const engine::CatalogueModel& model) {
  static const engine::CatalogueModel* last = nullptr;
  static engine::Model made;
  if (last != &model) {
    made = engine::build_model(model.shape).model;
    last = &model;
  }
  return made;
}

}  // namespace

ExplorerSubject explorer_subject(const ExplorerInput& input, std::size_t size) {
  const engine::CatalogueModel* own = size < engine::lesson_model_count ? nullptr : find_counted_model(input.model);
  if (own == nullptr) {
    const std::size_t row = std::min(size, engine::lesson_model_count - 1);
    const engine::LessonModel& lesson = engine::lesson_table()[row];
    const engine::StandIn& found = stand_in_of(row);
    return {lesson.label, found.base, &found.model, row, static_cast<std::uint64_t>(lesson.billion_parameters) * billion};
  }
  const engine::Model& model = built(*own);
  return {own->id.substr(own->id.find('/') + 1), {}, &model, chosen_model, model.count().total()};
}

PartBytes rule_bytes(const ExplorerSubject& subject, Method method) {
  const Decimal numbers(static_cast<std::int64_t>(subject.parameters));
  const engine::HeadParts each = engine::head_parts(method);
  PartBytes bytes;
  bytes.total = subject.row < engine::lesson_model_count ? bytes_of(engine::lesson_table()[subject.row].required_by(method))
                                                         : whole(numbers * engine::head_figure(method));
  bytes[MemoryPart::weights] = whole(numbers * each.weights);
  bytes[MemoryPart::gradients] = whole(numbers * each.gradients);
  std::int64_t left = bytes.total - bytes[MemoryPart::weights] - bytes[MemoryPart::gradients];
  if (method != Method::full) {
    bytes[MemoryPart::rest] = left;
    return bytes;
  }
  const engine::Fact& optimizer = *engine::find_fact("bytes.optimizer");
  bytes[MemoryPart::optimizer] = whole(numbers * optimizer.high.value_or(optimizer.value));
  bytes.span = bytes[MemoryPart::optimizer] - whole(numbers * optimizer.value);
  bytes[MemoryPart::activations] = left - bytes[MemoryPart::optimizer];
  return bytes;
}

PartBytes exact_bytes(const engine::Itemised& itemised) {
  PartBytes bytes;
  bytes.parts = {itemised.weights, itemised.adapters, itemised.gradients, itemised.optimizer,
                 itemised.activations, itemised.loss, itemised.framework, 0};
  bytes.total = itemised.total;
  return bytes;
}

std::int64_t ceiling_bytes(const engine::Machine& machine, bool exact) {
  const engine::Gigabytes label = machine.memory.value_or(engine::Gigabytes{});
  if (!exact) return bytes_of(label);
  return engine::usable_bytes(machine).value_or(engine::label_bytes(label));
}

std::optional<engine::Gigabytes> own_memory(const ExerciseInput& exercise) {
  for (const std::string* text : {&exercise.memory_text, &exercise.last_good_memory}) {
    const engine::NumberInput typed = engine::parse_number(*text, engine::memory_range());
    if (typed.value) return engine::Gigabytes{*typed.value};
    if (typed.refusal->fault == engine::InputFault::empty) break;  // none is meant
  }
  return std::nullopt;
}

std::optional<std::int64_t> own_ceiling_bytes(const ExerciseInput& exercise, bool exact) {
  const auto memory = own_memory(exercise);
  if (!memory) return std::nullopt;
  const engine::Machine* machine = exercise.machine.empty() ? nullptr : engine::find_machine(exercise.machine).machine;
  if (machine != nullptr && machine->memory == memory) return ceiling_bytes(*machine, exact);
  return exact ? engine::label_bytes(*memory) : bytes_of(*memory);
}

}  // namespace wingspan::report
