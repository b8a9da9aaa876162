#include "panel/wing_motion.hpp"

#include <algorithm>
#include <cmath>

namespace wingspan::panel {
namespace {

using engine::Verdict;

// When the axis rescales, the wing waits for it as long as the limit on all motion lets it.
constexpr float after_domain_ms =
    tokens::motion::max_concurrent_ms - tokens::motion::unfold.ms -
    tokens::motion::unfold.stagger_ms * static_cast<float>(report::finger_count - 1);

float lit_index(const report::WingShape& shape) { return shape.lit ? static_cast<float>(*shape.lit) : -1.0f; }

}  // namespace

template <class Self, class Do>
void WingMotion::each(Self& self, Do act) {
  for (auto* track : {&self.memory_, &self.budget_, &self.axis_, &self.lit_, &self.ring_}) act(*track);
  for (auto* group : {&self.model_, &self.open_, &self.rows_})
    for (auto& track : *group) act(track);
}

void WingMotion::aim(const report::WingShape& shape, bool still) {
  using namespace tokens;
  const bool rescaled = started_ && shape.axis_max_gb != target_.axis_max_gb;
  const bool relit = shape.lit && shape.lit != target_.lit;
  const float wait = rescaled ? after_domain_ms : 0;
  float stagger = 0;
  target_ = shape;
  axis_.go(std::log1p(shape.axis_max_gb), motion::domain);
  memory_.go(std::log1p(shape.memory_gb), motion::span, wait);
  budget_.go(std::log1p(shape.budget_gb), motion::span, wait);
  lit_.go(lit_index(shape), motion::lit);
  for (std::size_t k = 0; k < report::finger_count; ++k) {
    model_[k].go(std::log1p(shape.model_gb[k]), motion::span, wait);
    rows_[k].go(shape.lit == k ? 1.0f : 0.0f, motion::lit);
    const bool opens = shape.verdict[k] == Verdict::fits;
    if (opens && open_[k].target() == 0) {
      open_[k].go(1, motion::unfold, wait + stagger);
      stagger += motion::unfold.stagger_ms;
    } else if (!opens) {
      open_[k].go(0, motion::fold);
    }
  }
  if (!started_) ring_.jump(1);
  if (still || !started_) each(*this, [](Track& track) { track.jump(track.target()); });
  if (relit && started_) flash(still);
  started_ = true;
}

void WingMotion::flash(bool still) {
  if (still) return;
  ring_.jump(0);
  ring_.go(1, tokens::motion::lit);
}

void WingMotion::advance(float ms) {
  each(*this, [ms](Track& track) { track.advance(ms); });
}

bool WingMotion::running() const {
  bool any = false;
  each(*this, [&any](const Track& track) { any = any || track.running(); });
  return any;
}

WingPose WingMotion::pose() const {
  WingPose pose{target_, {}, lit_.value(), ring_.value()};
  report::WingShape& shape = pose.shape;
  shape.axis_max_gb = std::expm1(axis_.value());
  shape.memory_gb = std::expm1(memory_.value());
  shape.budget_gb = std::expm1(budget_.value());
  float inner = 0;  // where the next finger folds to
  for (std::size_t k = 0; k < report::finger_count; ++k) {
    const float open = open_[k].value(), place = model_[k].value();
    pose.place_gb[k] = std::expm1(place);
    if (open > 0) {
      shape.verdict[k] = Verdict::fits;
      inner = std::min(inner + (place - inner) * open, budget_.value());
      shape.model_gb[k] = std::expm1(inner);
    } else {
      if (shape.verdict[k] == Verdict::fits) shape.verdict[k] = Verdict::tight;  // still waiting for its turn
      shape.model_gb[k] = pose.place_gb[k];
    }
  }
  return pose;
}

}  // namespace wingspan::panel
