// The explorer's bars against the ceilings: stacks on a linear scale, dots on a logarithmic one.
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "report/explorer_marks.hpp"

namespace wingspan::report {
namespace {

constexpr float group_gap = 3;
constexpr float title_px = 20;       // a group's own name above its bars
constexpr float ceiling_row_px = 17;
constexpr float axis_px = 40;        // tick labels and title
constexpr float label_off = 6, arrow_px = 6;
constexpr float tick_clear_px = 12;
constexpr float cap_half = 4;        // from a tick label's middle to its baseline
constexpr double domain_over_ceiling = 1.25, domain_over_bars = 1.06;
constexpr std::size_t most_ticks = 8;

struct Pitch {
  float bar, pitch;
};

// Room that a text takes for certain: the mean advance is less than a wide word's.
float sure_room(Lettering lettering, std::string_view words) { return std::ceil(text_room(lettering, words) * 1.12F); }

// A catalogue name cut to its room; they are ASCII.
std::string fitted(std::string name, float room) {
  if (sure_room(Lettering::label_strong, name) <= room) return name;
  while (name.size() > 1 && sure_room(Lettering::label_strong, name + "…") > room) name.pop_back();
  return name + "…";
}

class Bars {
 public:
  Bars(const ExplorerReport& report, float width, bool roomy)
      : report_(report), narrow_(width < explorer_narrow_px),
        size_(narrow_ ? Pitch{24, 44} : roomy ? Pitch{14, 24} : Pitch{10, 12}) {
    drawing_.width = width;
  }

  Drawing draw() {
    columns();
    domain();
    top_ = 2 + place_ceiling_labels();
    heights();
    grid();
    for (std::size_t i = 0; i < shown_.size(); ++i) bar(*shown_[i], middles_[i]);
    ceilings();
    for (std::size_t i = 0; i < shown_.size(); ++i) bar_labels(*shown_[i], middles_[i]);
    drawing_.height = bottom_ + axis_px;
    return std::move(drawing_);
  }

 private:
  // -- where things stand -------------------------------------------------------------------------
  void columns() {
    float methods = 0, sizes = 0, totals = 0;
    for (const ExplorerBar& bar : report_.bars) {
      if (narrow_ && bar.size != report_.bars[report_.chosen].size) continue;
      shown_.push_back(&bar);
      methods = std::max(methods, sure_room(Lettering::tick, bar.method_name));
      totals = std::max(totals, sure_room(Lettering::tick, bar.total));
    }
    if (!narrow_) sizes = sure_room(Lettering::label_strong, "70B") + 12;
    names_ = sizes;
    left_ = sizes + methods + 8;
    right_ = drawing_.width - totals - label_off - arrow_px - 4;
  }

  void domain() {
    std::int64_t bars = 1, ceiling = 1, least = INT64_MAX;
    for (const ExplorerBar& bar : report_.bars) {
      bars = std::max(bars, bar.bytes.total);
      least = std::min(least, std::max<std::int64_t>(bar.bytes.total, 1));
    }
    for (const ExplorerCeiling& each : report_.ceilings) {
      ceiling = std::max(ceiling, each.bytes);
      least = std::min(least, each.bytes);
    }
    if (report_.log) {
      low_ = step_below(gigabytes_of(least));
      high_ = step_above(std::max(gigabytes_of(bars), gigabytes_of(course_ceiling())) * 1.01);
      return;
    }
    low_ = 0;
    // A ceiling far beyond every bar would leave nothing of them to see.
    const double course = gigabytes_of(course_ceiling()) * domain_over_ceiling;
    high_ = std::min(gigabytes_of(ceiling) * domain_over_ceiling, std::max(course, gigabytes_of(bars) * domain_over_bars));
  }
  std::int64_t course_ceiling() const {
    std::int64_t most = 1;
    for (const ExplorerCeiling& each : report_.ceilings)
      if (!each.own) most = std::max(most, each.bytes);
    return most;
  }

  float place(std::int64_t bytes) const { return place(gigabytes_of(bytes)); }
  float place(double gb) const {
    const double share = report_.log ? std::log(std::max(gb, low_) / low_) / std::log(high_ / low_) : gb / high_;
    return left_ + (right_ - left_) * static_cast<float>(share);
  }
  float inside(std::int64_t bytes) const { return std::min(place(bytes), right_); }

