#include "cli/model_options.hpp"

#include <filesystem>
#include <fstream>
#include <system_error>

#include "cli/exact_text.hpp"
#include "cli/text.hpp"
#include "config/read_config.hpp"
#include "engine/catalogue.hpp"
#include "engine/stand_in.hpp"

namespace wingspan::cli {
namespace {

// A folder or a device is no file, and opening a named pipe would wait for somebody to write. What the shell
// opened already (standard input, process substitution) is read as it comes.
bool is_readable_kind(const std::string& path) {
  if (path == "/dev/stdin" || path.starts_with("/dev/fd/") || path.starts_with("/proc/self/fd/")) return true;
  std::error_code error;
  const std::filesystem::file_status status = std::filesystem::status(path, error);
  return error || !std::filesystem::exists(status) || std::filesystem::is_regular_file(status);
}

// At most one byte more than the reader takes, so that a huge file costs no memory.
std::string file_text(const Option& option, const std::string& path) {
  if (!is_readable_kind(path)) refuse(option, text::no_regular_file);
  std::ifstream file(path, std::ios::binary);
  std::string text(config::most_bytes + 1, '\0');
  if (!file) refuse(option, text::cannot_read);
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (file.bad()) refuse(option, text::cannot_read);
  text.resize(static_cast<std::size_t>(file.gcount()));
  return text;
}

ChosenModel model_of_id(const Option& option) {
  const std::string name = *value_of(option);
  const auto found = engine::find_models(name);
  if (found.empty()) refuse(option, text::not_known);
  if (found.size() > 1) {
    std::string line(text::several);
    for (std::size_t i = 0; i < found.size() && i < 4; ++i)
      line.append(i == 0 ? "" : ", ").append(found[i]->id);
    refuse(option, line);
  }
  engine::ModelResult built = engine::build_model(found.front()->shape);
  if (!built.ok) refuse(option, ": " + text::reason_of(built.refusal));
  return {std::move(built.model), std::string(found.front()->shape.model_type), {}};
}

ChosenModel model_of_size(const Option& option) {
  const double parameters = number_of(option, size_range())->to_double() * 1e9;
  engine::StandIn found = engine::stand_in(parameters);
  std::string sentence = "stand-in shape: " + std::string(found.base) + " with " +
                         std::to_string(found.model.layers) + " layers, " +
                         std::to_string(found.model.count().total()) + " parameters";
  return {std::move(found.model), "stand-in", {std::move(sentence)}};
}

std::string_view rule_of(const Option* size) {
  return size == nullptr ? text::one_of_two_models : text::one_of_models;
}

} // namespace

engine::NumberRange size_range() {
  return {.minimum = engine::Decimal::from_parts(1, 3), .maximum = engine::Decimal(2000)};
}

ChosenModel model_of_file(const Option& option) {
  const std::string path = *value_of(option);
  config::ConfigResult read = config::read_config(file_text(option, path));
  if (!read.ok) refuse(option, ": " + text::reason_of(read.refusal));
  ChosenModel chosen{std::move(read.model), std::move(read.architecture), {}};
  for (const engine::Assumption assumption : read.assumptions) {
    std::string sentence = text::sentence_of(assumption);
    if (assumption == engine::Assumption::family_default) {
      for (std::size_t i = 0; i < read.defaulted.size(); ++i)
        sentence += (i == 0 ? "" : ", ") + read.defaulted[i];
    }
    chosen.assumptions.push_back(std::move(sentence));
  }
  return chosen;
}

ChosenModel model_of(const Option& config, const Option& model, const Option* size) {
  const Option* chosen = nullptr;
  for (const Option* option : {&config, &model, size}) {
    if (option == nullptr || !option->given()) continue;
    if (chosen != nullptr) {
      throw BadInput(option->name + " " + in_quotes(option->values.front()) + std::string(text::beside) + chosen->name +
                     std::string(text::allowed) + std::string(rule_of(size)));
    }
    chosen = option;
  }
  if (chosen == nullptr)
    throw BadInput("model" + std::string(text::is_missing) + std::string(text::allowed) + std::string(rule_of(size)));
  if (chosen == &config) return model_of_file(config);
  return chosen == size ? model_of_size(*size) : model_of_id(model);
}

} // namespace wingspan::cli
