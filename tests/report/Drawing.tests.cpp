#include "report/drawing.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace wingspan::report;

TEST_CASE("Every shape of a drawing becomes its element, with the role in its class", "[drawing]") {
  Drawing drawing{200, 100, {}, {}, {}};
  drawing.add(DrawnBox{.paint = Paint::optimizer, .x = 1, .y = 2, .width = 30, .height = 10});
  drawing.add(DrawnBox{.paint = Paint::tight, .width = 10, .height = 10, .outline = true, .dashed = true});
  drawing.line(Paint::ceiling, {10, 0}, {10, 100}, 2);
  drawing.add(DrawnArea{.paint = Paint::accent, .top = {{0, 50}, {10, 40}}, .base = 90, .alpha = 0.05F});
  drawing.text(Lettering::label_strong, Paint::ink, {5.26F, 20}, Anchor::end, "a < b & „c“", true);
  drawing.add(DrawnDisc{.paint = Paint::accent, .x = 5, .y = 6, .radius = 3, .ring = true});
  drawing.add(DrawnMark{.verdict = wingspan::engine::Verdict::tight, .x = 50, .y = 50});
  const std::string svg = drawing_svg(drawing);
  const auto has = [&svg](std::string_view part) { return svg.find(part) != std::string::npos; };
  CHECK(svg.starts_with("<svg class=\"drawing\""));
  CHECK(has("aria-hidden=\"true\" width=\"200\" height=\"100\" viewBox=\"0 0 200 100\""));
  CHECK(has("<rect class=\"c-part-optimizer\" x=\"1\" y=\"2\" width=\"30\" height=\"10\" fill=\"url(#part-optimizer)\"/>"));
  CHECK(has("<rect class=\"s-tight dashed\" x=\"0.5\" y=\"0.5\" width=\"9\" height=\"9\"/>"));
  CHECK(has("<path class=\"s-ceiling\" d=\"M10 0L10 100\" stroke-width=\"2\"/>"));
  CHECK(has("<path class=\"c-accent\" d=\"M0 50L10 40L10 90L0 90Z\" opacity=\"0.05\"/>"));
  CHECK(has("<text class=\"c-ink t-label-strong plate\" x=\"5.3\" y=\"20\" text-anchor=\"end\">a &lt; b &amp; „c“</text>"));
  CHECK(has("<circle class=\"s-accent\" cx=\"5\" cy=\"6\" r=\"3\"/>"));
  CHECK(has("class=\"mark mark-tight\""));
  CHECK(svg.ends_with("</svg>"));
}

TEST_CASE("Paints have names of their own", "[drawing]") {
  for (std::size_t a = 0; a < paint_count; ++a)
    for (std::size_t b = a + 1; b < paint_count; ++b) CHECK(paint_name(static_cast<Paint>(a)) != paint_name(static_cast<Paint>(b)));
}
