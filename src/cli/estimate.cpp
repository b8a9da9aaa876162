#include <span>

#include "cli/exact.hpp"
#include "cli/exact_json.hpp"
#include "cli/exact_text.hpp"
#include "cli/model_options.hpp"
#include "engine/verdict.hpp"

namespace wingspan::cli {
namespace {

using Part = std::pair<std::string_view, std::int64_t>;

std::string_view verdict(std::int64_t total, std::int64_t budget, std::int64_t memory) {
  return engine::verdict_id(engine::verdict_of(engine::gigabytes({total}), engine::gigabytes({budget}),
                                               engine::gigabytes({memory})));
}

std::vector<std::string> assumptions(const ChosenModel& chosen, const engine::Estimate& estimate) {
  std::vector<std::string> sentences = chosen.assumptions;
  for (std::size_t i = 0; i < estimate.grounds.size(); ++i) {
    if (estimate.grounds[i]) sentences.emplace_back(text::sentence_of(static_cast<engine::Ground>(i)));
  }
  return sentences;
}

void write_parts(report::JsonWriter& document, std::string_view key, std::span<const Part> parts) {
  document.key(key).begin_object();
  for (const auto& [name, bytes] : parts)
    document.key(name).value(whole(bytes));
  document.end_object();
}

} // namespace

EstimateCommand::EstimateCommand(CLI::App& program)
    : TrainingCommand(program, "estimate", text::estimate),
      config_(add_option("--config", text::config, text::config_allowed)),
      model_(add_option("--model", text::model, text::model_allowed)),
      size_(add_option("--size", text::size, range_text(size_range()))) {}

std::string EstimateCommand::run() const {
  const engine::Training run = training();
  const std::optional<Memory> available = memory();
  const ChosenModel chosen = model_of(config_, model_, &size_);
  if (!engine::trains_something(chosen.model, run)) refuse(*find("--targets"), text::no_target);
  const engine::Estimate estimate = estimate_of(chosen.model, run);
  const engine::Itemised& bytes = estimate.bytes;
  const engine::Detail& detail = estimate.detail;
  const engine::Savings cheaper = engine::savings(chosen.model, run);
  const std::vector<std::string> sentences = assumptions(chosen, estimate);
  const auto items = items_of(bytes);
  if (!json()) {
    std::string out = chosen.architecture + "\t" + std::to_string(estimate.parameters);
    for (const auto& [name, number] : items)
      out.append("\n").append(name).append("\t").append(gb_text(number));
    out.append("\n").append(gb_text(estimate.low)).append(" to ").append(gb_text(estimate.high));
    if (available) out.append("\n").append(verdict(bytes.total, available->budget, available->bytes));
    for (const engine::Saving& saving : cheaper) {
      out.append("\n").append(text::options_of(saving.change, *engine::changed(run, saving.change)));
      out.append("\t").append(text::saves).append(gb_text(saving.bytes)).append("\t").append(gb_text(saving.total));
      if (available)
        out.append("\t").append(verdict(saving.total, available->budget, available->bytes));
    }
    for (const std::string& sentence : sentences)
      out.append("\n").append(sentence);
    return out;
  }
  report::JsonWriter document;
  document.begin_object();
  document.key("parameters").value(whole(estimate.parameters));
  document.key("trainable_parameters").value(whole(estimate.trainable_parameters));
  write_parts(document, "bytes", items);
  const Part details[] = {{"kept_for_backward", detail.kept_for_backward},
                          {"live_after_forward", detail.live_after_forward},
                          {"forward_peak", detail.forward_peak},
                          {"backward_peak", detail.backward_peak},
                          {"optimizer_step_peak", detail.optimizer_step_peak},
                          {"allocated_peak", detail.allocated_peak},
                          {"device_peak", detail.device_peak}};
  write_parts(document, "detail", details);
  document.key("total_gb").value(gb(bytes.total)).key("total_gib").value(gib(bytes.total));
  document.key("range_gb").begin_array().value(gb(estimate.low)).value(gb(estimate.high)).end_array();
  if (available) {
    document.key("memory_bytes")
        .value(whole(available->bytes))
        .key("budget_bytes")
        .value(whole(available->budget));
    document.key("verdict").value(verdict(bytes.total, available->budget, available->bytes));
  }
  document.key("savings").begin_array();
  for (const engine::Saving& saving : cheaper) {
    document.begin_object();
    document.key("change").value(engine::change_id(saving.change));
    document.key("options").value(text::options_of(saving.change, *engine::changed(run, saving.change)));
    document.key("saved_bytes").value(whole(saving.bytes)).key("total_gb").value(gb(saving.total));
    if (available) document.key("verdict").value(verdict(saving.total, available->budget, available->bytes));
    document.end_object();
  }
  document.end_array();
  document.key("assumptions").begin_array();
  for (const std::string& sentence : sentences)
    document.value(sentence);
  document.end_array();
  document.end_object();
  return document.take();
}

} // namespace wingspan::cli
