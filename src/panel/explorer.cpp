// The view explorer: controls, legend, bars against the ceilings, and the strip of the selected bar.
#include <algorithm>
#include <cmath>

#include "panel/drawing.hpp"
#include "panel/explorer_parts.hpp"

namespace wingspan::panel {
namespace {

using namespace tokens;

float draw_bars(Scene& scene, Column column, float y) {
  const report::ExplorerReport& report = scene.explorer;
  const bool roomy = scene.pen.look().tall && !scene.narrow;
  const report::Drawing drawing = report::draw_explorer_bars(report, column.width(), roomy);
  const std::string_view pressed = draw_drawing(scene, drawing, {column.left, y});
  for (const report::ExplorerBar& bar : report.bars)
    if (!pressed.empty() && bar.widget == pressed) set_explorer(scene, "bar", bar.id);
  y += drawing.height;
  // Beside the axis' title where both find room, else below.
  const tokens::Type label = scene.pen.look().label();
  const float note = scene.pen.text_width(label, report.note);
  const bool beside = !scene.narrow && column.width() / 2 - space::s16 >= note && scene.pen.text_width(label, report.axis) < column.width() / 2 - 100;
  if (beside) {
    scene.pen.line_of_text(column.right, y - 6, label, scene.pen.colour().muted, report.note, Align::right);
    return y;
  }
  return y + scene.pen.text({column.left, y, column.width(), 0}, label, scene.pen.colour().muted, report.note);
}

}  // namespace

void set_explorer(Scene& scene, std::string_view name, std::string_view value) { scene.deeds.set(report::View::explorer, name, value); }

float draw_explorer(Scene& scene, float width) {
  const Column all{layout::padding, width - layout::padding};
  float y = draw_explorer_head(scene, all, scene.top + space::s12) + space::s8;
  y = draw_explorer_legend(scene, all, y) + space::s4;
  if (scene.narrow) y = draw_explorer_sizes(scene, all, y + space::s4) + space::s8;
  y = std::ceil(draw_bars(scene, all, std::round(y))) + space::s12;
  // Its ground is as high as what stands on it turns out to be.
  ImDrawList& list = scene.pen.list();
  list.ChannelsSplit(2);
  list.ChannelsSetCurrent(1);
  const float bottom = draw_explorer_strip(scene, all, y + space::s12) + layout::padding;
  list.ChannelsSetCurrent(0);
  scene.pen.fill({0, y, width, std::max(bottom, scene.room_px) - y}, scene.pen.colour().raised);
  list.ChannelsMerge();
  return bottom;
}

}  // namespace wingspan::panel
