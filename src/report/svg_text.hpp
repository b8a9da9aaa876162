// Writes SVG markup: coordinates with one decimal, texts escaped.
#pragma once

#include <string>
#include <string_view>
#include <utility>

namespace wingspan::report {

// "12.3", "-4", "0".
std::string svg_number(float value);
// "12.3 -4": pairs of a path.
std::string svg_point(float x, float y);

class SvgText {
 public:
  SvgText& path(std::string_view classes, std::string_view data);
  SvgText& line(std::string_view classes, float x1, float y1, float x2, float y2);
  SvgText& circle(std::string_view classes, float x, float y, float radius);
  // anchor: start, middle, end.
  SvgText& text(std::string_view classes, float x, float y, std::string_view anchor, std::string_view text);
  SvgText& raw(std::string_view markup);

  std::string take() { return std::move(out_); }

 private:
  void open(std::string_view name, std::string_view classes);
  void attribute(std::string_view name, float value);

  std::string out_;
};

}  // namespace wingspan::report
