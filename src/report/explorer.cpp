#include "report/explorer.hpp"

#include <algorithm>
#include <utility>

#include "engine/facts.hpp"
#include "engine/machines.hpp"
#include "report/explorer_words.hpp"
#include "report/method_words.hpp"
#include "report/words.hpp"

namespace wingspan::report {
namespace {

using engine::Decimal;
using engine::Method;
using engine::Rounding;

constexpr std::string_view bar_widgets[engine::lesson_model_count + 1][engine::method_count] = {
    {"explorer-bar-1B-full", "explorer-bar-1B-lora", "explorer-bar-1B-qlora"},
    {"explorer-bar-4B-full", "explorer-bar-4B-lora", "explorer-bar-4B-qlora"},
    {"explorer-bar-8B-full", "explorer-bar-8B-lora", "explorer-bar-8B-qlora"},
    {"explorer-bar-14B-full", "explorer-bar-14B-lora", "explorer-bar-14B-qlora"},
    {"explorer-bar-32B-full", "explorer-bar-32B-lora", "explorer-bar-32B-qlora"},
    {"explorer-bar-70B-full", "explorer-bar-70B-lora", "explorer-bar-70B-qlora"},
    {"explorer-bar-own-full", "explorer-bar-own-lora", "explorer-bar-own-qlora"}};
constexpr std::pair<std::string_view, std::string_view> legend_names[memory_part_count] = {
    {"explorer-part-weights", "part-weights"},         {"explorer-part-adapters", "part-adapters"},
    {"explorer-part-gradients", "part-gradients"},     {"explorer-part-optimizer", "part-optimizer"},
    {"explorer-part-activations", "part-activations"}, {"explorer-part-loss", "part-loss"},
    {"explorer-part-framework", "part-framework"},     {"explorer-part-rest", "part-rest"}};

class ExplorerWords {
 public:
  ExplorerWords(const ExplorerInput& input, const ExerciseInput& exercise, Language language)
      : input_(input), exercise_(exercise), language_(language) {}

  ExplorerReport report() {
    report_.language = language_;
    report_.exact = input_.exact;
    report_.log = input_.log;
    labels();
    legend();
    ceilings();
    const std::size_t groups = engine::lesson_model_count + (input_.model.empty() ? 0 : 1);
    for (std::size_t size = 0; size < groups; ++size) group(size);
    add_details(report_, input_, explorer_subject(input_, input_.size), language_);
    verdict();
    add_knobs(report_, input_, language_);
    return std::move(report_);
  }

 private:
  std::string word(Word key) const { return text(language_, key); }

  void labels() {
    report_.mode = word(Word::explorer_mode);
    report_.rule_name = word(Word::explorer_rule);
    report_.exact_name = word(Word::explorer_exact);
    report_.scale = word(Word::explorer_scale);
    report_.linear_name = message(language_, Word::explorer_scale_name, {{"scale", "linear"}});
    report_.log_name = message(language_, Word::explorer_scale_name, {{"scale", "log"}});
    report_.parts_name = word(Word::checkpoint_parts);
    report_.csv_name = word(Word::explorer_csv);
    report_.picture_name = word(Word::exercise_picture);
    report_.settings_name = word(Word::explorer_settings);
    report_.savings_name = word(Word::explorer_savings);
    report_.grounds_name = word(Word::explorer_grounds);
    report_.part_name = word(Word::explorer_part_title);
    report_.formula_name = word(Word::explorer_formula);
    report_.total_name = word(Word::explorer_total);
    report_.group_name = word(Word::exercise_model);
    report_.table_caption = word(Word::exercise_table_caption);
    report_.axis = word(Word::explorer_axis);
    report_.note = input_.log ? word(Word::explorer_note_log)
                   : input_.exact
                       ? word(Word::explorer_note_exact)
                       : message(language_, Word::explorer_note_rule, {{"range", optimizer_range()}});
  }
  // GB per billion parameters, which are bytes per parameter.
  std::string optimizer_range() const {
    const engine::Fact& fact = *engine::find_fact("bytes.optimizer");
    return message(language_, Word::amount_gb, {{"n", fact_text(language_, fact, Style::number)}, {"count", fact.high.value_or(fact.value)}});
  }

