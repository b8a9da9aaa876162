// What the page calls keys and cursors, to and from Dear ImGui's enums. One table for each, here and nowhere else.
#pragma once

#include <imgui.h>

#include <optional>
#include <string_view>

namespace wingspan::bridge {

/// KeyboardEvent.key of the keys that a panel can use. Nullopt for all others: Tab, function keys and printable ones
/// belong to the page.
[[nodiscard]] std::optional<ImGuiKey> key_named(std::string_view dom_key);

/// CSS `cursor` keyword.
[[nodiscard]] const char* css_cursor(ImGuiMouseCursor cursor);

}  // namespace wingspan::bridge
