#include "panel/drawing.hpp"

#include <algorithm>
#include <cmath>
#include <variant>

#include "panel/marks.hpp"
#include "panel/part_fill.hpp"

namespace wingspan::panel {
namespace {

using namespace tokens;
using report::Paint;

constexpr float dash_on_px = 6, dash_off_px = 4;  // as charts.css has them
constexpr float plate_px = 3;

tokens::Type type_of(const Look& look, report::Lettering lettering) {
  switch (lettering) {
    case report::Lettering::tick: return look.tick();
    case report::Lettering::label: return look.label();
    case report::Lettering::label_strong: return semibold(look.label());
    case report::Lettering::small: return type::small;
    case report::Lettering::body: return type::body;
    case report::Lettering::strong: return type::strong;
    case report::Lettering::title: return type::title;
  }
  return type::body;
}

struct Painter {
  const Pen& pen;
  ImVec2 at;

  [[nodiscard]] ImVec2 place(float x, float y) const { return {at.x + x, at.y + y}; }
  [[nodiscard]] ImVec2 place(report::Point point) const { return place(point.x, point.y); }
  [[nodiscard]] ImU32 tint(Paint paint, float alpha) const { return faded(paint_colour(pen, paint), alpha); }

  void operator()(const report::DrawnBox& drawn) const {
    const Box box{at.x + drawn.x, at.y + drawn.y, drawn.width, drawn.height};
    if (!drawn.outline) {
      if (report::is_colour(drawn.paint)) pen.fill(box, tint(drawn.paint, drawn.alpha), drawn.radius);
      else fill_paint(pen, drawn.paint, box, drawn.radius);
      if (!report::is_colour(drawn.paint) && drawn.alpha < 1) pen.fill(box, faded(pen.colour().surface, 1 - drawn.alpha), drawn.radius);
      return;
    }
    if (!drawn.dashed) return pen.frame(box, tint(drawn.paint, drawn.alpha), stroke::hair, drawn.radius);
    const ImVec2 around[] = {box.min(), {box.right(), box.y}, box.max(), {box.x, box.bottom()}, box.min()};
    pen.dashes(around, dash_on_px, dash_off_px, tint(drawn.paint, drawn.alpha), stroke::hair);
  }

  void operator()(const report::DrawnPath& drawn) const {
    if (drawn.points.size() < 2) return;
    const ImU32 colour = tint(drawn.paint, drawn.alpha);
    const bool straight = drawn.points.size() == 2 && !drawn.dashed;
    const report::Point from = drawn.points.front(), to = drawn.points[1];
    if (straight && from.y == to.y) return pen.horizontal(at.x + std::min(from.x, to.x), at.x + std::max(from.x, to.x), at.y + from.y, colour, drawn.stroke);
    if (straight && from.x == to.x) return pen.vertical(at.x + from.x, at.y + std::min(from.y, to.y), at.y + std::max(from.y, to.y), colour, drawn.stroke);
    std::vector<ImVec2> points;
    points.reserve(drawn.points.size());
    for (const report::Point& point : drawn.points) points.push_back(place(point));
    if (drawn.dashed) return pen.dashes(points, dash_on_px, dash_off_px, colour, drawn.stroke);
    if (drawn.closed) return pen.list().AddConvexPolyFilled(points.data(), static_cast<int>(points.size()), pen.ink(colour));
    pen.list().AddPolyline(points.data(), static_cast<int>(points.size()), pen.ink(colour), 0, drawn.stroke);
  }

  // Column by column: what lies under a trace is not convex.
  void operator()(const report::DrawnArea& area) const {
    const ImU32 colour = pen.ink(tint(area.paint, area.alpha));
    const ImDrawListFlags edges = pen.list().Flags;
    pen.list().Flags &= ~ImDrawListFlags_AntiAliasedFill;  // neighbours share their edges
    for (std::size_t i = 1; i < area.top.size(); ++i) {
      const report::Point a = area.top[i - 1], b = area.top[i];
      pen.list().AddQuadFilled(place(a), place(b), place(b.x, area.base), place(a.x, area.base), colour);
    }
    pen.list().Flags = edges;
  }

