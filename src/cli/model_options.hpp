// --config, --model, --size: which model a subcommand is about.
#pragma once

#include <string>
#include <vector>

#include "cli/command.hpp"
#include "engine/model.hpp"
#include "engine/training.hpp"

namespace wingspan::cli {

struct ChosenModel {
  engine::Model model;
  std::string architecture;
  std::vector<std::string> assumptions; // sentences
};

/// Reads and checks; throws BadInput. `size` may be nullptr where a subcommand does not take it.
ChosenModel model_of(const Option& config, const Option& model, const Option* size);

/// The model of a config.json's path.
ChosenModel model_of_file(const Option& config);

engine::NumberRange size_range(); // billions of parameters

} // namespace wingspan::cli
