#include "Stage.hpp"

#include <algorithm>

#include "generated/platform/fonts.hpp"

namespace wingspan::tests {

Stage::Stage(float width_px, float scale) : context_(ImGui::CreateContext()), width_(width_px) {
  ImGui::SetCurrentContext(context_);
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures | ImGuiBackendFlags_RendererHasVtxOffset;
  io.DisplaySize = {width_px, 520};
  io.DisplayFramebufferScale = {scale, scale};
  const panel::Fonts fonts{panel::add_face(platform::label_regular_ttf()), panel::add_face(platform::label_semibold_ttf())};
  panel_.emplace(fonts);
  frame();
  frame();
}

Stage::~Stage() {
  ImGui::SetCurrentContext(context_);
  panel_.reset();
  for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) texture->SetTexID(ImTextureID_Invalid), texture->SetStatus(ImTextureStatus_Destroyed);
  ImGui::DestroyContext(context_);
}

void Stage::show(const panel::Inputs& inputs) {
  ImGui::SetCurrentContext(context_);
  panel_->set(inputs);
  settle();
}

panel::FrameResult Stage::frame(float ms) {
  ImGui::SetCurrentContext(context_);
  ImGuiIO& io = ImGui::GetIO();
  io.DeltaTime = std::max(ms, 0.01f) / 1000;
  ImGui::NewFrame();
  const panel::FrameResult result = panel_->draw(width_, ms / 1000);
  ImGui::Render();
  accept_textures(*ImGui::GetDrawData());
  io.DisplaySize.y = result.wanted_height_px;
  return result;
}

float Stage::settle() {
  float ms = 0;
  frame(0);
  while (frame(10).animating && ms < 5000) ms += 10;
  frame(0);
  return ms;
}

Image Stage::picture() const {
  ImGui::SetCurrentContext(context_);
  return raster(*ImGui::GetDrawData());
}

void Stage::point(float x, float y) {
  ImGui::SetCurrentContext(context_);
  ImGui::GetIO().AddMousePosEvent(x, y);
  frame();
  frame();
}

void Stage::press(bool down) {
  ImGui::SetCurrentContext(context_);
  ImGui::GetIO().AddMouseButtonEvent(0, down);
  frame();
  frame();
}

void Stage::click(std::string_view id) {
  const auto target = widget(id);
  if (!target) return;
  point(target->x + target->width / 2, target->y + target->height / 2);
  press(true);
  press(false);
}

void Stage::key(ImGuiKey key) {
  ImGui::SetCurrentContext(context_);
  ImGui::GetIO().AddKeyEvent(key, true);
  frame();
  frame();
  ImGui::GetIO().AddKeyEvent(key, false);
  frame();
}

std::optional<panel::Widget> Stage::widget(std::string_view id) const {
  const auto all = panel_->widgets();
  const auto found = std::find_if(all.begin(), all.end(), [id](const panel::Widget& widget) { return widget.id == id; });
  return found == all.end() ? std::nullopt : std::optional(*found);
}

panel::Inputs question(std::string_view memory, report::Language language) {
  panel::Inputs inputs;
  inputs.language = language;
  inputs.exercise.memory_text = memory;
  inputs.exercise.date = "2026-12-01";
  return inputs;
}

}  // namespace wingspan::tests
