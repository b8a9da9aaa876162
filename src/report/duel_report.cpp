// The duel in words; declared in machine_duel.hpp.
#include <algorithm>
#include <cmath>
#include <utility>

#include "report/machine_duel.hpp"
#include "report/method_words.hpp"
#include "report/numbers.hpp"
#include "report/rounding.hpp"
#include "report/words.hpp"

namespace wingspan::report {
namespace {

using engine::Decimal;
using engine::DuelAmount;
using engine::Machine;
using engine::Verdict;
using engine::Winner;
using engine::WinReason;

constexpr double minutes_most = 120, minutes_per_hour = 60;  // longer runs are told in hours
constexpr std::size_t listed_most = 4;

std::string_view brief_of(const Machine& machine) {
  if (!machine.short_name.empty()) return machine.short_name;
  std::string_view name = machine.name;
  for (const std::string_view maker : {"GeForce ", "Radeon ", "Apple ", "NVIDIA ", "AMD ", "Intel ", "Qualcomm "})
    if (name.starts_with(maker)) return name.substr(maker.size());
  return name;
}

Word kind_word(engine::MachineKind kind) {
  switch (kind) {
    case engine::MachineKind::discrete: return Word::machine_kind_discrete;
    case engine::MachineKind::laptop: return Word::machine_kind_laptop;
    case engine::MachineKind::datacentre: return Word::machine_kind_datacentre;
    case engine::MachineKind::unified: break;
  }
  return Word::machine_kind_unified;
}

Word verdict_word(Verdict verdict) {
  return verdict == Verdict::fits ? Word::verdict_fits : verdict == Verdict::tight ? Word::verdict_tight : Word::verdict_too_big;
}

Word reason_word(WinReason reason) {
  switch (reason) {
    case WinReason::faster: return Word::machines_why_faster;
    case WinReason::only_room: return Word::machines_why_only_room;
    case WinReason::mixed: return Word::machines_why_mixed;
    case WinReason::mostly: return Word::machines_why_mostly;
    case WinReason::split: return Word::machines_why_split;
    case WinReason::even: return Word::machines_why_even;
    case WinReason::no_room: return Word::machines_why_no_room;
    case WinReason::no_figure: return Word::machines_why_no_figure;
    case WinReason::leads: return Word::machines_why_leads;
    case WinReason::divided: return Word::machines_why_divided;
    case WinReason::same: return Word::machines_why_same;
    case WinReason::cuda: return Word::machines_why_cuda;
    case WinReason::both_cuda: return Word::machines_why_both_cuda;
    case WinReason::neither_cuda: return Word::machines_why_neither_cuda;
  }
  return Word::machines_unknown;
}

class DuelWords {
 public:
  DuelWords(const DuelInput& input, Language language)
      : language_(language), machines_(duel_machines(input)), duel_(engine::duel(*machines_[0], *machines_[1])) {}

  DuelReport report() {
    report_.course = duel_.course;
    labels();
    sides();
    figures();
    race();
    scenarios();
    sizes();
    end();
    return std::move(report_);
  }

 private:
  std::string word(Word key) const { return text(language_, key); }
  std::string digits(const Decimal& value) const { return number(language_, value); }
  std::string model_label(std::size_t row) const { return std::string(engine::lesson_table()[row].label); }

  void labels() {
    DuelLabels& labels = report_.labels;
    labels.picker = {word(Word::machines_left), word(Word::machines_right)};
    labels.swap = word(Word::machines_swap);
    labels.compare = word(Word::machines_compare);
    labels.figure = word(Word::machines_figure);
    labels.who = word(Word::machines_who);
    labels.scenario = word(Word::machines_scenario);
    labels.winner = word(Word::machines_winner);
    labels.race = word(Word::machines_race);
    labels.time = word(Word::machines_time);
    labels.budget = word(Word::machines_budget);
    labels.largest = message(language_, Word::exercise_largest_with, {{"method", method_after_with(language_, engine::Method::qlora)}});
    labels.sizes = word(Word::machines_sizes);
    labels.job = word(Word::machines_job);
    labels.table = word(Word::ui_table);
    labels.cue = message(language_, Word::machines_sizes_cue, {{"margin", digits(engine::lesson_margin().value)}});
    if (!duel_.course) labels.cue += ' ' + word(Word::machines_rule);
  }

