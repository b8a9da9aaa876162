#include <algorithm>

#include "cli/data.hpp"
#include "cli/exact.hpp"
#include "cli/exact_json.hpp"
#include "cli/exact_text.hpp"
#include "cli/model_options.hpp"
#include "cli/text.hpp"
#include "engine/catalogue.hpp"
#include "engine/smallest_machine.hpp"
#include "engine/verdict.hpp"

namespace wingspan::cli {
namespace {

struct Fitting {
  std::string_view id;
  std::uint64_t parameters;
  std::int64_t total;
};

constexpr std::uint32_t most_sequence = 16'777'216, most_batch = 65'536;

} // namespace

Largest::Largest(CLI::App& program)
    : TrainingCommand(program, "largest", text::largest),
      config_(add_option("--config", text::config, text::config_allowed)),
      model_(add_option("--model", text::model, text::model_allowed)),
      solve_(add_option("--solve", text::solve, "seq, batch, machine")) {}

// Memory grows with length and batch, so halving an interval finds the largest that fits.
std::string Largest::solved(const Memory& available) const {
  const std::string what = *value_of(solve_);
  if (what != "seq" && what != "batch") refuse(solve_, text::not_known);
  const ChosenModel chosen = model_of(config_, model_, nullptr);
  engine::Training run = training();
  if (!engine::trains_something(chosen.model, run)) refuse(*find("--targets"), text::no_target);
  std::uint32_t& number = what == "seq" ? run.sequence : run.batch;
  const auto total = [&](std::uint32_t value) {
    number = value;
    return engine::is_countable(chosen.model, run) ? engine::estimate(chosen.model, run).bytes.total
                                                   : INT64_MAX;
  };
  std::uint32_t fits = 0, fails = (what == "seq" ? most_sequence : most_batch) + 1;
  while (fails - fits > 1) {
    const std::uint32_t middle = fits + (fails - fits) / 2;
    (total(middle) <= available.budget ? fits : fails) = middle;
  }
  report::JsonWriter document;
  document.begin_object().key(what);
  if (fits == 0)
    document.null().key("total_gb").null();
  else
    document.value(whole(std::uint64_t{fits})).key("total_gb").value(gb(total(fits)));
  document.end_object();
  if (json()) return document.take();
  return fits == 0 ? std::string(text::none) : std::to_string(fits) + "\t" + gb_text(total(fits));
}

std::string Largest::smallest_machine() const {
  refuse_memory(text::without_solve_machine);
  const ChosenModel chosen = model_of(config_, model_, nullptr);
  const engine::Training run = training();
  if (!engine::trains_something(chosen.model, run)) refuse(*find("--targets"), text::no_target);
  const std::int64_t total = estimate_of(chosen.model, run).bytes.total;
  report::JsonWriter document;
  std::string out;
  document.begin_object().key("total_gb").value(gb(total)).key("machine");
  const std::vector<engine::MachineFit> holding = engine::machines_that_hold(total, margin());
  const auto smallest = std::find_if(holding.begin(), holding.end(), [](const engine::MachineFit& fit) {
    return fit.verdict == engine::Verdict::fits;
  });
  if (smallest == holding.end())
    document.null();
  else
    document.value(smallest->machine->id);
  document.key("machines").begin_array();
  for (const engine::MachineFit& fit : holding) {
    const std::string_view verdict = engine::verdict_id(fit.verdict);
    out.append(out.empty() ? "" : "\n")
        .append(machine_line(*fit.machine))
        .append("\t")
        .append(gb_text(fit.usable))
        .append("\t")
        .append(verdict);
    document.begin_object().key("id").value(fit.machine->id).key("name").value(fit.machine->name);
    document.key("kind").value(engine::machine_kind_id(fit.machine->kind)).key("memory_gb");
    if (fit.machine->memory)
      document.value(fit.machine->memory->value);
    else
      document.null();
    document.key("usable_gb").value(gb(fit.usable)).key("headroom_gb").value(gb(fit.budget - total));
    document.key("verdict").value(verdict).end_object();
  }
  document.end_array().end_object();
  if (json()) return document.take();
  return out.empty() ? std::string(text::none) : out;
}

std::string Largest::run() const {
  if (solve_.given() && *value_of(solve_) == "machine") return smallest_machine();
  const std::optional<Memory> available = memory();
  if (!available) {
    throw BadInput("memory" + std::string(text::is_missing) + std::string(text::allowed) +
                   std::string(text::one_of_memories));
  }
  if (solve_.given()) return solved(*available);
  for (const Option* option : {&config_, &model_}) {
    if (option->given()) {
      throw BadInput(option->name + std::string(text::not_expected) + std::string(text::allowed) +
                     std::string(text::with_solve));
    }
  }
  const engine::Training run = training();
  std::vector<Fitting> fitting;
  for (const engine::CatalogueModel& entry : engine::catalogue()) {
    const engine::ModelResult built = engine::build_model(entry.shape);
    if (!built.ok || !engine::trains_something(built.model, run) || !engine::is_countable(built.model, run)) {
      continue;
    }
    const engine::Estimate estimate = engine::estimate(built.model, run);
    if (estimate.bytes.total <= available->bytes)
      fitting.push_back({entry.id, estimate.parameters, estimate.bytes.total});
  }
  std::stable_sort(fitting.begin(), fitting.end(),
                   [](const Fitting& a, const Fitting& b) { return a.parameters > b.parameters; });

  report::JsonWriter document;
  std::string out;
  document.begin_object().key("budget_gb").value(gb(available->budget)).key("models").begin_array();
  for (const Fitting& model : fitting) {
    const std::string_view verdict =
        engine::verdict_id(model.total <= available->budget ? engine::Verdict::fits : engine::Verdict::tight);
    out.append(out.empty() ? "" : "\n")
        .append(model.id)
        .append("\t")
        .append(gb_text(model.total))
        .append("\t")
        .append(verdict);
    document.begin_object();
    document.key("id").value(model.id).key("parameters").value(whole(model.parameters));
    document.key("total_gb")
        .value(gb(model.total))
        .key("headroom_gb")
        .value(gb(available->budget - model.total));
    document.key("verdict").value(verdict);
    document.end_object();
  }
  document.end_array().end_object();
  if (json()) return document.take();
  return out.empty() ? std::string(text::none) : out;
}

} // namespace wingspan::cli
