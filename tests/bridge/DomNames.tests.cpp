#include "bridge/dom_names.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>

using namespace wingspan::bridge;

TEST_CASE("Tab, function keys, chords and letters are no keys of the panel", "[dom]") {
  for (const char* key : {"Tab", "F1", "F5", "F12", "Control", "Meta", "a", "A", "8", "/", "Dead", "Process", "ContextMenu", ""}) {
    INFO(key);
    CHECK_FALSE(key_named(key));
  }
}

TEST_CASE("Keys have the names that browsers give them", "[dom]") {
  CHECK(key_named("ArrowLeft") == ImGuiKey_LeftArrow);
  CHECK(key_named("PageDown") == ImGuiKey_PageDown);
  CHECK(key_named("Enter") == ImGuiKey_Enter);
  CHECK(key_named(" ") == ImGuiKey_Space);
  CHECK(key_named("Escape") == ImGuiKey_Escape);
}

TEST_CASE("Every cursor of Dear ImGui has a CSS name of its own, but the arrow, which is the default", "[dom]") {
  for (int cursor = ImGuiMouseCursor_None; cursor < ImGuiMouseCursor_COUNT; ++cursor) {
    INFO(cursor);
    CHECK((std::string(css_cursor(cursor)) == "default") == (cursor == ImGuiMouseCursor_Arrow));
  }
}
