// The functions of panel.wasm that JavaScript may call, and the only ones. Typed for TypeScript, and told call by call, in
// web/src/guest/panel-module.ts. One module holds one panel. Texts to C++ go through panel_text_room(), texts from C++ are
// UTF-8 and stay until the next call that gives a text. Nothing may be called before panel_start() or after panel_stop().
#include <emscripten.h>
#include <imgui.h>
#include <imgui_internal.h>  // which window the wheel would scroll

#include <cfloat>
#include <charconv>
#include <cmath>
#include <memory>
#include <string>

#include "bridge/dom_names.hpp"
#include "bridge/line_form.hpp"
#include "bridge/panel_host.hpp"
#include "report/detected.hpp"

namespace {

using namespace wingspan;

std::unique_ptr<bridge::PanelHost> host;
std::string text_in;
std::string text_out;

enum FrameFlag : int { animating = 1, editing = 2, changed = 4, check = 8, copy = 16, print = 32, picture = 64, table = 128 };

int flag_of(panel::Event::Kind kind) {
  switch (kind) {
    case panel::Event::changed: return changed;
    case panel::Event::check: return check;
    case panel::Event::copy: return copy;
    case panel::Event::print: return print;
    case panel::Event::save_picture: return picture;
    case panel::Event::save_table: return table;
    case panel::Event::edit_text: return 0;  // told by text_field(), which also says where
  }
  return 0;
}

void append_px(std::string& text, float value) {
  // Hundredths of a pixel, without the locale that printf would follow.
  const long hundredths = std::lround(static_cast<double>(value) * 100);
  char digits[24];
  const auto [end, error] = std::to_chars(digits, digits + sizeof digits, hundredths);
  text.append(digits, end).append("e-2");
}

template <class Box>
std::string box_text(const Box& box) {
  std::string text;
  for (const float value : {box.x, box.y, box.width, box.height}) {
    if (!text.empty()) text.push_back(' ');
    append_px(text, value);
  }
  return text;
}

bool scrolls(const ImGuiWindow& window, float wheel_y) {
  if (window.ScrollMax.y <= 0 || (window.Flags & ImGuiWindowFlags_NoScrollWithMouse)) return false;
  return wheel_y > 0 ? window.Scroll.y > 0 : window.Scroll.y < window.ScrollMax.y;
}

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE int panel_start() {
  host = std::make_unique<bridge::PanelHost>();
  const platform::WindowFailure failure = host->start({});
  if (failure != platform::WindowFailure::none) host.reset();
  return static_cast<int>(failure);
}

EMSCRIPTEN_KEEPALIVE void panel_stop() { host.reset(); }

EMSCRIPTEN_KEEPALIVE char* panel_text_room(int bytes) {
  text_in.assign(static_cast<std::size_t>(bytes), '\0');
  return text_in.data();
}

// --- State ---------------------------------------------------------------------------------------------------------

EMSCRIPTEN_KEEPALIVE void panel_set() {
  panel::Inputs inputs = host->panel().inputs();
  std::string_view rest = text_in.c_str();
  for (bridge::Line line; bridge::next_line(rest, line);) {
    if (bridge::read_lesson_line(line, inputs, inputs.language)) continue;
    if (line.key == "theme") inputs.theme = line.value == "dark" ? panel::Theme::dark : panel::Theme::light;
    if (line.key == "motion") inputs.reduced_motion = line.value == "reduced";
    if (line.key == "pointer") inputs.coarse_pointer = line.value == "coarse";
  }
  host->panel().set(inputs);
}

EMSCRIPTEN_KEEPALIVE const char* panel_inputs() {
  const panel::Inputs& inputs = host->panel().inputs();
  text_out.clear();
  bridge::append_lesson_lines(text_out, inputs, inputs.language);
  return text_out.c_str();
}

// What a browser's graphics renderer string says of the machine (report/detected.hpp).
EMSCRIPTEN_KEEPALIVE const char* panel_detect() {
  text_out = report::detected_machines(text_in.c_str());
  return text_out.c_str();
}

EMSCRIPTEN_KEEPALIVE const char* panel_widgets() {
  text_out.clear();
  for (const panel::Widget& widget : host->panel().widgets()) bridge::append_line(text_out, widget.id, box_text(widget));
  return text_out.c_str();
}

EMSCRIPTEN_KEEPALIVE void panel_acknowledge_copy() { host->panel().acknowledge_copy(); }

// --- Frames and context ----------------------------------------------------------------------------------------------

EMSCRIPTEN_KEEPALIVE void panel_resize(int width_px, int height_px, float scale) {
  host->window().resize({width_px, height_px, scale});
}

EMSCRIPTEN_KEEPALIVE int panel_frame() {
  int flags = host->frame().animating ? animating : 0;
  for (const panel::Event& event : host->take_events()) flags |= flag_of(event.kind);
  if (host->panel().text_field() != nullptr) flags |= editing;
  return flags;
}

EMSCRIPTEN_KEEPALIVE float panel_height() { return host->last_frame().wanted_height_px; }

EMSCRIPTEN_KEEPALIVE const char* panel_cursor() { return bridge::css_cursor(ImGui::GetMouseCursor()); }

EMSCRIPTEN_KEEPALIVE void panel_lost() { host->lost(); }

EMSCRIPTEN_KEEPALIVE int panel_restored() { return host->restored(); }

// --- Input -------------------------------------------------------------------------------------------------------------

EMSCRIPTEN_KEEPALIVE void panel_point(float x, float y, int touch) {
  ImGuiIO& io = ImGui::GetIO();
  io.AddMouseSourceEvent(touch ? ImGuiMouseSource_TouchScreen : ImGuiMouseSource_Mouse);
  io.AddMousePosEvent(x, y);
}

EMSCRIPTEN_KEEPALIVE void panel_point_away() { ImGui::GetIO().AddMousePosEvent(-FLT_MAX, -FLT_MAX); }

EMSCRIPTEN_KEEPALIVE void panel_press(int down) { ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, down != 0); }

