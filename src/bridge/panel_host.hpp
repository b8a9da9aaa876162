// Panel, Dear ImGui and platform wired to one running whole. Both hosts use it: panel_bridge.cpp (the page's module) and
// panel_window.cpp (the native window). Whoever owns it decides when a frame is due.
#pragma once

#include <imgui.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "panel/panel.hpp"
#include "platform/gl_program.hpp"
#include "platform/renderer.hpp"
#include "platform/text_entry.hpp"
#include "platform/window.hpp"

namespace wingspan::bridge {

class PanelHost {
 public:
  PanelHost();
  ~PanelHost();
  PanelHost(const PanelHost&) = delete;
  PanelHost& operator=(const PanelHost&) = delete;

  /// Opens window and context and makes the panel. After a failure the object can only be destroyed.
  [[nodiscard]] platform::WindowFailure start(const platform::WindowOptions& options);

  /// Context lost: nothing is drawn until restored() has built everything again. restored() is false if it could not.
  void lost();
  [[nodiscard]] bool restored();

  /// Draws one picture, having worked off all input that waits and opened the text field that it asked for: Dear ImGui
  /// spreads press and release over frames, but phones open their keyboard only within the tap. Does nothing while the
  /// context is lost or the surface empty.
  const panel::FrameResult& frame();
  /// What the last frame() gave.
  [[nodiscard]] const panel::FrameResult& last_frame() const { return result_; }

  /// What the learner did since the last call, oldest first.
  [[nodiscard]] std::vector<panel::Event> take_events();

  /// Text entry: typing shows at once; cancel brings back the text that stood before.
  void type(std::string_view text);
  void finish_typing();
  void cancel_typing();
  /// The text of the field that is being edited; empty where none is.
  [[nodiscard]] std::string_view typed() const;
  /// That field's accessible name, and what stands in it while it is empty.
  [[nodiscard]] std::string field_label() const;
  [[nodiscard]] std::string field_hint() const;

  /// Keyboard focus left the host's window or canvas: nothing stays active, held or highlighted.
  void leave();

  [[nodiscard]] panel::Panel& panel() { return *panel_; }
  [[nodiscard]] platform::Window& window() { return window_; }

 private:
  struct ContextDeleter {
    void operator()(ImGuiContext* context) const { ImGui::DestroyContext(context); }
  };

  /// False: nothing waits that another round would take up.
  bool draw_round();
  void draw_text_entry();
  void connect_shader();

  // Destroyed from the last to the first: GL objects, then the window, then Dear ImGui.
  std::unique_ptr<ImGuiContext, ContextDeleter> context_;
  platform::Window window_;
  platform::Renderer renderer_;
  platform::GlProgram wing_;
  std::unique_ptr<panel::Panel> panel_;
  panel::Fonts fonts_;
  panel::FrameResult result_;
  std::vector<panel::Event> events_;
  panel::Inputs before_typing_;
  bool typing_ = false;
};

}  // namespace wingspan::bridge
