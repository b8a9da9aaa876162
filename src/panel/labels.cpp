#include "panel/labels.hpp"

#include "report/numbers.hpp"
#include "report/words.hpp"

namespace wingspan::panel {

Labels::Labels(report::Language language) : checkpoint(language) {
  using report::Word;
  const auto word = [language](Word key) { return report::text(language, key); };
  machine = word(Word::exercise_machine);
  choose_machine = word(Word::ui_choose_machine);
  no_machine = word(Word::exercise_no_machine);
  memory = word(Word::exercise_memory);
  gb = word(Word::unit_gb);
  margin = word(Word::exercise_margin);
  margin_why = word(Word::exercise_margin_why);
  budget = word(Word::exercise_budget);
  check = word(Word::ui_check);
  model = word(Word::exercise_model);
  copy = word(Word::ui_copy);
  copied = word(Word::ui_copied);
  print = word(Word::ui_print);
  picture = word(Word::exercise_picture);
  goal_card = word(Word::ui_goal_card);
  note_hint = word(Word::exercise_note_hint);
  method = {word(Word::method_full), word(Word::method_lora), word(Word::method_qlora)};
  machine_kind = {word(Word::machine_kind_discrete), word(Word::machine_kind_laptop), word(Word::machine_kind_datacentre),
                  word(Word::machine_kind_unified)};
  for (std::size_t i = 0; i < engine::method_count; ++i)
    caption[i] = report::message(language, Word::exercise_caption,
                                 {{"method", engine::method_id(static_cast<engine::Method>(i))}});
  for (std::size_t i = 0; i < slider_ticks.size(); ++i)
    slider_ticks[i] = report::number(language, engine::Decimal(report::slider_ticks[i].memory_gb));
  axis = axis_ticks(language);
  for (const report::View each : report::all_views)
    view[static_cast<std::size_t>(each)] = report::view_name(language, each);
}

}  // namespace wingspan::panel
