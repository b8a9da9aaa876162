#include <algorithm>
#include <cmath>

#include "panel/duel_parts.hpp"

namespace wingspan::panel {
namespace {

using namespace tokens;
using engine::Winner;

constexpr float icon_px = 12, inset_px = 12, pill_least_px = 28, pill_pad = 4;
constexpr float row_pad = 8;

bool won(const report::DuelPill& pill) { return pill.winner == Winner::left || pill.winner == Winner::right; }

// A small wing, its body edge upright, its tip outwards: the form draws the same path (web/src/form/machine-duel.ts).
void draw_wing_icon(const Pen& pen, ImVec2 centre, float side) {
  const float half = icon_px / 2;
  const auto at = [&](float x, float y) { return ImVec2{centre.x + side * x * half, centre.y + y * half}; };
  ImDrawList& list = pen.list();
  list.PathLineTo(at(-1, -1));
  list.PathBezierQuadraticCurveTo(at(0.9f, -0.8f), at(1, 1));
  list.PathBezierQuadraticCurveTo(at(0.4f, 0.55f), at(-0.1f, 1));
  list.PathBezierQuadraticCurveTo(at(-0.4f, 0.6f), at(-1, 0.8f));
  list.PathFillConcave(pen.ink(pen.colour().wing1));
}

std::string_view sign_of(Winner winner) {
  return winner == Winner::tie ? "=" : winner == Winner::neither ? "–" : "?";
}

// Title and reason beside the pill, or above it where it is too wide; then what was worked out.
float draw_row(const Scene& scene, const report::DuelScenarioReport& row, Column column, float y) {
  const Pen& pen = scene.pen;
  const float most = column.width() * 0.5f;
  const ImVec2 pill = pill_size(scene, row.pill, column.width());
  const bool beside = pill.x <= most;
  const float room = beside ? column.width() - pill.x - space::s12 : column.width();
  y += row_pad;
  float text = y;
  text += pen.text({column.left, text, room, 0}, type::strong, pen.colour().ink, row.title);
  text += pen.text({column.left, text, room, 0}, type::small, pen.colour().muted, row.reason);
  if (beside) {
    const Box box = draw_pill(scene, row.pill, {column.right, y}, pill.x);
    text = std::max(text, box.bottom());
  } else {
    text = draw_pill(scene, row.pill, {column.left + pill.x, text + space::s4}, pill.x).bottom();
  }
  if (!row.computed.empty()) text += space::s2 + pen.text({column.left, text + space::s2, column.width(), 0}, type::small, pen.colour().ink, row.computed);
  return text + row_pad;
}

float draw_closing(const Scene& scene, Column column, float y) {
  const Pen& pen = scene.pen;
  const std::string& strong = scene.machines.closing;
  const std::string& rest = scene.machines.closing_rest;
  const float wide = pen.text_width(type::strong, strong) + space::s4;
  if (wide + pen.text_width(type::body, rest) <= column.width()) {
    const float tall = pen.text({column.left, y, wide, 0}, type::strong, pen.colour().ink, strong);
    pen.text({column.left + wide, y, column.width() - wide, 0}, type::body, pen.colour().ink, rest);
    return y + tall;
  }
  y += pen.text({column.left, y, column.width(), 0}, type::strong, pen.colour().ink, strong);
  return y + pen.text({column.left, y, column.width(), 0}, type::body, pen.colour().ink, rest);
}

}  // namespace

ImVec2 pill_size(const Scene& scene, const report::DuelPill& pill, float most) {
  const float around = 2 * inset_px + icon_px + space::s8;
  const float wide = std::min(std::ceil(scene.pen.text_width(type::strong, pill.words)) + around, most);
  const float tall = scene.pen.text_height(type::strong, pill.words, wide - around);
  return {wide, std::max(pill_least_px, tall + 2 * pill_pad)};
}

Box draw_pill(const Scene& scene, const report::DuelPill& pill, ImVec2 right_top, float most) {
  const Pen& pen = scene.pen;
  const tokens::Colours& colour = pen.colour();
  const ImVec2 size = pill_size(scene, pill, most);
  const Box box{right_top.x - size.x, right_top.y, size.x, size.y};
  const float radius = pill_least_px / 2;
  if (won(pill)) pen.fill(box, colour.accent_soft, radius);
  pen.frame(box, won(pill) ? colour.accent : colour.line, stroke::own, radius);
  const ImVec2 icon{box.x + inset_px + icon_px / 2, box.centre_y()};
  if (won(pill)) draw_wing_icon(pen, icon, pill.winner == Winner::left ? -1.0f : 1.0f);
  else pen.line_of_text(icon.x, Pen::baseline_centred(icon.y, type::strong), type::strong, colour.ink, sign_of(pill.winner), Align::centre);
  const float left = box.x + inset_px + icon_px + space::s8, inside = box.right() - inset_px - left;
  const float tall = pen.text_height(type::strong, pill.words, inside);
  pen.text({left, box.centre_y() - tall / 2, inside, tall}, type::strong, colour.ink, pill.words);
  return box;
}

float draw_scenarios(const Scene& scene, Column column, float y) {
  const Pen& pen = scene.pen;
  y += pen.text({column.left, y, column.width(), 0}, type::title, pen.colour().ink, scene.machines.labels.who) + space::s4;
  for (const report::DuelScenarioReport& row : scene.machines.scenarios) {
    pen.horizontal(column.left, column.right, std::round(y), pen.colour().grid);
    y = draw_row(scene, row, column, y);
  }
  pen.horizontal(column.left, column.right, std::round(y), pen.colour().grid);
  return draw_closing(scene, column, y + space::s12);
}

}  // namespace wingspan::panel
