// A chart as both faces print it: shapes with a role, in CSS px, x right, y down. A view makes one of its report; the canvas
// paints it (panel/drawing.cpp), the form shows it as <svg> (drawing_svg.cpp), so that both show the same picture. Colours
// and patterns are named here and looked up there, in the design's tokens.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/verdict.hpp"
#include "report/point.hpp"

namespace wingspan::report {

// A colour of the tokens, a part of memory with its pattern, or one of the hatches.
enum class Paint {
  ink, muted, line, grid, accent, accent_soft, surface, raised,
  ceiling, fits, fits_soft, tight, tight_soft, too_big, too_big_soft, wing1, wing2,
  weights, adapters, gradients, optimizer, activations, loss, framework, rest,  // the order of engine::Itemised, then rest
  reserve, not_run, second_machine,                                             // hatches without ground, but the last
};
inline constexpr std::size_t paint_count = 28;
// "accent-soft", "part-weights", "hatch-reserve": what the class of an <svg>'s shape ends in.
std::string_view paint_name(Paint paint);
constexpr bool is_colour(Paint paint) { return paint < Paint::weights; }

// A style of the tokens' panel type.
enum class Lettering { tick, label, label_strong, small, body, strong, title };
std::string_view lettering_name(Lettering lettering);
float lettering_px(Lettering lettering);

enum class Anchor { start, middle, end };

struct DrawnBox {
  Paint paint = Paint::grid;
  float x = 0, y = 0, width = 0, height = 0;
  float radius = 0;
  float alpha = 1;
  bool outline = false;  // the stroke alone, 1 px, inside; colours only
  bool dashed = false;
};

// Through the points; closed: filled instead.
struct DrawnPath {
  Paint paint = Paint::line;
  std::vector<Point> points;
  float stroke = 1;
  bool dashed = false;
  bool closed = false;  // convex; colours only
  float alpha = 1;
};

// What lies under a trace, down to `base`. Colours only; x ascending.
struct DrawnArea {
  Paint paint = Paint::accent;
  std::vector<Point> top;
  float base = 0;
  float alpha = 1;
};

struct DrawnText {
  Lettering lettering = Lettering::tick;
  Paint paint = Paint::muted;
  float x = 0, y = 0;  // of the baseline
  Anchor anchor = Anchor::start;
  std::string words;
  bool plate = false;  // on a ground of its own, where it meets a line
};

struct DrawnDisc {
  Paint paint = Paint::ink;
  float x = 0, y = 0, radius = 4;
  bool ring = false;
};

struct DrawnMark {
  engine::Verdict verdict{};
  float x = 0, y = 0, size = 14;  // centre
};

using Shape = std::variant<DrawnBox, DrawnPath, DrawnArea, DrawnText, DrawnDisc, DrawnMark>;

// A place that the learner can point at or press, on the canvas; the form has the same in its tables.
struct DrawnSpot {
  std::string_view id;  // widget, lives as long as the program
  float x = 0, y = 0, width = 0, height = 0;
  std::string words;    // of its tooltip
  bool tight = false;   // it meets others like it: what can be hit is no larger than it is
};

// Shapes that a replay brings in from the left, and those that come once it is past a place. As indices of Drawing::shapes.
struct Replay {
  std::size_t from = 0, to = 0;        // [from, to): between left and right
  float left = 0, right = 0;
  std::size_t late_from = 0, late_to = 0;
  float late_at = 0;                   // px

  bool any() const { return to > from; }
};

struct Drawing {
  float width = 0, height = 0;
  std::vector<Shape> shapes;  // the later above the earlier
  std::vector<DrawnSpot> spots;
  Replay replay;

  template <class Any>
  void add(Any shape) {
    shapes.emplace_back(std::move(shape));
  }
  void line(Paint paint, Point from, Point to, float stroke = 1, bool dashed = false) {
    add(DrawnPath{paint, {from, to}, stroke, dashed, false, 1});
  }
  void text(Lettering lettering, Paint paint, Point at, Anchor anchor, std::string words, bool plate = false) {
    add(DrawnText{lettering, paint, at.x, at.y, anchor, std::move(words), plate});
  }
};

// How wide a text comes out in the label face, roughly: for what must keep clear of each other.
float text_room(Lettering lettering, std::string_view words);

// A whole <svg> element, hidden from voices: what it shows stands in words or a table beside it. Classes: c-<paint> fills,
// s-<paint> strokes, t-<lettering>; patterns are url(#<paint>) of the form (web/src/form/patterns.ts). What a replay
// brings in stands in groups of the classes replayed and late, the latter with its place as data-at, percent of the way.
std::string drawing_svg(const Drawing& drawing);

}  // namespace wingspan::report
