// A panel on a stage of its own: context, fonts, time and input, no window. What a host does, a test can do by hand.
#pragma once

#include <imgui.h>

#include <optional>
#include <string_view>
#include <vector>

#include "Raster.hpp"
#include "panel/panel.hpp"

namespace wingspan::tests {

class Stage {
 public:
  explicit Stage(float width_px = 760, float scale = 1);
  ~Stage();
  Stage(const Stage&) = delete;
  Stage& operator=(const Stage&) = delete;

  panel::Panel& panel() { return *panel_; }
  /// Sets what a page would: language, memory and so on; then draws until nothing moves.
  void show(const panel::Inputs& inputs);
  /// One frame; `ms` since the last. Makes the display as high as the panel wants.
  panel::FrameResult frame(float ms = 16);
  /// Frames until nothing moves. Returns how long that took in ms.
  float settle();
  /// The last frame as pixels.
  [[nodiscard]] Image picture() const;

  // Input, each with the frames that Dear ImGui needs.
  void point(float x, float y);
  void press(bool down);
  void click(std::string_view widget);
  void key(ImGuiKey key);
  [[nodiscard]] std::optional<panel::Widget> widget(std::string_view id) const;
  [[nodiscard]] std::vector<panel::Event> events() { return panel_->take_events(); }

 private:
  ImGuiContext* context_;
  std::optional<panel::Panel> panel_;
  float width_;
};

/// A usual question.
panel::Inputs question(std::string_view memory, report::Language language = report::Language::de);

}  // namespace wingspan::tests
