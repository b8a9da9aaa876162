#include <cmath>
#include <string>

#include "report/drawing.hpp"
#include "report/svg_text.hpp"

namespace wingspan::report {
namespace {

constexpr std::string_view anchors[] = {"start", "middle", "end"};

// Patterns have ids of their own, so their fill is an attribute: a style sheet's url() would look in the style sheet.
std::string filled(Paint paint) { return "c-" + std::string(paint_name(paint)); }
std::string stroked(Paint paint) { return "s-" + std::string(paint_name(paint)); }
void append_fill(std::string& out, Paint paint) {
  if (!is_colour(paint) && paint != Paint::weights) out.append(" fill=\"url(#").append(paint_name(paint)).append(")\"");
}

void append_number(std::string& out, std::string_view name, float value) {
  out.append(" ").append(name).append("=\"").append(svg_number(value)).append("\"");
}

void append_alpha(std::string& out, float alpha) {
  if (alpha >= 1) return;
  const int hundredths = static_cast<int>(std::lround(alpha * 100));
  out.append(" opacity=\"0.").append(hundredths < 10 ? "0" : "").append(std::to_string(hundredths)).append("\"");
}

std::string joined(const std::vector<Point>& points) {
  std::string data;
  for (const Point& point : points) data.append(data.empty() ? "M" : "L").append(svg_point(point.x, point.y));
  return data;
}

struct Writer {
  SvgText& svg;

  void path(std::string classes, std::string data, float stroke, float alpha) const {
    std::string out = "<path class=\"" + std::move(classes) + "\" d=\"" + std::move(data) + '"';
    if (stroke > 0) append_number(out, "stroke-width", stroke);
    append_alpha(out, alpha);
    svg.raw(out + "/>");
  }

  void operator()(const DrawnBox& box) const {
    const float inset = box.outline ? 0.5F : 0;
    std::string out = "<rect class=\"" + (box.outline ? stroked(box.paint) : filled(box.paint)) + (box.dashed ? " dashed\"" : "\"");
    append_number(out, "x", box.x + inset);
    append_number(out, "y", box.y + inset);
    append_number(out, "width", box.width - 2 * inset);
    append_number(out, "height", box.height - 2 * inset);
    if (box.radius > 0) append_number(out, "rx", box.radius);
    if (!box.outline) append_fill(out, box.paint);
    append_alpha(out, box.alpha);
    svg.raw(out + "/>");
  }
  void operator()(const DrawnPath& drawn) const {
    if (drawn.closed) return path(filled(drawn.paint), joined(drawn.points) + "Z", 0, drawn.alpha);
    path(stroked(drawn.paint) + (drawn.dashed ? " dashed" : ""), joined(drawn.points), drawn.stroke, drawn.alpha);
  }
  void operator()(const DrawnArea& area) const {
    if (area.top.empty()) return;
    path(filled(area.paint),
         joined(area.top) + "L" + svg_point(area.top.back().x, area.base) + "L" + svg_point(area.top.front().x, area.base) + "Z", 0,
         area.alpha);
  }
  void operator()(const DrawnText& text) const {
    std::string classes = filled(text.paint) + " t-" + std::string(lettering_name(text.lettering));
    if (text.plate) classes += " plate";
    svg.text(classes, text.x, text.y, anchors[static_cast<std::size_t>(text.anchor)], text.words);
  }
  void operator()(const DrawnDisc& disc) const { svg.circle(disc.ring ? stroked(disc.paint) : filled(disc.paint), disc.x, disc.y, disc.radius); }
  // The shapes of web/src/form/marks.ts.
  void operator()(const DrawnMark& mark) const {
    static constexpr std::string_view drawn[] = {
        "mark-fits\"><circle class=\"solid\" cx=\"8\" cy=\"8\" r=\"7\"/><path class=\"cut\" d=\"M4.7 8.3 7 10.6l4.3-4.9\"/>",
        "mark-tight\"><path d=\"M8 1.9 15 14H1Z\"/><path d=\"M8 6.2v3.6M8 11.6v.9\"/>",
        "mark-too-big\"><rect x=\"1.5\" y=\"1.5\" width=\"13\" height=\"13\" rx=\"2\"/><path d=\"m5.2 5.2 5.6 5.6m0-5.6-5.6 5.6\"/>"};
    std::string out = "<svg viewBox=\"0 0 16 16\"";
    append_number(out, "x", mark.x - mark.size / 2);
    append_number(out, "y", mark.y - mark.size / 2);
    append_number(out, "width", mark.size);
    append_number(out, "height", mark.size);
    svg.raw(out + " class=\"mark ").raw(drawn[static_cast<std::size_t>(mark.verdict)]).raw("</svg>");
  }
};

}  // namespace

std::string drawing_svg(const Drawing& drawing) {
  SvgText svg;
  const std::string width = svg_number(drawing.width), height = svg_number(drawing.height);
  svg.raw("<svg class=\"drawing\" xmlns=\"http://www.w3.org/2000/svg\" aria-hidden=\"true\" width=\"" + width + "\" height=\"" + height +
          "\" viewBox=\"0 0 " + width + " " + height + "\">");
  const Replay& replay = drawing.replay;
  for (std::size_t i = 0; i <= drawing.shapes.size(); ++i) {
    if (replay.any() && i == replay.from) svg.raw("<g class=\"replayed\">");
    if (replay.any() && i == replay.to) svg.raw("</g>");
    if (replay.late_to > replay.late_from && i == replay.late_to) svg.raw("</g>");
    if (replay.late_to > replay.late_from && i == replay.late_from) {
      const float way = (replay.late_at - replay.left) / (replay.right - replay.left) * 100;
      svg.raw("<g class=\"late\" data-at=\"" + svg_number(way) + "\">");
    }
    if (i < drawing.shapes.size()) std::visit(Writer{svg}, drawing.shapes[i]);
  }
  return svg.raw("</svg>").take();
}

}  // namespace wingspan::report
