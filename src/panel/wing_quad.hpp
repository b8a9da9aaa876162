// The membrane's shader inputs: what a host needs to draw shaders/wing.vert and shaders/wing.frag.
//
// The panel computes every value; the host only uploads them: for each row of wing_uniforms() the
// `count` values of `components` floats that start `offset` bytes into the WingQuad, then one
// triangle strip of 4 vertices without buffers (gl_VertexID). Blending as ImGui's
// (src alpha, one minus src alpha), scissor from ImDrawCmd::ClipRect times the framebuffer scale,
// y flipped; nothing else of the GL state is assumed. The panel adds
// ImDrawCallback_ResetRenderState after it.
#pragma once

#include <cstddef>
#include <span>

namespace wingspan::panel {

/// Meaning, unit and range of each field: shaders/wing.frag and wing.vert, uniform `u_<field>`.
struct WingQuad {
  void* context;  ///< WingShader::context; no uniform
  float display_px[2];
  float rect_px[4];
  float origin_px[2];
  float sides;
  float span_px;
  float shoulder_px[2];
  float elbow_px[2];
  float wrist_px[2];
  float edge_px[4];
  float bend[2];
  float fingers_px[6];
  float hem_px[7];
  float hem_root_px;
  float lit;
  float carried[4];
  float carried_step[2];
  float spare[4];
  float fade;
};

struct WingUniform {
  const char* name;    ///< "u_span_px"; arrays without [0]
  int components;      ///< floats per value: 1, 2 or 4
  int count;           ///< values; more than 1: an array
  std::size_t offset;  ///< bytes into WingQuad
};

/// Every uniform of the two shaders. Lives as long as the program.
[[nodiscard]] std::span<const WingUniform> wing_uniforms();

}  // namespace wingspan::panel
