// The wing as vector SVG text: hero of the pages, print, and the picture where no canvas can be. Same geometry as the
// canvas (wing.hpp). Colours and strokes come from web/src/styles/wing.css by class; no ids, no styles, so that several
// pictures may stand on one page and under a strict content policy.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "report/language.hpp"
#include "report/wing.hpp"

namespace wingspan::report {

// One wing of the dragon with its texts.
struct WingSide {
  WingShape shape;
  std::string ceiling_label;        // above the post: "RTX 4090: 24 GB"
  std::string budget_label;         // beside the tip: "19,2 GB"
  std::optional<std::size_t> next;  // row of the next larger model: its label stays when others give way
  bool model_labels = true;
};

struct WingPicture {
  std::optional<WingSide> left;  // absent: the picture begins with the body at its left edge
  WingSide right;
  float width_px = 728.0F;
  float height_px = 196.0F;
  float shoulder_px = 6.0F;
  bool ticks = true;             // the axis' figures, on the right, and its unit
  bool ticks_left = false;       // the figures on the left as well
  bool stale = false;            // the picture of an earlier answer: pale
};

// A whole <svg> element, hidden from voices: what it shows stands in words beside it. Texts are escaped.
std::string wing_svg(const WingPicture& picture, Language language);

}  // namespace wingspan::report
