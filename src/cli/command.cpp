#include "cli/command.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "cli/text.hpp"
#include "report/quote.hpp"

namespace wingspan::cli {
namespace {

std::string joined(const std::vector<std::string>& words) {
  std::string list;
  for (const std::string& word : words) list += (list.empty() ? "" : ", ") + word;
  return list;
}

std::string_view fault_text(engine::InputFault fault) {
  switch (fault) {
    case engine::InputFault::empty: return text::is_empty;
    case engine::InputFault::not_a_number: return text::not_a_number;
    case engine::InputFault::too_many_separators: return text::too_many_separators;
    case engine::InputFault::too_many_digits: return text::too_many_digits;
    case engine::InputFault::below_minimum: return text::too_small;
    case engine::InputFault::above_maximum: return text::too_large;
  }
  return text::not_a_number;
}

std::string with_allowed(std::string line, const Option& option) {
  return line.append(text::allowed).append(option.allowed);
}

}  // namespace

Command::Command(CLI::App& program, std::string_view name, std::string_view about)
    : app_(program.add_subcommand(std::string(name), std::string(about))), name_(name) {
  app_->allow_extras();  // run() names what it does not expect, with what is allowed
  app_->add_flag("--json", json_, std::string(text::json))->disable_flag_override();
  flag_names_.emplace_back("--json");
}

Option& Command::add_option(std::string_view name, std::string_view about, std::string_view allowed) {
  Option& option = options_.emplace_back(Option{std::string(name), std::string(allowed), {}});
  app_->add_option(option.name, option.values, std::string(about) + ": " + option.allowed)
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
      ->allow_extra_args(false);
  return option;
}

bool& Command::add_flag(std::string_view name, std::string_view about) {
  bool& flag = flags_.emplace_back(false);
  app_->add_flag(std::string(name), flag, std::string(about))->disable_flag_override();
  flag_names_.emplace_back(name);
  return flag;
}

std::string Command::option_names() const {
  std::vector<std::string> names;
  for (const Option& option : options_) names.push_back(option.name);
  names.insert(names.end(), flag_names_.begin(), flag_names_.end());
  names.emplace_back("--help");
  return joined(names);
}

bool Command::chosen() const { return app_->parsed(); }

std::string Command::help() const { return app_->help(std::string(text::program)); }

const Option* Command::find(std::string_view name) const {
  for (const Option& option : options_)
    if (option.name == name) return &option;
  return nullptr;
}

bool Command::has_flag(std::string_view name) const {
  return std::find(flag_names_.begin(), flag_names_.end(), name) != flag_names_.end();
}

std::string in_quotes(std::string_view value) { return "'" + report::quotable(value) + "'"; }

void refuse(const Option& option, std::string_view what) {
  const std::string value = option.given() ? " " + in_quotes(option.values.front()) : "";
  throw BadInput(with_allowed(option.name + value + std::string(what), option));
}

void refuse_missing(const Option& option) {
  throw BadInput(with_allowed(option.name + std::string(text::is_missing), option));
}

std::optional<std::string> value_of(const Option& option) {
  if (!option.given()) return std::nullopt;
  if (option.values.size() > 1)
    throw BadInput(with_allowed(option.name + " " + in_quotes(option.values.back()) + std::string(text::given_twice), option));
  return option.values.front();
}

std::optional<engine::Decimal> number_of(const Option& option, const engine::NumberRange& range) {
  const std::optional<std::string> value = value_of(option);
  if (!value) return std::nullopt;
  const engine::NumberInput input = engine::parse_number(*value, range);
  if (input.refusal) refuse(option, fault_text(input.refusal->fault));
  return input.value;
}

std::string range_text(const engine::NumberRange& range) {
  const std::string minimum = range.minimum.to_text();
  const std::string maximum = range.maximum.to_text();
  return range.minimum_included ? minimum + " to " + maximum : "above " + minimum + ", up to " + maximum;
}

report::Language language_of(const Option& option) {
  const std::optional<std::string> value = value_of(option);
  if (!value) return report::default_language;
  const std::optional<report::Language> language = report::parse_language(*value);
  if (!language) refuse(option, text::not_known);
  return *language;
}

std::string language_tags() {
  std::vector<std::string> tags;
  for (const report::Language language : report::all_languages) tags.emplace_back(report::language_tag(language));
  return joined(tags);
}

}  // namespace wingspan::cli
