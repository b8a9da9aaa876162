// Drawing with the look of the panel: text set as CSS sets it, crisp lines, hatches.
//
// A text line's box is size x line height; its baseline lies as in CSS for the label face. Text breaks
// at ASCII spaces only (a number and its unit stay together); a word wider than the line breaks inside.
#pragma once

#include <imgui.h>

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "panel/box.hpp"
#include "panel/look.hpp"

namespace wingspan::panel {

enum class Align : unsigned char { left, centre, right };

/// What a text took and what it was given: for the test that no text leaves its box or meets another.
struct TextTrace {
  Box text, room;
  std::string words;
};

class Pen {
 public:
  Pen(ImDrawList* list, const Look& look, float scale, std::vector<TextTrace>* trace)
      : list_(list), look_(look), scale_(scale), trace_(trace) {}

  /// The same pen on another list.
  [[nodiscard]] Pen in(ImDrawList* list) const { return {list, look_, scale_, trace_}; }
  [[nodiscard]] ImDrawList& list() const { return *list_; }
  [[nodiscard]] const Look& look() const { return look_; }
  [[nodiscard]] const tokens::Colours& colour() const { return look_.colour(); }
  /// One device px in CSS px.
  [[nodiscard]] float device_px() const { return 1 / scale_; }
  /// The nearest whole device px.
  [[nodiscard]] float snap(float px) const;
  /// Alpha of everything drawn from now on, 0..1.
  void fade(float alpha) { alpha_ = alpha; }
  [[nodiscard]] ImU32 ink(ImU32 colour) const { return faded(colour, alpha_); }

  // -- text ------------------------------------------------------------------------------------
  [[nodiscard]] float text_width(const tokens::Type& type, std::string_view text) const;
  /// Height of `text` wrapped at `width`; 0 for an empty text.
  [[nodiscard]] float text_height(const tokens::Type& type, std::string_view text, float width) const;
  /// Draws wrapped lines from the top of `room`; room.height 0: as high as it gets. Returns the height.
  float text(const Box& room, const tokens::Type& type, ImU32 colour, std::string_view text,
             Align align = Align::left) const;
  /// One line with its baseline at y; x is its left, centre or right. Returns its width.
  float line_of_text(float x, float baseline, const tokens::Type& type, ImU32 colour, std::string_view text,
                     Align align = Align::left) const;
  /// From the top of a line's box to its baseline.
  [[nodiscard]] static float baseline_of(const tokens::Type& type);
  /// Baseline of a line whose capitals are centred on y.
  [[nodiscard]] static float baseline_centred(float y, const tokens::Type& type);

  // -- shapes ----------------------------------------------------------------------------------
  void fill(const Box& box, ImU32 colour, float radius = 0, ImDrawFlags corners = 0) const;
  /// The stroke lies inside the box.
  void frame(const Box& box, ImU32 colour, float stroke, float radius = 0) const;
  void line(ImVec2 a, ImVec2 b, ImU32 colour, float stroke) const;
  /// Along the points, `on` px of line and `off` px without, from the first point on.
  void dashes(std::span<const ImVec2> points, float on, float off, ImU32 colour, float stroke) const;
  void disc(ImVec2 centre, float radius, ImU32 colour) const;
  void ring(ImVec2 centre, float radius, ImU32 colour, float stroke) const;
  /// Hairlines on whole device px.
  void horizontal(float x0, float x1, float y, ImU32 colour, float stroke = tokens::stroke::hair) const;
  void vertical(float x, float y0, float y1, ImU32 colour, float stroke = tokens::stroke::hair) const;
  /// The hatch of the reserve: rising lines that meet across neighbouring boxes.
  void hatch(const Box& box, ImU32 colour, float radius = 0) const;

 private:
  ImDrawList* list_;
  const Look& look_;
  float scale_;
  std::vector<TextTrace>* trace_;
  float alpha_ = 1;
};

}  // namespace wingspan::panel
