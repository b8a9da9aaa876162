// A shader program of our own inside a Dear ImGui frame.
//
// Contract with the vertex shader: no attributes; one triangle strip of 4 vertices, told apart by gl_VertexID.
// Contract with the draw list: call draw() from an ImDrawCallback; add ImDrawCallback_ResetRenderState right after it,
// because program, vertex array and scissor are left changed. Blending is ImGui's (src alpha, one minus src alpha).
// Uniforms are read from one block of plain floats, as the layout says.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

struct ImDrawCmd;

namespace wingspan::platform {

struct UniformLayout {
  const char* name;    ///< "u_span_px"; arrays without [0]; must outlive the program
  int components;      ///< floats per value: 1 to 4
  int count;           ///< values; more than 1: an array
  std::size_t offset;  ///< bytes into the block given to draw()
};

/// GLSL ES 3.00; the first line must be "#version 300 es". Must outlive the program.
struct ShaderSource {
  const char* vertex;
  const char* fragment;
};

class GlProgram {
 public:
  GlProgram(ShaderSource source, std::vector<UniformLayout> uniforms);
  ~GlProgram() { release(); }
  GlProgram(const GlProgram&) = delete;
  GlProgram& operator=(const GlProgram&) = delete;

  /// Compiles and links in the current context; also after one was restored. False: log() says what the driver said.
  [[nodiscard]] bool build();
  /// Before the context ends, and as soon as it is lost. Idempotent.
  void release();
  [[nodiscard]] const std::string& log() const { return log_; }

  /// During ImGui's rendering; does nothing while not built or where the command's clip rectangle is empty.
  void draw(const ImDrawCmd& command, const void* block) const;

 private:
  ShaderSource source_;
  std::vector<UniformLayout> uniforms_;
  std::vector<int> locations_;  // by uniform; -1 where the compiler dropped it
  unsigned program_ = 0;
  unsigned vertex_array_ = 0;
  std::string log_;
};

}  // namespace wingspan::platform
