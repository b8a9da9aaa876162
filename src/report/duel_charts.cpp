// The duel as drawings: butterfly bars, the race to scale, the dragon as <svg>. Declared in machine_duel.hpp.
#include <algorithm>
#include <cmath>

#include "report/machine_duel.hpp"
#include "report/numbers.hpp"
#include "report/wing_svg.hpp"

namespace wingspan::report {
namespace {

constexpr float roomy = 1.12F;          // text_room() is a mean: some words are wider
constexpr float label_line = 17, tick_line = 15;
constexpr float bar_px = 12, lane_px = 20, axis_gap = 3, value_gap = 6, row_gap = 8;
constexpr float least_bar_px = 56;      // shorter ones compare badly: the values move above them
constexpr float label_baseline = 13, tick_baseline = 11;
constexpr Paint paints[] = {Paint::wing1, Paint::second_machine};

float room(Lettering lettering, std::string_view words) { return words.empty() ? 0 : roomy * text_room(lettering, words); }

// Lines of words within `width`; the place below them is returned.
float words(Drawing& drawing, Lettering lettering, Paint paint, Point top, Anchor anchor, std::string_view text, float width, bool plate = false) {
  float y = top.y;
  while (!text.empty()) {
    std::size_t end = text.find(' ');
    for (std::size_t next = end; next != std::string_view::npos && room(lettering, text.substr(0, next)) <= width; next = text.find(' ', next + 1)) end = next;
    if (room(lettering, text) <= width) end = text.size();
    end = std::min(end, text.size());
    drawing.text(lettering, paint, {top.x, y + label_baseline}, anchor, std::string(text.substr(0, end)), plate);
    text.remove_prefix(std::min(end + 1, text.size()));
    y += label_line;
  }
  return y;
}

// From `at` outwards (direction -1: to the left): sure up to `low`, dashed up to `high`.
void bar(Drawing& drawing, std::size_t side, Point at, float direction, float low, float high, float tall) {
  const auto box = [&](float from, float to) {
    const float a = at.x + direction * from, b = at.x + direction * to;
    return DrawnBox{paints[side], std::min(a, b), at.y, std::abs(b - a), tall, 0, 1, false, false};
  };
  if (high - low > 1) {
    DrawnBox open = box(low, high);
    open.paint = Paint::wing1;
    open.outline = open.dashed = true;
    drawing.add(open);
  }
  if (low > 0.5F) drawing.add(box(0, low));
}

// -- butterfly bars ----------------------------------------------------------------------------------
struct Butterfly {
  float axis = 0, full = 0;  // x of the axis; px of the longest bar
  bool beside = true;        // values stand at the ends of their bars, else above them
};

float value_room(const DuelFigure& figure) {
  return std::max(room(Lettering::label_strong, figure.text), room(Lettering::tick, figure.note)) + value_gap;
}

// What a side takes where the longest bar has that many px.
float side_px(const DuelReport& report, std::size_t side, float full) {
  float most = 0;
  for (const DuelFigureRow& row : report.figures) {
    const float scale = std::max({row.sides[0].high, row.sides[1].high, 1e-9F});
    most = std::max(most, full * row.sides[side].high / scale + value_room(row.sides[side]));
  }
  return most + axis_gap;
}

Butterfly butterfly(const DuelReport& report, float column) {
  float full = column / 2;
  while (full > least_bar_px && side_px(report, 0, full) + side_px(report, 1, full) > column) full -= 1;
  const float left = side_px(report, 0, full), right = side_px(report, 1, full);
  if (left + right > column) return {column / 2, column / 2 - axis_gap, false};
  return {left + (column - left - right) / 2, full, true};
}

// Value and note of a side; where they end.
float value(Drawing& drawing, const DuelFigure& figure, Point at, Anchor anchor, bool plate = false) {
  const Paint paint = figure.high > 0 ? Paint::ink : Paint::muted;
  drawing.text(figure.high > 0 ? Lettering::label_strong : Lettering::label, paint, {at.x, at.y + label_baseline}, anchor, figure.text, plate);
  if (figure.note.empty()) return at.y + label_line;
  drawing.text(Lettering::tick, Paint::muted, {at.x, at.y + label_line + tick_baseline}, anchor, figure.note);
  return at.y + label_line + tick_line;
}

float figure_row(Drawing& drawing, const DuelFigureRow& row, const Butterfly& place, float y) {
  const float column = drawing.width;
  y = words(drawing, Lettering::label, Paint::muted, {place.axis, y}, Anchor::middle, row.name, 2 * std::min(place.axis, column - place.axis));
  const float scale = std::max({row.sides[0].high, row.sides[1].high, 1e-9F});
  float bottom = y, bars = y + (label_line - bar_px) / 2;
  if (!place.beside) {
    bars = std::max(value(drawing, row.sides[0], {0, y}, Anchor::start), value(drawing, row.sides[1], {column, y}, Anchor::end));
    bottom = bars + bar_px;
  }
  for (std::size_t side = 0; side < duel_sides; ++side) {
    const float direction = side == 0 ? -1.0F : 1.0F, from = place.axis + direction * axis_gap;
    const DuelFigure& figure = row.sides[side];
    const float high = place.full * figure.high / scale;
    bar(drawing, side, {from, bars}, direction, place.full * figure.low / scale, high, bar_px);
    if (place.beside)
      bottom = std::max(bottom, value(drawing, figure, {from + direction * (high + value_gap), y}, side == 0 ? Anchor::end : Anchor::start));
  }
  return bottom + row_gap;
}

// -- the dragon ---------------------------------------------------------------------------------------
constexpr float beside_axis = 24, around_wing = 78;              // as wing_svg.cpp keeps free
constexpr float height_per_span = 0.33F, narrow_per_span = 0.4F;  // design: 0.33 is best, 0.62 the most

WingSide wing_side(const DuelSide& side) {
  return {.shape = side.shape,
          .ceiling_label = side.wing.ceiling_label,
          .budget_label = side.wing.budget,
          .next = side.wing.answer ? side.wing.answer->next_larger : std::nullopt};
}

}  // namespace

float duel_column_px(float width) { return width < duel_two_columns_px ? width : (width - duel_gap_px) / 2; }

Drawing duel_bars(const DuelReport& report, float column) {
  Drawing drawing;
  drawing.width = column;
  const Butterfly place = butterfly(report, column);
  const float left = words(drawing, Lettering::label_strong, Paint::ink, {place.axis - value_gap, 0}, Anchor::end, report.sides[0].brief, place.axis - value_gap);
  const float right = words(drawing, Lettering::label_strong, Paint::ink, {place.axis + value_gap, 0}, Anchor::start, report.sides[1].brief,
                            column - place.axis - value_gap);
  float y = std::max(left, right) + row_gap;
  for (const DuelFigureRow& row : report.figures) y = figure_row(drawing, row, place, y);
  drawing.height = y - row_gap;
  return drawing;
}

Drawing duel_race(const DuelReport& report, float column) {
  const DuelRace& race = report.race;
  Drawing drawing;
  drawing.width = column;
  float values = 0;
  for (const DuelFigure& lane : race.lanes) values = std::max(values, value_room(lane));
  const float wide = std::max(column - values, column / 3);
  const auto x = [&](float at) { return race.end > 0 ? wide * at / race.end : 0; };
  float y = 0;
  for (std::size_t side = 0; side < duel_sides; ++side) {
    const DuelFigure& lane = race.lanes[side];
    y = words(drawing, Lettering::label, Paint::ink, {0, y}, Anchor::start, report.sides[side].brief, column, true) + 2;
    bar(drawing, side, {0, y}, 1, x(lane.low), x(lane.high), lane_px);
    if (race.middle[side] > 0) drawing.line(Paint::ink, {x(race.middle[side]), y - 2}, {x(race.middle[side]), y + lane_px + 2}, 2);
    value(drawing, lane, {x(lane.high) + (lane.high > 0 ? value_gap : 0), y + 2}, Anchor::start, true);
    y += lane_px + row_gap;
  }
  std::vector<Shape> lines;
  float free_from = -1000;
  for (const DuelRace::Tick& tick : race.ticks) {
    if (tick.at > 0) lines.emplace_back(DrawnPath{Paint::grid, {{x(tick.at), 0}, {x(tick.at), y}}, 1, false, false, 1});
    const float half = room(Lettering::tick, tick.words) / 2;
    const bool first = tick.at <= 0;
    const float centre = first ? half : x(tick.at);
    if (centre - half < free_from) continue;
    drawing.text(Lettering::tick, Paint::muted, {first ? 0 : centre, y + tick_baseline + 3}, first ? Anchor::start : Anchor::middle, tick.words);
    free_from = centre + half + 12;
  }
  // Under everything; names and values lie on plates.
  drawing.shapes.insert(drawing.shapes.begin(), lines.begin(), lines.end());
  if (!race.ticks.empty()) {
    drawing.line(Paint::line, {0, y}, {wide, y});
    y += tick_line + 3;
    y = words(drawing, Lettering::tick, Paint::muted, {0, y - 2}, Anchor::start, race.unit, column);
  }
  drawing.height = y;
  return drawing;
}

Drawing draw_duel_chart(std::string_view chart, const DuelInput& input, const ExerciseInput& exercise, float width, Language language) {
  const float column = duel_column_px(width);
  if (chart == "bars") return duel_bars(report_duel(input, exercise, language), column);
  if (chart == "race") return duel_race(report_duel(input, exercise, language), column);
  return {};
}

std::string duel_wing_svg(std::string_view chart, const DuelInput& input, float width, Language language) {
  const bool whole = width >= duel_two_columns_px;
  const DuelReport report = report_duel(input, {}, language);
  WingPicture picture;
  picture.width_px = width;
  if (chart == "dragon" && whole) {
    picture.left = wing_side(report.sides[0]);
    picture.right = wing_side(report.sides[1]);
    picture.ticks_left = true;
    picture.height_px = std::round(height_per_span * (width - beside_axis) / 2 + around_wing);
    return wing_svg(picture, language);
  }
  if (whole || (chart != "wing-left" && chart != "wing-right")) return {};
  picture.right = wing_side(report.sides[chart == "wing-left" ? 0 : 1]);
  picture.height_px = std::round(narrow_per_span * (width - beside_axis) + around_wing);
  return wing_svg(picture, language);
}

}  // namespace wingspan::report
