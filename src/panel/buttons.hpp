// Buttons as the design draws them, in all their states.
#pragma once

#include "panel/scene.hpp"

namespace wingspan::panel {

/// Filled with the accent: the one thing to do.
bool primary_button(Scene& scene, std::string_view id, const Box& box, std::string_view words);

/// Outlined: what can be done beside it.
bool secondary_button(Scene& scene, std::string_view id, const Box& box, std::string_view words);

/// Width of a primary or secondary button that holds its words in one line, at most `most`.
[[nodiscard]] float button_width(const Scene& scene, std::string_view words, float most);

/// Words in accent, for small deeds. `baseline` of the words; the box is what was drawn.
bool text_button(Scene& scene, std::string_view id, const Box& box, std::string_view words);

/// A field's frame: surface, border after its state. Returns its state.
Touch field_frame(Scene& scene, std::string_view id, const Box& box, bool wrong);

/// A field of GB. A press or a typed character asks the host for its text entry.
void number_field(Scene& scene, std::string_view id, const Box& box, std::string_view typed, bool wrong);

}  // namespace wingspan::panel
