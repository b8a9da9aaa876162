#include "cli/run.hpp"

#include <CLI/CLI.hpp>
#include <array>

#include "cli/command.hpp"
#include "cli/data.hpp"
#include "cli/detect.hpp"
#include "cli/exact.hpp"
#include "cli/fit.hpp"
#include "cli/text.hpp"
#include "cli/wing.hpp"
#include "generated/cli/version.hpp"

namespace wingspan::cli {
namespace {

// The program with all its subcommands.
struct Program {
  CLI::App app{std::string(text::about), std::string(text::program)};
  Fit fit{app};
  Machines machines{app};
  Detect detect{app};
  Facts facts{app};
  Wing wing{app};
  Params params{app};
  EstimateCommand estimate{app};
  Largest largest{app};
  TimeCommand time{app};
  LessonCommand lesson{app};
  Models models{app};
  std::array<const Command*, 11> commands{&fit,     &machines, &detect, &facts,  &wing,  &params,
                                          &estimate, &largest,  &time,   &lesson, &models};

  Program() {
    app.allow_extras();
    app.require_subcommand(0, 1);  // a second one is an argument that is not expected
    app.set_version_flag("--version", std::string(version));
  }

  std::string command_names() const {
    std::string names;
    for (const Command* command : commands) names.append(names.empty() ? "" : ", ").append(command->name());
    return names;
  }

  const Command* chosen() const {
    for (const Command* command : commands)
      if (command->chosen()) return command;
    return nullptr;
  }
};

[[noreturn]] void refuse_argument(std::string_view argument, const std::string& allowed) {
  throw BadInput(in_quotes(argument).append(text::not_expected).append(text::allowed).append(allowed));
}

// The one subcommand, when nothing stands beside it that it does not take; throws otherwise.
const Command& only_command(const Program& program) {
  const std::vector<std::string> before = program.app.remaining();
  if (!before.empty()) refuse_argument(before.front(), program.command_names());
  const Command* command = program.chosen();
  if (command == nullptr)
    throw BadInput(std::string("command").append(text::is_missing).append(text::allowed).append(program.command_names()));
  const std::vector<std::string> extras = program.app.remaining(true);
  if (!extras.empty()) refuse_argument(extras.front(), command->option_names());
  return *command;
}

// CLI11 refuses two things by itself: a value after a flag ("--json=1"), and an option at the end without its value.
[[noreturn]] void refuse_unparsed(const Program& program, const std::vector<std::string>& arguments) {
  const Command* command = program.chosen();
  const std::string allowed = command == nullptr ? program.command_names() : command->option_names();
  for (const std::string& argument : arguments) {
    const std::size_t equals = argument.find('=');
    if (command != nullptr && equals != std::string::npos && command->has_flag(std::string_view(argument).substr(0, equals)))
      refuse_argument(argument, allowed);
  }
  const std::string last = arguments.empty() ? "" : arguments.back();
  const Option* option = command == nullptr ? nullptr : command->find(last.substr(0, last.find('=')));
  if (option == nullptr) refuse_argument(last, allowed);
  throw BadInput(std::string(option->name).append(text::is_empty).append(text::allowed).append(option->allowed));
}

Outcome refused(const Program& program, const std::string& line) {
  const Command* command = program.chosen();
  const std::string name = command == nullptr ? "" : " " + std::string(command->name());
  return {2, "", std::string(text::program) + name + ": " + line};
}

}  // namespace

Outcome run(const std::vector<std::string>& arguments) {
  Program program;
  try {
    try {
      program.app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));  // CLI11 takes them from the back
      return {0, only_command(program).run() + "\n", ""};
    } catch (const CLI::CallForHelp&) {
      const Command* command = program.chosen();
      return {0, command == nullptr ? program.app.help() : command->help(), ""};
    } catch (const CLI::CallForVersion&) {
      return {0, std::string(version) + "\n", ""};
    } catch (const CLI::ParseError&) {
      refuse_unparsed(program, arguments);
    }
  } catch (const BadInput& error) {
    return refused(program, error.line);
  }
}

}  // namespace wingspan::cli
