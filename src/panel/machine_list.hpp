// A machine picker: a field that opens a list of machines. Several may stand in one view, each with an id of its own.
#pragma once

#include <string_view>

#include "panel/scene.hpp"

namespace wingspan::panel {

struct MachinePicker {
  std::string_view id;      ///< widget of the field, and what tells its list from others; lives as long as the program
  std::string_view words;   ///< what stands in the field
  std::string_view chosen;  ///< catalogue id of the machine chosen, or empty
  bool known = true;        ///< else the words ask to choose: muted
  bool wrong = false;
};

/// Height of the field with its words wrapped.
[[nodiscard]] float picker_height(const Scene& scene, const MachinePicker& picker, float width);

/// The field in `box`, and its list while that is open: below the field, or over it where the panel ends too soon. A row's
/// widget is its machine's id (one list is open at a time). Returns the machine pressed now, or null.
const engine::Machine* draw_picker(Scene& scene, const MachinePicker& picker, const Box& box);

}  // namespace wingspan::panel
