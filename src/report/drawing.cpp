#include "report/drawing.hpp"

#include <algorithm>
#include <array>

#include "generated/report/wing_tokens.hpp"

namespace wingspan::report {
namespace {

constexpr std::array<std::string_view, paint_count> paint_names{
    "ink", "muted", "line", "grid", "accent", "accent-soft", "surface", "raised",
    "ceiling", "fits", "fits-soft", "tight", "tight-soft", "too-big", "too-big-soft", "wing1", "wing2",
    "part-weights", "part-adapters", "part-gradients", "part-optimizer", "part-activations", "part-loss", "part-framework", "part-rest",
    "hatch-reserve", "hatch-not-run", "hatch-second-machine"};

struct Face {
  std::string_view name;
  float px;
};
constexpr std::array<Face, 7> faces{{{"tick", wing_tokens::type_tick},
                                     {"label", wing_tokens::type_label},
                                     {"label-strong", wing_tokens::type_label},
                                     {"small", wing_tokens::type_small},
                                     {"body", wing_tokens::type_body},
                                     {"strong", wing_tokens::type_strong},
                                     {"title", wing_tokens::type_title}}};

constexpr float em_width = 0.53F;  // mean advance of the label face

}  // namespace

std::string_view paint_name(Paint paint) { return paint_names[static_cast<std::size_t>(paint)]; }
std::string_view lettering_name(Lettering lettering) { return faces[static_cast<std::size_t>(lettering)].name; }
float lettering_px(Lettering lettering) { return faces[static_cast<std::size_t>(lettering)].px; }

float text_room(Lettering lettering, std::string_view words) {
  const auto signs = std::count_if(words.begin(), words.end(), [](char c) { return (c & 0xC0) != 0x80; });
  return static_cast<float>(signs) * em_width * lettering_px(lettering);
}

}  // namespace wingspan::report
