// The same wing as vector SVG text: hero of the pages, print, and the picture where no canvas can be. Colours come from
// CSS by class (w-wing-sector, w-wing-edge ...; listed in wing_svg.cpp's header comment in docs); nothing is styled inline but geometry.
#pragma once

#include <optional>
#include <string>

#include "report/wing.hpp"
#include "report/language.hpp"

namespace wingspan::report {

struct WingSide {
  engine::Answer answer;
  std::string ceiling_label;   // above the post: "M3 Ultra: 96 GB"
};

struct WingPicture {
  std::optional<WingSide> left;    // one side absent: only the other half is drawn
  std::optional<WingSide> right;
  float width_px = 720.0F;
  float height_px = 240.0F;
  float shoulder_px = 6.0F;
  bool labels_left = false;        // finger labels on the left too (hero)
  bool axis_ticks = true;
  std::string title;               // <title>: what a voice says
};

// A whole <svg> element with viewBox, role="img" and a title; texts are escaped.
std::string wing_svg(const WingPicture& picture, Language language);

}  // namespace wingspan::report
