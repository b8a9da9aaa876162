#include "panel/machine_list.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "engine/machines.hpp"
#include "panel/buttons.hpp"
#include "panel/marks.hpp"
#include "report/numbers.hpp"

namespace wingspan::panel {
namespace {

using namespace tokens;

constexpr char list_name[] = "machines";
constexpr float chevron_px = 12;
constexpr float memory_room_px = 58;  // „512 GB“ beside a name

float words_px(float field) { return field - 2 * space::s12 - chevron_px - space::s8; }

// The common ones, and before them the one chosen where it is none of them.
std::vector<const engine::Machine*> listed(std::string_view chosen) {
  const auto presets = engine::preset_machines();
  std::vector<const engine::Machine*> machines(presets.begin(), presets.end());
  const engine::Machine* other = chosen.empty() ? nullptr : engine::find_machine(chosen).machine;
  if (other != nullptr && std::find(machines.begin(), machines.end(), other) == machines.end()) machines.insert(machines.begin(), other);
  return machines;
}

bool machine_row(Scene& scene, const Pen& pen, const engine::Machine& machine, bool chosen, const Box& box) {
  const tokens::Colours& colour = pen.colour();
  const Touch touch = scene.controls.button(machine.id, box);
  if (chosen || touch.pointed_at()) pen.fill(box, colour.accent_soft, radius::control);
  const tokens::Type type = chosen ? type::strong : type::body;
  const float baseline = Pen::baseline_centred(box.centre_y(), type);
  pen.line_of_text(box.x + space::s8, baseline, type, colour.ink, machine.name);
  if (machine.memory)
    pen.line_of_text(box.right() - space::s8, baseline, type::body, chosen ? colour.ink : colour.muted,
                     report::gigabytes(scene.inputs.language, *machine.memory), Align::right);
  if (chosen && ImGui::IsWindowAppearing()) ImGui::SetItemDefaultFocus();
  if (touch.pressed) ImGui::CloseCurrentPopup();
  return touch.pressed;
}

// A second column where one is too high.
const engine::Machine* machine_list(Scene& scene, std::string_view chosen, const Box& field) {
  const Pen& panel_pen = scene.pen;
  if (!ImGui::IsPopupOpen(list_name)) return nullptr;
  const auto machines = listed(chosen);
  const ImVec2 panel = ImGui::GetIO().DisplaySize;
  float widest = field.width - 2 * space::s4;
  for (const engine::Machine* machine : machines)
    widest = std::max(widest, panel_pen.text_width(type::strong, machine->name) + 2 * space::s8 + memory_room_px);
  widest = std::min(std::ceil(widest), panel.x - 2 * space::s8 - 2 * space::s4);
  const float row = panel_pen.look().tall ? control::height_touch : control::segment;
  const auto count = static_cast<float>(machines.size());
  const bool two = count * row > panel.y - 2 * space::s16 && 2 * widest < panel.x - 2 * space::s16;
  const float rows = two ? std::ceil(count / 2) : count;
  const ImVec2 size{(two ? 2 * widest : widest) + 2 * space::s4, rows * row + 2 * space::s4};
  const ImVec2 at{std::clamp(field.x, space::s8, std::max(space::s8, panel.x - space::s8 - size.x)),
                  std::max(space::s8, std::min(field.bottom() + space::s4, panel.y - space::s8 - size.y))};
  ImGui::SetNextWindowPos(at);
  ImGui::SetNextWindowSize(size);
  if (!ImGui::BeginPopup(list_name, ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoSavedSettings))
    return nullptr;
  const Pen pen = panel_pen.in(ImGui::GetWindowDrawList());
  const engine::Machine* pressed = nullptr;
  scene.controls.begin_list(pen);
  for (std::size_t i = 0; i < machines.size(); ++i) {
    const float index = static_cast<float>(i), column = std::floor(index / rows);
    const Box box{at.x + space::s4 + column * widest, at.y + space::s4 + (index - column * rows) * row, widest, row};
    if (machine_row(scene, pen, *machines[i], machines[i]->id == chosen, box)) pressed = machines[i];
  }
  scene.controls.finish_list(panel_pen);
  ImGui::EndPopup();
  return pressed;
}

}  // namespace

float picker_height(const Scene& scene, const MachinePicker& picker, float width) {
  const Pen& pen = scene.pen;
  return std::max(pen.look().control_px(), pen.text_height(type::body, picker.words, words_px(width)) + space::s12);
}

const engine::Machine* draw_picker(Scene& scene, const MachinePicker& picker, const Box& box) {
  const Pen& pen = scene.pen;
  const float inside = words_px(box.width), text = pen.text_height(type::body, picker.words, inside);
  const Touch touch = field_frame(scene, picker.id, box, picker.wrong);
  pen.text({box.x + space::s12, box.centre_y() - text / 2, inside, text}, type::body, picker.known ? pen.colour().ink : pen.colour().muted,
           picker.words);
  draw_chevron(pen, {box.right() - space::s16, box.centre_y()}, chevron_px, pen.colour().muted);
  ImGui::PushID(picker.id.data(), picker.id.data() + picker.id.size());
  if (touch.pressed) ImGui::OpenPopup(list_name);
  const engine::Machine* pressed = machine_list(scene, picker.chosen, box);
  ImGui::PopID();
  return pressed;
}

}  // namespace wingspan::panel
