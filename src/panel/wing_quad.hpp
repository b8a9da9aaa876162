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

/// Units and ranges: shaders/wing.frag, where each field is the uniform `u_<field>`.
struct WingQuad {
  void* context;  ///< WingShader::context; not a uniform
  float display_px[2];
  float rect_px[4];
  float origin_px[2];
  float scale;
  float sides;
  float height_px;
  float span_px;
  float wrist_px[2];
  float elbow_px[2];
  float fingers_px[6];
  float lit;
  float carried[4];
  float spare[4];
  float carried_step[2];
  float fade;
};

struct WingUniform {
  const char* name;    ///< "u_span_px"; arrays without [0]
  int components;      ///< floats per value: 1, 2 or 4
  int count;           ///< values; more than 1: an array
  std::size_t offset;  ///< bytes into WingQuad
};

[[nodiscard]] std::span<const WingUniform> wing_uniforms();

}  // namespace wingspan::panel
