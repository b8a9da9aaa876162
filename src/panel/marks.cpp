#include "panel/marks.hpp"

namespace wingspan::panel {
namespace {

using engine::Verdict;

void cross(const Pen& pen, ImVec2 centre, float reach, ImU32 colour, float stroke) {
  pen.line({centre.x - reach, centre.y - reach}, {centre.x + reach, centre.y + reach}, colour, stroke);
  pen.line({centre.x - reach, centre.y + reach}, {centre.x + reach, centre.y - reach}, colour, stroke);
}

void disc_with_tick(const Pen& pen, ImVec2 c, float size, ImU32 colour, ImU32 ground) {
  const float r = size / 2;
  pen.disc(c, r, colour);
  pen.list().PathLineTo({c.x - 0.46f * r, c.y + 0.04f * r});
  pen.list().PathLineTo({c.x - 0.12f * r, c.y + 0.38f * r});
  pen.list().PathLineTo({c.x + 0.46f * r, c.y - 0.32f * r});
  pen.list().PathStroke(pen.ink(ground), 0, 0.26f * r);
}

void triangle(const Pen& pen, ImVec2 c, float size, ImU32 colour) {
  const float r = size / 2, stroke = size * 0.115f;
  pen.list().PathLineTo({c.x, c.y - 0.82f * r});
  pen.list().PathLineTo({c.x + 0.94f * r, c.y + 0.76f * r});
  pen.list().PathLineTo({c.x - 0.94f * r, c.y + 0.76f * r});
  pen.list().PathStroke(pen.ink(colour), ImDrawFlags_Closed, stroke);
  pen.line({c.x, c.y - 0.26f * r}, {c.x, c.y + 0.26f * r}, colour, stroke);
  pen.disc({c.x, c.y + 0.50f * r}, stroke * 0.55f, colour);
}

void square(const Pen& pen, ImVec2 c, float size, ImU32 colour) {
  const float r = 0.44f * size, stroke = size * 0.115f;
  pen.frame({c.x - r, c.y - r, 2 * r, 2 * r}, colour, stroke, tokens::radius::bar);
  cross(pen, c, 0.19f * size, colour, stroke);
}

}  // namespace

ImU32 verdict_colour(const tokens::Colours& colour, Verdict verdict) {
  switch (verdict) {
    case Verdict::fits: return colour.fits;
    case Verdict::tight: return colour.tight;
    case Verdict::too_big: break;
  }
  return colour.too_big;
}

void draw_mark(const Pen& pen, Verdict verdict, ImVec2 centre, float size) {
  const ImU32 colour = verdict_colour(pen.colour(), verdict);
  switch (verdict) {
    case Verdict::fits: return disc_with_tick(pen, centre, size, colour, pen.colour().surface);
    case Verdict::tight: return triangle(pen, centre, size, colour);
    case Verdict::too_big: return square(pen, centre, size, colour);
  }
}

void draw_table_mark(const Pen& pen, Verdict verdict, ImVec2 centre, float size) {
  if (verdict != Verdict::too_big) return draw_mark(pen, verdict, centre, size);
  cross(pen, centre, 0.34f * size, pen.colour().line, 1.3f);
}

void draw_chevron(const Pen& pen, ImVec2 centre, float size, ImU32 colour) {
  pen.list().PathLineTo({centre.x - size / 2, centre.y - size / 4});
  pen.list().PathLineTo({centre.x, centre.y + size / 4});
  pen.list().PathLineTo({centre.x + size / 2, centre.y - size / 4});
  pen.list().PathStroke(pen.ink(colour), 0, 1.6f);
}

}  // namespace wingspan::panel
