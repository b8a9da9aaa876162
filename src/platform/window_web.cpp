#include "platform/window.hpp"

#include <GLFW/glfw3.h>
#include <emscripten.h>
#include <imgui.h>

#include <algorithm>

#include "platform/frame_clock.hpp"

// The port deletes neither its context record nor the pointer to it.
EM_JS(void, wingspan_delete_context, (), {
  if (GL.currentContext) GL.deleteContext(GL.currentContext.handle);
});

namespace wingspan::platform {

WindowFailure Window::open(const WindowOptions& options) {
  if (!glfwInit()) return WindowFailure::windowing;
  glfwDefaultWindowHints();
  glfwWindowHint(GLFW_CLIENT_API, GLFW_OPENGL_ES_API);
  glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
  glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 0);
  // The page must not shine through, and the panel needs none of the other buffers.
  for (const int bits : {GLFW_ALPHA_BITS, GLFW_DEPTH_BITS, GLFW_STENCIL_BITS, GLFW_SAMPLES}) glfwWindowHint(bits, 0);
  window_ = glfwCreateWindow(std::max(options.width, 1), std::max(options.height, 1), "", nullptr, nullptr);
  if (window_ == nullptr) {
    glfwTerminate();
    return WindowFailure::context;
  }
  glfwMakeContextCurrent(window_);
  return WindowFailure::none;
}

void Window::close() {
  if (window_ == nullptr) return;
  wingspan_delete_context();
  glfwDestroyWindow(window_);
  glfwTerminate();
  window_ = nullptr;
}

void Window::resize(const Surface& surface) { surface_ = surface; }

Surface Window::surface() const { return surface_; }

void Window::begin_frame() {
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {surface_.width(), static_cast<float>(surface_.height_px) / surface_.scale};
  io.DisplayFramebufferScale = {surface_.scale, surface_.scale};
  const double now_s = glfwGetTime();
  io.DeltaTime = frame_delta_s(last_frame_s_, now_s);
  last_frame_s_ = now_s;
}

void Window::present() {}

const char* shader_version() { return "#version 300 es\n"; }

}  // namespace wingspan::platform
