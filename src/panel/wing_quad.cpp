#include "panel/wing_quad.hpp"

#include <array>

namespace wingspan::panel {
namespace {

#define WINGSPAN_UNIFORM(field, components, count) \
  WingUniform { "u_" #field, components, count, offsetof(WingQuad, field) }

constexpr std::array uniforms{
    WINGSPAN_UNIFORM(display_px, 2, 1),   WINGSPAN_UNIFORM(rect_px, 4, 1),    WINGSPAN_UNIFORM(origin_px, 2, 1),
    WINGSPAN_UNIFORM(sides, 1, 1),        WINGSPAN_UNIFORM(span_px, 1, 1),    WINGSPAN_UNIFORM(shoulder_px, 2, 1),
    WINGSPAN_UNIFORM(elbow_px, 2, 1),     WINGSPAN_UNIFORM(wrist_px, 2, 1),   WINGSPAN_UNIFORM(edge_px, 4, 1),
    WINGSPAN_UNIFORM(bend, 2, 1),         WINGSPAN_UNIFORM(fingers_px, 1, 6), WINGSPAN_UNIFORM(hem_px, 1, 7),
    WINGSPAN_UNIFORM(hem_root_px, 1, 1),  WINGSPAN_UNIFORM(lit, 1, 1),        WINGSPAN_UNIFORM(carried, 4, 1),
    WINGSPAN_UNIFORM(carried_step, 2, 1), WINGSPAN_UNIFORM(spare, 4, 1),      WINGSPAN_UNIFORM(fade, 1, 1),
};

#undef WINGSPAN_UNIFORM

}  // namespace

std::span<const WingUniform> wing_uniforms() { return uniforms; }

}  // namespace wingspan::panel
