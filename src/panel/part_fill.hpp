// The parts of memory as the design fills them: a colour and a pattern each, so that grey alone tells them apart.
#pragma once

#include "panel/pen.hpp"
#include "report/checkpoint.hpp"

namespace wingspan::panel {

void fill_part(const Pen& pen, report::Part part, const Box& box);

}  // namespace wingspan::panel