  // -- the two machines -------------------------------------------------------------------------------
  void sides() {
    for (std::size_t i = 0; i < duel_sides; ++i) {
      DuelSide& side = report_.sides[i];
      const Machine& machine = *machines_[i];
      side.id = machine.id;
      side.brief = brief_of(machine);
      const auto place = engine::course_place(machine);
      side.name = place ? word(*place == 0 ? Word::machines_name_mac : Word::machines_name_card) : std::string(machine.name);
      side.hint = word(kind_word(machine.kind));
      if (duel_.course)
        side.hint = message(language_, Word::machines_kind_and,
                            {{"kind", side.hint}, {"name", word(*place == 0 ? Word::machines_truck : Word::machines_race_car)}});
      ExerciseInput exercise;
      if (machine.memory) exercise.memory_text = machine.memory->value.to_text();
      side.wing = report_exercise(exercise, language_);
      side.shape = side.wing.answer ? wing_shape(*side.wing.answer) : folded_wing_shape(engine::Method::qlora);
      if (!side.wing.answer) side.wing.ceiling_label = word(Word::machines_unknown);
    }
    auto& [left, right] = report_.sides;
    left.shape.axis_max_gb = right.shape.axis_max_gb = std::max(left.shape.axis_max_gb, right.shape.axis_max_gb);
    if (left.brief != right.brief) return;
    for (std::size_t i = 0; i < duel_sides; ++i)
      if (machines_[i]->memory && machines_[0] != machines_[1])
        report_.sides[i].brief += ' ' + gigabytes(language_, *machines_[i]->memory);
  }

  // -- figures ----------------------------------------------------------------------------------------
  std::string range_text(const Decimal& low, const Decimal& high, engine::Approximation approximation, Word unit) const {
    std::string figure = digits(low);
    if (low < high) figure = message(language_, Word::amount_range, {{"low", figure}, {"high", digits(high)}});
    if (approximation != engine::Approximation::exact) figure = message(language_, Word::amount_about, {{"n", figure}});
    return message(language_, unit, {{"n", figure}, {"count", high}});
  }

  DuelFigure figure(const DuelAmount& amount, std::string words) const {
    if (!amount.known()) return {word(Word::machines_unknown), {}, 0, 0};
    return {std::move(words), {}, static_cast<float>(amount.low), static_cast<float>(amount.high)};
  }

  // Of a card the power is known, of the computer around it is not.
  DuelFigure of_gpu(const engine::DuelFigures& figures, DuelFigure said) const {
    if (figures.gpu_alone && said.high > 0) said.note = word(Word::machines_gpu_alone);
    return said;
  }

  std::string plain(const DuelAmount& amount, Word unit) const {
    return range_text(rounded(amount.low, 1), rounded(amount.high, 1), amount.approximation, unit);
  }

  // Minutes, or hours where it takes long.
  std::string duration(const DuelAmount& minutes) const {
    const bool hours = minutes.high > minutes_most;
    const double unit = hours ? minutes_per_hour : 1;
    return range_text(two_digits(minutes.low / unit), two_digits(minutes.high / unit), minutes.approximation,
                      hours ? Word::amount_hours : Word::amount_minutes);
  }

  // Why there is no time: it does not fit, or nobody says how fast the machine is.
  std::string missing(const engine::DuelFigures& figures) const {
    const bool no_room = figures.holds && *figures.holds == Verdict::too_big;
    return word(no_room ? Word::machines_no_room : Word::machines_unknown);
  }

