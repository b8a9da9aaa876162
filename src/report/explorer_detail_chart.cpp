// The selected bar by both ways of counting, on one scale.
#include <algorithm>
#include <cmath>

#include "report/explorer_marks.hpp"

namespace wingspan::report {
namespace {

constexpr float bar_px = 18, pitch_px = 28, cap_half = 5, label_off = 8, name_px = 16;
constexpr float most_names = 0.35F;  // of the width

}  // namespace

Drawing draw_explorer_detail(const ExplorerReport& report, float width) {
  Drawing drawing;
  drawing.width = width;
  const auto room = [](Lettering lettering, const std::string& words) { return std::ceil(text_room(lettering, words) * 1.12F); };
  const float names = std::max(room(Lettering::label, report.rule_name), room(Lettering::label, report.exact_name)) + label_off;
  // Names beside the bars where they leave room, else above them.
  const bool above = names > width * most_names;
  const float left = above ? 0 : names, head = above ? name_px : 0, pitch = pitch_px + head;
  drawing.height = 2 * pitch;
  const float totals = std::max(room(Lettering::strong, report.rule_total), room(Lettering::strong, report.exact_total)) + label_off + 4;
  const double most = gigabytes_of(std::max({report.rule.total, report.counted.total, report.high, std::int64_t{1}}));
  const float across = std::max(width - left - totals, 20.0F);
  const auto place = [&](std::int64_t bytes) { return left + across * static_cast<float>(gigabytes_of(bytes) / most); };

  const auto row = [&](const PartBytes& bytes, const std::string& name, const std::string& total, float y, float end) {
    if (above) drawing.text(Lettering::label, Paint::muted, {0, y - bar_px / 2 - cap_half}, Anchor::start, name);
    else drawing.text(Lettering::label, Paint::muted, {left - label_off, y + cap_half}, Anchor::end, name);
    draw_stack(drawing, bytes, report.legend, {y - bar_px / 2, bar_px}, left + across, place);
    drawing.text(Lettering::strong, Paint::ink, {end + label_off, y + cap_half}, Anchor::start, total);
  };
  const float rule_y = head + pitch_px / 2, exact_y = pitch + rule_y;
  row(report.rule, report.rule_name, report.rule_total, rule_y, place(report.rule.total));

  // The whisker of the range begins where the bar may end.
  const float low = place(report.low), high = place(report.high);
  row(report.counted, report.exact_name, report.exact_total, exact_y, std::max(place(report.counted.total), high));
  drawing.line(Paint::surface, {low, exact_y}, {high, exact_y}, 3);
  drawing.line(Paint::ink, {low, exact_y}, {high, exact_y}, 1);
  for (const float end : {low, high}) drawing.line(Paint::ink, {end, exact_y - 5}, {end, exact_y + 5}, 1);

  std::int64_t ruled = 0, exact = 0;
  constexpr float least = 4;
  for (const ExplorerPart& part : report.details) {
    const auto spot = [&](std::string_view widget, std::int64_t& sum, std::int64_t bytes, float y, const std::string& tip) {
      const float from = place(sum), to = place(sum += bytes);
      if (bytes > 0) drawing.spots.push_back({widget, from, y - pitch_px / 2, std::max(to - from, least), pitch_px, tip, true});
    };
    spot(part.rule_widget, ruled, part.rule_bytes, rule_y, part.rule_tip);
    spot(part.widget, exact, part.exact_bytes, exact_y, part.tip);
  }
  return drawing;
}

}  // namespace wingspan::report
