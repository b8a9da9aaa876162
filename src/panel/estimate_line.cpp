// The number line of an estimate.
#include <algorithm>
#include <cmath>

#include "panel/checkpoint_parts.hpp"

namespace wingspan::panel {
namespace {

using namespace tokens;

constexpr float band_px = 26, tick_px = 5, tick_gap_px = 12, label_gap_px = 12, inset_px = 10;

struct Span {
  float left = 0, right = 0;
  [[nodiscard]] float width() const { return right - left; }
};

struct LineDrawing {
  Scene& scene;
  const Pen& pen = scene.pen;
  const report::EstimateLine& line = scene.checkpoint.line;
  Column column;
  Column axis{column.left + inset_px, column.right - end_px()};

  // The last figure is centred on the axis' end, the unit stands behind it.
  [[nodiscard]] float end_px() const {
    const tokens::Type type = scene.pen.look().tick();
    return std::ceil(scene.pen.text_width(type, scene.labels.checkpoint.ticks.back().label) / 2 + space::s4 +
                     scene.pen.text_width(type, scene.labels.gb));
  }

  [[nodiscard]] float at(float place) const { return axis.left + axis.width() * place; }

  // A label over its place, kept within the column; broken into lines where it is wider than that.
  [[nodiscard]] Span over(float place, const tokens::Type& type, std::string_view words) const {
    const float width = std::min(pen.text_width(type, words), column.width());
    const float left = std::clamp(at(place) - width / 2, column.left, column.right - width);
    return {left, left + width};
  }

  float labels(float y) const {
    const tokens::Type plain = pen.look().label(), strong = semibold(plain);
    const float row = plain.size_px * plain.line_height;
    if (!line.mark) return y + row;
    Span mine = over(*line.mark, strong, line.mark_label);
    if (!line.table) return y + std::max(row, put(mine, y, strong, pen.colour().ink, line.mark_label));
    Span table = over(*line.table, plain, line.table_label);
    // Side by side if both find room, each towards its own side; else one above the other.
    Span& left = *line.table <= *line.mark ? table : mine;
    Span& right = *line.table <= *line.mark ? mine : table;
    if (left.right + label_gap_px > right.left) {
      const float middle = (left.right + right.left) / 2;
      const float wanted = std::clamp(middle - label_gap_px / 2, column.left + left.width(),
                                      std::max(column.left + left.width(), column.right - right.width() - label_gap_px));
      left = {wanted - left.width(), wanted};
      right = {wanted + label_gap_px, wanted + label_gap_px + right.width()};
    }
    if (right.right <= column.right + 0.5f) {
      const float tall = put(table, y, plain, pen.colour().muted, line.table_label);
      return y + std::max({row, tall, put(mine, y, strong, pen.colour().ink, line.mark_label)});
    }
    y += put(over(*line.table, plain, line.table_label), y, plain, pen.colour().muted, line.table_label);
    return y + put(over(*line.mark, strong, line.mark_label), y, strong, pen.colour().ink, line.mark_label);
  }

  float put(Span span, float y, const tokens::Type& type, ImU32 tint, std::string_view words) const {
    return pen.text({span.left, y, span.width(), 0}, type, tint, words);
  }

  void bands(float y) const {
    for (const report::LineBand& band : line.bands) {
      const Box box{at(band.from), y, at(band.to) - at(band.from), band_px};
      pen.fill(box, pen.colour().fits_soft);
      pen.frame(box, pen.colour().fits, stroke::own);
    }
    if (line.table) {
      const float x = at(*line.table);
      for (float dash = y; dash < y + band_px; dash += 6) pen.vertical(x, dash, std::min(dash + 4, y + band_px + 3), pen.colour().ink, stroke::own);
    }
  }

  void mark(float y) const {
    const ImU32 ink = pen.colour().ink;
    if (line.miss) {  // a bracket from the mark to what would have been right
      const float a = at(line.miss->from), b = at(line.miss->to), middle = y + band_px / 2;
      pen.line({a, middle}, {b, middle}, ink, stroke::own);
      pen.vertical(b, middle - 5, middle + 5, ink, stroke::own);
      pen.vertical(a, middle - 5, middle, ink, stroke::own);
    }
    if (!line.mark) return;
    const float x = at(*line.mark), top = y + band_px / 2 - 2, tip = y + band_px - 2;
    pen.list().AddTriangleFilled({x - 7, top}, {x + 7, top}, {x, tip}, pen.ink(ink));
  }

  // Beside the bands where there is room that neither mark nor bracket takes. False: nowhere.
  bool band_label(float y) const {
    if (line.bands.empty() || line.band_label.empty()) return true;
    const tokens::Type type = pen.look().label();
    const float width = pen.text_width(type, line.band_label);
    const float first = at(line.bands.front().from), last = at(line.bands.back().to);
    const float mine = line.mark ? at(*line.mark) : first;
    const Span right{last + space::s8, last + space::s8 + width}, left{first - space::s8 - width, first - space::s8};
    const float baseline = Pen::baseline_centred(y + band_px / 2, type);
    if (right.right <= axis.right && mine <= last + 7) {
      pen.line_of_text(right.left + (mine > last - 7 ? space::s4 : 0), baseline, type, pen.colour().muted, line.band_label);
    } else if (left.left >= axis.left && mine >= first + 7) {
      pen.line_of_text(left.left, baseline, type, pen.colour().muted, line.band_label);
    } else {
      return false;
    }
    return true;
  }

  float axis_and_ticks(float y) const {
    pen.horizontal(axis.left, axis.right, y, pen.colour().line, stroke::axis);
    const tokens::Type type = pen.look().tick();
    const float baseline = std::round(y + tick_px + space::s4 + type.size_px);
    // From the end inwards a figure gives way that would come too close to a larger one.
    float free_until = column.right + 0.5f;
    const auto& ticks = scene.labels.checkpoint.ticks;
    for (auto tick = ticks.rbegin(); tick != ticks.rend(); ++tick) {
      const float x = at(tick->place), width = pen.text_width(type, tick->label), left = x - width / 2;
      pen.vertical(x, y, y + tick_px, pen.colour().line);
      if (left + width > free_until || left < column.left) continue;
      pen.line_of_text(left, baseline, type, pen.colour().muted, tick->label);
      if (tick == ticks.rbegin()) pen.line_of_text(left + width + space::s4, baseline, type, pen.colour().muted, scene.labels.gb);
      free_until = left - tick_gap_px;
    }
    return baseline + space::s4;
  }
};

}  // namespace

float draw_estimate_line(Scene& scene, Column column, float y) {
  const LineDrawing drawing{.scene = scene, .column = column};
  const float top = drawing.labels(y) + space::s4;
  drawing.bands(top);
  drawing.mark(top);
  const bool labelled = drawing.band_label(top);
  const float bottom = drawing.axis_and_ticks(top + band_px);
  if (labelled) return bottom;
  const report::EstimateLine& line = drawing.line;
  return bottom + drawing.put(drawing.over((line.bands.front().from + line.bands.back().to) / 2, scene.pen.look().label(), line.band_label),
                              bottom, scene.pen.look().label(), scene.pen.colour().muted, line.band_label);
}

}  // namespace wingspan::panel
