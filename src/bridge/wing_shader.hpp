// The wing's program: the panel's table of uniforms and shaders/wing.* handed to the platform.
#pragma once

#include <imgui.h>

#include <vector>

#include "platform/gl_program.hpp"

namespace wingspan::bridge {

[[nodiscard]] platform::ShaderSource wing_source();
[[nodiscard]] std::vector<platform::UniformLayout> wing_layout();

/// panel::WingShader::draw; its context is a platform::GlProgram.
void draw_wing(const ImDrawList* list, const ImDrawCmd* command);

}  // namespace wingspan::bridge
