#include "report/wing_svg.hpp"

#include <algorithm>
#include <vector>

#include "generated/report/wing_tokens.hpp"
#include "report/numbers.hpp"
#include "report/svg_text.hpp"
#include "report/words.hpp"

namespace wingspan::report {
namespace {

namespace tokens = wing_tokens;
using engine::Verdict;

constexpr float margin = 12.0F;           // beside the axis
constexpr float above = 32.0F;            // ceiling cap and its label
constexpr float below_labels = 26.0F;     // marks and model labels
constexpr float below_ticks = 20.0F;      // the axis' figures
constexpr float label_gap = 6.0F;         // closer than this, a label gives way
constexpr float tick_gap = 12.0F;
constexpr float narrow_wing = 200.0F;     // below: no room for the budget's label
constexpr float em_width = 0.55F;         // mean advance of the label face, for collisions only
constexpr float label_px = 14.0F;
constexpr float tick_label_px = 12.0F;
constexpr float lit_label_px = 17.0F;

// Signs of a UTF-8 text, times the mean advance.
float text_width(std::string_view text, float size_px) {
  const auto signs = std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; });
  return static_cast<float>(signs) * em_width * size_px;
}

struct Span {
  float left, right;
};

// One wing with its place in the picture: x outwards from the axis, mirrored on the left.
class SideDrawing {
 public:
  SideDrawing(SvgText& svg, const WingSide& side, const WingFrame& frame, float axis_x, float baseline, float direction)
      : svg_(svg),
        side_(side),
        frame_(frame),
        wing_(wing_geometry(side.shape, frame)),
        axis_x_(axis_x),
        baseline_(baseline),
        direction_(direction) {}

  const WingGeometry& geometry() const { return wing_; }

  // Strokes of 45° that rise to the right on either side, clipped here so that no pattern with an id is needed.
  void reserve() const {
    const float inner = wing_.tip;
    const float outer = wing_.ceiling;
    if (outer - inner < 1.0F) return;
    const float step = tokens::reserve_period * 1.41421356F;
    std::string data;
    for (float foot = inner - frame_.height_px; foot < outer; foot += step) {
      const float from = std::max(foot, inner);
      const float to = std::min(foot + frame_.height_px, outer);
      if (from < to) data += "M" + at({from, rising(from - foot)}) + "L" + at({to, rising(to - foot)});
    }
    svg_.path("w-wing-reserve", data);
  }

  void ghosts() const {
    for (std::size_t i = 0; i < finger_count; ++i) {
      const Finger& finger = wing_.fingers[i];
      if (finger.carried || !finger.on_axis) continue;
      const bool tight = side_.shape.verdict[i] == Verdict::tight;
      svg_.path(tight ? "w-wing-ghost w-wing-tight" : "w-wing-ghost", "M" + at(finger.ghost.start) + curve(finger.ghost));
    }
  }

  // Inner bone or arm, hem, outer bone or edge, back to the wrist.
  void sectors() const {
    const Quadratic* inner = nullptr;
    for (std::size_t k = 0; k < wing_.sector_count; ++k) {
      const Sector& sector = wing_.sectors[k];
      const Finger* outer = k + 1 < wing_.sector_count ? &carried(k) : nullptr;
      std::string data = "M" + at(wing_.wrist);
      if (inner != nullptr) data += curve(*inner);
      else data += "Q" + at(wing_.elbow) + " " + at(wing_.shoulder) + "L" + at(sector.scallop.start);
      data += curve(sector.scallop);
      if (outer != nullptr) data += "Q" + at(outer->bone.control) + " " + at(outer->bone.start) + "Z";
      else data += "C" + at(wing_.edge.control2) + " " + at(wing_.edge.control1) + " " + at(wing_.edge.start) + "Z";
      svg_.path(sector_class(sector), data);
      inner = outer != nullptr ? &outer->bone : nullptr;
    }
  }

  void bones() const {
    for (std::size_t i = 0; i < finger_count; ++i) {
      if (!wing_.fingers[i].carried) continue;
      const bool lit = side_.shape.lit == i;
      svg_.path(lit ? "w-wing-finger w-wing-lit" : "w-wing-finger",
                "M" + at(wing_.fingers[i].bone.start) + curve(wing_.fingers[i].bone));
    }
    svg_.path("w-wing-edge", "M" + at(wing_.edge.start) + curve(wing_.edge));
    svg_.path("w-wing-arm", "M" + at(wing_.arm.start) + curve(wing_.arm));
    svg_.path("w-wing-edge", "M" + at(wing_.wrist) + "L" + at(wing_.claw));
    svg_.circle("w-wing-wrist", x(wing_.wrist.x), y(wing_.wrist.y), 3.2F);
  }

