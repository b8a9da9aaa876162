#include "panel/membrane.hpp"

#include <algorithm>
#include <cmath>

namespace wingspan::panel {
namespace {

using namespace tokens;

// As shaders/wing.frag has it.
constexpr float far_px = 1e6f;

float carried_alpha(const Look& look, std::size_t sector, float lit) {
  const float step = std::clamp(1 - wing::carried_fade * (lit - static_cast<float>(sector)), 0.0f, 1.0f);
  return wing::carried_alpha[look.pair()] + wing::carried_gain * step;
}

void put(float (&out)[4], ImU32 colour, float alpha) {
  const ImVec4 rgba = ImGui::ColorConvertU32ToFloat4(colour);
  out[0] = rgba.x;
  out[1] = rgba.y;
  out[2] = rgba.z;
  out[3] = alpha;
}

void put(float (&out)[2], report::Point point) {
  out[0] = point.x;
  out[1] = point.y;
}

std::size_t carried_count(const report::WingGeometry& wing) { return wing.sector_count - 1; }

// One sector, from the wrist round: inner bone (or arm), hem, outer bone (or edge).
void fill_sector(const Pen& pen, const WingPlace& place, const report::WingGeometry& wing, std::size_t k,
                 const report::Quadratic* inner, const report::Quadratic* outer, float side, ImU32 colour) {
  const report::Sector& sector = wing.sectors[k];
  ImDrawList& list = pen.list();
  const auto to = [&](report::Point point) { return place.at(point, side); };
  list.PathLineTo(to(wing.wrist));
  if (inner != nullptr) {
    list.PathBezierQuadraticCurveTo(to(inner->control), to(inner->end));
  } else {
    list.PathBezierQuadraticCurveTo(to(wing.elbow), to(wing.shoulder));
    list.PathLineTo(to(sector.scallop.start));
  }
  list.PathBezierQuadraticCurveTo(to(sector.scallop.control), to(sector.scallop.end));
  if (outer != nullptr) {
    list.PathBezierQuadraticCurveTo(to(outer->control), to(outer->start));
  } else {
    list.PathBezierCubicCurveTo(to(wing.edge.control2), to(wing.edge.control1), to(wing.edge.start));
  }
  list.PathFillConcave(pen.ink(colour));
}

void fill_sectors(const Pen& pen, const WingPlace& place, const report::WingGeometry& wing, float lit) {
  const tokens::Colours& colour = pen.colour();
  const report::Quadratic* bones[report::finger_count + 1] = {};
  std::size_t count = 0;
  for (const report::Finger& finger : wing.fingers)
    if (finger.carried) bones[count++] = &finger.bone;
  for (std::size_t k = 0; k < wing.sector_count; ++k) {
    const report::Sector& sector = wing.sectors[k];
    if (std::abs(sector.scallop.end.x - sector.scallop.start.x) < 0.5f) continue;  // a folded finger
    const ImU32 tint = k < count ? faded(colour.wing1, carried_alpha(pen.look(), k, lit))
                                 : faded(colour.wing2, wing::spare_alpha[pen.look().pair()]);
    for (const float side : {1.0f, -1.0f}) {
      if (side < 0 && !place.both) break;
      fill_sector(pen, place, wing, k, k == 0 ? nullptr : bones[k - 1], bones[k], side, tint);
    }
  }
}

}  // namespace

WingQuad wing_quad(const Look& look, const WingPlace& place, const report::WingGeometry& wing, float lit, float fade,
                   ImVec2 display) {
  WingQuad quad{};
  quad.display_px[0] = display.x;
  quad.display_px[1] = display.y;
  // The edge rises a little above the wrist; half a px each way for the soft rim.
  const float top = std::max({wing.wrist.y, wing.edge.control1.y}) + 1;
  quad.rect_px[0] = place.axis_x - (place.both ? wing.tip + 1 : 1);
  quad.rect_px[1] = place.baseline - top;
  quad.rect_px[2] = place.axis_x + wing.tip + 1;
  quad.rect_px[3] = place.baseline + 1;
  quad.origin_px[0] = place.axis_x;
  quad.origin_px[1] = place.baseline;
  quad.sides = place.both ? 2 : 1;
  quad.span_px = wing.tip;
  put(quad.shoulder_px, wing.shoulder);
  put(quad.elbow_px, wing.elbow);
  put(quad.wrist_px, wing.wrist);
  quad.edge_px[0] = wing.edge.control1.x;
  quad.edge_px[1] = wing.edge.control1.y;
  quad.edge_px[2] = wing.edge.control2.x;
  quad.edge_px[3] = wing.edge.control2.y;
  quad.bend[0] = wing::finger[0];
  quad.bend[1] = wing::finger[1];
  const std::size_t carried = carried_count(wing);
  for (std::size_t k = 0; k < report::finger_count; ++k)
    quad.fingers_px[k] = k < carried ? std::min(wing.sectors[k].scallop.end.x, wing.tip) : far_px;
  for (std::size_t k = 0; k < wing.sector_count; ++k) quad.hem_px[k] = wing.sectors[k].scallop.control.y;
  quad.hem_root_px = wing.sectors[0].scallop.start.y;
  quad.lit = lit;
  put(quad.carried, look.colour().wing1, wing::carried_alpha[look.pair()]);
  quad.carried_step[0] = wing::carried_gain;
  quad.carried_step[1] = wing::carried_fade;
  put(quad.spare, look.colour().wing2, wing::spare_alpha[look.pair()]);
  quad.fade = fade;
  return quad;
}

void draw_membrane(const Pen& pen, const WingPlace& place, const report::WingGeometry& wing, float lit, float fade,
                   const WingShader& shader) {
  if (wing.tip <= wing.wrist.x + 1) return;  // folded: no membrane to see
  if (shader.draw == nullptr) return fill_sectors(pen, place, wing, lit);
  WingQuad quad = wing_quad(pen.look(), place, wing, lit, fade, ImGui::GetIO().DisplaySize);
  quad.context = shader.context;
  pen.list().AddCallback(shader.draw, &quad, sizeof quad);
  pen.list().AddCallback(ImDrawCallback_ResetRenderState, nullptr);
}

}  // namespace wingspan::panel
