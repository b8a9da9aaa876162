#include "report/wing.hpp"

#include <algorithm>
#include <cmath>

#include "generated/report/wing_tokens.hpp"

namespace wingspan::report {
namespace {

namespace tokens = wing_tokens;

constexpr float room_beside_ceiling = 1.05F;  // the axis reaches at least this much further than the memory
constexpr float kappa_unlit = 0.1F;           // the body where no model is carried

// A curve from `start` to (x, 0): its control points are shares of the way and of the start's height.
Cubic edge_curve(Point start, float x, const float (&shares)[4]) {
  return {start,
          {start.x + shares[0] * (x - start.x), shares[1] * start.y},
          {shares[2] * x, shares[3] * start.y},
          {x, 0.0F}};
}

Quadratic finger_bone(Point wrist, float x) {
  return {wrist, {wrist.x + tokens::finger[0] * (x - wrist.x), tokens::finger[1] * wrist.y}, {x, 0.0F}};
}

Quadratic scallop(Point inner, float outer_x, float height_px) {
  const float rise = std::min(tokens::scallop_max_h * height_px, tokens::scallop_of * (outer_x - inner.x));
  return {inner, {(inner.x + outer_x) / 2.0F, rise}, {outer_x, 0.0F}};
}

void add_sectors(WingGeometry& wing, const std::optional<std::size_t>& lit, float height_px) {
  Point inner{0.0F, tokens::scallop_innermost_y * height_px};
  const auto add = [&](float outer_x) {
    Sector& sector = wing.sectors[wing.sector_count];
    sector.index = wing.sector_count++;
    sector.scallop = scallop(inner, outer_x, height_px);
    sector.headroom = !lit || sector.index > *lit;
    const float behind_lit = sector.headroom ? 0.0F : static_cast<float>(*lit - sector.index);
    sector.alpha_step = sector.headroom ? 0.0F : std::max(0.0F, 1.0F - tokens::carried_fade * behind_lit);
    inner = {outer_x, 0.0F};
  };
  for (const Finger& finger : wing.fingers)
    if (finger.carried) add(finger.x);
  add(wing.tip);
}

// Outline of the right half, top to tail, and the head above it: shares of half width and height.
void add_body(WingGeometry& wing, float kappa, const WingFrame& frame) {
  const float half = (4.0F + 5.0F * kappa) * std::min(1.0F, frame.half_span_px / 240.0F);
  const float height = frame.height_px * (0.52F + 0.18F * kappa);
  wing.body_half_width = half;
  wing.body_height = height;
  wing.body = {{{0.25F * half, height},
                {0.42F * half, 0.72F * height},
                {half, 0.46F * height},
                {0.86F * half, 0.26F * height},
                {0.0F, -0.2F * height}}};
  wing.head = {{{0.0F, 1.154F * height}, {0.68F * half, 1.044F * height}, {0.0F, 0.89F * height}}};
}

}  // namespace

float axis_max_gb(float memory_gb) {
  for (const float step : tokens::axis_max_gb)
    if (step >= room_beside_ceiling * memory_gb) return step;
  return *std::rbegin(tokens::axis_max_gb);
}

float span_px(float gb, float axis_max_gb, float half_span_px) {
  return gb <= 0.0F ? 0.0F : half_span_px * std::log1p(gb) / std::log1p(axis_max_gb);
}

WingShape wing_shape(const engine::Answer& answer) {
  WingShape shape;
  shape.memory_gb = static_cast<float>(answer.question.memory.value.to_double());
  shape.budget_gb = static_cast<float>(answer.budget.value.to_double());
  shape.axis_max_gb = axis_max_gb(shape.memory_gb);
  shape.lit = answer.largest;
  for (std::size_t i = 0; i < finger_count; ++i) {
    const engine::Cell& cell = answer.rows[i].cell(answer.question.method);
    shape.model_gb[i] = static_cast<float>(cell.required.value.to_double());
    shape.verdict[i] = cell.verdict;
  }
  return shape;
}

WingShape folded_wing_shape(engine::Method method) {
  WingShape shape;
  shape.axis_max_gb = axis_max_gb(0.0F);
  for (std::size_t i = 0; i < finger_count; ++i) {
    shape.model_gb[i] = static_cast<float>(engine::lesson_table()[i].required_by(method).value.to_double());
    shape.verdict[i] = engine::Verdict::too_big;
  }
  return shape;
}

WingGeometry wing_geometry(const WingShape& shape, const WingFrame& frame) {
  const auto span = [&](float gb) { return span_px(gb, shape.axis_max_gb, frame.half_span_px); };
  const float height = frame.height_px;

  WingGeometry wing;
  wing.tip = span(shape.budget_gb);
  wing.ceiling = span(shape.memory_gb);
  wing.ceiling_height = height + tokens::ceiling_above;
  wing.open = std::min(1.0F, wing.tip / frame.half_span_px);
  wing.shoulder = {0.0F, tokens::shoulder_y * height};
  wing.elbow = {frame.shoulder_px + tokens::elbow_x * wing.tip,
                height * (tokens::elbow_y[0] + tokens::elbow_y[1] * wing.open)};
  wing.wrist = {frame.shoulder_px + tokens::wrist_x * wing.tip,
                height * (tokens::wrist_y[0] + tokens::wrist_y[1] * wing.open)};
  wing.claw = {wing.wrist.x + tokens::claw[0], wing.wrist.y + tokens::claw[1]};
  wing.arm = {wing.shoulder, wing.elbow, wing.wrist};
  wing.edge = edge_curve(wing.wrist, wing.tip, tokens::edge);

  for (std::size_t i = 0; i < finger_count; ++i) {
    Finger& finger = wing.fingers[i];
    finger.x = span(shape.model_gb[i]);
    finger.on_axis = finger.x <= frame.half_span_px;
    finger.bone = finger_bone(wing.wrist, finger.x);
    finger.carried = shape.verdict[i] == engine::Verdict::fits;
    finger.ghost = edge_curve(wing.wrist, finger.x, tokens::ghost);
  }
  add_sectors(wing, shape.lit, height);
  const float kappa = shape.lit ? wing.fingers[*shape.lit].x / frame.half_span_px : kappa_unlit;
  add_body(wing, kappa, frame);
  return wing;
}

}  // namespace wingspan::report
