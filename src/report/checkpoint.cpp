#include "report/checkpoint.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "report/method_words.hpp"
#include "report/numbers.hpp"
#include "report/refusal.hpp"
#include "report/words.hpp"

namespace wingspan::report {
namespace {

using engine::Decimal;
using engine::EstimateMark;
using engine::Gigabytes;
using engine::HeadTask;
using engine::Method;

Decimal number_in(std::string_view answer) {
  return engine::parse_number(answer, engine::estimate_range()).value.value_or(Decimal());
}

engine::Answer ceiling_of(Gigabytes memory) { return engine::assess({.memory = memory, .method = Method::qlora}); }

std::string_view model_of(const engine::Answer& answer) {
  return answer.largest ? answer.rows[*answer.largest].model : std::string_view();
}

class CheckpointWords {
 public:
  CheckpointWords(const CheckpointInput& input, const ExerciseInput& exercise, Language language)
      : input_(input), exercise_(exercise), language_(language), round_(read_round(input.progress)),
        tasks_(engine::head_tasks(round_.seed)) {}

  CheckpointReport report() {
    report_.stage = round_.stage;
    report_.ceiling = round_.asks_ceiling();
    dots();
    units();
    if (round_.stage == CheckpointStage::done) {
      result();
    } else {
      say(report_.progress, Word::checkpoint_progress,
          {{"n", digits(static_cast<std::int64_t>(round_.at()) + 1)}, {"total", digits(checkpoint_question_count)}});
      if (report_.ceiling) ceiling();
      else estimate();
      if (round_.asks()) {
        say_question();
        const CheckpointInput checked = with_deed(input_, CheckpointDeed::check, exercise_);
        if (read_round(checked.progress).asks()) report_.missing = report_.error.empty() ? text(language_, Word::err_empty) : report_.error;
      }
    }
    return std::move(report_);
  }

 private:
  void say(std::string& field, Word word, std::initializer_list<Argument> arguments = {}) const {
    field = message(language_, word, arguments);
  }
  std::string digits(const Decimal& value) const { return number(language_, value); }
  std::string exact(Gigabytes amount) const { return exact_gigabytes(language_, amount); }
  std::string spoken(Gigabytes amount) const { return gigabytes(language_, amount, engine::Rounding::down, Style::spoken); }

  std::string task_words(const HeadTask& task) const {
    return message(language_, Word::checkpoint_task,
                   {{"model", engine::lesson_table()[task.model].label}, {"method", method_after_with(language_, task.method)}});
  }

  bool is_right(std::size_t question) const {
    const std::string& answer = round_.answers[question];
    if (question < tasks_.size())
      return engine::mark_estimate(tasks_[question], {number_in(answer)}).mark == EstimateMark::right;
    const auto chosen = read_ceiling(answer);
    return chosen && chosen->model == model_of(ceiling_of(chosen->memory));
  }

  void dots() {
    std::int64_t right = 0;
    for (std::size_t i = 0; i < report_.dots.size(); ++i) {
      Dot& dot = report_.dots[i];
      if (i < round_.answers.size()) dot = is_right(i) ? Dot::right : Dot::wrong;
      else dot = i == round_.at() ? Dot::here : Dot::open;
      right += dot == Dot::right ? 1 : 0;
    }
    const Decimal count(right);
    say(report_.score, Word::checkpoint_score, {{"n", count}, {"total", digits(checkpoint_question_count)}});
    passed_ = right == static_cast<std::int64_t>(checkpoint_question_count);
  }

  // -- a question of the table ------------------------------------------------------------------
  void estimate() {
    const HeadTask& task = tasks_[round_.at()];
    const engine::LessonModel& model = engine::lesson_table()[task.model];
    const std::string size = digits(Decimal(model.billion_parameters)), figure = digits(engine::head_figure(task.method));
    say(report_.question, Word::checkpoint_question,
        {{"model", model.label}, {"method", method_after_with(language_, task.method)}});
    say(report_.cue, Word::checkpoint_cue);
    if (round_.asks()) {
      if (round_.stage == CheckpointStage::hint)
        say(report_.hint, Word::checkpoint_hint, {{"figure", figure}, {"size", size}});
      const auto typed = engine::parse_number(input_.estimate, engine::estimate_range());
      if (typed.value) mark_at({*typed.value});
      else if (typed.refusal->fault != engine::InputFault::empty)
        report_.error = refusal_text(language_, input_.estimate, *typed.refusal).sentence;
      return;
    }
    const Gigabytes answer{number_in(round_.answers.back())};
    const engine::Marking marking = engine::mark_estimate(task, answer);
    verdict(marking);
    report_.answered = memory_field(language_, answer);
    say(report_.reasoning, Word::checkpoint_reasoning,
        {{"size", size}, {"figure", figure}, {"head", exact(marking.head)}, {"table", about_gigabytes(language_, marking.table)}});
    std::string aloud;
    say(aloud, Word::a11y_checkpoint_reasoning,
        {{"size", size}, {"figure", figure}, {"head", spoken(marking.head)},
         {"table", about_gigabytes(language_, marking.table, Style::spoken)}});
    tell(aloud);
    mark_at(answer);
    report_.line.table = line_place(marking.table);
    say(report_.line.table_label, Word::checkpoint_in_table, {{"amount", about_gigabytes(language_, marking.table)}});
    bands(marking);
  }

