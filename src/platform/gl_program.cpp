#include "platform/gl_program.hpp"

#include <GLFW/glfw3.h>
#include <imgui.h>

#include <array>
#include <cstring>
#include <utility>

#include "platform/clip.hpp"
#include "platform/window.hpp"

namespace wingspan::platform {
namespace {

// The host's version line stands for the source's own.
const char* body_of(const char* source) {
  const char* end = std::strchr(source, '\n');
  return end != nullptr ? end + 1 : source;
}

unsigned compile(GLenum kind, const char* source, std::string& log) {
  const unsigned shader = glCreateShader(kind);
  const std::array parts{shader_version(), body_of(source)};
  glShaderSource(shader, static_cast<int>(parts.size()), parts.data(), nullptr);
  glCompileShader(shader);
  int good = 0;
  glGetShaderiv(shader, GL_COMPILE_STATUS, &good);
  if (good) return shader;
  std::array<char, 512> text{};
  glGetShaderInfoLog(shader, static_cast<int>(text.size()), nullptr, text.data());
  log = text.data();
  glDeleteShader(shader);
  return 0;
}

void upload(int location, const UniformLayout& uniform, const float* values) {
  switch (uniform.components) {
    case 1: glUniform1fv(location, uniform.count, values); break;
    case 2: glUniform2fv(location, uniform.count, values); break;
    case 3: glUniform3fv(location, uniform.count, values); break;
    case 4: glUniform4fv(location, uniform.count, values); break;
    default: break;
  }
}

}  // namespace

GlProgram::GlProgram(ShaderSource source, std::vector<UniformLayout> uniforms)
    : source_(source), uniforms_(std::move(uniforms)) {}

bool GlProgram::build() {
  release();
  log_.clear();
  const unsigned vertex = compile(GL_VERTEX_SHADER, source_.vertex, log_);
  const unsigned fragment = vertex ? compile(GL_FRAGMENT_SHADER, source_.fragment, log_) : 0;
  if (fragment != 0) {
    program_ = glCreateProgram();
    glAttachShader(program_, vertex);
    glAttachShader(program_, fragment);
    glLinkProgram(program_);
    int good = 0;
    glGetProgramiv(program_, GL_LINK_STATUS, &good);
    if (!good) {
      std::array<char, 512> text{};
      glGetProgramInfoLog(program_, static_cast<int>(text.size()), nullptr, text.data());
      log_ = text.data();
      glDeleteProgram(program_);
      program_ = 0;
    }
  }
  // A program keeps what it needs of its shaders; deleting 0 does nothing.
  glDeleteShader(vertex);
  glDeleteShader(fragment);
  if (program_ == 0) return false;
  for (const UniformLayout& uniform : uniforms_) locations_.push_back(glGetUniformLocation(program_, uniform.name));
  glGenVertexArrays(1, &vertex_array_);
  return true;
}

void GlProgram::release() {
  if (program_ == 0) return;
  glDeleteProgram(program_);
  glDeleteVertexArrays(1, &vertex_array_);
  program_ = vertex_array_ = 0;
  locations_.clear();
}

void GlProgram::draw(const ImDrawCmd& command, const void* block) const {
  const ImGuiIO& io = ImGui::GetIO();
  const ScissorBox box = scissor_box(command.ClipRect, io.DisplaySize, io.DisplayFramebufferScale);
  if (program_ == 0 || box.empty()) return;
  glScissor(box.x, box.y, box.width, box.height);
  glUseProgram(program_);
  for (std::size_t i = 0; i < uniforms_.size(); ++i) {
    const auto* bytes = static_cast<const std::byte*>(block) + uniforms_[i].offset;
    upload(locations_[i], uniforms_[i], reinterpret_cast<const float*>(bytes));
  }
  glBindVertexArray(vertex_array_);
  glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
}

}  // namespace wingspan::platform
