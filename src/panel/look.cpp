#include "panel/look.hpp"

#include <cmath>

namespace wingspan::panel {

ImU32 faded(ImU32 colour, float alpha) {
  const auto a = static_cast<float>(colour >> IM_COL32_A_SHIFT) * alpha;
  return (colour & ~IM_COL32_A_MASK) | (static_cast<ImU32>(std::lround(a)) << IM_COL32_A_SHIFT);
}

ImU32 mixed(ImU32 a, ImU32 b, float amount) {
  ImU32 out = 0;
  for (const int shift : {0, 8, 16, 24}) {
    const auto from = static_cast<float>((a >> shift) & 0xFFU), to = static_cast<float>((b >> shift) & 0xFFU);
    out |= static_cast<ImU32>(std::lround(from + (to - from) * amount)) << shift;
  }
  return out;
}

void dress_imgui(const Look& look, float scale) {
  using namespace tokens;
  const Colours& colour = look.colour();
  ImGuiStyle& style = ImGui::GetStyle();
  style.FontSizeBase = type::body.size_px;
  style.WindowPadding = {layout::padding, layout::padding};
  style.FramePadding = {space::s12, (look.control_px() - type::body.size_px) / 2};
  style.ItemSpacing = {space::s12, space::s8};
  style.ItemInnerSpacing = {space::s8, space::s4};
  style.FrameRounding = radius::control;
  style.ChildRounding = style.PopupRounding = radius::card;
  style.WindowRounding = style.WindowBorderSize = 0;
  style.FrameBorderSize = style.PopupBorderSize = stroke::hair;
  style.DisabledAlpha = 0.45f;
  style.CurveTessellationTol = 0.6f / scale;
  style.CircleTessellationMaxError = 0.2f / scale;
  const auto set = [&](ImGuiCol name, ImU32 value) { style.Colors[name] = ImGui::ColorConvertU32ToFloat4(value); };
  for (const ImGuiCol name : {ImGuiCol_WindowBg, ImGuiCol_PopupBg, ImGuiCol_FrameBg}) set(name, colour.surface);
  set(ImGuiCol_Text, colour.ink);
  set(ImGuiCol_TextDisabled, colour.muted);
  set(ImGuiCol_Border, colour.line);
  set(ImGuiCol_NavCursor, 0);  // the ring is ours
  for (const ImGuiCol name : {ImGuiCol_FrameBgHovered, ImGuiCol_FrameBgActive, ImGuiCol_TextSelectedBg})
    set(name, colour.accent_soft);
}

}  // namespace wingspan::panel
