#include "panel/pen.hpp"

#include <imgui_internal.h>

#include <cmath>

namespace wingspan::panel {
namespace {

struct Line {
  const char* begin;
  const char* end;
  float width;
};

// Calls take(Line) for each line; a width of 0 or less means one line.
template <class Take>
void break_lines(ImFontBaked& font, std::string_view text, float width, Take take) {
  const char* const end = text.data() + text.size();
  const char* line = text.data();
  while (line < end) {
    const char* at = line;
    const char* space = nullptr;  // the last one on this line
    float so_far = 0, before_space = 0;
    while (at < end) {
      unsigned code = 0;
      const char* next = at + std::max(1, ImTextCharFromUtf8(&code, at, end));
      if (code == ' ') {
        space = at;
        before_space = so_far;
      }
      const float advance = font.GetCharAdvance(static_cast<ImWchar>(code));
      if (width > 0 && so_far + advance > width && at > line) break;
      so_far += advance;
      at = next;
    }
    if (at == end) {
      take(Line{line, end, so_far});
      return;
    }
    if (space != nullptr && space > line) {
      take(Line{line, space, before_space});
      line = space + 1;
    } else {
      take(Line{line, at, so_far});
      line = at + (*at == ' ' ? 1 : 0);
    }
  }
}

float start_of(float x, float room, float width, Align align) {
  switch (align) {
    case Align::centre: return x + (room - width) / 2;
    case Align::right: return x + room - width;
    case Align::left: break;
  }
  return x;
}

}  // namespace

float Pen::snap(float px) const { return std::round(px * scale_) / scale_; }

float Pen::text_width(const tokens::Type& type, std::string_view text) const {
  float width = 0;
  break_lines(*look_.font(type)->GetFontBaked(type.size_px), text, 0, [&](const Line& line) { width = line.width; });
  return width;
}

float Pen::text_height(const tokens::Type& type, std::string_view text, float width) const {
  int lines = 0;
  break_lines(*look_.font(type)->GetFontBaked(type.size_px), text, width, [&](const Line&) { ++lines; });
  return static_cast<float>(lines) * type.size_px * type.line_height;
}

float Pen::baseline_of(const tokens::Type& type) {
  const float content = type.size_px * tokens::font::line_em, line = type.size_px * type.line_height;
  return (line - content) / 2 + type.size_px * tokens::font::ascent_em;
}

float Pen::baseline_centred(float y, const tokens::Type& type) {
  return std::round(y + type.size_px * tokens::font::cap_em / 2);
}

float Pen::text(const Box& room, const tokens::Type& type, ImU32 colour, std::string_view text, Align align) const {
  ImFont* const font = look_.font(type);
  const float pitch = type.size_px * type.line_height;
  float y = room.y;
  float widest = 0;
  ImFontBaked& baked = *font->GetFontBaked(type.size_px);
  // room.width is rounded up by a hair so that a text fits the width that was measured for it.
  break_lines(baked, text, room.width + 0.01f, [&](const Line& line) {
    const ImVec2 at{std::round(start_of(room.x, room.width, line.width, align)),
                    std::round(y + baseline_of(type)) - baked.Ascent};
    list_->AddText(font, type.size_px, at, ink(colour), line.begin, line.end);
    widest = std::max(widest, line.width);
    y += pitch;
  });
  if (trace_ != nullptr && !text.empty()) {
    const Box took{start_of(room.x, room.width, widest, align), room.y, widest, y - room.y};
    trace_->push_back({took, {room.x, room.y, room.width, room.height > 0 ? room.height : took.height}, std::string(text)});
  }
  return y - room.y;
}

float Pen::line_of_text(float x, float baseline, const tokens::Type& type, ImU32 colour, std::string_view text,
                        Align align) const {
  const float width = text_width(type, text);
  const Box room{start_of(x, 0, width, align), baseline - baseline_of(type), width, 0};
  this->text(room, type, colour, text);
  return width;
}

void Pen::fill(const Box& box, ImU32 colour, float radius, ImDrawFlags corners) const {
  list_->AddRectFilled(box.min(), box.max(), ink(colour), radius, corners);
}

void Pen::frame(const Box& box, ImU32 colour, float stroke, float radius) const {
  const Box middle = box.grown(-stroke / 2);
  list_->PathRect(middle.min(), middle.max(), std::max(0.0f, radius - stroke / 2));
  list_->PathStroke(ink(colour), ImDrawFlags_Closed, stroke);
}

void Pen::line(ImVec2 a, ImVec2 b, ImU32 colour, float stroke) const {
  list_->PathLineTo(a);
  list_->PathLineTo(b);
  list_->PathStroke(ink(colour), 0, stroke);
}

void Pen::dashes(std::span<const ImVec2> points, float on, float off, ImU32 colour, float stroke) const {
  float phase = 0;  // 0 .. on: drawing; on .. on + off: not
  if (!points.empty()) list_->PathLineTo(points[0]);
  for (std::size_t i = 1; i < points.size(); ++i) {
    const ImVec2 a = points[i - 1], b = points[i];
    const float length = std::hypot(b.x - a.x, b.y - a.y);
    float done = 0;
    while (length - done > 1e-3f) {
      const bool drawing = phase < on;
      const float step = std::min(length - done, (drawing ? on : on + off) - phase);
      done += step;
      phase += step;
      const ImVec2 at{a.x + (b.x - a.x) * done / length, a.y + (b.y - a.y) * done / length};
      if (drawing) list_->PathLineTo(at);
      if (drawing && phase >= on - 1e-3f) {
        list_->PathStroke(ink(colour), 0, stroke);
        phase = on;
      } else if (!drawing && phase >= on + off - 1e-3f) {
        phase = 0;
        list_->PathLineTo(at);
      }
    }
  }
  list_->PathStroke(ink(colour), 0, stroke);
}

void Pen::disc(ImVec2 centre, float radius, ImU32 colour) const {
  list_->AddCircleFilled(centre, radius, ink(colour));
}

void Pen::ring(ImVec2 centre, float radius, ImU32 colour, float stroke) const {
  list_->AddCircle(centre, radius, ink(colour), 0, stroke);
}

void Pen::horizontal(float x0, float x1, float y, ImU32 colour, float stroke) const {
  const float top = snap(y);
  list_->AddRectFilled({x0, top}, {x1, top + stroke}, ink(colour));
}

void Pen::vertical(float x, float y0, float y1, ImU32 colour, float stroke) const {
  const float left = snap(x - stroke / 2);
  list_->AddRectFilled({left, y0}, {left + stroke, y1}, ink(colour));
}

void Pen::hatch(const Box& box, ImU32 colour, float radius) const {
  using namespace tokens;
  const float step = hatch::reserve_period;  // along either side
  // On a line x + y = c of the box's diagonal, where does it enter and leave the rounded box? By x.
  const auto inside = [&](float x, float y) {
    const float dx = std::max({box.x + radius - x, x - box.right() + radius, 0.0f});
    const float dy = std::max({box.y + radius - y, y - box.bottom() + radius, 0.0f});
    return dx * dx + dy * dy <= radius * radius;
  };
  for (float c = std::ceil((box.x + box.y) / step) * step; c < box.right() + box.bottom(); c += step) {
    float x0 = std::max(box.x, c - box.bottom()), x1 = std::min(box.right(), c - box.y);
    constexpr float trim = 0.25f;
    while (radius > 0 && x0 < x1 && !inside(x0, c - x0)) x0 += trim;
    while (radius > 0 && x0 < x1 && !inside(x1, c - x1)) x1 -= trim;
    if (x1 - x0 > 0.5f) line({x0, c - x0}, {x1, c - x1}, colour, hatch::reserve_width);
  }
}

}  // namespace wingspan::panel
