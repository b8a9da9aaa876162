#version 300 es
// The dragon's membrane, step 2: its sectors, antialiased at any device pixel ratio.
//
// The wing's frame: x from the body's axis outwards, y UP from the baseline, in CSS px. All curves are those of
// report/wing.hpp, given by their points. The membrane lies below the arm (up to the wrist) and the edge (from the
// wrist to the tip), above the hem (one arc per sector), and is divided by the fingers.
// Not drawn here: strokes, body, axis, marks. They hide the membrane's upper rim, not the hem.

precision highp float;

in vec2 v_wing_px;
out vec4 o_colour;          // not premultiplied

uniform float u_sides;      // 2: both wings, mirrored at the axis; 1: the right wing alone; -1: the left one
uniform float u_span_px;    // the tip on the axis, S(budget): > wrist x
uniform vec2 u_shoulder_px; // arm: quadratic shoulder (x = 0), elbow, wrist
uniform vec2 u_elbow_px;
uniform vec2 u_wrist_px;
uniform vec4 u_edge_px;     // edge: cubic wrist, (x, y), (z, w), tip; x never turns back
uniform vec2 u_bend;        // finger's control point as a share of the way wrist -> (end, 0): x 0..1, y .5..1
uniform float u_fingers_px[6];  // ends of the carried fingers on the axis, ascending; the rest > span
uniform float u_hem_px[7];  // height of each sector's arc (its control point), 0 .. H
uniform float u_hem_root_px;    // where the hem begins, on the axis of the body
uniform float u_lit;        // which finger is lit, 0 .. 5; fractions while the light moves, below 0: none
uniform vec4 u_carried;     // membrane that carries a model: r g b, alpha at rest 0..1
uniform vec2 u_carried_step;    // alpha added in the lit sector, and the part of it lost per sector inwards; 0..1
uniform vec4 u_spare;       // membrane beyond the last carried finger: r g b a
uniform float u_fade;       // alpha of all, 0..1

const int fingers = 6;
const float far_px = 1e6;

// Where `x` lies on the hem: height (x) and slope (y) there.
vec2 hem(float x) {
  float start = 0.0, end = u_span_px, control = u_hem_px[fingers], root = u_hem_root_px;
  for (int k = 0; k < fingers; ++k) {
    if (x < u_fingers_px[k] || u_fingers_px[k] > u_span_px) {
      end = min(u_fingers_px[k], u_span_px);
      control = u_hem_px[k];
      break;
    }
    start = u_fingers_px[k];
    root = 0.0;
  }
  float width = max(end - start, 1e-3);
  float t = clamp((x - start) / width, 0.0, 1.0);
  float s = 1.0 - t;
  return vec2(s * s * root + 2.0 * s * t * control, 2.0 * (t * (0.0 - control) + s * (control - root)) / width);
}

// Height and slope of the arm above x, 0 <= x <= wrist.
vec2 arm(float x) {
  vec2 a = u_shoulder_px, b = u_elbow_px, c = u_wrist_px;
  float t = x / max(b.x + sqrt(max(b.x * b.x + (c.x - 2.0 * b.x) * x, 0.0)), 1e-3);
  float s = 1.0 - t;
  vec2 rise = 2.0 * (s * (b - a) + t * (c - b));
  return vec2(s * s * a.y + 2.0 * s * t * b.y + t * t * c.y, rise.y / max(rise.x, 1e-3));
}

// Height and slope of the edge above x, wrist <= x <= tip: x(t) grows, so halving finds t.
vec2 edge(float x) {
  vec2 a = u_wrist_px, b = u_edge_px.xy, c = u_edge_px.zw, d = vec2(u_span_px, 0.0);
  float low = 0.0, high = 1.0;
  for (int i = 0; i < 14; ++i) {
    float t = 0.5 * (low + high), s = 1.0 - t;
    float at = s * s * s * a.x + 3.0 * s * s * t * b.x + 3.0 * s * t * t * c.x + t * t * t * d.x;
    if (at < x) low = t; else high = t;
  }
  float t = 0.5 * (low + high), s = 1.0 - t;
  vec2 rise = 3.0 * (s * s * (b - a) + 2.0 * s * t * (c - b) + t * t * (d - c));
  return vec2(s * s * s * a.y + 3.0 * s * s * t * b.y + 3.0 * s * t * t * c.y, rise.y / max(rise.x, 1e-3));
}

// How much of a pixel lies on the positive side: `distance` along y to a curve of that slope, `px` a device pixel.
float cover(float distance, float slope, float px) {
  return clamp(0.5 + distance / (px * sqrt(1.0 + slope * slope)), 0.0, 1.0);
}

vec4 sector(int k, int carried) {
  if (k >= carried) return u_spare;
  float step = clamp(1.0 - u_carried_step.y * (u_lit - float(k)), 0.0, 1.0);
  return vec4(u_carried.rgb, u_carried.a + u_carried_step.x * step);
}

void main() {
  float px = fwidth(v_wing_px.y);
  float x = u_sides > 1.5 ? abs(v_wing_px.x) : u_sides * v_wing_px.x;
  float y = v_wing_px.y;

  vec2 below = hem(x);
  vec2 above = x < u_wrist_px.x ? arm(max(x, 0.0)) : edge(min(x, u_span_px));
  float inside = cover(y - below.x, below.y, px) * cover(above.x - y, above.y, px) *
                 clamp(0.5 + (u_span_px - x) / px, 0.0, 1.0);
  if (u_sides < 1.5) inside *= clamp(0.5 + x / px, 0.0, 1.0);

  // All fingers have the same height at the same t; `spread` is how far they have then come from wrist to end.
  float rest = clamp(1.0 - y / u_wrist_px.y, 0.0, 1.0);
  float b = 2.0 * (1.0 - u_bend.y), a = 2.0 * u_bend.y - 1.0;
  float t = 2.0 * rest / (b + sqrt(b * b + 4.0 * a * rest));
  float spread = 2.0 * t * (1.0 - t) * u_bend.x + t * t;

  int carried = 0;
  for (int k = 0; k < fingers; ++k) carried += u_fingers_px[k] < far_px ? 1 : 0;
  vec4 colour = sector(0, carried);
  for (int k = 0; k < fingers; ++k) {
    if (k >= carried) break;
    float finger = u_wrist_px.x + spread * (u_fingers_px[k] - u_wrist_px.x);
    colour = mix(colour, sector(k + 1, carried), clamp(0.5 + (x - finger) / px, 0.0, 1.0));
  }
  o_colour = vec4(colour.rgb, colour.a * inside * u_fade);
}