EMSCRIPTEN_KEEPALIVE int panel_wheel(float notches) {
  for (const ImGuiWindow* window = ImGui::GetCurrentContext()->HoveredWindow; window; window = window->ParentWindow) {
    if (scrolls(*window, notches)) {
      ImGui::GetIO().AddMouseWheelEvent(0, notches);
      return 1;
    }
    if (!(window->Flags & ImGuiWindowFlags_ChildWindow)) break;
  }
  return 0;
}

EMSCRIPTEN_KEEPALIVE int panel_key(int down, int shift) {
  const auto key = bridge::key_named(text_in.c_str());
  if (!key || (down && !host->panel().uses_key(*key))) return 0;
  ImGuiIO& io = ImGui::GetIO();
  io.AddKeyEvent(ImGuiMod_Shift, shift != 0);
  io.AddKeyEvent(*key, down != 0);
  return 1;
}

EMSCRIPTEN_KEEPALIVE void panel_character() { ImGui::GetIO().AddInputCharactersUTF8(text_in.c_str()); }

EMSCRIPTEN_KEEPALIVE void panel_focus(int on) { ImGui::GetIO().AddFocusEvent(on != 0); }

EMSCRIPTEN_KEEPALIVE void panel_enter(int last) {
  host->panel().enter(last ? panel::Panel::Enter::last : panel::Panel::Enter::first);
}

EMSCRIPTEN_KEEPALIVE void panel_leave() { host->leave(); }

// --- Text entry ----------------------------------------------------------------------------------------------------

EMSCRIPTEN_KEEPALIVE const char* panel_text_field() {
  text_out.clear();
  const panel::TextField* field = host->panel().text_field();
  if (field == nullptr) return text_out.c_str();
  bridge::append_line(text_out, "id", field->id);
  bridge::append_line(text_out, "box", box_text(*field));
  std::string font;
  append_px(font, field->font_px);
  bridge::append_line(text_out, "font", font);
  bridge::append_line(text_out, "weight", field->semibold ? "600" : "400");
  bridge::append_line(text_out, "mode", field->decimal ? "decimal" : "text");
  bridge::append_line(text_out, "text", host->typed());
  bridge::append_line(text_out, "label", host->field_label());
  bridge::append_line(text_out, "hint", host->field_hint());
  return text_out.c_str();
}

EMSCRIPTEN_KEEPALIVE void panel_type() { host->type(text_in.c_str()); }

EMSCRIPTEN_KEEPALIVE void panel_finish_typing() { host->finish_typing(); }

EMSCRIPTEN_KEEPALIVE void panel_cancel_typing() { host->cancel_typing(); }

}  // extern "C"
