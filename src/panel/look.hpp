// How the panel looks: colours, type and control sizes of one theme and pointer, all from the design tokens.
#pragma once

#include <imgui.h>

#include "generated/panel/tokens.hpp"
#include "panel/panel.hpp"

namespace wingspan::panel {

struct Look {
  Fonts fonts;
  Theme theme = Theme::light;
  bool coarse = false;  ///< coarse pointer: small type one px larger
  bool tall = false;    ///< controls to be hit by a finger: coarse pointer, and every narrow layout

  [[nodiscard]] const tokens::Colours& colour() const { return theme == Theme::dark ? tokens::dark : tokens::light; }
  /// Index into the token pairs {light, dark}.
  [[nodiscard]] int pair() const { return theme == Theme::dark ? 1 : 0; }
  [[nodiscard]] ImFont* font(const tokens::Type& type) const { return type.semibold ? fonts.semibold : fonts.regular; }

  [[nodiscard]] tokens::Type label() const { return enlarged(tokens::type::label); }
  [[nodiscard]] tokens::Type tick() const { return enlarged(tokens::type::tick); }
  [[nodiscard]] float control_px() const {
    return tall ? tokens::control::height_touch : tokens::control::height;
  }
  [[nodiscard]] float hit_px() const { return tall ? tokens::control::hit_min_touch : tokens::control::hit_min; }
  [[nodiscard]] float row_px() const { return tall ? tokens::control::row_touch : tokens::control::row; }

 private:
  [[nodiscard]] tokens::Type enlarged(tokens::Type type) const {
    if (coarse) type.size_px += 1;
    return type;
  }
};

[[nodiscard]] constexpr tokens::Type semibold(tokens::Type type) {
  type.semibold = true;
  return type;
}

/// `colour` with its alpha times `alpha`.
[[nodiscard]] ImU32 faded(ImU32 colour, float alpha);
/// From `a` (0) to `b` (1), each channel by itself.
[[nodiscard]] ImU32 mixed(ImU32 a, ImU32 b, float amount);

/// ImGui's own style after the tokens (design, section 7): whatever stock part shows is dressed too.
/// `scale`: device px per CSS px; curves get that much finer.
void dress_imgui(const Look& look, float scale);

}  // namespace wingspan::panel
