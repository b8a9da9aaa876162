#include "panel/buttons.hpp"

#include <algorithm>
#include <cmath>

namespace wingspan::panel {
namespace {

using namespace tokens;

// Hover and press, in this order, on a filled control (design, "States of a control").
ImU32 pressed_into(ImU32 fill, ImU32 ink, const Touch& touch) {
  return mixed(fill, ink, 0.18f * touch.hover + 0.17f * touch.press);
}

}  // namespace

bool primary_button(Scene& scene, std::string_view id, const Box& box, std::string_view words) {
  const Pen& pen = scene.pen;
  const Touch touch = scene.controls.button(id, box);
  pen.fill(box, pressed_into(pen.colour().accent, pen.colour().ink, touch), radius::control);
  const float inside = box.width - 2 * space::s12;
  const float height = pen.text_height(type::strong, words, inside);
  pen.text({box.x + space::s12, box.centre_y() - height / 2, inside, height}, type::strong, pen.colour().on_accent, words,
           Align::centre);
  return touch.pressed;
}

bool secondary_button(Scene& scene, std::string_view id, const Box& box, std::string_view words) {
  const Pen& pen = scene.pen;
  const Touch touch = scene.controls.button(id, box);
  const ImU32 ground = mixed(pen.colour().surface, pen.colour().accent_soft, touch.hover);
  pen.fill(box, mixed(ground, pen.colour().accent, 0.25f * touch.press), radius::control);
  pen.frame(box, mixed(pen.colour().line, pen.colour().accent, touch.hover), stroke::hair, radius::control);
  const float inside = box.width - 2 * space::s12;
  const float height = pen.text_height(type::strong, words, inside);
  pen.text({box.x + space::s12, box.centre_y() - height / 2, inside, height}, type::strong, pen.colour().ink, words, Align::centre);
  return touch.pressed;
}

float button_width(const Scene& scene, std::string_view words, float most) {
  return std::min(std::ceil(scene.pen.text_width(type::strong, words)) + 2 * space::s16, most);
}

bool text_button(Scene& scene, std::string_view id, const Box& box, std::string_view words) {
  const Pen& pen = scene.pen;
  const Touch touch = scene.controls.button(id, box);
  if (touch.hover > 0)
    pen.fill(box.grown(space::s4), mixed(pen.colour().accent_soft & ~IM_COL32_A_MASK, pen.colour().accent_soft, touch.hover),
             radius::control);
  const float height = pen.text_height(type::small, words, box.width);
  pen.text({box.x, box.centre_y() - height / 2, box.width, height}, type::small,
           pressed_into(pen.colour().accent, pen.colour().ink, touch), words);
  return touch.pressed;
}

Touch field_frame(Scene& scene, std::string_view id, const Box& box, bool wrong) {
  const Pen& pen = scene.pen;
  const tokens::Colours& colour = pen.colour();
  const Touch touch = scene.controls.button(id, box);
  pen.fill(box, mixed(colour.surface, colour.accent_soft, 0.5f * touch.hover), radius::control);
  const bool editing = scene.editing == id;
  const ImU32 border = wrong ? colour.too_big : editing ? colour.focus : mixed(colour.line, colour.accent, touch.hover);
  pen.frame(box, border, wrong || editing ? stroke::selection : stroke::hair, radius::control);
  return touch;
}

void number_field(Scene& scene, std::string_view id, const Box& box, std::string_view typed, bool wrong) {
  const Pen& pen = scene.pen;
  const Touch touch = field_frame(scene, id, box, wrong);
  if (touch.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_TextInput);
  if (touch.pressed || touch.typed) scene.deeds.say(Event::edit_text, id);
  const float right = box.right() - space::s12;
  const float unit = pen.line_of_text(right, Pen::baseline_centred(box.centre_y(), type::field), type::small, pen.colour().muted,
                                      scene.labels.gb, Align::right);
  const Box text{box.x + space::s12, box.y, right - unit - space::s8 - box.x - space::s12, box.height};
  if (scene.editing == id) {
    scene.field = TextField{id, text.x, text.y, text.width, text.height, type::field.size_px, true, true};
    return;
  }
  pen.list().PushClipRect(text.min(), text.max(), true);
  pen.line_of_text(text.x, Pen::baseline_centred(box.centre_y(), type::field), type::field, pen.colour().ink, typed);
  pen.list().PopClipRect();
}

}  // namespace wingspan::panel
