// The lesson's table: six models, three methods. A method's head asks with that method; a row pointed at asks why.
#include <algorithm>
#include <array>
#include <cmath>

#include "panel/buttons.hpp"
#include "panel/marks.hpp"

namespace wingspan::panel {
namespace {

using namespace tokens;

constexpr std::array<std::string_view, engine::method_count> method_ids{"method-full", "method-lora", "method-qlora"};
constexpr std::array<std::string_view, engine::lesson_model_count> row_ids{"row-1B",  "row-4B",  "row-8B",
                                                                           "row-14B", "row-32B", "row-70B"};
constexpr float mark_px = 12;

// Lengths that a table takes which has not room enough for the usual ones.
struct Spacing {
  float mark_gap, inset, between, right;
  tokens::Type figure, strong;
};
constexpr Spacing usual{7, 10, 6, 3, type::body, type::strong};
constexpr Spacing tight{3, 6, 2, 1, type::small, semibold(type::small)};

// Figures end left of their marks; the first column takes what the figures leave.
struct Columns {
  Spacing spacing;
  Column model;
  std::array<Column, engine::method_count> figures;  // of the text; the mark stands to its right
  [[nodiscard]] float mark_x(std::size_t i) const { return figures[i].right + spacing.mark_gap + mark_px / 2; }
};

Columns columns_of(const Scene& scene, Column table, const Spacing& spacing) {
  const float head = scene.pen.text_width(scene.pen.look().label(), scene.labels.model);
  const float first = std::clamp(std::ceil(head) + spacing.inset, 0.15f * table.width(), 0.22f * table.width());
  const float pitch = (table.width() - first) / static_cast<float>(engine::method_count);
  Columns columns{spacing, {table.left + spacing.inset, table.left + first}, {}};
  for (std::size_t i = 0; i < engine::method_count; ++i) {
    const float right = table.left + first + pitch * static_cast<float>(i + 1) - spacing.right;
    columns.figures[i] = {right - pitch + spacing.between, right - mark_px - spacing.mark_gap};
  }
  return columns;
}

bool takes_all_figures(const Scene& scene, const Columns& columns) {
  for (const report::RowReport& row : scene.report.rows)
    for (std::size_t i = 0; i < engine::method_count; ++i)
      if (scene.pen.text_width(columns.spacing.strong, row.cells[i].required) > columns.figures[i].width()) return false;
  return true;
}

Columns columns_of(const Scene& scene, Column table) {
  const Columns columns = columns_of(scene, table, usual);
  return takes_all_figures(scene, columns) ? columns : columns_of(scene, table, tight);
}

float draw_head(Scene& scene, Column table, const Columns& columns, float y) {
  const Pen& pen = scene.pen;
  const tokens::Colours& colour = pen.colour();
  const tokens::Type type = pen.look().label(), strong = semibold(type);
  float height = pen.text_height(type, scene.labels.model, columns.model.width());
  for (std::size_t i = 0; i < engine::method_count; ++i)
    height = std::max(height, pen.text_height(strong, scene.labels.method[i], columns.figures[i].width()));
  height = std::max(height + space::s4, pen.look().hit_px());
  const float line = std::round(y + height);

  const float model = pen.text_height(type, scene.labels.model, columns.model.width());
  pen.text({columns.model.left, y + (height - model) / 2, columns.model.width(), model}, type, colour.muted, scene.labels.model);
  for (std::size_t i = 0; i < engine::method_count; ++i) {
    const auto method = static_cast<engine::Method>(i);
    const bool chosen = scene.inputs.exercise.method == method;
    const Column figures = columns.figures[i];
    const Box box{figures.left, y, figures.width() + columns.spacing.mark_gap + mark_px, height};
    const Touch touch = scene.controls.button(method_ids[i], box, radius::bar);
    if (touch.hover > 0)
      pen.fill(box, mixed(colour.accent_soft & ~IM_COL32_A_MASK, colour.accent_soft, touch.hover), radius::control,
               ImDrawFlags_RoundCornersTop);
    const float tall = pen.text_height(strong, scene.labels.method[i], figures.width());
    pen.text({figures.left, y + (height - tall) / 2, figures.width(), tall}, strong, chosen ? colour.ink : colour.muted,
             scene.labels.method[i], Align::right);
    if (chosen) pen.fill({box.x + space::s4, line - 2, box.width - space::s4, 3}, colour.accent, 1);
    if (touch.pressed && !chosen) {
      scene.deeds.exercise = scene.inputs.exercise;
      scene.deeds.exercise->method = method;
    }
  }
  pen.horizontal(table.left, table.right, line, colour.line);
  return line + 1;
}

// The answer's own figure stands out.
const tokens::Type& cell_type(const Scene& scene, const Columns& columns, const report::RowReport& row, std::size_t i) {
  const bool strong = row.lit && static_cast<std::size_t>(scene.inputs.exercise.method) == i;
  return strong ? columns.spacing.strong : columns.spacing.figure;
}

float row_height(const Scene& scene, const Columns& columns, const report::RowReport& row) {
  float height = 0;
  for (std::size_t i = 0; i < engine::method_count; ++i)
    height = std::max(height, scene.pen.text_height(cell_type(scene, columns, row, i), row.cells[i].required, columns.figures[i].width()));
  return std::max(scene.pen.look().row_px(), height);
}

void draw_cell(const Scene& scene, const Columns& columns, const report::RowReport& row, std::size_t i, const Box& box) {
  const Pen& pen = scene.pen;
  const report::CellReport& cell = row.cells[i];
  const bool fits = cell.verdict == engine::Verdict::fits;
  const tokens::Type& type = cell_type(scene, columns, row, i);
  const float tall = pen.text_height(type, cell.required, columns.figures[i].width());
  const ImU32 tint = fits || !cell.verdict ? pen.colour().ink : pen.colour().muted;
  pen.text({columns.figures[i].left, box.centre_y() - tall / 2, columns.figures[i].width(), tall}, type, tint,
           cell.required, Align::right);
  if (cell.verdict) draw_table_mark(pen, *cell.verdict, {columns.mark_x(i), box.centre_y()}, mark_px);
}

void draw_row(Scene& scene, Column table, const Columns& columns, std::size_t k, const Box& box) {
  const Pen& pen = scene.pen;
  const tokens::Colours& colour = pen.colour();
  const report::RowReport& row = scene.report.rows[k];
  const auto method = static_cast<std::size_t>(scene.inputs.exercise.method);
  const Touch touch = scene.controls.button(row_ids[k], box, radius::bar);
  if (touch.pressed) scene.kept = k;
  if (touch.pointed_at() || (scene.kept == k && !scene.asked)) scene.asked = k;

  const float lit = scene.motion.row(k);
  const float ground = std::max(lit, 0.5f * touch.hover);
  if (ground > 0) pen.fill(box, faded(colour.accent_soft, ground), radius::control, ImDrawFlags_RoundCornersRight);
  if (lit > 0) pen.fill({table.left, box.y, 3, box.height}, faded(colour.accent, lit), radius::bar);
  const bool fits = row.cells[method].verdict == engine::Verdict::fits;
  const bool plain = !row.cells[method].verdict;
  const float tall = pen.text_height(type::body, row.model, columns.model.width());
  pen.text({columns.model.left, box.centre_y() - tall / 2, columns.model.width(), tall}, row.lit ? type::strong : type::body,
           fits || plain ? colour.ink : colour.muted, row.model);
  for (std::size_t i = 0; i < engine::method_count; ++i) draw_cell(scene, columns, row, i, box);
  scene.controls.tooltip(scene.asked == k, row_ids[k], box, row.cells[method].sentence, true);
}

}  // namespace

float draw_table(Scene& scene, Column table, float y) {
  const Pen& pen = scene.pen;
  const Columns columns = columns_of(scene, table);
  float top = draw_head(scene, table, columns, y);
  for (std::size_t k = 0; k < scene.report.rows.size(); ++k) {
    const Box box{table.left, top, table.width(), row_height(scene, columns, scene.report.rows[k])};
    draw_row(scene, table, columns, k, box);
    top = box.bottom();
    const bool beside_lit = scene.report.rows[k].lit || (k + 1 < scene.report.rows.size() && scene.report.rows[k + 1].lit);
    if (k + 1 < scene.report.rows.size() && !beside_lit) pen.horizontal(table.left, table.right, top - 1, pen.colour().grid);
  }
  return top;
}

}  // namespace wingspan::panel
