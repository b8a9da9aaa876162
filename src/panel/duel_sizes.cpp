#include <algorithm>
#include <array>
#include <cmath>

#include "panel/duel_parts.hpp"
#include "panel/marks.hpp"

namespace wingspan::panel {
namespace {

using namespace tokens;

constexpr float mark_px = 13, mark_gap = 6, row_pad = 6;

// Verdict by the table, verdict by the exact engine, and what that says is needed.
float cell_width(const Scene& scene, const report::DuelCell& cell) {
  return 2 * (mark_px + mark_gap) + std::ceil(scene.pen.text_width(type::small, cell.need));
}

void draw_cell(const Scene& scene, const report::DuelCell& cell, float x, float centre) {
  const Pen& pen = scene.pen;
  const auto verdict = [&](const std::optional<engine::Verdict>& known, float left) {
    const ImVec2 middle{left + mark_px / 2, centre};
    if (known) return draw_table_mark(pen, *known, middle, mark_px);
    pen.line_of_text(middle.x, Pen::baseline_centred(centre, type::small), type::small, pen.colour().muted, "?", Align::centre);
  };
  verdict(cell.table, x);
  verdict(cell.exact, x + mark_px + mark_gap);
  const bool fits = cell.exact == engine::Verdict::fits;
  pen.line_of_text(x + 2 * (mark_px + mark_gap), Pen::baseline_centred(centre, type::small), type::small,
                   fits ? pen.colour().ink : pen.colour().muted, cell.need);
}

float line_px(const tokens::Type& type) { return type.size_px * type.line_height; }

// Training, table's figure, left, right, winner.
struct Columns {
  std::array<Column, 5> at;
};

Columns columns_of(const Scene& scene, Column all) {
  float cell = 0, job = 0, winner = 0;
  for (const report::DuelSizeRow& row : scene.machines.sizes) {
    for (const report::DuelCell& side : row.sides) cell = std::max(cell, cell_width(scene, side));
    job = std::max(job, scene.pen.text_width(type::strong, row.job));
    winner = std::max(winner, scene.pen.text_width(type::body, row.pill.words) + space::s8 + scene.pen.text_width(type::small, row.factor));
  }
  const float figure = std::ceil(scene.pen.text_width(type::body, "~1,2 TB"));
  job = std::min(std::ceil(job), 0.24f * all.width());
  cell = std::ceil(cell) + space::s16;
  // What is left over goes between the columns.
  const float used = job + space::s12 + figure + space::s24 + 2 * cell + std::ceil(winner);
  const float spare = std::floor(std::max(0.0f, all.width() - used) / 4);
  const float a = all.left + job + space::s12 + spare, b = a + figure + space::s24 + spare, c = b + cell + spare, d = c + cell + spare;
  return {{Column{all.left, all.left + job}, {a, a + figure}, {b, c - space::s8}, {c, d - space::s8}, {d, all.right}}};
}

float draw_head(const Scene& scene, const Columns& columns, float y) {
  const Pen& pen = scene.pen;
  const tokens::Type label = pen.look().label();
  const report::DuelLabels& labels = scene.machines.labels;
  const std::array<std::string_view, 5> names{labels.job, labels.table, scene.machines.sides[0].brief, scene.machines.sides[1].brief,
                                              labels.winner};
  float tall = 0;
  for (std::size_t i = 0; i < names.size(); ++i) tall = std::max(tall, pen.text_height(label, names[i], columns.at[i].width()));
  for (std::size_t i = 0; i < names.size(); ++i) {
    const float own = pen.text_height(label, names[i], columns.at[i].width());
    pen.text({columns.at[i].left, y + tall - own, columns.at[i].width(), own}, label, pen.colour().muted, names[i], i == 1 ? Align::right : Align::left);
  }
  return y + tall + space::s4;
}

float draw_wide_row(const Scene& scene, const report::DuelSizeRow& row, const Columns& columns, float y) {
  const Pen& pen = scene.pen;
  const Column job = columns.at[0], winner = columns.at[4];
  const float first = line_px(type::body), centre = y + row_pad + first / 2;
  const float left = pen.text({job.left, y + row_pad, job.width(), 0}, type::strong, pen.colour().ink, row.job);
  pen.line_of_text(columns.at[1].right, Pen::baseline_centred(centre, type::body), type::body, pen.colour().ink, row.table, Align::right);
  for (std::size_t i = 0; i < row.sides.size(); ++i) draw_cell(scene, row.sides[i], columns.at[i + 2].left, centre);
  // The factor behind the name where both find room, else below it.
  const float name = std::ceil(pen.text_width(type::body, row.pill.words)) + space::s8;
  const bool beside = name + pen.text_width(type::small, row.factor) <= winner.width();
  float right = pen.text({winner.left, y + row_pad, beside ? name : winner.width(), 0}, type::body, pen.colour().ink, row.pill.words);
  if (beside && !row.factor.empty())
    pen.line_of_text(winner.left + name, Pen::baseline_centred(centre, type::small), type::small, pen.colour().muted, row.factor);
  else right += pen.text({winner.left, y + row_pad + right, winner.width(), 0}, type::small, pen.colour().muted, row.factor);
  return y + 2 * row_pad + std::max({left, right, first});
}

// One below the other: training and table, each machine's line, winner.
float draw_narrow_row(const Scene& scene, const report::DuelSizeRow& row, Column all, float y) {
  const Pen& pen = scene.pen;
  y += row_pad;
  const float figure = std::ceil(pen.text_width(type::body, row.table));
  const float tall = pen.text({all.left, y, all.width() - figure - space::s8, 0}, type::strong, pen.colour().ink, row.job);
  pen.line_of_text(all.right, std::round(y + Pen::baseline_of(type::body)), type::body, pen.colour().ink, row.table, Align::right);
  y += tall;
  for (std::size_t i = 0; i < row.sides.size(); ++i) {
    const float cell = cell_width(scene, row.sides[i]), room = all.width() - cell - space::s8;
    const float name = pen.text({all.left, y, room, 0}, type::small, pen.colour().muted, scene.machines.sides[i].brief);
    draw_cell(scene, row.sides[i], all.right - cell, y + line_px(type::small) / 2);
    y += std::max(name, line_px(type::small));
  }
  std::string winner = scene.machines.labels.winner + ": " + row.pill.words;
  if (!row.factor.empty()) winner += ", " + row.factor;
  y += pen.text({all.left, y, all.width(), 0}, type::small, pen.colour().ink, winner);
  return y + row_pad;
}

}  // namespace

float draw_sizes(const Scene& scene, Column column, float y) {
  const Pen& pen = scene.pen;
  const report::DuelReport& duel = scene.machines;
  y += pen.text({column.left, y, column.width(), 0}, type::title, pen.colour().ink, duel.labels.sizes);
  y += pen.text({column.left, y, column.width(), 0}, type::small, pen.colour().muted, duel.labels.cue) + space::s8;
  const Columns columns = columns_of(scene, column);
  if (!scene.narrow) y = draw_head(scene, columns, y);
  for (const report::DuelSizeRow& row : duel.sizes) {
    pen.horizontal(column.left, column.right, std::round(y), pen.colour().grid);
    y = scene.narrow ? draw_narrow_row(scene, row, column, y) : draw_wide_row(scene, row, columns, y);
  }
  pen.horizontal(column.left, column.right, std::round(y), pen.colour().grid);
  y += space::s8;
  return y + pen.text({column.left, y, column.width(), 0}, type::small, pen.colour().ink, duel.differs);
}

}  // namespace wingspan::panel
