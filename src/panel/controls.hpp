// What can be operated: Dear ImGui's behaviour for mouse, touch and keys, under our own drawing.
//
// Every control is reported as a widget. The focus ring, the tooltip and the short fades of hover and press live
// here, because they look the same on all of them (design, "States of a control").
#pragma once

#include <imgui.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "panel/panel.hpp"
#include "panel/pen.hpp"

namespace wingspan::panel {

/// A control in this frame.
struct Touch {
  bool hovered = false;
  bool held = false;
  bool pressed = false;  ///< clicked, tapped, or Enter or Space
  bool focused = false;  ///< has the keyboard's ring
  bool typed = false;    ///< a character was typed on it: begin to edit; the host passes the character on
  float hover = 0;       ///< 0..1, on its way
  float press = 0;

  [[nodiscard]] bool pointed_at() const { return hovered || focused; }
};

class Controls {
 public:
  /// `ms` since the last frame; `still`: no fades.
  void begin(const Pen& pen, float ms, bool still);
  /// Draws ring and tooltip over everything, `panel` being what the tooltip must stay in.
  void finish(const Box& panel);
  /// In a window of its own (the list), controls and their ring are drawn with that window's pen.
  void begin_list(const Pen& pen) { pen_ = &pen; }
  void finish_list(const Pen& panel_pen);

  /// A control that only reports its place.
  void mention(std::string_view id, const Box& box);
  /// `radius` of the focus ring's shape before it is set off.
  Touch button(std::string_view id, const Box& box, float radius = tokens::radius::control);
  /// The same where others lie close by: what can be hit is no larger than what is shown.
  Touch spot(std::string_view id, const Box& box, float radius = tokens::radius::bar);
  /// New place on the track, 0..1, where the learner moved it; `step`: one arrow key, `leap`: one page key.
  /// `at`: where the knob is. Fills `touch`.
  std::optional<float> slider(std::string_view id, const Box& track, float at, float step, float leap, Touch& touch);
  /// Said while `wanted`, until Escape: below `anchor`, or to its right where `beside` and there is room.
  void tooltip(bool wanted, std::string_view id, const Box& anchor, std::string_view words, bool beside = false);

  void enter(Panel::Enter where) { entering_ = where; }
  /// The control that was pressed goes: that one takes the keyboard when it is next drawn.
  void hand_on(std::string_view id) { heir_ = id; }
  void leave();
  [[nodiscard]] bool uses_key(ImGuiKey key) const;
  [[nodiscard]] bool animating() const { return fading_; }
  [[nodiscard]] const std::vector<Widget>& widgets() const { return widgets_; }
  [[nodiscard]] float ms() const { return ms_; }

 private:
  struct Fade {
    ImGuiID id;
    float hover, press;
    bool seen;
  };
  struct Ring {
    Box box;
    float radius;
  };

  Touch behave(std::string_view id, const Box& box, ImGuiButtonFlags flags, bool tight = false);
  void fade(ImGuiID id, Touch& touch);
  void focus_if_entering(ImGuiID id);
  void focus_if_heir(std::string_view id, ImGuiID item);
  void draw_ring();
  void draw_tooltip(const Box& panel) const;

  const Pen* pen_ = nullptr;
  float ms_ = 0;
  bool still_ = false, fading_ = false;
  std::vector<Widget> widgets_;
  std::vector<Fade> fades_;
  std::optional<Ring> ring_;
  std::optional<Panel::Enter> entering_;
  bool slider_focused_ = false;
  std::optional<float> pending_;  // a touch on the slider whose direction is not known yet
  Box tip_anchor_;
  std::string tip_words_;
  bool tip_beside_ = false;
  std::string_view tip_id_, dismissed_, heir_;
};

}  // namespace wingspan::panel