  void legend() {
    for (std::size_t i = 0; i < memory_part_count; ++i) {
      const auto part = static_cast<MemoryPart>(i);
      if (part == MemoryPart::rest && input_.exact) continue;
      report_.legend.push_back({legend_names[i].first, legend_names[i].second, part, part_word(language_, part), !input_.hides(part)});
    }
  }

  void ceilings() {
    const auto add = [this](Word key, std::string_view machine, engine::Gigabytes label, std::int64_t bytes, bool own) {
      const std::string memory = input_.exact ? shown_amount(language_, bytes, Rounding::down) : gigabytes(language_, label);
      report_.ceilings.push_back({message(language_, key, {{"machine", machine}, {"memory", memory}}), bytes, own});
    };
    for (const engine::Machine* machine : engine::preset_machines().first(2))
      add(Word::explorer_ceiling, machine->short_name, *machine->memory, ceiling_bytes(*machine, input_.exact), false);
    if (const auto own = own_ceiling_bytes(exercise_, input_.exact))
      add(Word::explorer_ceiling_own, {}, *own_memory(exercise_), *own, true);
    std::stable_sort(report_.ceilings.begin(), report_.ceilings.end(),
                     [](const ExplorerCeiling& a, const ExplorerCeiling& b) { return a.bytes < b.bytes; });
  }

  void group(std::size_t size) {
    const ExplorerSubject subject = explorer_subject(input_, size);
    report_.groups.emplace_back(subject.label);
    for (const Method method : engine::all_methods) {
      ExplorerBar bar;
      bar.size = size;
      bar.method = method;
      bar.widget = bar_widgets[size][engine::index_of(method)];
      bar.id = (size == chosen_model ? "own" : std::string(subject.label)) + '/' + std::string(engine::method_id(method));
      bar.name = message(language_, Word::checkpoint_task,
                         {{"model", subject.label}, {"method", method_after_with(language_, method)}});
      bar.method_name = method_name(language_, method);
      bar.bytes = input_.exact ? exact_bytes(engine::estimate(*subject.model, training_of(input_, method)).bytes)
                               : rule_bytes(subject, method);
      bar.total = input_.exact ? shown_amount(language_, bar.bytes.total) : rule_amount(language_, subject, bar.bytes.total);
      bar.tip = bar.name + ": " + bar.total + ".";
      std::string parts;
      for (std::size_t i = 0; i < memory_part_count; ++i) {
        if (bar.bytes.parts[i] == 0) continue;
        bar.amounts[i] = amount(bar.bytes, static_cast<MemoryPart>(i));
        parts += (parts.empty() ? "" : ", ") + part_word(language_, static_cast<MemoryPart>(i)) + ' ' + bar.amounts[i];
      }
      if (!parts.empty()) bar.tip += ' ' + parts + '.';
      bar.chosen = size == input_.size && method == input_.method;
      if (bar.chosen) report_.chosen = report_.bars.size();
      report_.bars.push_back(std::move(bar));
    }
  }

  std::string amount(const PartBytes& bytes, MemoryPart part) const {
    return part == MemoryPart::optimizer ? amount_between(language_, bytes[part] - bytes.span, bytes[part])
                                         : shown_amount(language_, bytes[part]);
  }

