#version 300 es
// The dragon's membrane, step 1: one rectangle over the wing (both wings, or the right one alone).
//
// No attributes: a triangle strip of 4 vertices told apart by gl_VertexID.
// Lengths are CSS px, so that the picture is the same at every device pixel ratio.

precision highp float;

uniform vec2 u_display_px;  // Dear ImGui's display: width, height, > 0
uniform vec4 u_rect_px;     // the rectangle in the panel: left, top, right, bottom; y down
uniform vec2 u_origin_px;   // in the panel, y down: where the body's axis meets the baseline

out vec2 v_wing_px;         // in the wing's frame: x from the axis to the right, y UP from the baseline

void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  vec2 point = mix(u_rect_px.xy, u_rect_px.zw, corner);
  v_wing_px = vec2(point.x - u_origin_px.x, u_origin_px.y - point.y);
  gl_Position = vec4(2.0 * point.x / u_display_px.x - 1.0, 1.0 - 2.0 * point.y / u_display_px.y, 0.0, 1.0);
}
