// The data as documents: wingspan machines, wingspan facts.
#pragma once

#include "cli/command.hpp"
#include "engine/machines.hpp"

namespace wingspan::cli {

class Machines : public Command {
 public:
  explicit Machines(CLI::App& program);
  std::string run() const override;
};

// A machine on a line: id, name and memory with tabs between.
std::string machine_line(const engine::Machine& machine);

// Rows {id, value, high, unit, approximation, source, text, prose, spoken, number}: the figure raw, then as the language
// writes it in each style of report/numbers.hpp (`text` is Style::shown).
class Facts : public Command {
 public:
  explicit Facts(CLI::App& program);
  std::string run() const override;

 private:
  Option& language_;
};

}  // namespace wingspan::cli