  // Against the learner's memory, by the way of counting that shows.
  void verdict() {
    const auto memory = own_memory(exercise_);
    const auto ceiling = own_ceiling_bytes(exercise_, input_.exact);
    if (!memory || !ceiling) return;
    const ExplorerBar& bar = report_.bars[report_.chosen];
    const auto gb = [](std::int64_t bytes) { return engine::gigabytes({bytes}); };
    const engine::Gigabytes need = gb(bar.bytes.total), all = gb(*ceiling), budget{all.value * engine::lesson_margin().value};
    report_.verdict = engine::verdict_of(need, budget, all);
    const auto down = [this](engine::Gigabytes amount) { return gigabytes(language_, {amount.value.rounded(1, Rounding::down)}); };
    const auto up = [this](engine::Gigabytes amount) { return gigabytes(language_, {amount.value.rounded(1, Rounding::up)}); };
    switch (report_.verdict) {
      case engine::Verdict::fits:
        report_.verdict_line = message(language_, Word::exercise_cell_fits,
                                       {{"model", bar.name}, {"need", bar.total}, {"budget", down(budget)}, {"headroom", down(budget - need)}});
        break;
      case engine::Verdict::tight:
        report_.verdict_line = message(language_, Word::exercise_cell_tight,
                                       {{"model", bar.name}, {"memory", down(all)}, {"gap", up(need - budget)}});
        break;
      case engine::Verdict::too_big:
        report_.verdict_line = message(language_, Word::exercise_cell_too_big_by,
                                       {{"model", bar.name}, {"need", bar.total}, {"gap", up(need - all)}});
        break;
    }
  }

  const ExplorerInput input_;
  const ExerciseInput& exercise_;
  Language language_;
  ExplorerReport report_;
};

}  // namespace

std::string shown_amount(Language language, std::int64_t bytes, Rounding rounding, Style style) {
  Decimal value = engine::gigabytes({bytes}).value;
  if (value >= Decimal(engine::gb_per_tb)) value = value.shifted(3).rounded(1, rounding) * Decimal(engine::gb_per_tb);
  else value = value.rounded(value < Decimal(1) ? 2 : 1, rounding);
  return gigabytes(language, {value}, rounding, style);
}

std::string amount_between(Language language, std::int64_t low, std::int64_t high) {
  const Decimal most = engine::gigabytes({high}).value;
  if (low == high || most >= Decimal(engine::gb_per_tb)) return shown_amount(language, high);
  const Decimal least = engine::gigabytes({low}).value.rounded(1, Rounding::down), end = most.rounded(1, Rounding::up);
  const std::string both = message(language, Word::amount_range, {{"low", number(language, least)}, {"high", number(language, end)}});
  return message(language, Word::amount_gb, {{"n", both}, {"count", end}});
}

std::string rule_amount(Language language, const ExplorerSubject& subject, std::int64_t bytes, Style style) {
  if (subject.row < engine::lesson_model_count) return about_gigabytes(language, engine::gigabytes({bytes}), style);
  const std::string amount = shown_amount(language, bytes, Rounding::up, style);
  return message(language, style == Style::spoken ? Word::a11y_approx : Word::amount_roughly, {{"n", amount}});
}

std::string part_word(Language language, MemoryPart part) {
  switch (part) {
    case MemoryPart::weights: return text(language, Word::part_weights);
    case MemoryPart::gradients: return text(language, Word::part_gradients);
    case MemoryPart::optimizer: return text(language, Word::part_optimizer);
    case MemoryPart::activations: return text(language, Word::part_activations);
    case MemoryPart::rest: return text(language, Word::part_rest);
    default: return message(language, Word::explorer_part, {{"part", memory_part_id(part)}});
  }
}

std::string choice_key(std::string_view id) {
  std::string key(id);
  std::replace(key.begin(), key.end(), '-', '_');
  return key;
}

ExplorerReport report_explorer(const ExplorerInput& input, const ExerciseInput& exercise, Language language) {
  if (input.model.empty() || find_counted_model(input.model) != nullptr) return ExplorerWords(input, exercise, language).report();
  return ExplorerWords(with_explorer(input, "model", "none"), exercise, language).report();
}

Drawing draw_explorer_chart(std::string_view chart, const ExplorerInput& input, const ExerciseInput& exercise, float width, Language language) {
  if (chart != "bars" && chart != "detail") return {};
  const ExplorerReport report = report_explorer(input, exercise, language);
  return chart == "bars" ? draw_explorer_bars(report, width, false) : draw_explorer_detail(report, width);
}

}  // namespace wingspan::report