  void heights() {
    float y = top_;
    std::size_t group = shown_.empty() ? 0 : shown_.front()->size + 1;
    for (const ExplorerBar* bar : shown_) {
      if (bar->size != group) {
        group = bar->size;
        if (!middles_.empty()) y += group_gap;
        if (y > top_) separators_.push_back(y - group_gap / 2);
        if (titled(group)) {
          titles_.push_back({group, y + title_px - 6});
          y += title_px;
        }
      }
      middles_.push_back(y + size_.pitch / 2);
      y += size_.pitch;
    }
    bottom_ = y + 4;
  }
  bool titled(std::size_t group) const { return narrow_ || group == chosen_model; }

  // -- grid and axis ------------------------------------------------------------------------------
  std::vector<double> ticks() const {
    std::vector<double> all;
    if (report_.log) {
      for (double tick = low_; tick <= high_ * 1.001; tick = step_above(tick * 1.01)) all.push_back(tick);
      return all;
    }
    double step = step_above(high_ / static_cast<double>(most_ticks));
    while (std::floor(high_ / step) + 1 > static_cast<double>(most_ticks)) step = step_above(step * 1.01);
    for (double tick = 0; tick <= high_ * 1.0001; tick += step) all.push_back(tick);
    return all;
  }

  void grid() {
    float free_from = -1;
    for (const double tick : ticks()) {
      const float x = place(tick);
      drawing_.line(Paint::grid, {x, top_}, {x, bottom_});
      const std::string label = tick_label(tick);
      const float half = sure_room(Lettering::tick, label) / 2;
      if (x - half < free_from) continue;
      drawing_.text(Lettering::tick, Paint::muted, {x, bottom_ + 15}, Anchor::middle, label);
      free_from = x + half + tick_clear_px;
    }
    for (const float y : separators_) drawing_.line(Paint::grid, {0, y}, {drawing_.width, y});
    drawing_.text(Lettering::label, Paint::muted, {left_, bottom_ + 34}, Anchor::start, report_.axis);
    for (const auto& [group, y] : titles_)
      drawing_.text(Lettering::label_strong, Paint::ink, {0, y}, Anchor::start, fitted(report_.groups[group], drawing_.width));
  }
  std::string tick_label(double gb) const;

  // -- ceilings -----------------------------------------------------------------------------------
  struct CeilingLabel {
    float x = 0, from = 0, to = 0;
    Anchor anchor = Anchor::start;
    float row = 0;  // from below
    bool beyond = false;
  };

  // The larger memory keeps its row; one that would meet its label moves up.
  float place_ceiling_labels() {
    labels_.resize(report_.ceilings.size());
    float rows = 0;
    for (std::size_t i = labels_.size(); i-- > 0;) {
      const ExplorerCeiling& ceiling = report_.ceilings[i];
      CeilingLabel& label = labels_[i];
      const float room = sure_room(Lettering::label_strong, ceiling.label);
      label.x = inside(ceiling.bytes);
      label.beyond = place(ceiling.bytes) > right_;
      bool before = ceiling.own;
      if (before && label.x - room < 0) before = false;
      if (!before && label.x + room > drawing_.width) before = true;
      label.from = std::max(0.0F, before ? label.x - room : label.x);
      label.to = label.from + room;
      label.anchor = Anchor::start;
      if (before) {
        label.anchor = Anchor::end;
        label.to = std::max(label.x, room);
      }
      const auto meets = [&label](const CeilingLabel& other) {
        return other.row == label.row && other.from < label.to + 6 && label.from < other.to + 6;
      };
      while (std::any_of(labels_.begin() + static_cast<std::ptrdiff_t>(i) + 1, labels_.end(), meets)) ++label.row;
      rows = std::max(rows, label.row + 1);
    }
    return rows * ceiling_row_px;
  }

  void ceilings() {
    for (std::size_t i = labels_.size(); i-- > 0;) {
      const ExplorerCeiling& ceiling = report_.ceilings[i];
      const CeilingLabel& label = labels_[i];
      const float baseline = top_ - 5 - label.row * ceiling_row_px;
      if (!label.beyond)
        drawing_.line(Paint::ceiling, {label.x, baseline + 2}, {label.x, bottom_}, ceiling.own ? 1.5F : 2, ceiling.own);
      drawing_.text(Lettering::label_strong, Paint::ceiling, {label.anchor == Anchor::end ? label.to : label.from, baseline}, label.anchor,
                    ceiling.label, label.row > 0);
      if (label.beyond)
        drawing_.add(DrawnPath{Paint::ceiling, {{right_ + 4, baseline - 8}, {right_ + 9, baseline - 4}, {right_ + 4, baseline}}, 1, false, true, 1});
    }
  }

