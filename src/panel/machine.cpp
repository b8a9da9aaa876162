// The exercise's machine: its picker with what it is called above and what is known of it below.
#include <algorithm>

#include "engine/machines.hpp"
#include "panel/buttons.hpp"
#include "panel/machine_list.hpp"
#include "report/edit.hpp"

namespace wingspan::panel {
namespace {

using namespace tokens;

// What the browser told, and the deed that follows from it, beside it or below.
float draw_detected(Scene& scene, Column column, float y) {
  const Pen& pen = scene.pen;
  const tokens::Type label = pen.look().label();
  const std::string& take = scene.report.detected_take;
  const float wide = std::min(pen.text_width(type::small, take), column.width());
  const float beside = take.empty() ? 0 : wide + space::s12;
  const bool row = pen.text_width(label, scene.report.detected) + beside <= column.width();
  const float tall = pen.text({column.left, y, column.width() - (row ? beside : 0), 0}, label, pen.colour().muted, scene.report.detected);
  if (take.empty()) return y + tall;
  const float high = pen.text_height(type::small, take, wide);
  const Box box{row ? column.left + pen.text_width(label, scene.report.detected) + space::s12 : column.left,
                row ? y + (tall - high) / 2 : y + tall + space::s4, wide, high};
  if (text_button(scene, "machine-detected", box, take))
    scene.deeds.exercise = report::with_machine(scene.inputs.exercise, scene.inputs.exercise.detected, scene.inputs.language);
  return std::max(y + tall, box.bottom());
}

}  // namespace

float draw_machine(Scene& scene, Column column, float y, float label_height) {
  const Pen& pen = scene.pen;
  const tokens::Colours& colour = pen.colour();
  const tokens::Type label = pen.look().label();
  const float above = pen.text_height(label, scene.labels.machine, column.width());
  pen.text({column.left, y + label_height - above, column.width(), above}, label, colour.muted, scene.labels.machine);

  const bool known = !scene.report.machine_name.empty();
  const MachinePicker picker{"machine", known ? std::string_view(scene.report.machine_name) : std::string_view(scene.labels.choose_machine),
                             scene.inputs.exercise.machine, known, !scene.report.machine_error.empty()};
  const Box box{column.left, y + label_height + 3, column.width(), picker_height(scene, picker, column.width())};
  if (const engine::Machine* pressed = draw_picker(scene, picker, box))
    scene.deeds.exercise = report::with_machine(scene.inputs.exercise, pressed->id, scene.inputs.language);

  const float below = box.bottom() + 5;
  if (!scene.report.machine_error.empty())
    return below + pen.text({column.left, below, column.width(), 0}, label, colour.too_big, scene.report.machine_error);
  if (!scene.report.detected.empty()) return draw_detected(scene, column, below);
  const std::string_view hint = scene.machine != nullptr
                                    ? scene.labels.machine_kind[static_cast<std::size_t>(scene.machine->kind)]
                                    : scene.labels.no_machine;
  return below + pen.text({column.left, below, column.width(), 0}, label, colour.muted, hint);
}

}  // namespace wingspan::panel
