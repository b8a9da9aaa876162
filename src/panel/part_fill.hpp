// The patterns of the design: the parts of memory, each a colour and a pattern, so that grey alone tells them apart, and the
// hatches.
#pragma once

#include "panel/pen.hpp"
#include "report/drawing.hpp"

namespace wingspan::panel {

/// `paint` is none of the plain colours.
void fill_pattern(const Pen& pen, report::Paint paint, const Box& box, float radius = tokens::radius::bar);

}  // namespace wingspan::panel
