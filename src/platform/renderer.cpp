#include "platform/renderer.hpp"

#include <GLFW/glfw3.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>

#include "platform/window.hpp"

namespace wingspan::platform {

bool Renderer::start() {
  running_ = ImGui_ImplOpenGL3_Init(shader_version());
  return running_;
}

void Renderer::stop() {
  if (!running_) return;
  ImGui_ImplOpenGL3_Shutdown();
  running_ = false;
}

void Renderer::begin_frame() { ImGui_ImplOpenGL3_NewFrame(); }

void Renderer::draw(ImDrawData& data, const Surface& surface) {
  const ImVec4 ground = ImGui::GetStyleColorVec4(ImGuiCol_WindowBg);
  glViewport(0, 0, surface.width_px, surface.height_px);
  glClearColor(ground.x, ground.y, ground.z, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(&data);
}

}  // namespace wingspan::platform
