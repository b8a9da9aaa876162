// The tabs of the views, where there is more than one; the same order as in the form.
#include <algorithm>
#include <array>
#include <cmath>

#include "panel/scene.hpp"

namespace wingspan::panel {
namespace {

using namespace tokens;

constexpr float tab_inset = 10;  // beside the name, so that tabs stand apart
constexpr std::array<std::string_view, report::view_count> ids{"view-exercise", "view-explorer", "view-run", "view-machines",
                                                               "view-checkpoint"};
const tokens::Type& tab_type(bool shown) { return shown ? type::strong : type::body; }

// As wide as the name is when it is chosen: choosing moves nothing.
float tab_width(const Scene& scene, std::size_t view, float most) {
  return std::min(std::ceil(scene.pen.text_width(type::strong, scene.labels.view[view])) + 2 * tab_inset, most);
}

float tab_height(const Scene& scene) { return scene.pen.look().tall ? control::height_touch : control::tab_bar; }

// Calls place(view, box) for each tab, in rows. Returns the lower edge.
template <class Place>
float lay_tabs(const Scene& scene, Column column, Place place) {
  const float height = tab_height(scene);
  float x = column.left, y = 0;
  for (const report::View view : report::all_views) {
    if (!scene.inputs.views.offered.holds(view)) continue;
    const auto index = static_cast<std::size_t>(view);
    const float width = tab_width(scene, index, column.width());
    if (x > column.left && x + width > column.right) {
      x = column.left;
      y += height;
    }
    place(view, Box{x, y, width, height});
    x += width;
  }
  return y + height;
}

void draw_tab(Scene& scene, report::View view, const Box& box) {
  const Pen& pen = scene.pen;
  const tokens::Colours& colour = pen.colour();
  const auto index = static_cast<std::size_t>(view);
  const bool shown = scene.inputs.views.shown() == view;
  const Touch touch = scene.controls.button(ids[index], {box.x + 2, box.y + 4, box.width - 4, box.height - 8});
  const tokens::Type& type = tab_type(shown);
  const float inside = box.width - 2 * tab_inset + 0.5f;
  const float tall = pen.text_height(type, scene.labels.view[index], inside);
  const ImU32 tint = shown ? colour.ink : mixed(colour.muted, colour.accent, touch.hover);
  pen.text({box.x + tab_inset, box.centre_y() - tall / 2, inside, tall}, type, tint, scene.labels.view[index]);
  if (shown) pen.fill({box.x + tab_inset - 2, box.bottom() - 3, box.width - 2 * tab_inset + 4, 3}, colour.accent, 1);
  if (touch.pressed && !shown) scene.deeds.view = view;
}

}  // namespace

float draw_tabs(Scene& scene, float width) {
  if (!scene.inputs.views.tabs()) return 0;
  const Column column{layout::padding - tab_inset, width - layout::padding + tab_inset};
  const float bottom = lay_tabs(scene, column, [](report::View, const Box&) {});
  scene.pen.fill({0, 0, width, bottom}, scene.pen.colour().raised);
  scene.pen.horizontal(0, width, bottom - 1, scene.pen.colour().grid);
  lay_tabs(scene, column, [&scene](report::View view, const Box& box) { draw_tab(scene, view, box); });
  return bottom;
}

}  // namespace wingspan::panel
