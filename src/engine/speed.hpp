// How long a training takes and how much energy it needs: from arithmetic counted, and speed measured.
//
//   speed(model, training, machine)->tokens_per_s     low, middle, high
//
// Time per token is the larger of two: floating-point operations over what training reaches of the machine's
// matrix speed, and bytes over its bandwidth. The share reached is that of the measured runs in
// data/throughput.csv, worst, median and best: of MLX for Macs, of torch for all others. Where the spread is
// wide, so is the answer: kernels, batch and length decide. Nothing outside the training steps is counted: no
// loading, no evaluation, no waiting for data; several GPUs add up as if they never waited for each other.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "engine/machines.hpp"
#include "engine/training.hpp"

namespace wingspan::engine {

/// Least, most likely and most.
struct Range {
  double low = 0, middle = 0, high = 0;
};

enum class SpeedBasis : std::uint8_t { measured, rated }; // a matrix product that was timed; the maker's figure

/// A row of data/machine_speed.csv. Bandwidth and power of the course machines are the lesson's figures.
struct MachineSpeed {
  std::string_view machine;
  double tflops = 0; // dense 16-bit matrix products, 10^12 operations per second
  double bandwidth_gbs = 0;
  double watt = 0; // 0 unknown
  SpeedBasis basis{};
  bool lesson = false; // power as the lesson says
};

/// nullptr where no source says how fast it is.
const MachineSpeed* find_speed(const Machine& machine);

/// A training whose speed somebody measured on one GPU.
struct Throughput {
  std::string_view id, machine, model, targets;
  Method method{};
  std::uint32_t batch = 0, sequence = 0, rank = 0;
  bool checkpointing = false;
  double trained_share = 1; // of the layers, counted from the top; those below need no backward pass
  double tokens_per_s = 0;
  std::string_view source;
};
std::span<const Throughput> measured_throughput();
Training training_of(const Throughput& row);

/// Floating-point operations that one token of a step costs, by multiplications and additions of matrices;
/// norms, activation functions and the scans of state-space layers are left out.
double operations_per_token(const Model& model, const Training& training, double trained_share = 1);

/// Bytes that one token moves at least: weights once per pass, states and gradients once per step.
double bytes_per_token(const Model& model, const Training& training);

/// What training reaches of a machine's matrix speed: worst, median and best of the measured runs on Macs or on
/// other machines. `without`: a machine whose runs are left out, for tests. All 0 where no run is left.
Range share_reached(bool mac, std::string_view without = {});

struct Speed {
  double operations = 0, bytes = 0; // per token
  Range tokens_per_s;               // of all GPUs together
  double watt = 0;                  // of all GPUs together; 0 unknown
  MachineSpeed machine;
};

/// nullopt where the machine's speed is unknown. `without` as in share_reached().
std::optional<Speed> speed(const Model& model, const Training& training, const Machine& machine,
                           std::string_view without = {});
/// The same for a machine whose speed and share_reached() are at hand: for many lengths of one training.
Speed speed(const Model& model, const Training& training, const MachineSpeed& rate, const Range& share);

/// Seconds for so many tokens; low is the shortest.
Range seconds(const Speed& speed, double tokens);
/// At the machine's power under load throughout; all 0 where it is unknown.
Range watt_hours(const Speed& speed, double tokens);

} // namespace wingspan::engine
