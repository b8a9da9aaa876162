// For tests: every text that is drawn, with the room it was given. Off unless a test asks for it.
#pragma once

#include <vector>

#include "panel/pen.hpp"

namespace wingspan::panel {

/// Where Panel::draw() notes its texts; null (the default): nowhere.
[[nodiscard]] std::vector<TextTrace>* text_trace();
void trace_texts(std::vector<TextTrace>* into);

}  // namespace wingspan::panel
