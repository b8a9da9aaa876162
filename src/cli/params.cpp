#include "cli/exact.hpp"
#include "cli/exact_json.hpp"
#include "cli/exact_text.hpp"
#include "cli/model_options.hpp"
#include "engine/catalogue.hpp"

namespace wingspan::cli {

Params::Params(CLI::App& program)
    : Command(program, "params", text::params),
      config_(add_option("--config", text::config, text::config_allowed)),
      model_(add_option("--model", text::model, text::model_allowed)) {}

std::string Params::run() const {
  const ChosenModel chosen = model_of(config_, model_, nullptr);
  const engine::ParameterCount count = chosen.model.count();
  const std::pair<std::string_view, std::uint64_t> parts[] = {
      {"total", count.total()}, {"embedding", count.embedding}, {"output_head", count.output_head},
      {"linear", count.linear}, {"experts", count.experts},     {"other", count.other}};
  if (!json()) {
    std::string out = chosen.architecture;
    for (const auto& [name, number] : parts)
      out.append("\n").append(name).append("\t").append(std::to_string(number));
    out.append("\nactive\t").append(std::to_string(chosen.model.active_parameters()));
    for (const std::string& sentence : chosen.assumptions)
      out.append("\n").append(sentence);
    return out;
  }
  report::JsonWriter document;
  document.begin_object();
  document.key("architecture").value(chosen.architecture);
  document.key("parameters").begin_object();
  for (const auto& [name, number] : parts)
    document.key(name).value(whole(number));
  document.end_object();
  document.key("active_parameters").value(whole(chosen.model.active_parameters()));
  document.key("tied").value(chosen.model.tied);
  document.key("assumptions").begin_array();
  for (const std::string& sentence : chosen.assumptions)
    document.value(sentence);
  document.end_array();
  document.end_object();
  return document.take();
}

Models::Models(CLI::App& program) : Command(program, "models", text::models) {}

std::string Models::run() const {
  report::JsonWriter document;
  std::string out;
  document.begin_array();
  for (const engine::CatalogueModel& entry : engine::catalogue()) {
    const engine::ModelResult built = engine::build_model(entry.shape);
    const std::uint64_t parameters = built.ok ? built.model.count().total() : entry.published_parameters;
    out.append(out.empty() ? "" : "\n").append(entry.id).append("\t").append(std::to_string(parameters));
    document.begin_object();
    document.key("id").value(entry.id).key("family").value(entry.family);
    document.key("parameters");
    if (parameters > 0)
      document.value(whole(parameters));
    else
      document.null();
    document.key("active_parameters");
    if (built.ok)
      document.value(whole(built.model.active_parameters()));
    else
      document.null();
    document.key("counted").value(built.ok); // false: not counted here, `parameters` is the published figure
    document.key("context").value(whole(std::uint64_t{entry.context_tokens}));
    document.key("licence").value(entry.licence);
    document.end_object();
  }
  document.end_array();
  return json() ? document.take() : out;
}

} // namespace wingspan::cli
