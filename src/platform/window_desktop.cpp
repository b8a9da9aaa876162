#include "platform/window.hpp"

#include <GLFW/glfw3.h>
#include <imgui.h>
#include <imgui_impl_glfw.h>

#include <algorithm>
#include <cmath>

#include "platform/frame_clock.hpp"

namespace wingspan::platform {

WindowFailure Window::open(const WindowOptions& options) {
  if (!glfwInit()) return WindowFailure::windowing;
  glfwDefaultWindowHints();
  glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
  glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
  glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
  glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE);  // macOS gives no other core profile
  glfwWindowHint(GLFW_SCALE_TO_MONITOR, GLFW_TRUE);
  for (const int bits : {GLFW_ALPHA_BITS, GLFW_DEPTH_BITS, GLFW_STENCIL_BITS}) glfwWindowHint(bits, 0);
  window_ = glfwCreateWindow(options.width, options.height, options.title.c_str(), nullptr, nullptr);
  if (window_ == nullptr) {
    glfwTerminate();
    return WindowFailure::context;
  }
  glfwMakeContextCurrent(window_);
  glfwSwapInterval(1);
  ImGui_ImplGlfw_InitForOpenGL(window_, true);
  return WindowFailure::none;
}

void Window::close() {
  if (window_ == nullptr) return;
  ImGui_ImplGlfw_Shutdown();
  glfwDestroyWindow(window_);
  glfwTerminate();
  window_ = nullptr;
}

void Window::resize(const Surface& surface) {
  glfwSetWindowSize(window_, static_cast<int>(std::lround(surface.width())),
                    static_cast<int>(std::lround(static_cast<float>(surface.height_px) / surface.scale)));
}

Surface Window::surface() const {
  Surface surface;
  int width = 0;
  int height = 0;
  glfwGetFramebufferSize(window_, &surface.width_px, &surface.height_px);
  glfwGetWindowSize(window_, &width, &height);
  if (width > 0) surface.scale = static_cast<float>(surface.width_px) / static_cast<float>(width);
  return surface;
}

void Window::begin_frame() {
  ImGui_ImplGlfw_NewFrame();
  const double now_s = glfwGetTime();
  ImGui::GetIO().DeltaTime = frame_delta_s(last_frame_s_, now_s);
  last_frame_s_ = now_s;
}

void Window::present() { glfwSwapBuffers(window_); }

// GLSL 3.30 reads what shaders/ holds in GLSL ES 3.00: it accepts and ignores precision.
const char* shader_version() { return "#version 330 core\n"; }

}  // namespace wingspan::platform