  void ceiling() const {
    if (wing_.ceiling <= 0.0F) return;
    const float cap = tokens::ceiling_cap / 2.0F;
    svg_.path("w-wing-ceiling", "M" + at({wing_.ceiling, 0.0F}) + "L" + at({wing_.ceiling, wing_.ceiling_height}) + "M" +
                                    at({wing_.ceiling - cap, wing_.ceiling_height}) + "L" +
                                    at({wing_.ceiling + cap, wing_.ceiling_height}));
  }

  void marks() const {
    for (std::size_t i = 0; i < finger_count; ++i) {
      const Finger& finger = wing_.fingers[i];
      if (!finger.on_axis) continue;
      const float centre = x(finger.x);
      if (side_.shape.lit == i) {
        svg_.circle("w-wing-mark w-wing-lit", centre, baseline_, tokens::mark_lit);
        svg_.circle("w-wing-ring", centre, baseline_, tokens::mark_lit_ring);
      } else if (side_.shape.verdict[i] == Verdict::fits) {
        svg_.circle("w-wing-mark", centre, baseline_, tokens::mark_fits);
      } else {
        const bool tight = side_.shape.verdict[i] == Verdict::tight;
        svg_.circle(tight ? "w-wing-open w-wing-tight" : "w-wing-open", centre, baseline_, tokens::mark_open);
      }
    }
  }

  // Too close to one another: lit, next larger and smallest stay, then from the largest down.
  void model_labels() const {
    std::vector<std::size_t> order;
    if (side_.shape.lit) order.push_back(*side_.shape.lit);
    if (side_.next) order.push_back(*side_.next);
    order.push_back(0);
    for (std::size_t i = finger_count; i-- > 1;) order.push_back(i);

    std::vector<Span> taken;
    std::array<bool, finger_count> seen{};
    for (const std::size_t i : order) {
      if (seen[i] || !wing_.fingers[i].on_axis) continue;
      seen[i] = true;
      const bool lit = side_.shape.lit == i;
      const std::string_view label = engine::lesson_table()[i].label;
      const float half = text_width(label, lit ? lit_label_px : label_px) / 2.0F;
      const Span span{wing_.fingers[i].x - half, wing_.fingers[i].x + half};
      const bool meets = std::any_of(taken.begin(), taken.end(), [&](const Span& other) {
        return span.left < other.right + label_gap && other.left < span.right + label_gap;
      });
      if (meets) continue;
      taken.push_back(span);
      const bool fits = side_.shape.verdict[i] == Verdict::fits;
      svg_.text(lit ? "w-wing-label w-wing-lit" : fits ? "w-wing-label" : "w-wing-label w-wing-muted",
                x(wing_.fingers[i].x), baseline_ + 23.0F, "middle", label);
    }
  }

  // `width` is the picture's: the ceiling's label stays within.
  void ceiling_labels(float width) const {
    if (wing_.ceiling <= 0.0F) return;
    const float half = text_width(side_.ceiling_label, label_px) / 2.0F;
    const float centre = std::clamp(x(wing_.ceiling), half, std::max(half, width - half));
    svg_.text("w-wing-label w-wing-ceiling-label", centre, baseline_ - wing_.ceiling_height - 7.0F, "middle",
              side_.ceiling_label);
    const float tip_room = wing_.tip - wing_.wrist.x;
    if (frame_.half_span_px < narrow_wing || tip_room < text_width(side_.budget_label, label_px)) return;
    svg_.text("w-wing-label w-wing-budget-label", x(wing_.tip) - direction_ * 8.0F, baseline_ - 0.92F * frame_.height_px,
              direction_ > 0.0F ? "end" : "start", side_.budget_label);
  }

  std::string at(Point point) const { return svg_point(x(point.x), y(point.y)); }

 private:
  float rising(float up) const { return direction_ > 0.0F ? up : frame_.height_px - up; }
  float x(float outwards) const { return axis_x_ + direction_ * outwards; }
  float y(float up) const { return baseline_ - up; }

  std::string curve(const Quadratic& part) const { return "Q" + at(part.control) + " " + at(part.end); }
  std::string curve(const Cubic& part) const { return "C" + at(part.control1) + " " + at(part.control2) + " " + at(part.end); }

  const Finger& carried(std::size_t k) const {
    std::size_t count = 0;
    for (const Finger& finger : wing_.fingers)
      if (finger.carried && count++ == k) return finger;
    return wing_.fingers.back();
  }

  // w-wing-carried-0 is the lit sector, -1 the one inside it ...
  std::string sector_class(const Sector& sector) const {
    if (sector.headroom) return "w-wing-spare";
    return "w-wing-carried-" + std::to_string(*side_.shape.lit - sector.index);
  }

  SvgText& svg_;
  const WingSide& side_;
  const WingFrame& frame_;
  WingGeometry wing_;
  float axis_x_;
  float baseline_;
  float direction_;
};

