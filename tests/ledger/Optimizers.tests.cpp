#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <string>

#include "../data/table.hpp"
#include "engine/optimizer_memory.hpp"

using namespace wingspan;
using engine::Optimizer;

namespace {

// The measured set of tensors: an embedding 2000 x 256, in each of two layers four matrices 256 x 256 and two
// 1024 x 256, five vectors of 256. Its factored states (row_var 8144, col_var 3328, variance 1280 numbers)
// say so.
engine::TrainedTensors measured(const std::string& type) {
  engine::TrainedTensors tensors;
  tensors.numbers = 2'086'144;
  tensors.tensors = 18;
  tensors.largest = 512'000;
  tensors.rows_and_columns = 8'144 + 3'328;
  tensors.vector_numbers = 1'280;
  tensors.small_numbers = 1'280;
  tensors.bytes_each = type == "bfloat16" ? 2 : 4;
  return tensors;
}

std::optional<Optimizer> modelled(const std::string& name, const std::string& options) {
  if (name == "AdamW" && options == "foreach=True") return Optimizer::adamw;
  if (name == "AdamW" && options == "fused=True") return Optimizer::adamw_fused;
  if (name == "Adafactor" && options == "foreach=True") return Optimizer::adafactor;
  if (name == "SGD" && options == "foreach=True") return Optimizer::sgd;
  return std::nullopt;
}

} // namespace

TEST_CASE("optimizer states and the step's extra equal the measured ones to the byte") {
  int checked = 0;
  for (const auto& row : tests::read_table(tests::data_path("optimizers.csv"))) {
    const auto optimizer = modelled(row.text("optimizer"), row.text("options"));
    if (!optimizer) continue;
    INFO(row.text("optimizer") << " " << row.text("options") << " " << row.text("param_dtype"));
    const auto memory = engine::optimizer_memory(*optimizer, measured(row.text("param_dtype")));
    CHECK(memory.states == row.number("state_bytes"));
    CHECK(memory.step_extra == row.number("step_extra_bytes"));
    ++checked;
  }
  CHECK(checked == 8);
}

TEST_CASE(
    "8-bit Adam keeps two bytes and a block scale per number, fp32 for small tensors, as its source says") {
  const auto memory = engine::optimizer_memory(Optimizer::adamw_8bit, measured("bfloat16"));
  // 2084864 wide numbers: two uint8 each, two fp32 scales per 256; 1280 small ones with two fp32 each; 2 KiB
  // of tables.
  CHECK(memory.states == 2 * 2'084'864 + 2 * 4 * 8'144 + 8 * 1'280 + 2'048);
  CHECK(memory.paged == 0);
  CHECK(memory.step_extra == 0);
  const auto paged = engine::optimizer_memory(Optimizer::paged_adamw_8bit, measured("bfloat16"));
  CHECK(paged.states == memory.states);
  CHECK(paged.paged == 2 * 2'084'864 + 2 * 4 * 8'144);
}
