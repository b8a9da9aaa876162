// Buttons as the design draws them, in all their states.
#pragma once

#include "panel/scene.hpp"

namespace wingspan::panel {

/// Filled with the accent: the one thing to do.
bool primary_button(Scene& scene, std::string_view id, const Box& box, std::string_view words);

/// Words in accent, for small deeds. `baseline` of the words; the box is what was drawn.
bool text_button(Scene& scene, std::string_view id, const Box& box, std::string_view words);

/// A field's frame: surface, border after its state. Returns its state.
Touch field_frame(Scene& scene, std::string_view id, const Box& box, bool wrong);

}  // namespace wingspan::panel
