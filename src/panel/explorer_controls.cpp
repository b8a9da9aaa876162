// What the explorer is asked: way of counting and scale, the legend as a filter, the settings.
#include <algorithm>
#include <array>
#include <cmath>

#include "panel/buttons.hpp"
#include "panel/choices.hpp"
#include "panel/drawing.hpp"
#include "panel/explorer_parts.hpp"
#include "panel/option_list.hpp"

namespace wingspan::panel {
namespace {

using namespace tokens;

constexpr float swatch_wide = 18, swatch_high = 14, swatch_gap = 6, chip_gap = 13;
constexpr float export_most_px = 160;
constexpr std::array<std::string_view, engine::lesson_model_count + 1> size_ids{
    "explorer-size-1B",  "explorer-size-4B",  "explorer-size-8B", "explorer-size-14B",
    "explorer-size-32B", "explorer-size-70B", "explorer-size-own"};

// Two buttons that hand out what is shown.
float draw_exports(Scene& scene, Column column, float y, bool at_right) {
  const report::ExplorerReport& report = scene.explorer;
  const float height = scene.pen.look().control_px(), most = std::min(export_most_px, column.width());
  const float csv = button_width(scene, report.csv_name, most), picture = button_width(scene, report.picture_name, most);
  float x = at_right ? column.right - csv - space::s8 - picture : column.left;
  if (secondary_button(scene, "explorer-csv", {x, y, csv, height}, report.csv_name)) scene.deeds.say(Event::save_table);
  x += csv + space::s8;
  if (x + picture > column.right + 0.5f) {
    x = column.left;
    y += height + space::s8;
  }
  if (secondary_button(scene, "explorer-picture", {x, y, picture, height}, report.picture_name)) scene.deeds.say(Event::save_picture);
  return y + height;
}

float exports_width(const Scene& scene) {
  const report::ExplorerReport& report = scene.explorer;
  return button_width(scene, report.csv_name, export_most_px) + space::s8 + button_width(scene, report.picture_name, export_most_px);
}

struct Chip {
  const report::ExplorerLegend& entry;
  Box box;
};

void draw_chip(Scene& scene, const Chip& chip) {
  const Pen& pen = scene.pen;
  const tokens::Colours& colour = pen.colour();
  const Touch touch = scene.controls.button(chip.entry.widget, chip.box);
  if (touch.hover > 0) pen.fill(chip.box.grown(2), mixed(colour.accent_soft & ~IM_COL32_A_MASK, colour.accent_soft, touch.hover), radius::control);
  const Box swatch{chip.box.x, std::round(chip.box.centre_y() - swatch_high / 2), swatch_wide, swatch_high};
  if (chip.entry.shown) {
    fill_paint(pen, static_cast<report::Paint>(static_cast<int>(report::Paint::weights) + static_cast<int>(chip.entry.part)), swatch, radius::bar);
  } else {
    pen.frame(swatch, colour.line, stroke::hair, radius::bar);
  }
  const float inside = chip.box.right() - swatch.right() - swatch_gap, tall = pen.text_height(type::small, chip.entry.name, inside);
  const Box words{swatch.right() + swatch_gap, chip.box.centre_y() - tall / 2, inside, tall};
  pen.text(words, type::small, chip.entry.shown ? colour.ink : colour.muted, chip.entry.name);
  // Colour is not the only sign of what is left out.
  if (!chip.entry.shown)
    pen.horizontal(words.x, words.x + std::min(inside, pen.text_width(type::small, chip.entry.name)), std::round(chip.box.centre_y()), colour.muted);
  if (!touch.pressed) return;
  const ImGuiIO& io = ImGui::GetIO();
  const bool alone = io.KeyShift || (ImGui::IsMouseReleased(ImGuiMouseButton_Left) && io.MouseClickedLastCount[0] == 2);
  set_explorer(scene, chip.entry.setting, alone ? "only" : chip.entry.shown ? "off" : "on");
}

}  // namespace

float draw_explorer_head(Scene& scene, Column column, float y) {
  const report::ExplorerReport& report = scene.explorer;
  const Segment modes[] = {{"explorer-rule", report.rule_name}, {"explorer-exact", report.exact_name}};
  const Segment scales[] = {{"explorer-linear", report.linear_name}, {"explorer-log", report.log_name}};
  std::optional<std::size_t> mode, scale;
  const float modes_wide = segments_width(scene, modes), scales_wide = segments_width(scene, scales);
  const bool both = modes_wide + space::s16 + scales_wide <= column.width();
  const bool all = modes_wide + space::s16 + scales_wide + space::s16 + exports_width(scene) <= column.width();
  float bottom = draw_segments(scene, column, y, modes, report.exact ? 1 : 0, mode);
  if (both) draw_segments(scene, {column.left + modes_wide + space::s16, column.right}, y, scales, report.log ? 1 : 0, scale);
  else bottom = draw_segments(scene, column, bottom + space::s8, scales, report.log ? 1 : 0, scale);
  bottom = all ? std::max(bottom, draw_exports(scene, column, y, true)) : draw_exports(scene, column, bottom + space::s8, false);
  if (mode) set_explorer(scene, "mode", *mode == 1 ? "exact" : "rule");
  if (scale) set_explorer(scene, "scale", *scale == 1 ? "log" : "linear");
  return bottom;
}

float draw_explorer_legend(Scene& scene, Column column, float y) {
  const Pen& pen = scene.pen;
  float x = column.left, row = 0;
  for (const report::ExplorerLegend& entry : scene.explorer.legend) {
    const float width = std::min(swatch_wide + swatch_gap + std::ceil(pen.text_width(type::small, entry.name)) + 1, column.width());
    const float tall = pen.text_height(type::small, entry.name, width - swatch_wide - swatch_gap);
    if (x > column.left && x + width > column.right) {
      x = column.left;
      y += row;
      row = 0;
    }
    const float height = std::max(pen.look().hit_px(), tall);
    draw_chip(scene, {entry, {x, y, width, height}});
    row = std::max(row, height);
    x += width + chip_gap;
  }
  return y + row;
}

float draw_explorer_sizes(Scene& scene, Column column, float y) {
  const report::ExplorerReport& report = scene.explorer;
  std::array<Segment, size_ids.size()> segments;
  const std::size_t count = std::min(report.groups.size(), segments.size());
  for (std::size_t i = 0; i < count; ++i) segments[i] = {size_ids[i], report.groups[i]};
  std::optional<std::size_t> pressed;
  const std::size_t now = report.bars[report.chosen].size;
  // Six short names in one row; a model's long name has a row to itself.
  const std::size_t sizes = std::min(count, engine::lesson_model_count);
  y = draw_segments(scene, column, y, std::span(segments).first(sizes), now, pressed);
  if (count > sizes) {
    std::optional<std::size_t> own;
    y = draw_segments(scene, column, y + space::s8, std::span(segments).subspan(sizes, 1), now - sizes, own);
    if (own) pressed = report::chosen_model;
  }
  if (pressed) set_explorer(scene, "size", *pressed == report::chosen_model ? "own" : std::string_view(report.groups[*pressed]));
  return y;
}

float draw_explorer_knobs(Scene& scene, Column column, float y) {
  float x = column.left, row = 0;
  for (const report::ExplorerKnob& knob : scene.explorer.knobs) {
    const OptionField field{knob.widget, knob.name, knob.value};
    const ImVec2 size = option_field_size(scene, field, column.width());
    if (x > column.left && x + size.x > column.right) {
      x = column.left;
      y += row + space::s8;
      row = 0;
    }
    const auto chosen = draw_option_field(scene, field, {x, y, size.x, size.y}, knob.options, knob.chosen);
    if (chosen) set_explorer(scene, knob.setting, knob.options[*chosen].id);
    row = std::max(row, size.y);
    x += size.x + space::s8;
  }
  return y + row;
}

}  // namespace wingspan::panel