  void verdict(const engine::Marking& marking) {
    report_.right = marking.mark == EstimateMark::right;
    say(report_.verdict, report_.right ? Word::checkpoint_right : Word::ui_not_quite);
    if (marking.mark == EstimateMark::too_high) say(report_.factor, Word::checkpoint_too_high, {{"n", marking.factor}});
    if (marking.mark == EstimateMark::too_low) say(report_.factor, Word::checkpoint_too_low, {{"n", marking.factor}});
    if (marking.mark == EstimateMark::between) say(report_.factor, Word::checkpoint_between);
  }

  void mark_at(Gigabytes amount) {
    report_.line.mark = line_place(amount);
    say(report_.line.mark_label, Word::checkpoint_you, {{"amount", exact(amount)}});
  }

  std::string range(const engine::Band& band) const {
    const std::string both = message(language_, Word::amount_range,
                                     {{"low", digits(band.low.value)}, {"high", digits(band.high.value)}});
    return message(language_, Word::amount_gb, {{"n", both}, {"count", band.high.value}});
  }

  // Both bands in one where they meet.
  void bands(const engine::Marking& marking) {
    engine::Band low = marking.by_head, high = marking.by_table;
    if (high.low < low.low) std::swap(low, high);
    const bool apart = low.high < high.low;
    if (!apart) low.high = std::max(low.high, high.high);
    add_band(low);
    if (apart) add_band(high);
    if (apart) say(report_.line.band_label, Word::checkpoint_band_two, {{"range", range(low)}, {"other", range(high)}});
    else say(report_.line.band_label, Word::checkpoint_band, {{"range", range(low)}});
    if (report_.right) return;
    const float mark = *report_.line.mark;
    float nearest = report_.line.bands.front().from;
    for (const LineBand& band : report_.line.bands)
      for (const float end : {band.from, band.to})
        if (std::abs(end - mark) < std::abs(nearest - mark)) nearest = end;
    report_.line.miss = {mark, nearest};
  }
  void add_band(const engine::Band& band) { report_.line.bands.push_back({line_place(band.low), line_place(band.high)}); }

  // -- the learner's own ceiling ------------------------------------------------------------------
  void ceiling() {
    const std::string margin = digits(engine::lesson_margin().value);
    say(report_.question, Word::checkpoint_ceiling);
    say(report_.cue, Word::checkpoint_ceiling_cue, {{"margin", margin}});
    const std::string_view chosen = round_.asks() ? std::string_view(input_.estimate)
                                                  : std::string_view(round_.answers.back()).substr(0, round_.answers.back().find('@'));
    report_.choices.push_back({no_model, text(language_, Word::checkpoint_none), {}, chosen == no_model, false});
    for (const engine::LessonModel& model : engine::lesson_table())
      report_.choices.push_back({model.label, std::string(model.label),
                                 about_gigabytes(language_, model.required_by(Method::qlora)), chosen == model.label, false});
    if (round_.asks()) {
      if (round_.stage == CheckpointStage::hint) say(report_.hint, Word::checkpoint_ceiling_hint, {{"margin", margin}});
      const auto memory = engine::parse_number(exercise_.memory_text, engine::memory_range());
      if (memory.value) {
        report_.line.mark = line_place({*memory.value});
        say(report_.line.mark_label, Word::exercise_ceiling, {{"memory", exact({*memory.value})}});
      } else if (memory.refusal->fault != engine::InputFault::empty) {
        report_.error = refusal_text(language_, exercise_.memory_text, *memory.refusal).sentence;
      }
      return;
    }
    ceiling_told(*read_ceiling(round_.answers.back()));
  }

  void ceiling_told(const CeilingAnswer& chosen) {
    ExerciseInput asked;
    asked.memory_text = chosen.memory.value.to_text();
    const ExerciseReport worked = report_exercise(asked, language_);
    report_.answered = memory_field(language_, chosen.memory);
    const std::string_view model = model_of(*worked.answer);
    report_.right = chosen.model == model;
    say(report_.verdict, report_.right ? Word::ui_correct : Word::ui_not_quite);
    for (ChoiceReport& choice : report_.choices) choice.right = choice.id == (model.empty() ? no_model : model);
    EstimateLine& line = report_.line;
    line.mark = line_place(worked.answer->budget);
    say(line.mark_label, Word::checkpoint_budget, {{"budget", worked.budget}});
    line.bands.push_back({0.0F, *line.mark});
    say(line.band_label, Word::checkpoint_fits_up_to, {{"budget", worked.budget}});
    if (model.empty()) {
      report_.reasoning = worked.equation + ". " + worked.verdict_line;
    } else {
      const std::string need = about_gigabytes(language_, worked.answer->rows[*worked.answer->largest].cell(Method::qlora).required);
      say(report_.reasoning, Word::checkpoint_ceiling_reason, {{"equation", worked.equation}, {"model", model}, {"need", need}});
      line.table = line_place(worked.answer->rows[*worked.answer->largest].cell(Method::qlora).required);
      line.table_label = std::string(model) + ' ' + need;
    }
    tell(worked.live);
  }

