#include "panel/option_list.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "panel/buttons.hpp"
#include "panel/marks.hpp"
#include "report/numbers.hpp"

namespace wingspan::panel {
namespace {

using namespace tokens;

constexpr float chevron_px = 10, inset_px = 10, between_px = 6;
constexpr float figure_gap = 16;
constexpr float most_columns = 3;

// How a list lies in the panel.
struct Sheet {
  Box box;
  float width = 0, row = 0;  // of an option
  std::size_t rows = 1, columns = 1, pages = 1;
  [[nodiscard]] std::size_t capacity() const { return rows * columns; }
};

Sheet sheet_of(const Scene& scene, const Box& field, std::span<const report::ExplorerOption> options) {
  const Pen& pen = scene.pen;
  const ImVec2 panel = ImGui::GetIO().DisplaySize;
  Sheet sheet;
  sheet.row = pen.look().tall ? control::height_touch : control::segment;
  float label = field.width - 2 * space::s4 - 2 * space::s8, figure = 0;
  for (const report::ExplorerOption& option : options) {
    label = std::max(label, pen.text_width(type::strong, option.label));
    figure = std::max(figure, pen.text_width(type::body, option.figure));
  }
  const float around = 2 * space::s8 + 2 * space::s4;
  sheet.width = std::min(std::ceil(label + (figure > 0 ? figure_gap + figure : 0)) + 2 * space::s8, panel.x - around);
  const auto count = static_cast<float>(options.size());
  const float fit = std::max(1.0f, std::floor((panel.y - around - sheet.row) / sheet.row));  // one row is the pager's
  const float beside = std::clamp(std::floor((panel.x - around) / sheet.width), 1.0f, most_columns);
  const float columns = std::min(beside, std::ceil(count / fit));
  const float rows = std::min(fit, std::ceil(count / columns));
  sheet.columns = static_cast<std::size_t>(columns);
  sheet.rows = static_cast<std::size_t>(rows);
  sheet.pages = (options.size() + sheet.capacity() - 1) / sheet.capacity();
  const ImVec2 size{columns * sheet.width + 2 * space::s4, (rows + (sheet.pages > 1 ? 1 : 0)) * sheet.row + 2 * space::s4};
  sheet.box = {std::clamp(field.x, space::s8, std::max(space::s8, panel.x - space::s8 - size.x)),
               std::max(space::s8, std::min(field.bottom() + space::s4, panel.y - space::s8 - size.y)), size.x, size.y};
  return sheet;
}

bool draw_option(Scene& scene, const Pen& pen, const report::ExplorerOption& option, const Box& box, bool chosen) {
  const tokens::Colours& colour = pen.colour();
  const Touch touch = scene.controls.button(option.id.empty() ? "option-now" : option.id, box);
  if (chosen || touch.pointed_at()) pen.fill(box, colour.accent_soft, radius::control);
  const tokens::Type type = chosen ? type::strong : type::body;
  const float baseline = Pen::baseline_centred(box.centre_y(), type);
  const float figure = option.figure.empty() ? 0 : pen.line_of_text(box.right() - space::s8, baseline, type::body, chosen ? colour.ink : colour.muted, option.figure, Align::right);
  pen.list().PushClipRect(box.min(), {box.right() - space::s8 - figure, box.bottom()}, true);
  pen.line_of_text(box.x + space::s8, baseline, type, colour.ink, option.label);
  pen.list().PopClipRect();
  if (chosen && ImGui::IsWindowAppearing()) ImGui::SetItemDefaultFocus();
  return touch.pressed;
}

// Back, where one is, on.
void draw_pager(Scene& scene, const Pen& pen, const Sheet& sheet, int& page) {
  const float y = sheet.box.bottom() - space::s4 - sheet.row, side = std::min(72.0f, sheet.box.width / 3);
  const Box back{sheet.box.x + space::s4, y, side, sheet.row}, on{sheet.box.right() - space::s4 - side, y, side, sheet.row};
  const int last = static_cast<int>(sheet.pages) - 1;
  const auto arrow = [&](std::string_view id, const Box& box, float turn, int step) {
    const Touch touch = scene.controls.button(id, box);
    if (touch.pointed_at()) pen.fill(box, pen.colour().accent_soft, radius::control);
    const bool open = page + step >= 0 && page + step <= last;
    const ImU32 tint = open ? pen.colour().accent : pen.colour().line;
    const float x = box.centre_x(), middle = box.centre_y();
    pen.line({x - 3 * turn, middle - 5}, {x + 3 * turn, middle}, tint, stroke::selection);
    pen.line({x + 3 * turn, middle}, {x - 3 * turn, middle + 5}, tint, stroke::selection);
    if (touch.pressed && open) page += step;
  };
  arrow("options-back", back, -1, -1);
  const auto shown = [&](std::size_t n) { return report::number(scene.inputs.language, engine::Decimal(static_cast<std::int64_t>(n))); };
  pen.line_of_text(sheet.box.centre_x(), Pen::baseline_centred(back.centre_y(), type::small), type::small, pen.colour().muted,
                   shown(static_cast<std::size_t>(page) + 1) + " / " + shown(sheet.pages), Align::centre);
  arrow("options-on", on, 1, 1);
}

std::optional<std::size_t> draw_list(Scene& scene, const char* name, const Box& field, std::span<const report::ExplorerOption> options,
                                     std::size_t chosen) {
  if (!ImGui::IsPopupOpen(name)) return std::nullopt;
  const Sheet sheet = sheet_of(scene, field, options);
  ImGui::SetNextWindowPos(sheet.box.min());
  ImGui::SetNextWindowSize({sheet.box.width, sheet.box.height});
  if (!ImGui::BeginPopup(name, ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoSavedSettings)) return std::nullopt;
  const Pen& panel_pen = scene.pen;
  const Pen pen = panel_pen.in(ImGui::GetWindowDrawList());
  scene.controls.begin_list(pen);
  int& page = *ImGui::GetStateStorage()->GetIntRef(ImGui::GetID("page"));
  if (ImGui::IsWindowAppearing()) page = static_cast<int>(chosen / sheet.capacity());
  page = std::clamp(page, 0, static_cast<int>(sheet.pages) - 1);
  std::optional<std::size_t> pressed;
  const std::size_t first = static_cast<std::size_t>(page) * sheet.capacity();
  for (std::size_t i = first; i < std::min(first + sheet.capacity(), options.size()); ++i) {
    const auto column = static_cast<float>((i - first) / sheet.rows), row = static_cast<float>((i - first) % sheet.rows);
    const Box box{sheet.box.x + space::s4 + column * sheet.width, sheet.box.y + space::s4 + row * sheet.row, sheet.width, sheet.row};
    if (draw_option(scene, pen, options[i], box, i == chosen)) pressed = i;
  }
  if (sheet.pages > 1) draw_pager(scene, pen, sheet, page);
  scene.controls.finish_list(panel_pen);
  if (pressed) ImGui::CloseCurrentPopup();
  ImGui::EndPopup();
  return pressed;
}

float beside_width(const Scene& scene, const OptionField& field) {
  return std::ceil(scene.pen.text_width(scene.pen.look().label(), field.name) + between_px + scene.pen.text_width(type::strong, field.value)) +
         2 * inset_px + chevron_px + between_px;
}

}  // namespace

ImVec2 option_field_size(const Scene& scene, const OptionField& field, float most) {
  const float height = scene.pen.look().tall ? control::height_touch : control::segment + 2;
  const float wide = beside_width(scene, field);
  if (wide <= most) return {wide, height};
  const float inside = most - 2 * inset_px - chevron_px - between_px;
  const float tall = scene.pen.text_height(scene.pen.look().label(), field.name, inside) + scene.pen.text_height(type::strong, field.value, inside);
  return {most, std::max(height, tall + space::s8)};
}

std::optional<std::size_t> draw_option_field(Scene& scene, const OptionField& field, const Box& box,
                                             std::span<const report::ExplorerOption> options, std::size_t chosen) {
  const Pen& pen = scene.pen;
  const Touch touch = field_frame(scene, field.id, box, false);
  const tokens::Type label = pen.look().label();
  const float left = box.x + inset_px, inside = box.width - 2 * inset_px - chevron_px - between_px;
  if (beside_width(scene, field) <= box.width + 0.5f) {
    const float baseline = Pen::baseline_centred(box.centre_y(), type::strong);
    const float name = pen.line_of_text(left, baseline, label, pen.colour().muted, field.name);
    pen.line_of_text(left + name + between_px, baseline, type::strong, pen.colour().ink, field.value);
  } else {
    const float name = pen.text_height(label, field.name, inside), value = pen.text_height(type::strong, field.value, inside);
    const float top = box.centre_y() - (name + value) / 2;
    pen.text({left, top, inside, name}, label, pen.colour().muted, field.name);
    pen.text({left, top + name, inside, value}, type::strong, pen.colour().ink, field.value);
  }
  draw_chevron(pen, {box.right() - inset_px - chevron_px / 2, box.centre_y()}, chevron_px, pen.colour().muted);
  const std::string name(field.id);
  if (touch.pressed) ImGui::OpenPopup(name.c_str());
  return draw_list(scene, name.c_str(), box, options, chosen);
}

}  // namespace wingspan::panel
