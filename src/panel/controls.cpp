#include "panel/controls.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

namespace wingspan::panel {
namespace {

using namespace tokens;

constexpr float ring_offset = 2;
// How far a finger may wander before its touch is a gesture and no tap.
constexpr float tap_slop_px = 8;

ImGuiID id_of(std::string_view id) {
  return ImGui::GetCurrentWindow()->GetID(id.data(), id.data() + id.size());
}

// Towards 1 or 0 at the token's pace.
float stepped(float value, bool on, float ms, const tokens::Motion& motion, bool still) {
  if (still) return on ? 1.0f : 0.0f;
  return std::clamp(value + (on ? ms : -ms) / motion.ms, 0.0f, 1.0f);
}

}  // namespace

void Controls::begin(const Pen& pen, float ms, bool still) {
  pen_ = &pen;
  ms_ = ms;
  still_ = still;
  fading_ = slider_focused_ = false;
  widgets_.clear();
  ring_.reset();
  tip_id_ = {};
  for (Fade& fade : fades_) fade.seen = false;
}

void Controls::mention(std::string_view id, const Box& box) { widgets_.push_back({id, box.x, box.y, box.width, box.height}); }

void Controls::fade(ImGuiID id, Touch& touch) {
  auto found = std::find_if(fades_.begin(), fades_.end(), [id](const Fade& fade) { return fade.id == id; });
  if (found == fades_.end()) found = fades_.insert(fades_.end(), {id, 0, 0, true});
  found->seen = true;
  found->hover = stepped(found->hover, touch.hovered, ms_, motion::hover, still_);
  found->press = stepped(found->press, touch.held, ms_, motion::press, still_);
  fading_ = fading_ || found->hover != (touch.hovered ? 1.0f : 0.0f) || found->press != (touch.held ? 1.0f : 0.0f);
  touch.hover = found->hover;
  touch.press = found->press;
}

void Controls::focus_if_entering(ImGuiID id) {
  if (!entering_) return;
  ImGui::FocusWindow(ImGui::GetCurrentWindow());
  ImGui::SetFocusID(id, ImGui::GetCurrentWindow());
  ImGui::SetNavCursorVisible(true);
  if (*entering_ == Panel::Enter::first) entering_.reset();  // `last`: each takes it from the one before
}

void Controls::focus_if_heir(std::string_view id, ImGuiID item) {
  if (heir_.empty() || heir_ != id) return;
  heir_ = {};
  const bool ring = ImGui::GetCurrentContext()->NavCursorVisible;
  ImGui::SetFocusID(item, ImGui::GetCurrentWindow());
  ImGui::SetNavCursorVisible(ring);
}

Touch Controls::behave(std::string_view id, const Box& box, ImGuiButtonFlags flags, bool tight) {
  mention(id, box);
  const float least = tight ? 0 : pen_->look().hit_px();
  const Box hit = box.at_least(least, least);
  const ImRect area(hit.min(), hit.max());
  const ImGuiID item = id_of(id);
  Touch touch;
  if (ImGui::ItemAdd(area, item, nullptr)) {
    focus_if_entering(item);
    focus_if_heir(id, item);
    touch.pressed = ImGui::ButtonBehavior(area, item, &touch.hovered, &touch.held, flags);
  }
  const ImGuiContext& imgui = *ImGui::GetCurrentContext();
  const bool chosen = imgui.NavId == item && imgui.NavWindow == ImGui::GetCurrentWindow();
  touch.focused = chosen && imgui.NavCursorVisible;
  const ImVector<ImWchar>& characters = imgui.IO.InputQueueCharacters;
  touch.typed = chosen && !characters.empty() && characters.back() != ' ';
  fade(item, touch);
  return touch;
}

Touch Controls::button(std::string_view id, const Box& box, float radius) {
  const Touch touch = behave(id, box, 0);
  if (touch.focused) ring_ = {box, radius};
  if (touch.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  return touch;
}

Touch Controls::spot(std::string_view id, const Box& box, float radius) {
  const Touch touch = behave(id, box, 0, true);
  if (touch.focused) ring_ = {box, radius};
  if (touch.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  return touch;
}

std::optional<float> Controls::slider(std::string_view id, const Box& track, float at, float step, float leap,
                                      Touch& touch) {
  const Box area{track.x - control::slider_knob, track.y, track.width + 2 * control::slider_knob, track.height};
  touch = behave(id, area, ImGuiButtonFlags_PressedOnClick);
  const ImGuiIO& io = ImGui::GetIO();
  std::optional<float> wanted;
  if (touch.held && ImGui::IsMousePosValid()) {
    const float place = std::clamp((io.MousePos.x - track.x) / track.width, 0.0f, 1.0f);
    // A finger that has just come down may be about to scroll the page: wait for its direction.
    const bool undecided = io.MouseSource == ImGuiMouseSource_TouchScreen &&
                           std::abs(io.MousePos.x - io.MouseClickedPos[0].x) < tap_slop_px;
    if (undecided && (touch.pressed || pending_)) pending_ = place;
    else wanted = place, pending_.reset();
  } else if (!touch.held && pending_) {
    const bool tapped = ImGui::IsMousePosValid() && std::abs(io.MousePos.y - io.MouseClickedPos[0].y) < tap_slop_px;
    if (tapped) wanted = pending_;
    pending_.reset();
  }
  if (touch.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  if (touch.focused) {
    slider_focused_ = true;
    const ImGuiID item = ImGui::GetItemID();
    const struct { ImGuiKey key; float to; } keys[] = {
        {ImGuiKey_LeftArrow, at - step}, {ImGuiKey_RightArrow, at + step}, {ImGuiKey_PageDown, at - leap},
        {ImGuiKey_PageUp, at + leap},    {ImGuiKey_Home, 0},               {ImGuiKey_End, 1}};
    for (const auto& [key, to] : keys) {
      ImGui::SetKeyOwner(key, item);
      if (ImGui::IsKeyPressed(key, ImGuiInputFlags_Repeat, item)) wanted = std::clamp(to, 0.0f, 1.0f);
    }
    const float reach = control::slider_knob + 2;
    ring_ = {{track.x + track.width * (wanted.value_or(at)) - reach, track.centre_y() - reach, 2 * reach, 2 * reach}, reach};
  }
  return wanted;
}

void Controls::tooltip(bool wanted, std::string_view id, const Box& anchor, std::string_view words, bool beside) {
  if (!wanted || words.empty()) {
    if (dismissed_ == id) dismissed_ = {};
    return;
  }
  if (dismissed_ == id || ImGui::IsPopupOpen(nullptr, ImGuiPopupFlags_AnyPopup)) return;
  tip_id_ = id;
  tip_anchor_ = anchor;
  tip_words_ = words;
  tip_beside_ = beside;
}

void Controls::leave() {
  dismissed_ = heir_ = {};
  pending_.reset();
  entering_.reset();
  ImGui::SetNavCursorVisible(false);
}

bool Controls::uses_key(ImGuiKey key) const {
  const bool list_open = ImGui::IsPopupOpen(nullptr, ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel);
  const ImGuiContext& imgui = *ImGui::GetCurrentContext();
  switch (key) {
    case ImGuiKey_Escape: return list_open || !tip_id_.empty();
    case ImGuiKey_UpArrow:
    case ImGuiKey_DownArrow:
    case ImGuiKey_LeftArrow:
    case ImGuiKey_RightArrow: return imgui.NavId != 0;  // the first arrow only shows the ring
    case ImGuiKey_Enter:
    case ImGuiKey_KeypadEnter:
    case ImGuiKey_Space: return imgui.NavId != 0 && imgui.NavCursorVisible;
    case ImGuiKey_Home:
    case ImGuiKey_End:
    case ImGuiKey_PageUp:
    case ImGuiKey_PageDown: return slider_focused_;
    default: return false;
  }
}

void Controls::draw_ring() {
  if (!ring_) return;
  const Box box = ring_->box;
  const float out = ring_offset + stroke::focus;
  pen_->frame(box.grown(out), pen_->colour().focus, stroke::focus, ring_->radius + out);
  ring_.reset();
}

void Controls::finish_list(const Pen& panel_pen) {
  draw_ring();
  pen_ = &panel_pen;
}

void Controls::draw_tooltip(const Box& panel) const {
  constexpr float across = 320;
  const tokens::Type type = type::small;
  const float most = std::min(across, panel.width - 2 * space::s8) - 2 * space::s12;
  const float width = std::min(most, std::ceil(pen_->text_width(type, tip_words_)));
  const float height = pen_->text_height(type, tip_words_, width);
  Box tip{tip_anchor_.x, tip_anchor_.bottom() + space::s8, width + 2 * space::s12, height + 2 * space::s8};
  if (tip_beside_ && tip_anchor_.right() + space::s12 + tip.width < panel.right()) {
    tip.x = tip_anchor_.right() + space::s12;
    tip.y = tip_anchor_.centre_y() - tip.height / 2;
  }
  if (tip.bottom() > panel.bottom() - space::s8) tip.y = tip_anchor_.y - space::s8 - tip.height;
  tip.x = std::clamp(tip.x, panel.x + space::s8, std::max(panel.x + space::s8, panel.right() - space::s8 - tip.width));
  tip.y = std::max(tip.y, panel.y + space::s8);
  pen_->fill(tip, pen_->colour().raised, radius::control);
  pen_->frame(tip, pen_->colour().line, stroke::hair, radius::control);
  pen_->text({tip.x + space::s12, tip.y + space::s8, width, height}, type, pen_->colour().ink, tip_words_);
}

void Controls::finish(const Box& panel) {
  std::erase_if(fades_, [](const Fade& fade) { return !fade.seen; });
  entering_.reset();
  if (!tip_id_.empty() && ImGui::IsKeyPressed(ImGuiKey_Escape, false)) {
    dismissed_ = tip_id_;
    tip_id_ = {};
  }
  draw_ring();
  if (!tip_id_.empty()) draw_tooltip(panel);
}

}  // namespace wingspan::panel
