// What the subcommands share: options kept as typed, checked in one place, refused in one line.
#pragma once

#include <deque>
#include <exception>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/run.hpp"
#include "engine/number_input.hpp"
#include "report/language.hpp"

namespace CLI {
class App;
}

namespace wingspan::cli {

// Bad input: the line for standard error.
struct BadInput : std::exception {
  explicit BadInput(std::string text) : line(std::move(text)) {}
  const char* what() const noexcept override { return line.c_str(); }

  std::string line;
};

// An option with one value, as typed.
struct Option {
  std::string name;     // "--memory"
  std::string allowed;  // "0.5 to 100000"
  std::vector<std::string> values;

  bool given() const { return !values.empty(); }
};

// One subcommand. Derived classes add their options in the constructor and answer in run().
class Command {
 public:
  Command(CLI::App& program, std::string_view name, std::string_view about);
  virtual ~Command() = default;
  Command(const Command&) = delete;
  Command& operator=(const Command&) = delete;

  bool chosen() const;
  std::string_view name() const { return name_; }
  std::string help() const;
  // All that the subcommand takes, for a refusal: "--memory, --method, --json".
  std::string option_names() const;
  // The option of that name; nullptr where there is none.
  const Option* find(std::string_view name) const;
  bool has_flag(std::string_view name) const;

  // The document for standard output. Throws BadInput.
  virtual std::string run() const = 0;

 protected:
  // `name` may hold CLI11's type hint: "--memory". The reference lives as long as the command.
  Option& add_option(std::string_view name, std::string_view about, std::string_view allowed);
  bool& add_flag(std::string_view name, std::string_view about);
  bool json() const { return json_; }

 private:
  CLI::App* app_;
  std::string name_;
  std::deque<Option> options_;  // a deque keeps the references
  std::deque<bool> flags_;
  std::vector<std::string> flag_names_;
  bool json_ = false;
};

// A value in a message: on one line, cut where it is long.
std::string in_quotes(std::string_view value);
// "--memory 'abc' is not a number; allowed: ...".
[[noreturn]] void refuse(const Option& option, std::string_view what);
[[noreturn]] void refuse_missing(const Option& option);

// The value as typed; nullopt where the option is not given. Throws where it is given more than once.
std::optional<std::string> value_of(const Option& option);
// A number within the range, by the rule of the page's field. Throws otherwise.
std::optional<engine::Decimal> number_of(const Option& option, const engine::NumberRange& range);
// "0.5 to 100000", "above 0, up to 1".
std::string range_text(const engine::NumberRange& range);

// --lang; the default language where it is not given.
report::Language language_of(const Option& option);
std::string language_tags();

}  // namespace wingspan::cli
