#include "report/svg_text.hpp"

#include <cmath>

namespace wingspan::report {
namespace {

void append_escaped(std::string& out, std::string_view text) {
  for (const char c : text) {
    if (c == '&') out += "&amp;";
    else if (c == '<') out += "&lt;";
    else if (c == '>') out += "&gt;";
    else out += c;
  }
}

}  // namespace

std::string svg_number(float value) {
  const long tenths = std::lround(value * 10.0F);
  const long size = tenths < 0 ? -tenths : tenths;
  std::string out = tenths < 0 ? "-" : "";
  out += std::to_string(size / 10);
  if (size % 10 != 0) {
    out += '.';
    out += static_cast<char>('0' + size % 10);
  }
  return out;
}

std::string svg_point(float x, float y) { return svg_number(x) + ' ' + svg_number(y); }

void SvgText::open(std::string_view name, std::string_view classes) {
  out_.append("<").append(name).append(" class=\"").append(classes).append("\"");
}

void SvgText::attribute(std::string_view name, float value) {
  out_.append(" ").append(name).append("=\"").append(svg_number(value)).append("\"");
}

SvgText& SvgText::path(std::string_view classes, std::string_view data) {
  open("path", classes);
  out_.append(" d=\"").append(data).append("\"/>");
  return *this;
}

SvgText& SvgText::line(std::string_view classes, float x1, float y1, float x2, float y2) {
  open("line", classes);
  attribute("x1", x1);
  attribute("y1", y1);
  attribute("x2", x2);
  attribute("y2", y2);
  out_ += "/>";
  return *this;
}

SvgText& SvgText::circle(std::string_view classes, float x, float y, float radius) {
  open("circle", classes);
  attribute("cx", x);
  attribute("cy", y);
  attribute("r", radius);
  out_ += "/>";
  return *this;
}

SvgText& SvgText::text(std::string_view classes, float x, float y, std::string_view anchor, std::string_view text) {
  open("text", classes);
  attribute("x", x);
  attribute("y", y);
  out_.append(" text-anchor=\"").append(anchor).append("\">");
  append_escaped(out_, text);
  out_ += "</text>";
  return *this;
}

SvgText& SvgText::raw(std::string_view markup) {
  out_ += markup;
  return *this;
}

}  // namespace wingspan::report
