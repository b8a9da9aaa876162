// wingspan detect: the machine behind a browser's graphics renderer string.
#pragma once

#include "cli/command.hpp"

namespace wingspan::cli {

// JSON: class, machine (id or null), memory_gb (or null), candidates (ids of all machines that it may be). Plain: the
// class and the memory, then a line for each candidate, as `machines` lists them.
class Detect : public Command {
 public:
  explicit Detect(CLI::App& program);
  std::string run() const override;

 private:
  Option& renderer_;
};

}  // namespace wingspan::cli