  template <class Make>
  void add_row(Word name, Make make) {
    DuelFigureRow row{word(name), {}};
    for (std::size_t i = 0; i < duel_sides; ++i) row.sides[i] = make(duel_.figures[i], i);
    report_.figures.push_back(std::move(row));
  }

  void figures() {
    using Figures = engine::DuelFigures;
    add_row(Word::exercise_memory, [&](const Figures& figures, std::size_t i) {
      return figure(figures.memory_gb, machines_[i]->memory ? gigabytes(language_, *machines_[i]->memory) : std::string());
    });
    add_row(Word::machines_bandwidth, [&](const Figures& figures, std::size_t) {
      return figure(figures.bandwidth_gbs, plain(figures.bandwidth_gbs, Word::amount_gb_per_s));
    });
    add_row(Word::machines_power, [&](const Figures& figures, std::size_t) {
      return of_gpu(figures, figure(figures.watt, plain(figures.watt, Word::amount_watt)));
    });
    add_row(Word::machines_energy, [&](const Figures& figures, std::size_t) {
      if (!figures.kwh.known()) return DuelFigure{missing(figures), {}, 0, 0};
      return of_gpu(figures, figure(figures.kwh, range_text(two_digits(figures.kwh.low), two_digits(figures.kwh.high),
                                                            figures.kwh.approximation, Word::machines_kwh)));
    });
  }

  // -- race -------------------------------------------------------------------------------------------
  void race() {
    DuelRace& race = report_.race;
    const double longest = std::max(duel_.figures[0].minutes.high, duel_.figures[1].minutes.high);
    const bool hours = longest > minutes_most;
    const double unit = hours ? minutes_per_hour : 1;
    race.title = duel_.course ? word(Word::machines_race_lesson) : race_job();
    race.unit = word(hours ? Word::machines_race_hours : Word::machines_race_minutes);
    for (std::size_t i = 0; i < duel_sides; ++i) {
      const DuelAmount& minutes = duel_.figures[i].minutes;
      if (!minutes.known()) {
        race.lanes[i].text = missing(duel_.figures[i]);
        continue;
      }
      race.lanes[i] = {duration(minutes), {}, static_cast<float>(minutes.low / unit), static_cast<float>(minutes.high / unit)};
      if (!duel_.course) race.middle[i] = static_cast<float>(minutes.middle / unit);
    }
    axis(longest / unit);
    if (duel_.course) race.note = measured();
    else if (longest > 0) race.note = word(Word::machines_race_basis);
  }

  std::string race_job() const {
    return message(language_, Word::machines_race_job,
                   {{"n", Decimal(engine::race_tokens)}, {"model", model_label(engine::race_model())},
                    {"method", method_after_with(language_, engine::race_method)}});
  }

