// The machine picker: a field that opens the list of common machines.
#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

#include "engine/machines.hpp"
#include "panel/buttons.hpp"
#include "panel/marks.hpp"
#include "report/edit.hpp"
#include "report/numbers.hpp"

namespace wingspan::panel {
namespace {

using namespace tokens;

constexpr char list_name[] = "machines";
constexpr float chevron_px = 12;
constexpr float memory_room_px = 58;  // „512 GB“ beside a name

void machine_row(Scene& scene, const Pen& pen, const engine::Machine& machine, const Box& box) {
  const tokens::Colours& colour = pen.colour();
  const bool chosen = scene.inputs.exercise.machine == machine.id;
  const Touch touch = scene.controls.button(machine.id, box);
  if (chosen || touch.pointed_at()) pen.fill(box, colour.accent_soft, radius::control);
  const tokens::Type type = chosen ? type::strong : type::body;
  const float baseline = Pen::baseline_centred(box.centre_y(), type);
  pen.line_of_text(box.x + space::s8, baseline, type, colour.ink, machine.name);
  if (machine.memory)
    pen.line_of_text(box.right() - space::s8, baseline, type::body, chosen ? colour.ink : colour.muted,
                     report::gigabytes(scene.inputs.language, *machine.memory), Align::right);
  if (chosen && ImGui::IsWindowAppearing()) ImGui::SetItemDefaultFocus();
  if (!touch.pressed) return;
  scene.deeds.exercise = report::with_machine(scene.inputs.exercise, machine.id, scene.inputs.language);
  ImGui::CloseCurrentPopup();
}

// Below the field, or over it where the panel ends too soon; a second column where one is too high.
void machine_list(Scene& scene, const Box& field) {
  const Pen& panel_pen = scene.pen;
  const auto presets = engine::preset_machines();
  const ImVec2 panel = ImGui::GetIO().DisplaySize;
  float widest = field.width - 2 * space::s4;
  for (const engine::Machine* machine : presets)
    widest = std::max(widest, panel_pen.text_width(type::strong, machine->name) + 2 * space::s8 + memory_room_px);
  widest = std::min(std::ceil(widest), panel.x - 2 * space::s8 - 2 * space::s4);
  const float row = panel_pen.look().tall ? control::height_touch : control::segment;
  const auto count = static_cast<float>(presets.size());
  const bool two = count * row > panel.y - 2 * space::s16 && 2 * widest < panel.x - 2 * space::s16;
  const float rows = two ? std::ceil(count / 2) : count;
  const ImVec2 size{(two ? 2 * widest : widest) + 2 * space::s4, rows * row + 2 * space::s4};
  const ImVec2 at{std::clamp(field.x, space::s8, std::max(space::s8, panel.x - space::s8 - size.x)),
                  std::max(space::s8, std::min(field.bottom() + space::s4, panel.y - space::s8 - size.y))};
  ImGui::SetNextWindowPos(at);
  ImGui::SetNextWindowSize(size);
  if (!ImGui::BeginPopup(list_name, ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoSavedSettings)) return;
  const Pen pen = panel_pen.in(ImGui::GetWindowDrawList());
  scene.controls.begin_list(pen);
  for (std::size_t i = 0; i < presets.size(); ++i) {
    const float index = static_cast<float>(i), column = std::floor(index / rows);
    machine_row(scene, pen, *presets[i],
                {at.x + space::s4 + column * widest, at.y + space::s4 + (index - column * rows) * row, widest, row});
  }
  scene.controls.finish_list(panel_pen);
  ImGui::EndPopup();
}

// What the browser told, and the deed that follows from it, beside it or below.
float draw_detected(Scene& scene, Column column, float y) {
  const Pen& pen = scene.pen;
  const tokens::Type label = pen.look().label();
  const std::string& take = scene.report.detected_take;
  const float wide = std::min(pen.text_width(type::small, take), column.width());
  const float beside = take.empty() ? 0 : wide + space::s12;
  const bool row = pen.text_width(label, scene.report.detected) + beside <= column.width();
  const float tall = pen.text({column.left, y, column.width() - (row ? beside : 0), 0}, label, pen.colour().muted, scene.report.detected);
  if (take.empty()) return y + tall;
  const float high = pen.text_height(type::small, take, wide);
  const Box box{row ? column.left + pen.text_width(label, scene.report.detected) + space::s12 : column.left,
                row ? y + (tall - high) / 2 : y + tall + space::s4, wide, high};
  if (text_button(scene, "machine-detected", box, take))
    scene.deeds.exercise = report::with_machine(scene.inputs.exercise, scene.inputs.exercise.detected, scene.inputs.language);
  return std::max(y + tall, box.bottom());
}

}  // namespace

float draw_machine(Scene& scene, Column column, float y, float label_height) {
  const Pen& pen = scene.pen;
  const tokens::Colours& colour = pen.colour();
  const tokens::Type label = pen.look().label();
  const float above = pen.text_height(label, scene.labels.machine, column.width());
  pen.text({column.left, y + label_height - above, column.width(), above}, label, colour.muted, scene.labels.machine);

  const bool known = !scene.report.machine_name.empty();
  const std::string_view words = known ? scene.report.machine_name : scene.labels.choose_machine;
  const float inside = column.width() - 2 * space::s12 - chevron_px - space::s8;
  const float text = pen.text_height(type::body, words, inside);
  const Box box{column.left, y + label_height + 3, column.width(), std::max(pen.look().control_px(), text + space::s12)};
  const Touch touch = field_frame(scene, "machine", box, !scene.report.machine_error.empty());
  pen.text({box.x + space::s12, box.centre_y() - text / 2, inside, text}, type::body, known ? colour.ink : colour.muted, words);
  draw_chevron(pen, {box.right() - space::s16, box.centre_y()}, chevron_px, colour.muted);
  if (touch.pressed) ImGui::OpenPopup(list_name);
  machine_list(scene, box);

  const float below = box.bottom() + 5;
  if (!scene.report.machine_error.empty())
    return below + pen.text({column.left, below, column.width(), 0}, label, colour.too_big, scene.report.machine_error);
  if (!scene.report.detected.empty()) return draw_detected(scene, column, below);
  const std::string_view hint = scene.machine != nullptr
                                    ? scene.labels.machine_kind[static_cast<std::size_t>(scene.machine->kind)]
                                    : scene.labels.no_machine;
  return below + pen.text({column.left, below, column.width(), 0}, label, colour.muted, hint);
}

}  // namespace wingspan::panel
