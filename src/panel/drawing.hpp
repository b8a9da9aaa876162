// Paints a chart of the report room on the canvas: the same shapes that the form shows as <svg>.
#pragma once

#include "panel/scene.hpp"
#include "report/drawing.hpp"

namespace wingspan::panel {

[[nodiscard]] ImU32 paint_colour(const Pen& pen, report::Paint paint);
/// A box of a colour, a part's pattern or a hatch.
void fill_paint(const Pen& pen, report::Paint paint, const Box& box, float radius = 0);

/// With its upper left corner there; its spots are controls with tooltips. Returns the spot that was pressed, or an empty id.
/// `replay`: how much of the way its replay has gone, 0..1.
std::string_view draw_drawing(Scene& scene, const report::Drawing& drawing, ImVec2 at, float replay = 1);

}  // namespace wingspan::panel
