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
    // Next to the body no finger's curve stays below the arm: there columns hang from the arm.
    const float split = k > 0 ? 0 : last ? 0.5f : 1;
    if (split > 0) hang(hem, split);
    for (std::size_t i = 0; split < 1 && i <= across; ++i) {
      const Bone bone = bone_to(at(hem, split + (1 - split) * static_cast<float>(i) / across));
      column([&](float share) { return bone.at(share); });
      if (i > 0) strip();
    }
    if (last) {
      column([&](float t) { return at(wing_.edge, t); });
      strip();
    }
    for (std::size_t i = 0; i < across; ++i)
      soften(at(hem, static_cast<float>(i) / across), at(hem, static_cast<float>(i + 1) / across));
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

  // A finger's curve from the wrist on, as far as it is to go.
  struct Bone {
    report::Point wrist;
    float reach, end;  // to its own end on the axis, from the wrist; the t at which to stop

    static float spread(float t) { return 2 * t * (1 - t) * wing::finger[0] + t * t; }
    [[nodiscard]] report::Point at(float share) const {
      const float t = end * share, b = 2 * (1 - wing::finger[1]), a = 2 * wing::finger[1] - 1;
      return {wrist.x + reach * spread(t), wrist.y * (1 - b * t - a * t * t)};
    }
  };
  // The one that meets `foot`, half a device px short of it.
  [[nodiscard]] Bone bone_to(report::Point foot) const {
    const float rest = std::max(0.0f, 1 - (foot.y + soft_) / wing_.wrist.y);
    const float b = 2 * (1 - wing::finger[1]), a = 2 * wing::finger[1] - 1;
    const float end = 2 * rest / (b + std::sqrt(b * b + 4 * a * rest));
    return {wing_.wrist, (foot.x - wing_.wrist.x) / std::max(Bone::spread(end), 1e-4f), end};
  }

  // From the arm down to the hem, from the body to the first finger (or to where the hem is `split`), bending more
  // and more like that finger.
  void hang(const report::Quadratic& hem, float split) {
    const report::Point foot = at(hem, split);
    const Bone bone = bone_to(foot);
    const auto between = [](report::Point a, report::Point b, float t) -> report::Point {
      return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
    };
    for (std::size_t i = 0; i <= across; ++i) {
      const float u = static_cast<float>(i) / across;
      const report::Point top = at(wing_.arm, u);
      report::Point low = at(hem, split * u);
      low.y += soft_;
      column([&](float t) -> report::Point {
        const report::Point straight = between(top, low, t), chord = between(wing_.wrist, {foot.x, foot.y + soft_}, t);
        const report::Point bent = bone.at(t);
        return {straight.x + u * u * (bent.x - chord.x), straight.y + u * u * (bent.y - chord.y)};
      });
      if (i > 0) strip();
    }
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
    if (side < 0 ? !place.has_left() : !place.has_right()) continue;
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
  quad.rect_px[0] = place.axis_x - (place.has_left() ? wing.tip + 1 : 1);
  quad.rect_px[1] = place.baseline - top;
  quad.rect_px[2] = place.axis_x + (place.has_right() ? wing.tip + 1 : 1);
  quad.rect_px[3] = place.baseline + 1;
  quad.origin_px[0] = place.axis_x;
  quad.origin_px[1] = place.baseline;
  quad.sides = place.both ? 2 : place.outwards();
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