  void operator()(const report::DrawnText& text) const {
    const tokens::Type type = type_of(pen.look(), text.lettering);
    const float width = pen.text_width(type, text.words);
    const float x = at.x + text.x - (text.anchor == report::Anchor::end ? width : text.anchor == report::Anchor::middle ? width / 2 : 0);
    const float baseline = std::round(at.y + text.y);
    if (text.plate) {
      const float up = type.size_px * font::cap_em + plate_px;
      pen.fill({x - plate_px, baseline - up, width + 2 * plate_px, up + plate_px}, pen.colour().surface, radius::bar);
    }
    pen.line_of_text(x, baseline, type, paint_colour(pen, text.paint), text.words);
  }

  void operator()(const report::DrawnDisc& disc) const {
    if (disc.ring) pen.ring(place(disc.x, disc.y), disc.radius, tint(disc.paint, 1), stroke::own);
    else pen.disc(place(disc.x, disc.y), disc.radius, tint(disc.paint, 1));
  }
  void operator()(const report::DrawnMark& mark) const { draw_mark(pen, mark.verdict, place(mark.x, mark.y), mark.size); }
};

}  // namespace

ImU32 paint_colour(const Pen& pen, Paint paint) {
  const tokens::Colours& colour = pen.colour();
  switch (paint) {
    case Paint::ink: return colour.ink;
    case Paint::muted: return colour.muted;
    case Paint::line: return colour.line;
    case Paint::grid: return colour.grid;
    case Paint::accent: return colour.accent;
    case Paint::accent_soft: return colour.accent_soft;
    case Paint::surface: return colour.surface;
    case Paint::raised: return colour.raised;
    case Paint::ceiling: return colour.ceiling;
    case Paint::fits: return colour.fits;
    case Paint::fits_soft: return colour.fits_soft;
    case Paint::tight: return colour.tight;
    case Paint::tight_soft: return colour.tight_soft;
    case Paint::too_big: return colour.too_big;
    case Paint::too_big_soft: return colour.too_big_soft;
    case Paint::wing1: return colour.wing1;
    case Paint::wing2: return colour.wing2;
    default: return colour.line;  // patterns: fill_paint
  }
}

void fill_paint(const Pen& pen, Paint paint, const Box& box, float radius) {
  if (report::is_colour(paint)) return pen.fill(box, paint_colour(pen, paint), radius);
  fill_pattern(pen, paint, box, radius);
}

std::string_view draw_drawing(Scene& scene, const report::Drawing& drawing, ImVec2 at, float replay) {
  const Painter painter{scene.pen, at};
  const report::Replay& moving = drawing.replay;
  const float reached = replay < 1 ? moving.left + (moving.right - moving.left) * replay : drawing.width;
  for (std::size_t i = 0; i < drawing.shapes.size(); ++i) {
    if (i >= moving.late_from && i < moving.late_to && reached < moving.late_at) continue;
    const bool cut = replay < 1 && i >= moving.from && i < moving.to;
    if (cut) scene.pen.list().PushClipRect({at.x, at.y}, {at.x + reached, at.y + drawing.height}, true);
    std::visit(painter, drawing.shapes[i]);
    if (cut) scene.pen.list().PopClipRect();
  }
  std::string_view pressed;
  for (const report::DrawnSpot& spot : drawing.spots) {
    const Box box{at.x + spot.x, at.y + spot.y, spot.width, spot.height};
    const Touch touch = spot.tight ? scene.controls.spot(spot.id, box) : scene.controls.button(spot.id, box, radius::bar);
    scene.controls.tooltip(touch.pointed_at(), spot.id, box, spot.words);
    if (touch.pressed) pressed = spot.id;
  }
  return pressed;
}

}  // namespace wingspan::panel
