// All about the selected bar: both ways of counting on one scale, why they differ, the settings, what would save memory.
#include <algorithm>
#include <cmath>

#include "panel/drawing.hpp"
#include "panel/explorer_parts.hpp"
#include "panel/marks.hpp"

namespace wingspan::panel {
namespace {

using namespace tokens;

constexpr float left_share = 0.54f, mark_px = 15;

float draw_title(const Scene& scene, Column column, float y) {
  const Pen& pen = scene.pen;
  const report::ExplorerReport& report = scene.explorer;
  y += pen.text({column.left, y, column.width(), 0}, type::title, pen.colour().ink, report.title) + space::s4;
  if (report.verdict_line.empty()) return y;
  draw_mark(pen, report.verdict, {column.left + mark_px / 2, y + type::small.size_px * type::small.line_height / 2}, mark_px);
  const float left = column.left + mark_px + space::s8;
  return y + pen.text({left, y, column.right - left, 0}, type::small, verdict_colour(pen.colour(), report.verdict), report.verdict_line) + space::s4;
}

float draw_paragraphs(const Scene& scene, Column column, float y, const std::vector<std::string>& paragraphs, const tokens::Type& type, ImU32 tint) {
  for (const std::string& words : paragraphs) y += scene.pen.text({column.left, y, column.width(), 0}, type, tint, words) + space::s4;
  return y;
}

float draw_heading(const Scene& scene, Column column, float y, std::string_view words) {
  return y + scene.pen.text({column.left, y, column.width(), 0}, type::strong, scene.pen.colour().ink, words) + 2;
}

// One change; where a setting of this view makes it, pressing does.
float draw_saving(Scene& scene, Column column, float y, const report::ExplorerSaving& saving) {
  const Pen& pen = scene.pen;
  const tokens::Colours& colour = pen.colour();
  const float amount = pen.text_width(type::strong, saving.amount);
  const float inside = column.width() - amount - space::s16, tall = pen.text_height(type::small, saving.words, inside);
  const Box box{column.left, y, column.width(), std::max(pen.look().hit_px(), tall + space::s4)};
  Touch touch;
  if (saving.setting.empty()) scene.controls.mention(saving.widget, box);
  else touch = scene.controls.button(saving.widget, box);
  if (touch.hover > 0)
    pen.fill({box.x - space::s4, box.y, box.width + 2 * space::s4, box.height}, mixed(colour.accent_soft & ~IM_COL32_A_MASK, colour.accent_soft, touch.hover), radius::control);
  pen.text({box.x, box.centre_y() - tall / 2, inside, tall}, type::small, saving.setting.empty() ? colour.ink : colour.accent, saving.words);
  pen.line_of_text(box.right(), Pen::baseline_centred(box.centre_y(), type::strong), type::strong, saving.setting.empty() ? colour.muted : colour.accent,
                   saving.amount, Align::right);
  if (touch.pressed) set_explorer(scene, saving.setting, saving.value);
  return box.bottom();
}

float draw_savings(Scene& scene, Column column, float y) {
  const report::ExplorerReport& report = scene.explorer;
  y = draw_heading(scene, column, y, report.savings_name);
  if (report.savings.empty()) return y + scene.pen.text({column.left, y, column.width(), 0}, type::small, scene.pen.colour().muted, report.no_savings);
  for (const report::ExplorerSaving& saving : report.savings) y = draw_saving(scene, column, y, saving);
  return y;
}

float draw_left(Scene& scene, Column column, float y) {
  y = draw_title(scene, column, y);
  const report::Drawing drawing = report::draw_explorer_detail(scene.explorer, column.width());
  draw_drawing(scene, drawing, {column.left, std::round(y)});
  y = std::round(y) + drawing.height + space::s8;
  return draw_explorer_knobs(scene, column, y);
}

float draw_grounds(const Scene& scene, Column column, float y) {
  const report::ExplorerReport& report = scene.explorer;
  y = draw_heading(scene, column, y, report.grounds_name);
  return draw_paragraphs(scene, column, y, report.grounds, scene.pen.look().label(), scene.pen.colour().muted);
}

}  // namespace

float draw_explorer_strip(Scene& scene, Column column, float y) {
  const Pen& pen = scene.pen;
  if (scene.narrow) {
    y = draw_left(scene, column, y) + space::s16;
    y = draw_paragraphs(scene, column, y, scene.explorer.reasons, type::small, pen.colour().ink) + space::s12;
    y = draw_savings(scene, column, y) + space::s16;
    return draw_grounds(scene, column, y);
  }
  const float split = std::round(column.left + left_share * (column.width() - layout::column_gap));
  const Column left{column.left, split}, right{split + layout::column_gap, column.right};
  float left_end = draw_left(scene, left, y) + space::s16;
  left_end = draw_grounds(scene, left, left_end);
  float right_end = draw_paragraphs(scene, right, y, scene.explorer.reasons, type::small, pen.colour().ink) + space::s8;
  right_end = draw_savings(scene, right, right_end);
  return std::max(left_end, right_end);
}

}  // namespace wingspan::panel
