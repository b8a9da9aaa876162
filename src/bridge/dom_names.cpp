#include "bridge/dom_names.hpp"

#include <array>
#include <utility>

namespace wingspan::bridge {
namespace {

// https://www.w3.org/TR/uievents-key/#named-key-attribute-values
constexpr std::array<std::pair<std::string_view, ImGuiKey>, 13> keys{{
    {"ArrowLeft", ImGuiKey_LeftArrow},
    {"ArrowRight", ImGuiKey_RightArrow},
    {"ArrowUp", ImGuiKey_UpArrow},
    {"ArrowDown", ImGuiKey_DownArrow},
    {"PageUp", ImGuiKey_PageUp},
    {"PageDown", ImGuiKey_PageDown},
    {"Home", ImGuiKey_Home},
    {"End", ImGuiKey_End},
    {"Enter", ImGuiKey_Enter},
    {" ", ImGuiKey_Space},
    {"Escape", ImGuiKey_Escape},
    {"Backspace", ImGuiKey_Backspace},
    {"Delete", ImGuiKey_Delete},
}};

}  // namespace

std::optional<ImGuiKey> key_named(std::string_view dom_key) {
  for (const auto& [name, key] : keys) {
    if (name == dom_key) return key;
  }
  return std::nullopt;
}

const char* css_cursor(ImGuiMouseCursor cursor) {
  switch (cursor) {
    case ImGuiMouseCursor_None: return "none";
    case ImGuiMouseCursor_TextInput: return "text";
    case ImGuiMouseCursor_ResizeAll: return "move";
    case ImGuiMouseCursor_ResizeNS: return "ns-resize";
    case ImGuiMouseCursor_ResizeEW: return "ew-resize";
    case ImGuiMouseCursor_ResizeNESW: return "nesw-resize";
    case ImGuiMouseCursor_ResizeNWSE: return "nwse-resize";
    case ImGuiMouseCursor_Hand: return "pointer";
    case ImGuiMouseCursor_Wait: return "wait";
    case ImGuiMouseCursor_Progress: return "progress";
    case ImGuiMouseCursor_NotAllowed: return "not-allowed";
    default: return "default";
  }
}

}  // namespace wingspan::bridge
