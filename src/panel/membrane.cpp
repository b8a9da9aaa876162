#include "panel/membrane.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
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

// The sectors as strips of triangles. A column runs from the wrist along a finger's curve to a point of the hem; all
// fingers have the same height at the same t, so each point of the membrane lies on exactly one such curve.
class Sectors {
 public:
  Sectors(const Pen& pen, const WingPlace& place, const report::WingGeometry& wing, float side)
      : list_(pen.list()), place_(place), wing_(wing), side_(side), soft_(pen.device_px() / 2) {}

  void fill(std::size_t k, bool last, ImU32 colour) {
    colour_ = colour;
    const report::Quadratic& hem = wing_.sectors[k].scallop;
    if (k == 0) {
      column([&](float t) { return at(wing_.arm, 1 - t); });
      column_to(hem.start);
      strip();
    }
    for (std::size_t i = 0; i <= across; ++i) {
      column_to(at(hem, static_cast<float>(i) / across));
      if (i > 0) strip();
      if (i > 0) soften(at(hem, static_cast<float>(i - 1) / across), at(hem, static_cast<float>(i) / across));
    }
    if (last) {
      column([&](float t) { return at(wing_.edge, t); });
      strip();
    }
  }

 private:
  static constexpr std::size_t across = 16, along = 16;
  using Line = std::array<ImVec2, along + 1>;

  static report::Point at(const report::Quadratic& q, float t) {
    const float s = 1 - t, a = s * s, b = 2 * s * t, c = t * t;
    return {a * q.start.x + b * q.control.x + c * q.end.x, a * q.start.y + b * q.control.y + c * q.end.y};
  }
  static report::Point at(const report::Cubic& q, float t) {
    const float s = 1 - t, a = s * s * s, b = 3 * s * s * t, c = 3 * s * t * t, d = t * t * t;
    return {a * q.start.x + b * q.control1.x + c * q.control2.x + d * q.end.x,
            a * q.start.y + b * q.control1.y + c * q.control2.y + d * q.end.y};
  }

  template <class Curve>
  void column(Curve curve) {
    std::swap(before_, now_);
    for (std::size_t i = 0; i <= along; ++i) now_[i] = place_.at(curve(static_cast<float>(i) / along), side_);
  }

  // Along the finger's curve that meets `foot`, half a device px short of it.
  void column_to(report::Point foot) {
    const float height = std::min(foot.y + soft_, wing_.wrist.y), rest = 1 - height / wing_.wrist.y;
    const float b = 2 * (1 - wing::finger[1]), a = 2 * wing::finger[1] - 1;
    const float end = 2 * rest / (b + std::sqrt(b * b + 4 * a * rest));
    const auto spread = [](float t) { return 2 * t * (1 - t) * wing::finger[0] + t * t; };
    const float reach = (foot.x - wing_.wrist.x) / std::max(spread(end), 1e-4f);
    column([&](float share) -> report::Point {
      const float t = end * share;
      return {wing_.wrist.x + reach * spread(t), wing_.wrist.y * (1 - b * t - a * t * t)};
    });
  }

  void strip() {
    const ImVec2 uv = list_._Data->TexUvWhitePixel;
    list_.PrimReserve(6 * along, 2 * (along + 1));
    const auto first = static_cast<ImDrawIdx>(list_._VtxCurrentIdx);
    for (std::size_t i = 0; i <= along; ++i) {
      list_.PrimWriteVtx(before_[i], uv, colour_);
      list_.PrimWriteVtx(now_[i], uv, colour_);
    }
    for (std::size_t i = 0; i < along; ++i)
      for (const unsigned corner : {0u, 1u, 2u, 1u, 3u, 2u}) list_.PrimWriteIdx(static_cast<ImDrawIdx>(first + 2 * i + corner));
  }

  // The hem's own soft edge, a device px wide; all other edges lie under strokes.
  void soften(report::Point from, report::Point to) {
    const ImVec2 uv = list_._Data->TexUvWhitePixel;
    const ImVec2 a = place_.at(from, side_), b = place_.at(to, side_);
    list_.PrimReserve(6, 4);
    const auto first = static_cast<ImDrawIdx>(list_._VtxCurrentIdx);
    list_.PrimWriteVtx({a.x, a.y - soft_}, uv, colour_);
    list_.PrimWriteVtx({b.x, b.y - soft_}, uv, colour_);
    list_.PrimWriteVtx({a.x, a.y + soft_}, uv, colour_ & ~IM_COL32_A_MASK);
    list_.PrimWriteVtx({b.x, b.y + soft_}, uv, colour_ & ~IM_COL32_A_MASK);
    for (const unsigned corner : {0u, 1u, 2u, 1u, 3u, 2u}) list_.PrimWriteIdx(static_cast<ImDrawIdx>(first + corner));
  }

  ImDrawList& list_;
  const WingPlace& place_;
  const report::WingGeometry& wing_;
  float side_, soft_;
  ImU32 colour_ = 0;
  Line before_{}, now_{};
};

void fill_sectors(const Pen& pen, const WingPlace& place, const report::WingGeometry& wing, float lit) {
  const tokens::Colours& colour = pen.colour();
  for (const float side : {1.0f, -1.0f}) {
    if (side < 0 && !place.both) break;
    Sectors sectors(pen, place, wing, side);
    for (std::size_t k = 0; k < wing.sector_count; ++k) {
      const bool last = k + 1 == wing.sector_count;
      sectors.fill(k, last, pen.ink(last ? faded(colour.wing2, wing::spare_alpha[pen.look().pair()])
                                         : faded(colour.wing1, carried_alpha(pen.look(), k, lit))));
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
