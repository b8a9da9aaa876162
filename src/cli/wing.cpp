#include "cli/wing.hpp"

#include "cli/fit.hpp"
#include "cli/text.hpp"
#include "report/exercise_wing.hpp"
#include "report/json_writer.hpp"

namespace wingspan::cli {
namespace {

engine::NumberRange picture_range() { return {engine::Decimal(100), engine::Decimal(4000)}; }

float px(const Option& option, float usual) {
  const auto value = number_of(option, picture_range());
  return value ? static_cast<float>(value->to_double()) : usual;
}

}  // namespace

Wing::Wing(CLI::App& program)
    : Command(program, "wing", text::wing),
      language_(add_option("--lang", text::language, language_tags())),
      memory_(add_option("--memory", text::memory, range_text(engine::memory_range()))),
      method_(add_option("--method", text::method, method_ids())),
      width_(add_option("--width", text::width, range_text(picture_range()))),
      height_(add_option("--height", text::height, range_text(picture_range()))),
      half_(add_flag("--half", text::half)),
      hero_(add_flag("--hero", text::hero)) {}

std::string Wing::svg() const {
  const report::Language language = language_of(language_);
  const auto memory = number_of(memory_, engine::memory_range());
  if (hero_ == memory.has_value())
    throw BadInput(memory_.name + std::string(hero_ ? text::not_expected : text::is_missing) + std::string(text::allowed) +
                   std::string(text::either));
  const auto sized = [this](const report::PictureSize& usual) {
    return report::PictureSize{px(width_, usual.width_px), px(height_, usual.height_px), half_};
  };
  if (hero_) return report::hero_wing(sized(report::hero_size), language);
  report::ExerciseInput input;
  input.memory_text = memory->to_text();
  input.method = method_of(method_);
  return report::exercise_wing(input, sized({}), language);
}

std::string Wing::run() const {
  if (!json()) return svg();
  report::JsonWriter document;
  document.begin_object().key("svg").value(svg()).end_object();
  return document.take();
}

}  // namespace wingspan::cli
