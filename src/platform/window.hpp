// The window seam: one window, its GL context, clock and frame data for Dear ImGui. GLFW in both hosts; CMake picks the
// host file.
//   window_desktop.cpp  GLFW is the whole platform; imgui_impl_glfw feeds the input.
//   window_web.cpp      Emscripten's GLFW port makes window, WebGL 2 context and clock on Module.canvas. Its listeners
//                       are never attached: the guest layer (web/src/guest) swallows them while open() runs, and feeds
//                       ImGuiIO itself. GLFW's input functions and callbacks are therefore dead in the web build: code
//                       for both hosts reads ImGuiIO.
// One window per program (in the page: per module). A current ImGui context must outlive it.
#pragma once

#include <string>

struct GLFWwindow;

namespace wingspan::platform {

/// What is drawn on: size in device px, and device px per CSS px (desktop: per screen unit), which need not be whole.
struct Surface {
  int width_px = 0;
  int height_px = 0;
  float scale = 1;

  [[nodiscard]] float width() const { return static_cast<float>(width_px) / scale; }  ///< CSS px
  [[nodiscard]] bool empty() const { return width_px <= 0 || height_px <= 0 || !(scale > 0); }
};

enum class WindowFailure : unsigned char {
  none,
  windowing,  ///< GLFW did not start (desktop: no display)
  context,    ///< no window with a GL 3.3 core (desktop) or WebGL 2 (web) context
};

struct WindowOptions {
  int width = 0;      ///< CSS px; the page sizes its canvas itself
  int height = 0;
  std::string title;  ///< desktop only
};

class Window {
 public:
  Window() = default;
  ~Window() { close(); }
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;

  [[nodiscard]] WindowFailure open(const WindowOptions& options);
  /// Ends window, context and GLFW. May be called at any time, also when nothing is open or the context is lost.
  void close();

  /// Desktop: asks the window manager for that size. Web: takes over the size that the page has given the canvas.
  void resize(const Surface& surface);
  [[nodiscard]] Surface surface() const;

  /// Before ImGui::NewFrame, on a surface that is not empty: sets io.DisplaySize (surface / scale),
  /// io.DisplayFramebufferScale and io.DeltaTime (0 < dt <= 0.1 s, so that a pause is no jump).
  void begin_frame();
  /// After the picture is drawn.
  void present();

  /// Desktop only: null in the web build.
  [[nodiscard]] GLFWwindow* handle() const { return window_; }

 private:
  GLFWwindow* window_ = nullptr;
  Surface surface_;
  double last_frame_s_ = 0;
};

/// First lines of every shader in this host's dialect: GLSL ES 3.00, or the desktop GLSL that reads the same text.
[[nodiscard]] const char* shader_version();

}  // namespace wingspan::platform