  // -- a bar --------------------------------------------------------------------------------------
  void bar(const ExplorerBar& bar, float y) {
    if (report_.log) {
      const float x = place(bar.bytes.total);
      drawing_.line(Paint::line, {left_, y}, {x, y});
      if (bar.method != engine::Method::full)
        drawing_.add(DrawnDisc{bar.method == engine::Method::lora ? Paint::accent_soft : Paint::accent, x, y, 5, false});
      else drawing_.add(DrawnDisc{Paint::surface, x, y, 5, false});
      drawing_.add(DrawnDisc{Paint::accent, x, y, 5, true});
      return;
    }
    draw_stack(drawing_, bar.bytes, report_.legend, {y - size_.bar / 2, size_.bar}, right_, [this](std::int64_t bytes) { return place(bytes); });
    if (place(bar.bytes.total) <= right_) return;
    drawing_.add(DrawnPath{Paint::muted, {{right_ + 2, y - 4}, {right_ + 2 + arrow_px, y}, {right_ + 2, y + 4}}, 1, false, true, 1});
  }

  void bar_labels(const ExplorerBar& bar, float y) {
    const bool beyond = !report_.log && place(bar.bytes.total) > right_;
    const float end = beyond ? right_ + arrow_px + 4 : inside(bar.bytes.total) + (report_.log ? 5 : 0) + label_off;
    const float room = sure_room(Lettering::tick, bar.total);
    drawing_.text(Lettering::tick, bar.chosen ? Paint::ink : Paint::muted, {left_ - 8, y + cap_half}, Anchor::end, bar.method_name);
    drawing_.text(Lettering::tick, Paint::ink, {end, y + cap_half}, Anchor::start, bar.total, true);
    const float half = std::max(size_.pitch, size_.bar + 2) / 2;
    const DrawnSpot spot{bar.widget, names_, y - half, drawing_.width - names_, 2 * half, bar.tip, true};
    if (bar.chosen) {
      const float from = std::max(names_ - 2, 0.0F);
      for (const float in : {0.0F, 1.0F})
        drawing_.add(DrawnBox{Paint::accent, from + in, y - half - 1 + in, end + room + 4 - from - 2 * in, 2 * half + 2 - 2 * in, 4 - in, 1, true, false});
    }
    if (!narrow_ && bar.method == engine::Method::lora && bar.size != chosen_model)
      drawing_.text(Lettering::label_strong, Paint::ink, {0, y + cap_half + 1}, Anchor::start, report_.groups[bar.size]);
    drawing_.spots.push_back(spot);
  }

  const ExplorerReport& report_;
  bool narrow_;
  Pitch size_;
  Drawing drawing_;
  std::vector<const ExplorerBar*> shown_;
  std::vector<float> middles_, separators_;
  std::vector<std::pair<std::size_t, float>> titles_;
  std::vector<CeilingLabel> labels_;
  float names_ = 0, left_ = 0, right_ = 0, top_ = 0, bottom_ = 0;
  double low_ = 0, high_ = 1;  // GB
};

std::string Bars::tick_label(double gb) const { return number(report_.language, engine::Decimal::from_parts(std::llround(gb * 100), 2)); }

}  // namespace

double gigabytes_of(std::int64_t bytes) { return static_cast<double>(bytes) / static_cast<double>(engine::bytes_per_gb); }

double step_above(double value) {
  double decade = std::pow(10.0, std::floor(std::log10(value)));
  for (;; decade *= 10)
    for (const double step : {1.0, 2.0, 5.0})
      if (step * decade >= value * 0.9999) return step * decade;
}

double step_below(double value) {
  const double decade = std::pow(10.0, std::floor(std::log10(value)));
  double best = decade;
  for (const double step : {1.0, 2.0, 5.0})
    if (step * decade <= value * 1.0001) best = step * decade;
  return best;
}

Drawing draw_explorer_bars(const ExplorerReport& report, float width, bool roomy) { return Bars(report, width, roomy).draw(); }

}  // namespace wingspan::report
