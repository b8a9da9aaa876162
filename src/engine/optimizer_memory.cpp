#include "engine/optimizer_memory.hpp"

#include <algorithm>

#include "engine/lora.hpp"
#include "generated/engine/memory_constants.hpp"

namespace wingspan::engine {

namespace {

using i64 = std::int64_t;

constexpr i64 smallest_8bit = static_cast<i64>(memory_constants::adam_8bit_smallest.value);
constexpr i64 block_8bit = static_cast<i64>(memory_constants::adam_8bit_block.value);
constexpr i64 tables_8bit = static_cast<i64>(memory_constants::adam_8bit_tables.value);

struct Sum {
  TrainedTensors& all;

  void matrix(i64 rows, i64 columns, i64 copies) {
    all.numbers += rows * columns * copies;
    all.tensors += copies;
    all.largest = std::max(all.largest, rows * columns);
    all.rows_and_columns += (rows + columns) * copies;
    if (rows * columns < smallest_8bit) all.small_numbers += rows * columns * copies;
  }
  void vectors(i64 numbers, i64 tensors, i64 copies) {
    all.numbers += numbers * copies;
    all.tensors += tensors * copies;
    all.vector_numbers += numbers * copies;
    if (tensors > 0 && numbers / tensors < smallest_8bit) all.small_numbers += numbers * copies;
  }
};

void full(Sum& sum, const Model& model) {
  const i64 hidden = model.hidden;
  sum.matrix(model.vocab, hidden, model.tied ? 1 : 2);
  if (model.position_rows > 0) sum.matrix(static_cast<i64>(model.position_rows), hidden, 1);
  sum.vectors(static_cast<i64>(model.outer), model.outer_tensors, 1);
  for (const Block& block : model.blocks) {
    for (const Linear& matrix : block.matrices())
      sum.matrix(matrix.out, matrix.in, block.layers);
    const i64 router = static_cast<i64>(block.router);
    if (router > 0) sum.matrix(block.experts.count, router / block.experts.count, block.layers);
    sum.vectors(static_cast<i64>(block.other) - router, block.other_tensors - (router > 0 ? 1 : 0),
                block.layers);
    if (block.experts.count > 0) {
      const i64 count = block.experts.count, in = block.experts.in, width = block.experts.width;
      const i64 up = model.family->mlp == Mlp::gated ? 2 * width : width;
      sum.matrix(count * up, in, block.layers);
      sum.matrix(count * in, width, block.layers);
      const i64 biases = static_cast<i64>(block.expert_elements()) - count * in * (up + width);
      if (biases > 0) sum.vectors(biases, 2, block.layers);
    }
  }
}

} // namespace

TrainedTensors trained_tensors(const Model& model, const Training& training) {
  TrainedTensors trained;
  Sum sum{trained};
  if (training.method == Method::full) {
    const bool wide = training.precision == Precision::fp32 || training.precision == Precision::mixed;
    trained.bytes_each = wide ? 4 : 2;
    full(sum, model);
    return trained;
  }
  trained.bytes_each = training.adapter_type == AdapterType::bf16 ? 2 : 4;
  for (const Block& block : model.blocks) {
    for (const Linear& matrix : block.matrices()) {
      if (!training.targets.has(matrix.role)) continue;
      sum.matrix(training.rank, matrix.in, block.layers);
      sum.matrix(matrix.out, training.rank, block.layers);
    }
  }
  return trained;
}

OptimizerMemory optimizer_memory(Optimizer optimizer, const TrainedTensors& trained) {
  const i64 parameters = trained.bytes_each * trained.numbers, counters = 4 * trained.tensors;
  OptimizerMemory memory;
  switch (optimizer) {
  case Optimizer::adamw:
    memory.states = 2 * parameters + counters;
    memory.step_extra = parameters;
    break;
  case Optimizer::adamw_fused: memory.states = 2 * parameters + counters; break;
  case Optimizer::adamw_8bit:
  case Optimizer::paged_adamw_8bit: {
    const i64 wide = trained.numbers - trained.small_numbers;
    memory.states = 2 * wide + 2 * 4 * (wide / block_8bit) + 8 * trained.small_numbers + tables_8bit;
    // Tensors under 100,000 numbers are not paged; they are the small ones, nearly all of the rest is.
    if (optimizer == Optimizer::paged_adamw_8bit) memory.paged = 2 * wide + 2 * 4 * (wide / block_8bit);
    break;
  }
  case Optimizer::adafactor:
    memory.states = trained.bytes_each * (trained.rows_and_columns + trained.vector_numbers) + counters;
    memory.step_extra = parameters;
    break;
  case Optimizer::lion:
    memory.states = parameters;
    memory.step_extra = 2 * trained.bytes_each * trained.largest;
    break;
  case Optimizer::sgd: break;
  }
  return memory;
}

TrainedTensors saved_tensors(const Model& model, const Training& training) {
  TrainedTensors saved;
  const bool wide = training.precision == Precision::fp32 || training.precision == Precision::mixed;
  saved.bytes_each = wide || (training.method == Method::qlora && training.kbit_prepare) ? 4 : 2;
  const i64 copies = training.method == Method::full ? 0 : training.saved.count();
  if (copies > 0) Sum{saved}.matrix(model.vocab, model.hidden, copies);
  return saved;
}

OptimizerMemory optimizer_memory(Optimizer optimizer, const TrainedTensors& one, const TrainedTensors& two) {
  OptimizerMemory sum = optimizer_memory(optimizer, one);
  if (two.tensors == 0) return sum;
  const OptimizerMemory more = optimizer_memory(optimizer, two);
  const bool eight_bit = optimizer == Optimizer::adamw_8bit || optimizer == Optimizer::paged_adamw_8bit;
  sum.states += more.states - (eight_bit ? tables_8bit : 0);
  sum.paged += more.paged;
  const bool apart = optimizer == Optimizer::lion || one.bytes_each != two.bytes_each;
  sum.step_extra = apart ? std::max(sum.step_extra, more.step_extra) : sum.step_extra + more.step_extra;
  return sum;
}

} // namespace wingspan::engine