void draw_body(SvgText& svg, const SideDrawing& right, const std::optional<SideDrawing>& left) {
  const WingGeometry& one = right.geometry();
  const WingGeometry& wing = left && left->geometry().body_height > one.body_height ? left->geometry() : one;
  const auto outline = [&right](const auto& points) {
    std::string data;
    for (const Point& point : points) data += (data.empty() ? "M" : "L") + right.at(point);
    for (auto point = points.rbegin(); point != points.rend(); ++point) data += "L" + right.at({-point->x, point->y});
    return data + "Z";
  };
  svg.path("w-wing-body", outline(wing.body));
  svg.path("w-wing-body", outline(wing.head));
}

// 1, 2, 5, 10 ...; from the end inwards, a figure that comes too close to a larger one is left out.
void draw_ticks(SvgText& svg, const WingShape& shape, const WingFrame& frame, float axis_x, float baseline, bool both,
                bool figures_left, Language language) {
  std::vector<std::int64_t> ticks;
  for (std::int64_t decade = 1; decade <= 100'000; decade *= 10)
    for (const std::int64_t digit : {1, 2, 5})
      if (static_cast<float>(decade * digit) <= shape.axis_max_gb) ticks.push_back(decade * digit);

  float free_until = axis_x + frame.half_span_px + margin;
  for (auto tick = ticks.rbegin(); tick != ticks.rend(); ++tick) {
    const float x = span_px(static_cast<float>(*tick), shape.axis_max_gb, frame.half_span_px);
    svg.line("w-wing-axis", axis_x + x, baseline, axis_x + x, baseline + 4.0F);
    if (both) svg.line("w-wing-axis", axis_x - x, baseline, axis_x - x, baseline + 4.0F);
    const std::string figure = number(language, engine::Decimal(*tick));
    const float half = text_width(figure, tick_label_px) / 2.0F;
    if (axis_x + x + half > free_until) continue;
    svg.text("w-wing-tick", axis_x + x, baseline + below_labels + 15.0F, "middle", figure);
    if (figures_left) svg.text("w-wing-tick", axis_x - x, baseline + below_labels + 15.0F, "middle", figure);
    free_until = axis_x + x - half - tick_gap;
  }
  svg.text("w-wing-tick", axis_x + frame.half_span_px + margin, baseline - 8.0F, "end", text(language, Word::unit_gb));
}

}  // namespace

std::string wing_svg(const WingPicture& picture, Language language) {
  const bool both = picture.left.has_value();
  const float axis_x = both ? picture.width_px / 2.0F : margin;
  const float baseline = picture.height_px - below_labels - (picture.ticks ? below_ticks : 0.0F);
  const WingFrame frame{picture.width_px - axis_x - margin, baseline - above, picture.shoulder_px};

  // One scale for both wings: that of the larger.
  WingSide right_side = picture.right;
  std::optional<WingSide> left_side = picture.left;
  if (left_side) {
    const float axis_max = std::max(left_side->shape.axis_max_gb, right_side.shape.axis_max_gb);
    left_side->shape.axis_max_gb = axis_max;
    right_side.shape.axis_max_gb = axis_max;
  }

  SvgText svg;
  svg.raw(picture.stale ? "<svg class=\"w-wing w-wing-stale\"" : "<svg class=\"w-wing\"")
      .raw(" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + svg_point(picture.width_px, picture.height_px) +
           "\" aria-hidden=\"true\" focusable=\"false\">");
  const SideDrawing right(svg, right_side, frame, axis_x, baseline, 1.0F);
  std::optional<SideDrawing> left;
  if (left_side) left.emplace(svg, *left_side, frame, axis_x, baseline, -1.0F);
  const auto each = [&](auto part) {
    part(right);
    if (left) part(*left);
  };

  each([](const SideDrawing& side) { side.reserve(); });
  each([](const SideDrawing& side) { side.ghosts(); });
  each([](const SideDrawing& side) { side.sectors(); });
  each([](const SideDrawing& side) { side.bones(); });
  each([](const SideDrawing& side) { side.ceiling(); });
  draw_body(svg, right, left);
  svg.line("w-wing-axis", both ? axis_x - frame.half_span_px : 0.0F, baseline, picture.width_px - margin / 2.0F, baseline);
  if (picture.ticks) draw_ticks(svg, right_side.shape, frame, axis_x, baseline, both, picture.ticks_left, language);
  each([](const SideDrawing& side) { side.marks(); });
  if (left && left_side->model_labels) left->model_labels();
  if (right_side.model_labels) right.model_labels();
  if (left && !left_side->ceiling_label.empty()) left->ceiling_labels(picture.width_px);
  if (!right_side.ceiling_label.empty()) right.ceiling_labels(picture.width_px);
  svg.raw("</svg>");
  return svg.take();
}

}  // namespace wingspan::report
