#include "panel/wing_view.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "panel/marks.hpp"

namespace wingspan::panel {
namespace {

using engine::Verdict;
using report::Point;
using namespace tokens;

constexpr float shortfall_px = 10;  // height of the box on the axis
constexpr float dash_on = 3, dash_off = 4;

class WingDrawing {
 public:
  WingDrawing(const Pen& pen, const WingView& view)
      : pen_(pen), view_(view), place_(view.place), wing_(report::wing_geometry(view.pose.shape, place_.frame)) {}

  [[nodiscard]] const report::WingGeometry& geometry() const { return wing_; }

  template <class Draw>
  void sides(Draw draw) const {
    if (place_.has_right()) draw(1.0f);
    if (place_.has_left()) draw(-1.0f);
  }

  void reserve() const {
    if (wing_.ceiling - wing_.tip < 1) return;
    const float alpha = hatch::reserve_alpha[pen_.look().pair()];
    sides([&](float side) {
      const float inner = place_.axis_x + side * wing_.tip, outer = place_.axis_x + side * wing_.ceiling;
      const float height = place_.frame.height_px;
      pen_.hatch({std::min(inner, outer), place_.baseline - height, std::abs(outer - inner), height},
                 faded(pen_.colour().tight, alpha));
    });
  }

  void ghosts() const {
    for (std::size_t k = 0; k < report::finger_count; ++k) {
      const report::Finger& finger = wing_.fingers[k];
      if (finger.carried || !finger.on_axis) continue;
      const bool tight = view_.report.answer && view_.pose.shape.verdict[k] == Verdict::tight;
      const ImU32 colour = tight ? pen_.colour().tight : pen_.colour().line;
      sides([&](float side) { dashed(finger.ghost, side, colour); });
    }
  }

  void fingers() const {
    const auto& lit = view_.pose.shape.lit;
    for (std::size_t k = 0; k < report::finger_count; ++k) {
      const report::Finger& finger = wing_.fingers[k];
      if (!finger.carried || !finger.on_axis) continue;
      const ImU32 colour = lit == k ? pen_.colour().ink : faded(pen_.colour().surface, 0.85f);
      sides([&](float side) { bone(finger.bone, side, colour, lit == k ? stroke::finger_lit : stroke::finger); });
    }
  }

  void edge_and_arm() const {
    const ImU32 colour = pen_.colour().accent;
    sides([&](float side) {
      ImDrawList& list = pen_.list();
      list.PathLineTo(at(wing_.edge.start, side));
      list.PathBezierCubicCurveTo(at(wing_.edge.control1, side), at(wing_.edge.control2, side), at(wing_.edge.end, side));
      list.PathStroke(pen_.ink(colour), 0, stroke::edge);
      bone(wing_.arm, side, colour, stroke::arm);
      pen_.line(at(wing_.wrist, side), at(wing_.claw, side), colour, stroke::edge);
      pen_.disc(at(wing_.claw, side), stroke::edge / 2, colour);
      pen_.disc(at(wing_.wrist, side), stroke::arm, colour);
    });
  }

  void ceiling() const {
    if (wing_.ceiling <= 0) return;
    const ImU32 colour = pen_.colour().ceiling;
    const float top = place_.baseline - wing_.ceiling_height;
    sides([&](float side) {
      const float x = place_.axis_x + side * wing_.ceiling;
      pen_.vertical(x, top, place_.baseline, colour, stroke::ceiling);
      pen_.fill({pen_.snap(x - wing::ceiling_cap / 2), top, wing::ceiling_cap, stroke::ceiling}, colour, 1);
    });
    // The budget hangs from a dotted line over the tip.
    const float x = pen_.snap(place_.axis_x + place_.outwards() * wing_.tip);
    for (float y = place_.baseline - 0.9f * place_.frame.height_px; y < place_.baseline; y += 4)
      pen_.fill({x - 0.6f, y, 1.2f, 2}, pen_.colour().accent);
  }

  void body() const {
    mirrored(wing_.body);
    pen_.list().PathFillConcave(pen_.ink(pen_.colour().ink));
    mirrored(wing_.head);
    pen_.list().PathFillConvex(pen_.ink(pen_.colour().ink));
  }

  void shortfall() const {
    if (!view_.asked || !view_.report.answer || view_.stale) return;
    const Verdict verdict = view_.pose.shape.verdict[*view_.asked];
    const float end = std::min(wing_.fingers[*view_.asked].x, place_.frame.half_span_px);
    if (verdict == Verdict::fits || end - wing_.tip < 1) return;
    const ImU32 colour = verdict_colour(pen_.colour(), verdict);
    sides([&](float side) {
      const float a = place_.axis_x + side * wing_.tip, b = place_.axis_x + side * end;
      const Box box{std::min(a, b), place_.baseline - shortfall_px, std::abs(b - a), shortfall_px};
      pen_.fill(box, verdict == Verdict::tight ? pen_.colour().tight_soft : pen_.colour().too_big_soft);
      pen_.hatch(box, colour);
      pen_.frame(box, colour, stroke::own);
    });
  }

  [[nodiscard]] ImVec2 at(Point point, float side) const { return place_.at(point, side); }

 private:
  // A right outline, then its mirror image back, without the points that lie on the axis twice.
  void mirrored(std::span<const Point> outline) const {
    for (const Point& point : outline) pen_.list().PathLineTo(at(point, 1));
    for (auto point = outline.rbegin(); point != outline.rend(); ++point)
      if (point->x > 0) pen_.list().PathLineTo(at(*point, -1));
  }

  void bone(const report::Quadratic& curve, float side, ImU32 colour, float width) const {
    pen_.list().PathLineTo(at(curve.start, side));
    pen_.list().PathBezierQuadraticCurveTo(at(curve.control, side), at(curve.end, side));
    pen_.list().PathStroke(pen_.ink(colour), 0, width);
  }

  void dashed(const report::Cubic& curve, float side, ImU32 colour) const {
    std::array<ImVec2, 65> points;
    for (std::size_t i = 0; i < points.size(); ++i)
      points[i] = ImBezierCubicCalc(at(curve.start, side), at(curve.control1, side), at(curve.control2, side),
                                    at(curve.end, side), static_cast<float>(i) / (points.size() - 1));
    pen_.dashes(points, dash_on, dash_off, colour, stroke::ghost);
  }

  const Pen& pen_;
  const WingView& view_;
  const WingPlace& place_;
  report::WingGeometry wing_;
};

}  // namespace

float label_line_px(const Look& look) { return (look.label().size_px + 2) * 1.25f; }

float wing_room_below(const Look& look) {
  return space::s8 + label_line_px(look) + look.tick().size_px + space::s4;
}

float wing_room_above(const Look& look, float height_px) {
  return height_px + wing::ceiling_above + space::s2 + look.label().size_px * look.label().line_height;
}

void draw_wing(Pen& pen, const WingView& view) {
  const float fade = view.stale ? wing::stale_alpha : 1;
  pen.fade(fade);
  const WingDrawing drawing(pen, view);
  drawing.reserve();
  drawing.ghosts();
  draw_membrane(pen, view.place, drawing.geometry(), view.pose.lit, fade, view.shader);
  drawing.fingers();
  drawing.edge_and_arm();
  drawing.ceiling();
  if (view.body) drawing.body();
  drawing.shortfall();
  draw_wing_axis(pen, view);
  pen.fade(1);
}

}  // namespace wingspan::panel
