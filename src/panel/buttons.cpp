#include "panel/buttons.hpp"

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

}  // namespace wingspan::panel
