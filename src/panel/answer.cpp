// The answer: the largest model, whether and how it fits, and why not the next larger.
#include <algorithm>
#include <cmath>

#include "panel/marks.hpp"
#include "panel/scene.hpp"

namespace wingspan::panel {
namespace {

using namespace tokens;

constexpr float mark_px = 15;
constexpr float verdict_least_px = 120;  // narrower than this, the verdict goes below the model

float line_px(const tokens::Type& type) { return type.size_px * type.line_height; }

// Mark, words, and what it needs; from y downwards.
float verdict_lines(const Scene& scene, Column column, float y) {
  const Pen& pen = scene.pen;
  const report::ExerciseReport& report = scene.report;
  const ImU32 tint = verdict_colour(pen.colour(), engine::Verdict::fits);
  draw_mark(pen, engine::Verdict::fits, {column.left + mark_px / 2, y + line_px(type::strong) / 2}, mark_px);
  const float left = column.left + mark_px + space::s8;
  y += pen.text({left, y, column.right - left, 0}, type::strong, tint, report.verdict_line);
  return y + pen.text({column.left, y, column.width(), 0}, type::small, pen.colour().muted, report.need_line);
}

float verdict_height(const Scene& scene, Column column) {
  const Pen& pen = scene.pen;
  const float inside = column.width() - mark_px - space::s8;
  return pen.text_height(type::strong, scene.report.verdict_line, inside) +
         pen.text_height(type::small, scene.report.need_line, column.width());
}

// No model to show: kind words, by how much, no blame.
float draw_none(const Scene& scene, Column column, float y) {
  const Pen& pen = scene.pen;
  const report::ExerciseReport& report = scene.report;
  const float left = column.left + mark_px + space::s8, room = column.right - left;
  y += space::s8;
  draw_mark(pen, engine::Verdict::tight, {column.left + mark_px / 2, y + line_px(type::question) / 2}, mark_px);
  y += pen.text({left, y, room, 0}, type::question, pen.colour().ink, report.largest) + space::s4;
  y += pen.text({left, y, room, 0}, type::body, pen.colour().ink, report.verdict_line);
  return y + pen.text({left, y, room, 0}, type::small, pen.colour().muted, report.need_line);
}

float draw_largest(const Scene& scene, Column column, float y) {
  const Pen& pen = scene.pen;
  const report::ExerciseReport& report = scene.report;
  if (!report.answer->largest) return draw_none(scene, column, y);
  const float cap = type::answer.size_px * font::cap_em, top = y + space::s4;
  const float width = pen.text_width(type::answer, report.largest);
  const Column beside{std::round(column.left + width + 19), column.right};
  const bool fits_beside = beside.width() >= verdict_least_px;
  const float height = fits_beside ? verdict_height(scene, beside) : 0;
  const float block = std::max(cap + space::s4, height);
  pen.line_of_text(column.left, Pen::baseline_centred(top + block / 2, type::answer), type::answer, pen.colour().ink,
                   report.largest);
  if (fits_beside) {
    verdict_lines(scene, beside, top + (block - height) / 2);
    return top + block;
  }
  return verdict_lines(scene, column, top + block + space::s8);
}

}  // namespace

float draw_answer(Scene& scene, Column column, float y) {
  const Pen& pen = scene.pen;
  const report::ExerciseReport& report = scene.report;
  const float top = y;
  y += pen.text({column.left, y, column.width(), 0}, scene.pen.look().label(), pen.colour().muted, report.largest_label);
  if (report.answer) {
    y = draw_largest(scene, column, y);
  } else {
    y += space::s4;
    y += pen.text({column.left, y, column.width(), 0}, type::body, pen.colour().muted, report.prompt);
  }
  scene.controls.mention("verdict", {column.left, top, column.width(), y - top});
  return y;
}

float draw_why(Scene& scene, Column column, float y) {
  const Pen& pen = scene.pen;
  const report::ExerciseReport& report = scene.report;
  if (report.why_title.empty() && report.why_text.empty()) return y;
  // Where none fits the mark stands above already, in the wide panel right above.
  const bool marked = report.answer && report.answer->largest;
  const float left = column.left + (marked || !scene.narrow ? mark_px + space::s8 : 0);
  const float first = line_px(type::small);
  if (marked)
    draw_mark(pen, report.why_verdict.value_or(engine::Verdict::fits), {column.left + mark_px / 2, y + first / 2}, mark_px);
  y += pen.text({left, y, column.right - left, 0}, semibold(type::small), pen.colour().ink, report.why_title);
  return y + pen.text({left, y, column.right - left, 0}, type::small, pen.colour().ink, report.why_text);
}

}  // namespace wingspan::panel
