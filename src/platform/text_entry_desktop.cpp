#include "platform/text_entry.hpp"

#include <imgui.h>

#include <array>

namespace wingspan::platform {

TextEntryState text_entry(const TextEntryBox& box, bool first, std::string& text) {
  std::array<char, 256> buffer{};
  text.copy(buffer.data(), buffer.size() - 1);

  ImGui::SetNextWindowPos({box.x, box.y});
  ImGui::SetNextWindowSize({box.width, box.height});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, ImVec2{1, 1});
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{0, (box.height - box.font_px) / 2});
  ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 0.0f);
  ImGui::PushFont(box.font, box.font_px);
  ImGui::Begin("##text-entry", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoSavedSettings |
                   ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoNav);
  if (first) ImGui::SetKeyboardFocusHere();
  ImGui::SetNextItemWidth(box.width);
  const bool entered = ImGui::InputText("##text", buffer.data(), buffer.size(),
                                        ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll);
  const bool left = ImGui::IsItemDeactivated();
  ImGui::End();
  ImGui::PopFont();
  ImGui::PopStyleVar(4);

  if (left && ImGui::IsKeyPressed(ImGuiKey_Escape)) return TextEntryState::cancelled;
  text = buffer.data();
  return entered || left ? TextEntryState::finished : TextEntryState::editing;
}

}  // namespace wingspan::platform
