#include "engine/duel.hpp"

#include <algorithm>

#include "engine/budget.hpp"
#include "engine/ledger.hpp"
#include "engine/renderer_family.hpp"
#include "engine/stand_in.hpp"
#include "engine/usable_memory.hpp"

namespace wingspan::engine {
namespace {

constexpr double minutes_per_hour = 60, seconds_per_minute = 60, watt_per_kilowatt = 1000;

// Lesson facts sheet, "Who trains what", by Scenario: the card for 1B to 8B and for new techniques, the Mac for 14B to 32B
// and towards 70B, a tie for serving. Index: course_place().
constexpr std::array<std::optional<std::size_t>, scenario_count> sheet_winner{1, 0, 0, std::nullopt, 1};

struct TrainingScenario {
  std::string_view sizes;  // fact
  bool lora = false;       // beside QLoRA
};
constexpr std::array<TrainingScenario, 3> trainings{{{"scenario.project", true}, {"scenario.middle"}, {"scenario.large"}}};

Winner side(std::size_t index) { return index == 0 ? Winner::left : Winner::right; }

// Built once: hundreds of questions ask for the same few sizes.
const Model& stand_in_of(std::size_t row) {
  static const auto all = [] {
    std::array<StandIn, lesson_model_count> built;
    for (std::size_t i = 0; i < built.size(); ++i) built[i] = stand_in(lesson_table()[i].billion_parameters * 1e9);
    return built;
  }();
  return all[row].model;
}
const Range& measured_share(bool mac) {
  static const Range shares[] = {share_reached(false), share_reached(true)};
  return shares[mac ? 1 : 0];
}

// The contract's defaults; a Mac trains with MLX.
Training training_on(const Machine& machine, Method method) {
  Training training;
  training.method = method;
  if (is_mac(machine)) {
    training.framework = Framework::mlx;
    training.quantisation = Quantisation::mlx4;
  }
  return training;
}

std::optional<Speed> speed_on(const Machine& machine, std::size_t model, Method method) {
  const MachineSpeed* rate = find_speed(machine);
  if (rate == nullptr) return std::nullopt;
  return speed(stand_in_of(model), training_on(machine, method), *rate, measured_share(is_mac(machine)));
}

// How many times as long the first takes.
Range times_as_long(const std::optional<Speed>& first, const std::optional<Speed>& second) {
  if (!first || !second || first->tokens_per_s.low <= 0 || second->tokens_per_s.low <= 0) return {};
  const Range &slow = first->tokens_per_s, &fast = second->tokens_per_s;
  return {fast.low / slow.high, fast.middle / slow.middle, fast.high / slow.low};
}

// -- figures ---------------------------------------------------------------------------------------
DuelAmount amount(double value) { return {value, value, value, Approximation::exact}; }
DuelAmount amount(const Fact& fact, double factor = 1) {
  const double low = fact.value.to_double() * factor, high = fact.high.value_or(fact.value).to_double() * factor;
  return {low, (low + high) / 2, high, fact.approximation};
}
DuelAmount amount(const Range& range, double factor) {
  return {range.low * factor, range.middle * factor, range.high * factor, Approximation::about};
}

const Fact& course_fact(std::size_t place, std::string_view name) {
  const std::string id = std::string(place == 0 ? "m3_ultra." : "rtx_4090.").append(name);
  return *find_fact(id);
}

// The same run on both: in hours on the Mac, in minutes on the card.
DuelAmount course_minutes(std::size_t place) {
  const Fact& run = course_fact(place, "lora_run");
  return amount(run, run.unit == FactUnit::hours ? minutes_per_hour : 1);
}

DuelAmount energy(const DuelAmount& watt, const DuelAmount& minutes) {
  if (!watt.known() || !minutes.known()) return {};
  const double factor = 1 / (minutes_per_hour * watt_per_kilowatt);
  const bool sure = watt.approximation == Approximation::exact && minutes.approximation == Approximation::exact;
  return {watt.low * minutes.low * factor, watt.middle * minutes.middle * factor, watt.high * minutes.high * factor,
          sure ? Approximation::exact : Approximation::about};
}

DuelFigures figures_of(const Machine& machine, bool course) {
  DuelFigures figures;
  figures.gpu_alone = machine.kind != MachineKind::unified;
  const MachineSpeed* rate = find_speed(machine);
  if (machine.memory) {
    figures.memory_gb = amount(machine.memory->value.to_double());
    const Gigabytes budget = budget_of(*machine.memory, lesson_margin());
    figures.holds = verdict_of(lesson_table()[race_model()].required_by(race_method), budget, *machine.memory);
  }
  if (const auto place = course_place(machine)) {
    figures.bandwidth_gbs = amount(course_fact(*place, "bandwidth"));
    figures.watt = amount(course_fact(*place, "power"));
    if (course) figures.minutes = course_minutes(*place);
  } else if (rate != nullptr) {
    figures.bandwidth_gbs = amount(rate->bandwidth_gbs);
    if (rate->watt > 0) figures.watt = amount(rate->watt);
  }
  const bool room = figures.holds && *figures.holds != Verdict::too_big;
  if (!course && room)
    if (const auto speed = speed_on(machine, race_model(), race_method))
      figures.minutes = amount(seconds(*speed, static_cast<double>(race_tokens)), 1 / seconds_per_minute);
  figures.kwh = energy(figures.watt, figures.minutes);
  return figures;
}

// -- trainings --------------------------------------------------------------------------------------
Outcome outcome_of(const DuelRow& row) {
  if (!row.table[0] || !row.table[1]) return {Winner::unknown, WinReason::no_figure};
  const bool left = *row.table[0] == Verdict::fits, right = *row.table[1] == Verdict::fits;
  if (!left && !right) return {Winner::neither, WinReason::no_room};
  if (left != right) return {left ? Winner::left : Winner::right, WinReason::only_room};
  if (row.slower.middle <= 0) return {Winner::unknown, WinReason::no_figure};
  if (row.slower.middle == 1) return {Winner::tie, WinReason::even};
  return {row.slower.middle < 1 ? Winner::left : Winner::right, WinReason::faster};
}

DuelRow row_of(std::size_t model, Method method, const std::array<const Machine*, 2>& machines) {
  DuelRow row;
  row.model = model;
  row.method = method;
  for (std::size_t i = 0; i < machines.size(); ++i) {
    const Machine& machine = *machines[i];
    const Gigabytes required = lesson_table()[model].required_by(method);
    if (machine.memory) row.table[i] = verdict_of(required, budget_of(*machine.memory, lesson_margin()), *machine.memory);
    row.exact_bytes[i] = estimate(stand_in_of(model), training_on(machine, method)).bytes.total;
    if (const auto usable = usable_bytes(machine))
      row.exact[i] = row.exact_bytes[i] <= budget_bytes(*usable, lesson_margin()) ? Verdict::fits
                     : row.exact_bytes[i] <= *usable                             ? Verdict::tight
                                                                                 : Verdict::too_big;
  }
  row.slower = times_as_long(speed_on(*machines[0], model, method), speed_on(*machines[1], model, method));
  row.outcome = outcome_of(row);
  return row;
}

// Who wins most of them, and by what.
Outcome outcome_of(const std::vector<DuelRow>& rows, std::size_t first, std::size_t count) {
  std::array<std::size_t, 5> wins{};
  for (std::size_t i = first; i < first + count; ++i) ++wins[static_cast<std::size_t>(rows[i].outcome.winner)];
  const auto won = [&wins](Winner winner) { return wins[static_cast<std::size_t>(winner)]; };
  if (won(Winner::unknown) > 0) return {Winner::unknown, WinReason::no_figure};
  if (won(Winner::neither) == count) return {Winner::neither, WinReason::no_room};
  if (won(Winner::left) == won(Winner::right)) return {Winner::tie, won(Winner::left) > 0 ? WinReason::split : WinReason::even};
  const Winner winner = won(Winner::left) > won(Winner::right) ? Winner::left : Winner::right;
  if (won(winner == Winner::left ? Winner::right : Winner::left) > 0) return {winner, WinReason::mostly};
  bool faster = false, room = false;
  for (std::size_t i = first; i < first + count; ++i) {
    if (rows[i].outcome.winner != winner) continue;
    faster = faster || rows[i].outcome.reason == WinReason::faster;
    room = room || rows[i].outcome.reason == WinReason::only_room;
  }
  return {winner, faster && room ? WinReason::mixed : faster ? WinReason::faster : WinReason::only_room};
}

// -- beyond training --------------------------------------------------------------------------------
// A small model's next token waits for the bandwidth; a large one has to be held first.
Outcome serving(const std::array<DuelFigures, 2>& figures) {
  const auto& [left, right] = figures;
  if (!left.memory_gb.known() || !right.memory_gb.known() || !left.bandwidth_gbs.known() || !right.bandwidth_gbs.known())
    return {};
  const auto ahead = [](const DuelAmount& a, const DuelAmount& b) { return a.middle > b.middle ? 1 : a.middle < b.middle ? -1 : 0; };
  const int memory = ahead(left.memory_gb, right.memory_gb), bandwidth = ahead(left.bandwidth_gbs, right.bandwidth_gbs);
  if (memory == 0 && bandwidth == 0) return {Winner::tie, WinReason::same};
  if (memory * bandwidth < 0) return {Winner::tie, WinReason::divided};
  return {memory + bandwidth > 0 ? Winner::left : Winner::right, WinReason::leads};
}

Outcome techniques(const std::array<const Machine*, 2>& machines) {
  const auto cuda = [](const Machine& machine) { return gpu_maker(read_renderer_name(machine.name)) == GpuMaker::nvidia; };
  const bool left = cuda(*machines[0]), right = cuda(*machines[1]);
  if (left && right) return {Winner::tie, WinReason::both_cuda};
  if (!left && !right) return {Winner::unknown, WinReason::neither_cuda};
  return {left ? Winner::left : Winner::right, WinReason::cuda};
}

void add_trainings(Duel& duel) {
  for (std::size_t i = 0; i < trainings.size(); ++i) {
    DuelScenario& scenario = duel.scenarios[i];
    const Fact& sizes = *find_fact(trainings[i].sizes);
    scenario.first = duel.rows.size();
    for (std::size_t model = 0; model < lesson_model_count; ++model) {
      const Decimal size(lesson_table()[model].billion_parameters);
      if (size < sizes.value || sizes.high.value_or(sizes.value) < size) continue;
      if (trainings[i].lora) duel.rows.push_back(row_of(model, Method::lora, duel.machines));
      duel.rows.push_back(row_of(model, Method::qlora, duel.machines));
    }
    scenario.count = duel.rows.size() - scenario.first;
    scenario.computed = outcome_of(duel.rows, scenario.first, scenario.count);
  }
}

// The lesson's winner, on the side where it stands.
void add_sheet(Duel& duel) {
  const std::size_t mac_at = *course_place(*duel.machines[0]) == 0 ? 0 : 1;
  for (std::size_t i = 0; i < scenario_count; ++i) {
    DuelScenario& scenario = duel.scenarios[i];
    scenario.shown = scenario.computed;
    const auto winner = sheet_winner[i];
    scenario.shown.winner = !winner ? Winner::tie : side(*winner == 0 ? mac_at : 1 - mac_at);
  }
}

}  // namespace

std::size_t race_model() {
  const Decimal size = find_fact("project.model")->value;
  const auto& table = lesson_table();
  const auto found = std::find_if(table.begin(), table.end(), [&](const LessonModel& model) { return size == Decimal(model.billion_parameters); });
  return static_cast<std::size_t>(found - table.begin());
}

std::optional<std::size_t> course_place(const Machine& machine) {
  const auto presets = preset_machines();
  if (machine.id == presets[0]->id) return 0;
  if (machine.id == presets[1]->id) return 1;
  return std::nullopt;
}

Duel duel(const Machine& left, const Machine& right) {
  Duel duel;
  duel.machines = {&left, &right};
  duel.course = course_place(left) && course_place(right) && left.id != right.id;
  for (std::size_t i = 0; i < 2; ++i) duel.figures[i] = figures_of(*duel.machines[i], duel.course);
  duel.slower = times_as_long(speed_on(left, race_model(), race_method), speed_on(right, race_model(), race_method));
  add_trainings(duel);
  duel.scenarios[static_cast<std::size_t>(Scenario::serving)].computed = serving(duel.figures);
  duel.scenarios[static_cast<std::size_t>(Scenario::techniques)].computed = techniques(duel.machines);
  if (duel.course) add_sheet(duel);
  else for (DuelScenario& scenario : duel.scenarios) scenario.shown = scenario.computed;
  return duel;
}

}  // namespace wingspan::engine
