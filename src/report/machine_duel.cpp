#include "report/machine_duel.hpp"

#include <utility>

#include "engine/machines.hpp"
#include "report/settings.hpp"

namespace wingspan::report {
namespace {

// Empty: the course's own machine of that side.
const engine::Machine& machine_of(std::string_view id, std::size_t side) {
  const engine::Machine* chosen = id.empty() ? nullptr : engine::find_machine(id).machine;
  return chosen != nullptr ? *chosen : *engine::preset_machines()[side];
}

// As the state holds it: nothing for the course's own.
std::string chosen(const engine::Machine& machine, std::size_t side) {
  return &machine == engine::preset_machines()[side] ? std::string() : std::string(machine.id);
}

}  // namespace

std::array<const engine::Machine*, 2> duel_machines(const DuelInput& input) {
  return {&machine_of(input.left, 0), &machine_of(input.right, 1)};
}

DuelInput with_duel(DuelInput input, std::string_view name, std::string_view value) {
  if (name == "swap") {
    const auto [left, right] = duel_machines(input);
    return {chosen(*right, 0), chosen(*left, 1)};
  }
  const engine::Machine* machine = value.empty() ? nullptr : engine::find_machine(value).machine;
  if (machine == nullptr) return input;
  if (name == "left") input.left = chosen(*machine, 0);
  if (name == "right") input.right = chosen(*machine, 1);
  return input;
}

DuelInput read_duel(std::string_view settings) {
  DuelInput input;
  for (Setting setting; next_setting(settings, setting);)
    if (setting.name != "swap") input = with_duel(std::move(input), setting.name, setting.value);
  return input;
}

std::string duel_settings(const DuelInput& input) {
  std::string text;
  if (!input.left.empty()) append_setting(text, "left", input.left);
  if (!input.right.empty()) append_setting(text, "right", input.right);
  return text;
}

}  // namespace wingspan::report
