// wingspan fit: the exercise, from the lesson table.
#pragma once

#include "cli/command.hpp"
#include "engine/assess.hpp"

namespace wingspan::cli {

class Fit : public Command {
 public:
  explicit Fit(CLI::App& program);
  std::string run() const override;

 private:
  Option& memory_;
  Option& method_;
  Option& margin_;
};

// --method; QLoRA where it is not given.
engine::Method method_of(const Option& option);
std::string method_ids();

}  // namespace wingspan::cli
