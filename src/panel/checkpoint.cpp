// The self test's view: progress, question, answer, verdict, number line, unit squares; at the end the result.
#include <algorithm>
#include <array>
#include <cmath>

#include "panel/buttons.hpp"
#include "panel/checkpoint_parts.hpp"
#include "panel/marks.hpp"

namespace wingspan::panel {
namespace {

using namespace tokens;
using report::CheckpointDeed;
using report::CheckpointStage;

constexpr float dot_px = 11, dot_pitch = 21;
constexpr float field_px = 128, button_most_px = 200;
constexpr float mark_px = 18;
constexpr float beside_least_px = 240;  // room for the words of a verdict beside the controls
constexpr float choice_gap = 6, choice_least_px = 62;
constexpr std::array<std::string_view, engine::lesson_model_count + 1> choice_ids{
    "checkpoint-model-none", "checkpoint-model-1B",  "checkpoint-model-4B", "checkpoint-model-8B",
    "checkpoint-model-14B",  "checkpoint-model-32B", "checkpoint-model-70B"};

float line_px(const tokens::Type& type) { return type.size_px * type.line_height; }

bool asks(const Scene& scene) {
  return scene.checkpoint.stage == CheckpointStage::ask || scene.checkpoint.stage == CheckpointStage::hint;
}

void act(Scene& scene, CheckpointDeed deed) {
  scene.deeds.checkpoint = report::with_deed(scene.inputs.checkpoint, deed, scene.inputs.exercise);
}

// -- head -----------------------------------------------------------------------------------------
void draw_dot(const Pen& pen, report::Dot dot, ImVec2 centre) {
  const tokens::Colours& colour = pen.colour();
  switch (dot) {
    case report::Dot::right: return draw_mark(pen, engine::Verdict::fits, centre, dot_px + 2);
    case report::Dot::wrong: return draw_mark(pen, engine::Verdict::tight, centre, dot_px + 3);
    case report::Dot::here:
      pen.ring(centre, dot_px / 2, colour.accent, 2.4f);
      return pen.disc(centre, 2.2f, colour.accent);
    case report::Dot::open: return pen.ring(centre, dot_px / 2 - 0.5f, colour.line, stroke::own);
  }
}

float draw_head(const Scene& scene, Column column, float y) {
  const Pen& pen = scene.pen;
  const report::CheckpointReport& report = scene.checkpoint;
  const tokens::Type label = pen.look().label();
  const float dots_wide = dot_pitch * static_cast<float>(report.dots.size());
  const float words = pen.text_width(label, report.progress);
  const bool beside = column.left + words + space::s16 + dots_wide <= column.right;
  const float words_tall = pen.text({column.left, y, column.width(), 0}, label, pen.colour().muted, report.progress);
  float x = column.left + (beside ? words + space::s16 : 0) + dot_px / 2;
  if (!beside) y += words_tall + space::s4;
  for (const report::Dot dot : report.dots) {
    draw_dot(pen, dot, {x, y + line_px(label) / 2});
    x += dot_pitch;
  }
  y += line_px(label) + space::s8;
  y += pen.text({column.left, y, column.width(), 0}, type::question, pen.colour().ink, report.question) + space::s4;
  return y + pen.text({column.left, y, column.width(), 0}, type::body, pen.colour().muted, report.cue);
}

// -- verdict, hint, complaint ----------------------------------------------------------------------
struct Words {
  std::optional<engine::Verdict> mark;
  tokens::Type type = type::small;  // of the first
  std::string_view first, second, third;
  [[nodiscard]] bool any() const { return !first.empty(); }
};

Words words_of(const Scene& scene) {
  const report::CheckpointReport& report = scene.checkpoint;
  using engine::Verdict;
  if (!report.error.empty()) return {Verdict::too_big, type::small, report.error, {}, {}};
  if (report.stage == CheckpointStage::hint) return {std::nullopt, type::body, report.hint, {}, {}};
  if (report.stage != CheckpointStage::told) return {};
  return {report.right ? Verdict::fits : Verdict::tight, type::title, report.verdict, report.factor, report.reasoning};
}

float words_height(const Pen& pen, const Words& words, float width) {
  const float inside = width - (words.mark ? mark_px + space::s8 : 0);
  return pen.text_height(words.type, words.first, inside) + pen.text_height(type::small, words.second, inside) +
         pen.text_height(type::small, words.third, inside);
}

float draw_words(const Pen& pen, const Words& words, Column column, float y) {
  const float left = column.left + (words.mark ? mark_px + space::s8 : 0), inside = column.right - left;
  if (words.mark) draw_mark(pen, *words.mark, {column.left + mark_px / 2, y + line_px(words.type) / 2}, mark_px);
  const bool verdict = words.type.size_px == type::title.size_px;
  const ImU32 tint = verdict && words.mark ? verdict_colour(pen.colour(), *words.mark) : pen.colour().ink;
  y += pen.text({left, y, inside, 0}, words.type, tint, words.first);
  y += pen.text({left, y, inside, 0}, type::small, pen.colour().ink, words.second);
  return y + pen.text({left, y, inside, 0}, type::small, pen.colour().ink, words.third);
}

// -- answer ---------------------------------------------------------------------------------------
// A label over a field; returns where the field begins.
float draw_label(const Scene& scene, float left, float width, float y, std::string_view words) {
  return y + scene.pen.text({left, y, width, 0}, scene.pen.look().label(), scene.pen.colour().muted, words) + 3;
}

// What was answered stands still.
void locked_field(Scene& scene, std::string_view id, const Box& box, std::string_view typed) {
  const Pen& pen = scene.pen;
  scene.controls.mention(id, box);
  pen.fill(box, pen.colour().raised, radius::control);
  pen.frame(box, pen.colour().grid, stroke::hair, radius::control);
  const float baseline = Pen::baseline_centred(box.centre_y(), type::field);
  pen.line_of_text(box.x + space::s12, baseline, type::field, pen.colour().ink, typed);
  pen.line_of_text(box.right() - space::s12, baseline, type::small, pen.colour().muted, scene.labels.gb, Align::right);
}

void draw_field(Scene& scene, const Box& box) {
  if (asks(scene)) number_field(scene, "checkpoint-answer", box, scene.inputs.checkpoint.estimate, !scene.checkpoint.error.empty());
  else locked_field(scene, "checkpoint-answer", box, scene.checkpoint.answered);
}

void draw_choice(Scene& scene, std::size_t index, const Box& box) {
  const Pen& pen = scene.pen;
  const tokens::Colours& colour = pen.colour();
  const report::ChoiceReport& choice = scene.checkpoint.choices[index];
  const bool open = asks(scene);
  Touch touch;
  if (open) touch = scene.controls.button(choice_ids[index], box);
  else scene.controls.mention(choice_ids[index], box);
  pen.fill(box, choice.chosen ? colour.accent_soft : mixed(colour.surface, colour.accent_soft, 0.5f * touch.hover), radius::control);
  const bool strong = choice.chosen || choice.right;
  pen.frame(box, strong ? colour.accent : mixed(colour.line, colour.accent, touch.hover), strong ? stroke::selection : stroke::hair, radius::control);
  const tokens::Type& type = choice.chosen ? type::strong : type::body;
  const tokens::Type label = pen.look().tick();
  const float inside = box.width - 2 * space::s4;
  const float name = pen.text_height(type, choice.label, inside), figure = choice.figure.empty() ? 0 : label.size_px + space::s2;
  const float top = box.centre_y() - (name + figure) / 2;
  pen.text({box.x + space::s4, top, inside, name}, type, colour.ink, choice.label, Align::centre);
  if (figure > 0)
    pen.line_of_text(box.centre_x(), std::round(top + name + label.size_px - 1), label, choice.chosen ? colour.ink : colour.muted, choice.figure, Align::centre);
  if (choice.right) draw_mark(pen, engine::Verdict::fits, {box.right() - 2, box.y + 2}, 14);
  if (touch.pressed) scene.deeds.checkpoint = report::with_estimate(scene.inputs.checkpoint, choice.id);
}

float draw_choices(Scene& scene, Column column, float y) {
  const Pen& pen = scene.pen;
  const auto& choices = scene.checkpoint.choices;
  float least = choice_least_px;
  for (const report::ChoiceReport& choice : choices)
    least = std::max({least, pen.text_width(type::strong, choice.label) + 2 * space::s8, pen.text_width(pen.look().tick(), choice.figure) + 2 * space::s8});
  least = std::min(std::ceil(least), column.width());
  const float count = static_cast<float>(choices.size());
  const float columns = std::clamp(std::floor((column.width() + choice_gap) / (least + choice_gap)), 1.0f, count);
  const float width = std::min((column.width() + choice_gap) / columns - choice_gap, 96.0f > least ? 96.0f : least);
  float height = control::height_touch;
  for (const report::ChoiceReport& choice : choices)
    height = std::max(height, pen.text_height(type::strong, choice.label, width - 2 * space::s4) + pen.look().tick().size_px + space::s8);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const float index = static_cast<float>(i), row = std::floor(index / columns);
    draw_choice(scene, i, {column.left + (index - row * columns) * (width + choice_gap), y + row * (height + choice_gap), width, height});
  }
  return y + std::ceil(count / columns) * (height + choice_gap) - choice_gap;
}

// Buttons from the left; `x` moves behind them.
void draw_buttons(Scene& scene, float& x, float y, float room) {
  const report::CheckpointLabels& labels = scene.labels.checkpoint;
  const float height = scene.pen.look().control_px();
  const auto place = [&](std::string_view words) {
    const Box box{x, y, button_width(scene, words, std::min(button_most_px, room)), height};
    x = box.right() + space::s8;
    return box;
  };
  if (asks(scene)) {
    if (primary_button(scene, "checkpoint-check", place(labels.check), labels.check)) {
      act(scene, CheckpointDeed::check);
      const bool told = report::read_round(scene.deeds.checkpoint->progress).stage == CheckpointStage::told;
      scene.deeds.say(Event::check);
      if (told) scene.controls.hand_on("checkpoint-next");
      else if (!scene.checkpoint.ceiling) scene.deeds.say(Event::edit_text, "checkpoint-answer");
    }
    if (secondary_button(scene, "checkpoint-hint", place(labels.hint), labels.hint)) act(scene, CheckpointDeed::hint);
    return;
  }
  const bool last = scene.checkpoint.ceiling;
  const std::string& words = last ? labels.result : labels.next;
  if (primary_button(scene, "checkpoint-next", place(words), words)) {
    act(scene, CheckpointDeed::next);
    // The question after this one: a field, the learner's memory, or the result's only button.
    const std::size_t next = report::read_round(scene.inputs.checkpoint.progress).answers.size();
    scene.controls.hand_on(last ? "checkpoint-again" : next == engine::head_task_count ? "memory" : "checkpoint-answer");
  }
}

float buttons_width(const Scene& scene, float most) {
  const report::CheckpointLabels& labels = scene.labels.checkpoint;
  most = std::min(most, button_most_px);
  if (!asks(scene)) return button_width(scene, scene.checkpoint.ceiling ? labels.result : labels.next, most);
  return button_width(scene, labels.check, most) + space::s8 + button_width(scene, labels.hint, most);
}

// Buttons from (left, y) on, the words beside them where they find room, else below.
float draw_deeds(Scene& scene, Column column, float left, float y) {
  const Pen& pen = scene.pen;
  const Words words = words_of(scene);
  const float height = pen.look().control_px();
  const float wide = buttons_width(scene, column.width());
  if (left > column.left && left + wide > column.right) {  // a row of their own
    left = column.left;
    y += height + space::s12;
  }
  // Check and Hint stand behind the field, Next at the end of the row: nobody skips a verdict by pressing twice.
  const bool told = scene.checkpoint.stage == CheckpointStage::told;
  const Column beside = told && !scene.narrow ? Column{left + (left > column.left ? space::s16 : 0), column.right - wide - space::s16}
                                              : Column{left + wide + space::s16, column.right};
  const bool fits_beside = words.any() && beside.width() >= beside_least_px;
  float x = told && !scene.narrow ? column.right - wide : left;
  const float tall = fits_beside ? words_height(pen, words, beside.width()) : 0;
  if (fits_beside) draw_words(pen, words, beside, y + std::max(0.0f, (height - tall) / 2));
  // Where words stand beside the controls three lines are kept free: a verdict moves nothing that stands below.
  const float kept_free = scene.narrow ? 0 : line_px(type::title) + 2 * line_px(type::small);
  const float row = std::max({height, tall, kept_free});
  draw_buttons(scene, x, y, column.width());
  if (fits_beside || !words.any()) return y + row;
  return draw_words(pen, words, column, y + height + space::s12);
}

float draw_answer_row(Scene& scene, Column column, float y) {
  const report::CheckpointLabels& labels = scene.labels.checkpoint;
  const float height = scene.pen.look().control_px();
  if (!scene.checkpoint.ceiling) {
    const float field = draw_label(scene, column.left, column.width(), y, labels.answer);
    const Box box{column.left, field, std::min(field_px, column.width()), height};
    draw_field(scene, box);
    return draw_deeds(scene, column, box.right() + space::s12, field);
  }
  const float field = draw_label(scene, column.left, column.width(), y, labels.memory);
  const Box box{column.left, field, std::min(field_px, column.width()), height};
  if (asks(scene)) number_field(scene, "memory", box, scene.inputs.exercise.memory_text, !scene.checkpoint.error.empty());
  else locked_field(scene, "memory", box, scene.checkpoint.answered);
  y = box.bottom() + space::s12;
  y = draw_label(scene, column.left, column.width(), y, labels.choice);
  y = draw_choices(scene, column, y) + space::s12;
  return draw_deeds(scene, column, column.left, y);
}

// -- result ---------------------------------------------------------------------------------------
float draw_result(Scene& scene, Column column, float y) {
  const Pen& pen = scene.pen;
  const report::CheckpointLabels& labels = scene.labels.checkpoint;
  const tokens::Type label = pen.look().label();
  const float share = column.width() / 10;
  const std::array<Column, 3> columns{{{column.left + mark_px + space::s8, column.left + 5 * share},
                                       {column.left + 5 * share + space::s8, column.left + 7.5f * share},
                                       {column.left + 7.5f * share + space::s8, column.right}}};
  const auto row = [&](const std::array<std::string_view, 3>& cells, const tokens::Type& type, ImU32 tint) {
    float tall = 0;
    for (std::size_t i = 0; i < cells.size(); ++i)
      tall = std::max(tall, pen.text_height(type, cells[i], columns[i].width()));
    for (std::size_t i = 0; i < cells.size(); ++i)
      pen.text({columns[i].left, y + 3, columns[i].width(), 0}, type, tint, cells[i], i == 0 ? Align::left : Align::right);
    return tall + 6;
  };
  y += row({labels.item, labels.yours, labels.table}, label, pen.colour().muted);
  pen.horizontal(column.left, column.right, y, pen.colour().line);
  y += 1;
  for (const report::ResultRow& result : scene.checkpoint.results) {
    draw_mark(pen, result.right ? engine::Verdict::fits : engine::Verdict::tight, {column.left + mark_px / 2, y + 3 + line_px(type::body) / 2}, 14);
    y += row({result.task, result.yours, result.table}, type::body, pen.colour().ink);
    pen.horizontal(column.left, column.right, y - 1, pen.colour().grid);
  }
  y += space::s16;
  const Box box{column.left, y, button_width(scene, labels.again, std::min(button_most_px, column.width())), pen.look().control_px()};
  if (primary_button(scene, "checkpoint-again", box, labels.again)) {
    act(scene, CheckpointDeed::again);
    scene.controls.hand_on("checkpoint-answer");
  }
  return box.bottom();
}

}  // namespace

float draw_checkpoint(Scene& scene, float width) {
  const Column all{layout::padding, width - layout::padding};
  float y = draw_head(scene, all, scene.top + space::s16) + space::s16;
  if (scene.checkpoint.stage == CheckpointStage::done) {
    y = draw_result(scene, all, y) + space::s24;
  } else {
    y = draw_answer_row(scene, all, y) + space::s24;
    y = draw_estimate_line(scene, all, y) + space::s16;
  }
  return draw_units(scene, width, std::round(y));
}

}  // namespace wingspan::panel
