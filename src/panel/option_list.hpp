// A setting that is one of several: its name and value in a box, which opens the list of all. A list that is too long for
// the panel has pages, so that neither wheel nor swipe is needed.
#pragma once

#include <optional>
#include <span>

#include "panel/scene.hpp"
#include "report/explorer.hpp"

namespace wingspan::panel {

struct OptionField {
  std::string_view id;  ///< of the widget; lives as long as the program
  std::string_view name, value;
};

/// Size of the box, at most `most` wide: name and value beside each other, or one above the other where that is too wide.
[[nodiscard]] ImVec2 option_field_size(const Scene& scene, const OptionField& field, float most);

/// Draws box and, while it is open, list. Returns the option that was chosen now.
std::optional<std::size_t> draw_option_field(Scene& scene, const OptionField& field, const Box& box,
                                             std::span<const report::ExplorerOption> options, std::size_t chosen);

}  // namespace wingspan::panel
