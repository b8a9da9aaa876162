// wingspan wing: the wing as SVG, for the page build.
#pragma once

#include "cli/command.hpp"

namespace wingspan::cli {

class Wing : public Command {
 public:
  explicit Wing(CLI::App& program);
  std::string run() const override;

 private:
  std::string svg() const;

  Option& language_;
  Option& memory_;
  Option& method_;
  Option& width_;
  Option& height_;
  bool& half_;
  bool& hero_;
};

}  // namespace wingspan::cli
