// The lesson's panel: Dear ImGui behaviour, our own drawing. One view shows at a time; tabs where there are several.
//
// Draws the state it is given and reports what the learner did with it; it computes no bytes and
// holds no words (report does both). Includes report, engine and ImGui only: no GL, no window, no
// clock, no locale. The host owns the ImGui context, the fonts, the text entry and the frames.
//
// A host's frame:   ImGui::NewFrame(); r = panel.draw(width, delta); ImGui::Render(); take_events();
// Frames on demand: draw again after any input, after set(), and while r.animating (at most 700 ms; a replay of the run as long as its steps take);
//                   otherwise nothing here asks for a frame. ImGui itself needs 3 frames per input.
// Lengths are CSS px, x right, y down, origin at the panel's top left = ImGui's display origin.
#pragma once

#include <imgui.h>

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "panel/wing_quad.hpp"
#include "report/exercise.hpp"
#include "report/language.hpp"
#include "report/lesson.hpp"

namespace wingspan::panel {

enum class Theme : unsigned char { light, dark };

/// All that decides what the panel shows. Same state, same picture.
struct Inputs : report::LessonInput {
  report::Language language{};
  Theme theme = Theme::light;
  bool reduced_motion = false;  ///< final state at once, nothing moves
  bool coarse_pointer = false;  ///< controls 44 px high
};

/// A widget as drawn in the last frame. `id` is a stable word of the contract (`memory-slider`,
/// `row-14B`, …) and lives as long as the program.
struct Widget {
  std::string_view id;
  float x = 0, y = 0, width = 0, height = 0;
};

/// What the learner did. `changed`: inputs() differs from what set() was given.
struct Event {
  enum Kind { changed, check, copy, print, save_picture, save_table, edit_text } kind;
  std::string_view widget;  ///< edit_text: `memory`, `card-note` or `checkpoint-answer`
};

/// Where the host lays its text entry while a field is being edited: exactly over the text, inside
/// the field's frame, which the panel keeps drawing (with the focus ring, without the text).
struct TextField {
  std::string_view id;
  float x = 0, y = 0, width = 0, height = 0;
  float font_px = 0;
  bool semibold = false;  ///< else regular
  bool decimal = false;   ///< a number is expected (decimal keyboard)
};

struct FrameResult {
  float wanted_height_px = 0;  ///< the height at which nothing is cut; make the canvas that high, or higher: the wing grows with the next frame
  bool animating = false;      ///< a motion runs: draw the next frame without waiting for input
};

/// How the host draws the membrane. Without `draw` the panel fills it itself (same curves).
/// `draw` is called during rendering with a WingQuad in ImDrawCmd::UserCallbackData, `context` in it.
struct WingShader {
  ImDrawCallback draw = nullptr;
  void* context = nullptr;
};

/// Both faces of the label family, added with add_face(); they must outlive the panel.
struct Fonts {
  ImFont* regular = nullptr;
  ImFont* semibold = nullptr;
};

/// Adds a face to the current context's atlas. Any size is baked on demand; a size is the em, as in
/// CSS, because the build makes ascent + descent one em (fonts.py). `ttf` is not copied and must
/// outlive the context. Null if it is no font.
ImFont* add_face(std::span<const unsigned char> ttf);

struct PanelState;

class Panel {
 public:
  /// Needs a current ImGui context; sets its style, and its keyboard navigation flag.
  explicit Panel(Fonts fonts);
  ~Panel();
  Panel(const Panel&) = delete;
  Panel& operator=(const Panel&) = delete;

  /// May be changed at any time (context lost: {}; restored: again).
  void set_wing_shader(WingShader shader);

  /// From outside (page, form face, text entry). Raises no event. Motion starts where the wing is.
  void set(const Inputs& inputs);
  [[nodiscard]] const Inputs& inputs() const;

  /// Between ImGui::NewFrame and ImGui::Render. `width_px` is clamped to at least 240.
  FrameResult draw(float width_px, float delta_s);

  /// Of the last frame, in reading order. Valid until the next draw().
  [[nodiscard]] std::span<const Widget> widgets() const;

  /// Since the last call, oldest first. The panel's own changes are applied already.
  [[nodiscard]] std::vector<Event> take_events();

  // -- text entry ------------------------------------------------------------------------------
  /// After `edit_text` the host opens its entry over text_field() and feeds what is typed by set().
  /// finish_edit() when that entry is closed; the field then shows its text again.
  [[nodiscard]] const TextField* text_field() const;  ///< null: nothing is being edited
  void finish_edit();

  /// The card is in the clipboard: its button says so until the exercise changes.
  void acknowledge_copy();

  // -- keyboard --------------------------------------------------------------------------------
  /// Keyboard focus came to the canvas (Tab): shows the ring, on the first or last widget.
  /// On a pointer press no call is needed. leave() when focus went away: closes list and tooltip.
  enum class Enter : unsigned char { first, last };
  void enter(Enter where);
  void leave();
  /// True while the panel uses that key (arrows, Home, End, Page, Space, Enter while a widget has the
  /// ring; Escape only while a list or tooltip is open), so the page must not act on it too.
  [[nodiscard]] bool uses_key(ImGuiKey key) const;

  /// For the tests of this room.
  [[nodiscard]] PanelState& state() { return *state_; }

 private:
  std::unique_ptr<PanelState> state_;
};

}  // namespace wingspan::panel
