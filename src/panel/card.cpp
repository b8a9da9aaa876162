// The goal card: the learner's note beside memory, model and date; copy, print, picture.
#include <algorithm>
#include <array>
#include <cmath>

#include "panel/buttons.hpp"

namespace wingspan::panel {
namespace {

using namespace tokens;

constexpr float card_padding = 12, link_gap = 14;
constexpr float note_least_px = 150;  // beside the summary; else the summary goes below

struct Link {
  std::string_view id, words;
  Event::Kind kind;
};

std::array<Link, 3> links(const Scene& scene) {
  return {{{"card-copy", scene.copied ? scene.labels.copied : scene.labels.copy, Event::copy},
           {"card-print", scene.labels.print, Event::print},
           {"card-picture", scene.labels.picture, Event::save_picture}}};
}

float link_width(const Scene& scene, const Link& link, float most) {
  // As wide as the longer of both words, so that „copied" moves nothing.
  float width = scene.pen.text_width(type::small, link.words);
  if (link.kind == Event::copy)
    width = std::max(scene.pen.text_width(type::small, scene.labels.copy), scene.pen.text_width(type::small, scene.labels.copied));
  return std::min(std::ceil(width), most);
}

float links_width(const Scene& scene, float most) {
  float width = -link_gap;
  for (const Link& link : links(scene)) width += link_width(scene, link, most) + link_gap;
  return width;
}

// From `left`, wrapping like words. Returns the lower edge.
float draw_links(Scene& scene, Column column, float left, float y, bool measure) {
  const float pitch = std::max(scene.pen.look().hit_px(), type::small.size_px * type::small.line_height);
  float x = left, bottom = y + pitch;
  for (const Link& link : links(scene)) {
    const float width = link_width(scene, link, column.width());
    if (x > column.left && x + width > column.right + 0.5f) {
      x = column.left;
      y = bottom;
    }
    const float height = std::max(pitch, scene.pen.text_height(type::small, link.words, width));
    bottom = std::max(bottom, y + height);
    if (!measure && text_button(scene, link.id, {x, y, width, height}, link.words)) scene.deeds.say(link.kind, link.id);
    x += width + link_gap;
  }
  return bottom;
}

// The note on its line; typed text wraps, the card grows. Returns the lower edge.
float draw_note(Scene& scene, Column column, float y, bool measure) {
  const Pen& pen = scene.pen;
  const std::string& note = scene.inputs.exercise.note;
  const std::string_view words = note.empty() ? std::string_view(scene.labels.note_hint) : note;
  const float line = pen.look().hit_px();
  const float text = pen.text_height(type::small, words, column.width());
  const Box box{column.left, y, column.width(), std::max(line, text + space::s4)};
  if (measure) return box.bottom();
  const Touch touch = scene.controls.button("card-note", box, radius::bar);
  if (touch.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_TextInput);
  if (touch.pressed || touch.typed) scene.deeds.say(Event::edit_text, "card-note");
  const bool editing = scene.editing == "card-note";
  const ImU32 rule = editing ? pen.colour().focus : mixed(pen.colour().line, pen.colour().accent, touch.hover);
  pen.horizontal(box.x, box.right(), box.bottom() - (editing ? 2 : 1), rule, editing ? stroke::selection : stroke::hair);
  if (editing) {
    scene.field = TextField{"card-note", box.x, box.y, box.width, box.height - 2, type::small.size_px, false, false};
    return box.bottom();
  }
  pen.text({box.x, box.bottom() - 2 - text, box.width, text}, type::small, note.empty() ? pen.colour().muted : pen.colour().ink, words);
  return box.bottom();
}

// Everything inside the card; `measure` draws nothing.
float inside(Scene& scene, Column column, float y, bool measure) {
  const Pen& pen = scene.pen;
  const float links_wide = links_width(scene, column.width());
  const float title_wide = pen.text_width(semibold(type::small), scene.labels.goal_card);
  const bool beside = !scene.narrow && title_wide + space::s24 + links_wide <= column.width();
  const float title_room = beside ? title_wide + 1 : column.width();
  const float title = pen.text_height(semibold(type::small), scene.labels.goal_card, title_room);
  const float row = beside ? std::max(pen.look().hit_px(), title) : title;
  if (!measure) pen.text({column.left, y + (row - title) / 2, title_room, title}, semibold(type::small), pen.colour().ink, scene.labels.goal_card);
  if (beside) draw_links(scene, column, column.right - links_wide, y, measure);
  y += row;

  const std::string& summary = scene.report.card_summary;
  const float wide = pen.text_width(type::label, summary);
  const bool summary_beside = !summary.empty() && column.width() - wide - space::s16 >= note_least_px;
  const Column note{column.left, summary_beside ? column.right - wide - space::s16 : column.right};
  y = draw_note(scene, note, y, measure);
  if (!summary.empty()) {
    if (summary_beside) {
      if (!measure) {
        pen.line_of_text(column.right, std::round(y - 2 - type::small.size_px * type::small.line_height + Pen::baseline_of(type::small)),
                         type::label, pen.colour().muted, summary, Align::right);
        pen.horizontal(note.right, column.right, y - 1, pen.colour().line);
      }
    } else {
      const float tall = pen.text_height(type::label, summary, column.width());
      if (!measure) pen.text({column.left, y + space::s8, column.width(), tall}, type::label, pen.colour().muted, summary);
      y += space::s8 + tall;
    }
  }
  if (!beside) y = draw_links(scene, column, column.left, y + space::s4, measure);
  return y;
}

}  // namespace

float draw_card(Scene& scene, Column column, float y) {
  const Column within{column.left + card_padding, column.right - card_padding};
  const float top = y + (scene.narrow ? space::s8 : space::s4);
  const float bottom = inside(scene, within, top, true) + (scene.narrow ? space::s4 : space::s8);
  scene.pen.fill({column.left, y, column.width(), bottom - y}, scene.pen.colour().raised, radius::card);
  inside(scene, within, top, false);
  return bottom;
}

}  // namespace wingspan::panel
