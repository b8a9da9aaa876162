// Every option of a training run and of the memory that it must fit into, shared by estimate and largest.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "cli/command.hpp"
#include "engine/ledger.hpp"
#include "engine/training.hpp"

namespace wingspan::cli {

/// A command with the options of a training run.
class TrainingCommand : public Command {
public:
  TrainingCommand(CLI::App& program, std::string_view name, std::string_view about);

protected:
  /// The training as typed over the defaults. Throws BadInput.
  engine::Training training() const;

  /// The estimate; throws BadInput where the numbers are too large to count.
  engine::Estimate estimate_of(const engine::Model& model, const engine::Training& training) const;

  struct Memory {
    std::int64_t bytes;  // all of it
    std::int64_t budget; // times the margin, rounded down
  };
  /// nullopt where neither --memory nor --machine is given. Throws BadInput.
  std::optional<Memory> memory() const;

  const Option& method() const { return method_; }

private:
  Option &method_, &precision_, &optimizer_, &rank_, &targets_, &dropout_, &adapter_type_, &quantisation_,
      &kbit_, &batch_, &sequence_, &checkpointing_, &attention_, &loss_, &framework_, &gpus_, &sharding_,
      &deepspeed_, &code_, &offload_, &model_dropout_, &padding_, &memory_, &machine_, &macos_, &wired_limit_,
      &margin_;
};

} // namespace wingspan::cli
