// The head figures as squares: what one billion parameters take with each method.
#include <algorithm>
#include <array>
#include <cmath>

#include "panel/checkpoint_parts.hpp"
#include "panel/part_fill.hpp"

namespace wingspan::panel {
namespace {

using namespace tokens;
using report::UnitReport;

constexpr float square_px = 24, pitch_px = 27;
constexpr int per_row = 9;
constexpr float card_padding = 12, swatch_px = 14;
constexpr float small_card_px = 130, beside_least_px = 96;

// In the order of report::Part.
constexpr std::array<report::Paint, report::part_count> parts{report::Paint::weights, report::Paint::gradients,
                                                              report::Paint::optimizer, report::Paint::activations, report::Paint::rest};

// Squares from the first part on; a part of a square takes its share of one, and one that is not full is outlined.
void squares(const Pen& pen, const UnitReport& unit, float left, float top) {
  float filled = 0;  // in squares
  for (std::size_t part = 0; part < parts.size(); ++part) {
    for (float rest = unit.parts[part]; rest > 0.001f;) {
      const float whole = std::floor(filled + 0.001f), inside = std::max(0.0f, filled - whole);
      const float share = std::min(rest, 1 - inside);
      const int index = static_cast<int>(whole);
      const Box box{left + static_cast<float>(index % per_row) * pitch_px, top + static_cast<float>(index / per_row) * pitch_px, square_px, square_px};
      fill_pattern(pen, parts[part], {box.x + square_px * inside, box.y, square_px * share, square_px});
      filled += share;
      rest -= share;
    }
  }
  const float whole = std::floor(filled + 0.001f);
  if (filled - whole < 0.01f) return;
  const float x = left + whole * pitch_px;
  const std::array<ImVec2, 5> outline{ImVec2{x, top}, {x + square_px, top}, {x + square_px, top + square_px}, {x, top + square_px}, {x, top}};
  pen.dashes(outline, 3, 3, pen.colour().line, stroke::hair);
}

int rows_of(const UnitReport& unit) {
  float sum = 0;
  for (const float part : unit.parts) sum += part;
  return std::max(1, static_cast<int>(std::ceil(sum / per_row - 0.001f)));
}

float name_height(const Scene& scene, const UnitReport& unit, float width) {
  return scene.pen.text_height(type::strong, unit.name, width);
}

float card_height(const Scene& scene, const UnitReport& unit, float width, int rows) {
  return 2 * card_padding + name_height(scene, unit, width - 2 * card_padding) + space::s4 + static_cast<float>(rows) * pitch_px +
         space::s4 + type::question.size_px;
}

void draw_card(const Scene& scene, const UnitReport& unit, const Box& box) {
  const Pen& pen = scene.pen;
  const tokens::Colours& colour = pen.colour();
  if (unit.asked) {
    pen.fill(box, colour.surface, radius::card);
    pen.frame(box, colour.accent, stroke::selection, radius::card);
  }
  const float left = box.x + card_padding, inside = box.width - 2 * card_padding;
  float y = box.y + card_padding;
  y += pen.text({left, y, inside, 0}, type::strong, colour.ink, unit.name) + space::s4;
  squares(pen, unit, left, y);
  pen.line_of_text(left, std::round(box.bottom() - card_padding - 3), type::question, unit.asked ? colour.accent : colour.ink, unit.head);
}

float legend_item_width(const Scene& scene, std::size_t part) {
  return swatch_px + space::s8 + std::ceil(scene.pen.text_width(scene.pen.look().label(), scene.labels.checkpoint.part[part]));
}

void legend_item(const Scene& scene, std::size_t part, float x, float y, float height) {
  const Pen& pen = scene.pen;
  fill_pattern(pen, parts[part], {x, std::round(y + (height - swatch_px) / 2), swatch_px, swatch_px});
  pen.line_of_text(x + swatch_px + space::s8, Pen::baseline_centred(y + height / 2, pen.look().label()), pen.look().label(),
                   pen.colour().ink, scene.labels.checkpoint.part[part]);
}

// In rows from the left. Returns the lower edge.
float legend_row(const Scene& scene, Column column, float y) {
  constexpr float height = 22;
  float x = column.left;
  for (std::size_t part = 0; part < parts.size(); ++part) {
    const float width = legend_item_width(scene, part);
    if (x > column.left && x + width > column.right) {
      x = column.left;
      y += height;
    }
    legend_item(scene, part, x, y, height);
    x += width + space::s16;
  }
  return y + height;
}

float draw_wide(const Scene& scene, Column column, float y) {
  const auto& units = scene.checkpoint.units;
  const float full = per_row * pitch_px - (pitch_px - square_px) + 2 * card_padding;
  float small = small_card_px;
  for (const UnitReport& unit : units) small = std::max(small, scene.pen.text_width(type::question, unit.head) + 2 * card_padding + 1);
  float height = 0;
  for (const UnitReport& unit : units)
    height = std::max(height, card_height(scene, unit, unit.method == engine::Method::full ? full : small, 2));
  float x = column.left - card_padding;
  for (const UnitReport& unit : units) {
    const float width = unit.method == engine::Method::full ? full : small;
    draw_card(scene, unit, {x, y, width, height});
    x += width + space::s8;
  }
  float legend = 0;
  for (std::size_t part = 0; part < parts.size(); ++part) legend = std::max(legend, legend_item_width(scene, part));
  x += space::s8;
  if (x + std::max(legend, beside_least_px) > column.right) return legend_row(scene, column, y + height + space::s4);
  for (std::size_t part = 0; part < parts.size(); ++part)
    legend_item(scene, part, x, y + card_padding + static_cast<float>(part) * 26, 26);
  return y + height;
}

// The large method over both small ones.
float draw_narrow(const Scene& scene, Column column, float y) {
  const auto& [full, lora, qlora] = scene.checkpoint.units;
  const Column all{column.left - card_padding, column.right + card_padding};
  const Box first{all.left, y, all.width(), card_height(scene, full, all.width(), rows_of(full))};
  draw_card(scene, full, first);
  const float half = (all.width() - space::s4) / 2;
  const float height = std::max(card_height(scene, lora, half, 1), card_height(scene, qlora, half, 1));
  draw_card(scene, lora, {all.left, first.bottom(), half, height});
  draw_card(scene, qlora, {all.right - half, first.bottom(), half, height});
  return legend_row(scene, column, first.bottom() + height + space::s8);
}

}  // namespace

float draw_units(Scene& scene, float width, float y) {
  const Pen& pen = scene.pen;
  const Column column{layout::padding, width - layout::padding};
  // The ground comes first; how far it reaches is known when all is drawn, so it takes a channel of its own.
  ImDrawListSplitter splitter;
  splitter.Split(&pen.list(), 2);
  splitter.SetCurrentChannel(&pen.list(), 1);
  const float top = y;
  y += space::s16;
  y += pen.text({column.left, y, column.width(), 0}, pen.look().label(), pen.colour().muted, scene.labels.checkpoint.squares) + space::s4;
  y = (scene.narrow ? draw_narrow(scene, column, y) : draw_wide(scene, column, y)) + space::s16;
  splitter.SetCurrentChannel(&pen.list(), 0);
  pen.fill({0, top, width, std::max(y, scene.room_px) - top}, pen.colour().raised);
  splitter.Merge(&pen.list());
  return y;
}

}  // namespace wingspan::panel
