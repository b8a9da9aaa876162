#include "bridge/wing_shader.hpp"

#include "generated/bridge/wing_glsl.hpp"
#include "panel/wing_quad.hpp"

namespace wingspan::bridge {

platform::ShaderSource wing_source() { return {generated::wing_vert, generated::wing_frag}; }

std::vector<platform::UniformLayout> wing_layout() {
  std::vector<platform::UniformLayout> layout;
  for (const panel::WingUniform& uniform : panel::wing_uniforms()) {
    layout.push_back({uniform.name, uniform.components, uniform.count, uniform.offset});
  }
  return layout;
}

void draw_wing(const ImDrawList*, const ImDrawCmd* command) {
  const auto* quad = static_cast<const panel::WingQuad*>(command->UserCallbackData);
  static_cast<const platform::GlProgram*>(quad->context)->draw(*command, quad);
}

}  // namespace wingspan::bridge
