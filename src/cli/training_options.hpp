// Every option of a training run and of the memory that it must fit into, shared by estimate and largest.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "cli/command.hpp"
#include "engine/ledger.hpp"
#include "engine/machines.hpp"
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

  /// The machine as typed; nullptr where --machine is not given. Throws BadInput.
  const engine::Machine* machine() const;
  /// What a machine has, with the margin and a Mac's settings as typed. Throws BadInput.
  Memory memory_of(const engine::Machine& machine) const;

  /// The safety factor as typed, else the lesson's. Throws BadInput.
  engine::Margin margin() const;
  /// Throws BadInput where an option says in which memory to fit, which is the question here; `allowed` says
  /// what is asked instead.
  void refuse_memory(std::string_view allowed) const;

  const Option& method() const { return method_; }

private:
  void refuse_mac_settings() const;

  Option &method_, &precision_, &optimizer_, &rank_, &targets_, &saved_, &dropout_, &adapter_type_,
      &quantisation_, &kbit_, &batch_, &sequence_, &checkpointing_, &attention_, &loss_, &framework_, &gpus_,
      &sharding_, &deepspeed_, &code_, &offload_, &model_dropout_, &padding_, &memory_, &machine_, &macos_,
      &wired_limit_, &margin_;
};

} // namespace wingspan::cli