  // Four steps at most, of a length that one reads at a glance.
  void axis(double longest) {
    constexpr double lengths[] = {0.5, 1, 2, 5, 10, 15, 20, 30, 50, 100, 200, 500, 1'000, 2'000, 5'000, 10'000, 100'000};
    if (longest <= 0) return;
    double step = *(std::end(lengths) - 1);
    for (const double length : lengths)
      if (longest <= 4 * length) {
        step = length;
        break;
      }
    const int steps = static_cast<int>(std::ceil(longest / step - 1e-6));
    report_.race.end = static_cast<float>(steps * step);
    for (int i = 0; i <= steps; ++i)
      report_.race.ticks.push_back({static_cast<float>(i * step), digits(rounded(i * step, 1))});
  }

  // The Mac's time in the card's, whichever side it stands on.
  std::string measured() const {
    const bool mac_left = *engine::course_place(*machines_[0]) == 0;
    const engine::Range& left = duel_.slower;
    const engine::Range slower = mac_left ? left : engine::Range{1 / left.high, 1 / left.middle, 1 / left.low};
    return message(language_, Word::machines_measured,
                   {{"lesson", fact_text(language_, *engine::find_fact("m3_ultra.slower"), Style::prose)},
                    {"low", digits(two_digits(slower.low).rounded(0, engine::Rounding::down))},
                    {"high", digits(rounded(slower.high, 0))},
                    {"n", digits(rounded(slower.middle, 0))}});
  }

  // -- scenarios --------------------------------------------------------------------------------------
  DuelPill pill(Winner winner) const {
    switch (winner) {
      case Winner::left: return {winner, report_.sides[0].brief};
      case Winner::right: return {winner, report_.sides[1].brief};
      case Winner::tie: return {winner, word(Word::machines_tie)};
      case Winner::neither: return {winner, word(Word::machines_neither)};
      case Winner::unknown: break;
    }
    return {winner, word(Word::machines_unknown)};
  }

  std::string sizes_of(std::string_view fact) const { return fact_text(language_, *engine::find_fact(fact)); }

  void scenarios() {
    const std::string titles[] = {
        message(language_, Word::machines_project, {{"range", sizes_of("scenario.project")}}),
        message(language_, Word::machines_middle, {{"range", sizes_of("scenario.middle")}}),
        message(language_, Word::machines_large, {{"model", sizes_of("scenario.large")}}),
        word(Word::machines_serving), word(Word::machines_techniques)};
    const std::string lesson[] = {
        message(language_, Word::machines_project_why,
                {{"factor", fact_text(language_, *engine::find_fact("scenario.project_faster"), Style::prose)}}),
        word(Word::machines_middle_why), word(Word::machines_large_why), word(Word::machines_serving_why),
        word(Word::machines_techniques_why)};
    for (std::size_t i = 0; i < engine::scenario_count; ++i) {
      const engine::DuelScenario& scenario = duel_.scenarios[i];
      report_.scenarios.push_back({titles[i], duel_.course ? lesson[i] : word(reason_word(scenario.shown.reason)),
                                   pill(scenario.shown.winner), computed(scenario)});
    }
  }

  // Where one machine is said to win: the sizes that the other holds too and does faster, those that it barely holds.
  std::string computed(const engine::DuelScenario& scenario) const {
    if (scenario.shown.winner != Winner::left && scenario.shown.winner != Winner::right) return {};
    const std::size_t other = scenario.shown.winner == Winner::left ? 1 : 0;
    if (!machines_[other]->memory) return {};
    const Winner other_wins = other == 0 ? Winner::left : Winner::right;
    std::string said;
    const auto add = [&](Word key, auto holds) {
      std::string models;
      std::int64_t count = 0;
      for (std::size_t i = scenario.first; i < scenario.first + scenario.count; ++i) {
        if (!holds(duel_.rows[i])) continue;
        if (count++ > 0) models += ", ";
        models += size_name(duel_.rows[i], scenario);
      }
      if (count == 0) return;
      if (!said.empty()) said += ' ';
      said += message(language_, key, {{"models", models}, {"count", Decimal(count)}, {"memory", gigabytes(language_, *machines_[other]->memory)}});
    };
    add(Word::machines_fits_too, [other_wins](const engine::DuelRow& row) { return row.outcome == engine::Outcome{other_wins, WinReason::faster}; });
    add(Word::machines_tight_on, [other](const engine::DuelRow& row) { return row.table[other] == Verdict::tight; });
    return said;
  }

  // "14B"; with its method where the scenario has both.
  std::string size_name(const engine::DuelRow& row, const engine::DuelScenario& scenario) const {
    const bool several = std::any_of(duel_.rows.begin() + static_cast<std::ptrdiff_t>(scenario.first),
                                     duel_.rows.begin() + static_cast<std::ptrdiff_t>(scenario.first + scenario.count),
                                     [](const engine::DuelRow& other) { return other.method == engine::Method::lora; });
    return several ? job_name(row) : model_label(row.model);
  }
  std::string job_name(const engine::DuelRow& row) const {
    return message(language_, Word::checkpoint_task, {{"model", model_label(row.model)}, {"method", method_after_with(language_, row.method)}});
  }

  // -- size by size -----------------------------------------------------------------------------------
  DuelCell cell(const engine::DuelRow& row, std::size_t side) const {
    DuelCell cell{row.table[side], row.exact[side], {}, {}};
    const Decimal needed = rounded(static_cast<double>(row.exact_bytes[side]) / engine::bytes_per_gb, 1);
    cell.need = gigabytes(language_, {needed}, engine::Rounding::up);
    const auto said = [this](const std::optional<Verdict>& verdict) { return word(verdict ? verdict_word(*verdict) : Word::machines_unknown); };
    cell.words = message(language_, Word::machines_cell, {{"table", said(cell.table)}, {"need", cell.need}, {"verdict", said(cell.exact)}});
    return cell;
  }

  void sizes() {
    for (const engine::DuelRow& row : duel_.rows) {
      DuelSizeRow said{job_name(row), about_gigabytes(language_, engine::lesson_table()[row.model].required_by(row.method)),
                       {cell(row, 0), cell(row, 1)}, pill(row.outcome.winner), {}};
      if (row.outcome.reason == WinReason::faster) {
        const double times = row.outcome.winner == Winner::right ? row.slower.middle : 1 / row.slower.middle;
        said.factor = message(language_, Word::machines_factor, {{"n", digits(two_digits(times))}});
      }
      report_.sizes.push_back(std::move(said));
    }
    differences();
  }

  void differences() {
    std::string list;
    std::size_t count = 0;
    for (std::size_t i = 0; i < duel_.rows.size(); ++i) {
      for (std::size_t side = 0; side < (machines_[0] == machines_[1] ? 1 : duel_sides); ++side) {
        const engine::DuelRow& row = duel_.rows[i];
        if (!row.table[side] || !row.exact[side] || *row.table[side] == *row.exact[side]) continue;
        if (count++ >= listed_most) continue;
        if (!list.empty()) list += ", ";
        list += report_.sizes[i].job + " (" + report_.sides[side].brief + ')';
      }
    }
    if (count > listed_most) list += ", …";
    const bool known = std::any_of(duel_.rows.begin(), duel_.rows.end(), [](const engine::DuelRow& row) { return row.exact[0] || row.exact[1]; });
    if (count > 0) report_.differs = message(language_, Word::machines_exact_differs, {{"list", list}});
    else if (known) report_.differs = word(Word::machines_exact_agrees);
  }

  // -- end --------------------------------------------------------------------------------------------
  void end() {
    report_.closing = word(duel_.course ? Word::machines_closing_course : Word::machines_closing_other);
    report_.closing_rest = word(duel_.course ? Word::machines_closing_course_rest : Word::machines_closing_other_rest);
    std::int64_t left = 0, right = 0, tie = 0;
    for (const engine::DuelScenario& scenario : duel_.scenarios) {
      left += scenario.shown.winner == Winner::left ? 1 : 0;
      right += scenario.shown.winner == Winner::right ? 1 : 0;
      tie += scenario.shown.winner == Winner::tie ? 1 : 0;
    }
    report_.live = message(language_, Word::machines_live,
                           {{"left", report_.sides[0].brief}, {"right", report_.sides[1].brief}, {"a", digits(Decimal(left))},
                            {"b", digits(Decimal(right))}, {"c", digits(Decimal(tie))}});
    if (duel_.course) report_.live += ' ' + report_.closing + ' ' + report_.closing_rest;
  }

  Language language_;
  std::array<const Machine*, duel_sides> machines_;
  engine::Duel duel_;
  DuelReport report_;
};

}  // namespace

DuelReport report_duel(const DuelInput& input, const ExerciseInput&, Language language) { return DuelWords(input, language).report(); }

}  // namespace wingspan::report
