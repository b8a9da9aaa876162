#include "engine/speed.hpp"

#include <algorithm>
#include <vector>

#include "engine/catalogue.hpp"
#include "engine/ledger.hpp"
#include "engine/lora.hpp"
#include "engine/optimizer_memory.hpp"
#include "engine/usable_memory.hpp"
#include "generated/engine/machine_speeds.hpp"
#include "generated/engine/throughput_rows.hpp"

namespace wingspan::engine {

namespace {

constexpr double tera = 1e12, giga = 1e9, seconds_per_hour = 3600;

// Operations per token of one forward pass.
struct Forward {
  double layers = 0, attention = 0, head = 0;
};

Forward forward_of(const Model& model, const Training& training) {
  Forward forward;
  forward.head = 2.0 * model.vocab * model.hidden;
  for (const Block& block : model.blocks) {
    const double matrices = static_cast<double>(block.linear_elements() + block.router) +
                            static_cast<double>(block.experts.parameters_each) * block.experts.active;
    forward.layers += 2.0 * matrices * block.layers;
    // A token attends to half of the sequence on average; written out, the other half is computed as well.
    double context = training.attention == Attention::eager ? training.sequence : training.sequence / 2.0;
    if (block.windowed && model.window > 0) context = std::min<double>(context, model.window);
    forward.attention +=
        2.0 * context * block.heads * (block.head_dim + block.value_dim) * block.layers;
  }
  return forward;
}

bool recomputes(const Training& training) { return training.checkpointing != Checkpointing::off; }

Range ordered(std::vector<double> values) {
  if (values.empty()) return {};
  std::sort(values.begin(), values.end());
  return {values.front(), values[values.size() / 2], values.back()};
}

const Machine* machine_of(std::string_view id) {
  for (const Machine& machine : machines()) {
    if (machine.id == id) return &machine;
  }
  return nullptr;
}

} // namespace

const MachineSpeed* find_speed(const Machine& machine) {
  for (const MachineSpeed& row : machine_speeds) {
    if (row.machine == machine.id) return &row;
  }
  return nullptr;
}

std::span<const Throughput> measured_throughput() { return throughput_rows; }

Training training_of(const Throughput& row) {
  Training training;
  training.method = row.method;
  training.batch = row.batch;
  training.sequence = row.sequence;
  training.checkpointing = row.checkpointing ? Checkpointing::on : Checkpointing::off;
  if (row.method != Method::full) {
    training.rank = row.rank;
    training.targets = parse_targets(row.targets).value_or(all_linear);
  }
  return training;
}

double operations_per_token(const Model& model, const Training& training, double trained_share) {
  const Forward forward = forward_of(model, training);
  const bool full = training.method == Method::full;
  // Backward: the gradient of each product's input and, where the matrix trains, of the matrix. Attention has
  // two inputs that depend on what trains.
  const double inputs = (forward.layers + 2 * forward.attention) * trained_share + forward.head;
  const double matrices = full ? forward.layers + forward.head : 0;
  const double again = recomputes(training) ? (forward.layers + forward.attention) * trained_share : 0;
  double adapters = 0;
  if (!full) {
    const double numbers =
        static_cast<double>(adapter_size(model, training.targets).per_rank) * training.rank;
    adapters = 2 * numbers * trained_share * (recomputes(training) ? 4 : 3);
  }
  return forward.layers + forward.attention + forward.head + inputs + matrices + again + adapters;
}

double bytes_per_token(const Model& model, const Training& training) {
  const double passes = recomputes(training) ? 3 : 2;
  double bytes = passes * static_cast<double>(weight_bytes(model, training));
  // A dequantised copy of 16 bits is written and read.
  if (training.method == Method::qlora && training.framework == Framework::torch)
    bytes += passes * 4 * static_cast<double>(model.count().linear);
  const TrainedTensors trained = trained_tensors(model, training);
  const OptimizerMemory optimizer = optimizer_memory(training.optimizer, trained);
  bytes += 2 * static_cast<double>(optimizer.states + trained.bytes_each * trained.numbers);
  return bytes / (static_cast<double>(training.batch) * training.sequence);
}

Range share_reached(bool mac, std::string_view without) {
  std::vector<double> shares;
  for (const Throughput& row : throughput_rows) {
    const Machine* machine = machine_of(row.machine);
    const auto models = find_models(row.model);
    if (machine == nullptr || models.size() != 1 || row.machine == without || is_mac(*machine) != mac)
      continue;
    const MachineSpeed* rate = find_speed(*machine);
    const ModelResult built = build_model(models.front()->shape);
    if (rate == nullptr || !built.ok) continue;
    const double operations = operations_per_token(built.model, training_of(row), row.trained_share);
    shares.push_back(row.tokens_per_s * operations / (rate->tflops * tera));
  }
  return ordered(std::move(shares));
}

Speed speed(const Model& model, const Training& training, const MachineSpeed& rate, const Range& share) {
  Speed result;
  result.machine = rate;
  result.operations = operations_per_token(model, training);
  result.bytes = bytes_per_token(model, training);
  const double least = result.bytes / (rate.bandwidth_gbs * giga), gpus = training.gpus;
  const auto tokens_per_s = [&](double reached) {
    return reached == 0 ? 0 : gpus / std::max(result.operations / (reached * rate.tflops * tera), least);
  };
  result.tokens_per_s = {tokens_per_s(share.low), tokens_per_s(share.middle), tokens_per_s(share.high)};
  result.watt = rate.watt * gpus;
  return result;
}

std::optional<Speed> speed(const Model& model, const Training& training, const Machine& machine,
                           std::string_view without) {
  const MachineSpeed* rate = find_speed(machine);
  if (rate == nullptr) return std::nullopt;
  return speed(model, training, *rate, share_reached(is_mac(machine), without));
}

Range seconds(const Speed& speed, double tokens) {
  const Range& rate = speed.tokens_per_s;
  return {tokens / rate.high, tokens / rate.middle, tokens / rate.low};
}

Range watt_hours(const Speed& speed, double tokens) {
  const Range time = seconds(speed, tokens);
  const double factor = speed.watt / seconds_per_hour;
  return {time.low * factor, time.middle * factor, time.high * factor};
}

} // namespace wingspan::engine