  // -- the squares ----------------------------------------------------------------------------------
  void units() {
    const bool done = round_.stage == CheckpointStage::done;
    const Method asked = done || report_.ceiling ? Method::qlora : tasks_[round_.at()].method;
    for (const Method method : engine::all_methods) {
      UnitReport& unit = report_.units[engine::index_of(method)];
      const engine::HeadParts parts = engine::head_parts(method);
      unit.method = method;
      unit.name = method_name(language_, method);
      unit.asked = !done && method == asked;
      unit.hidden = unit.asked && !report_.ceiling && round_.stage == CheckpointStage::ask;
      if (unit.hidden) {
        unit.head = "?";
        continue;
      }
      const std::string times = message(language_, Word::amount_times, {{"n", digits(engine::head_figure(method))}});
      say(unit.head, Word::amount_roughly, {{"n", times}});
      fill(unit, Part::weights, parts.weights, Word::part_weights);
      fill(unit, Part::gradients, parts.gradients, Word::part_gradients);
      fill(unit, Part::optimizer, parts.optimizer, Word::part_optimizer);
      // What full fine-tuning adds beyond its itemised bytes are the activations.
      if (method == Method::full) fill(unit, Part::activations, parts.rest, Word::part_activations);
      else fill(unit, Part::rest, parts.rest, Word::part_rest);
    }
  }

  void fill(UnitReport& unit, Part part, const Decimal& squares, Word name) const {
    if (squares.is_zero()) return;
    unit.parts[static_cast<std::size_t>(part)] = static_cast<float>(squares.to_double());
    if (!unit.contents.empty()) unit.contents += ", ";
    unit.contents += text(language_, name) + ' ' + digits(squares);
  }

  // -- the result -------------------------------------------------------------------------------------
  void result() {
    say(report_.progress, Word::checkpoint_result);
    report_.question = report_.score;
    say(report_.cue, passed_ ? Word::checkpoint_passed : Word::checkpoint_practise);
    report_.right = passed_;
    for (std::size_t i = 0; i < tasks_.size(); ++i) {
      const engine::Marking marking = engine::mark_estimate(tasks_[i], {number_in(round_.answers[i])});
      report_.results.push_back({task_words(tasks_[i]), exact({number_in(round_.answers[i])}),
                                 about_gigabytes(language_, marking.table), is_right(i)});
    }
    const CeilingAnswer chosen = *read_ceiling(round_.answers.back());
    const std::string_view model = model_of(ceiling_of(chosen.memory));
    const std::string none = text(language_, Word::checkpoint_none);
    const auto named = [&none](std::string_view label) { return label.empty() ? none : std::string(label); };
    std::string ceiling;
    say(ceiling, Word::checkpoint_task, {{"model", gigabytes(language_, chosen.memory)}, {"method", method_name(language_, Method::qlora)}});
    report_.results.push_back({ceiling, named(chosen.model), named(model), is_right(tasks_.size())});
    report_.live = report_.score + ". " + report_.cue;
  }

  // -- voices -----------------------------------------------------------------------------------------
  void tell(std::string_view reasoning) {
    report_.live = report_.verdict + '.';
    if (!report_.factor.empty()) append_sentence(report_.live, report_.factor);
    append_sentence(report_.live, reasoning);
  }
  void say_question() {
    report_.live = report_.progress + ". " + report_.question;
    if (!report_.hint.empty()) report_.live = report_.hint;
    if (!report_.error.empty()) report_.live = report_.error;
  }

  const CheckpointInput& input_;
  const ExerciseInput& exercise_;
  Language language_;
  CheckpointRound round_;
  std::array<HeadTask, engine::head_task_count> tasks_;
  CheckpointReport report_;
  bool passed_ = false;
};

}  // namespace

CheckpointLabels::CheckpointLabels(Language language) : ticks(line_ticks(language)) {
  const auto word = [language](Word key) { return text(language, key); };
  answer = word(Word::checkpoint_answer);
  unit = word(Word::unit_gb);
  memory = word(Word::exercise_memory);
  choice = word(Word::checkpoint_choice);
  check = word(Word::ui_check);
  hint = word(Word::ui_hint);
  next = word(Word::ui_next);
  result = word(Word::checkpoint_result);
  again = word(Word::checkpoint_again);
  squares = word(Word::checkpoint_squares);
  method = word(Word::exercise_method);
  parts = word(Word::checkpoint_parts);
  head = word(Word::checkpoint_head);
  part = {word(Word::part_weights), word(Word::part_gradients), word(Word::part_optimizer), word(Word::part_activations),
          word(Word::part_rest)};
  item = word(Word::checkpoint_item);
  yours = word(Word::checkpoint_yours);
  table = word(Word::ui_table);
}

CheckpointReport report_checkpoint(const CheckpointInput& input, const ExerciseInput& exercise, Language language) {
  return CheckpointWords(input, exercise, language).report();
}

}  // namespace wingspan::report
