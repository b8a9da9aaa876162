#include "engine/facts.hpp"

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>

#include "decimals.hpp"
#include "engine/assess.hpp"
#include "engine/machines.hpp"

using namespace wingspan::engine;

namespace {

const Fact& fact(std::string_view id) {
  const Fact* found = find_fact(id);
  INFO(id);
  REQUIRE(found != nullptr);
  return *found;
}

// "~16-20 gb_per_billion", as in the facts sheet.
std::string written(std::string_view id) {
  const Fact& row = fact(id);
  std::string text = row.approximation == Approximation::about ? "~" : row.approximation == Approximation::roughly_equal ? "≈" : "";
  text += row.value.to_text();
  if (row.high) text += "-" + row.high->to_text();
  return text + " " + std::string(fact_unit_id(row.unit));
}

}  // namespace

TEST_CASE("Rules of thumb and head figures are those of the facts sheet", "[facts]") {
  CHECK(written("rule.full") == "~16-20 gb_per_billion");
  CHECK(written("rule.lora") == "~2-2.5 gb_per_billion");
  CHECK(written("rule.qlora") == "~0.6-0.8 gb_per_billion");
  CHECK(written("head.full") == "≈18 times");
  CHECK(written("head.lora") == "≈2.5 times");
  CHECK(written("head.qlora") == "≈0.7 times");
}

TEST_CASE("What sits where in memory is that of the facts sheet", "[facts]") {
  CHECK(written("bytes.weights") == "2 bytes");
  CHECK(written("bytes.gradients") == "2 bytes");
  CHECK(written("bytes.optimizer") == "8-12 bytes");
  CHECK(written("bits.full") == "16 bits");
  CHECK(written("bits.lora") == "16 bits");
  CHECK(written("bits.qlora") == "4 bits");
  CHECK(written("bits.adapters") == "16 bits");
}

TEST_CASE("Both course machines are those of the facts sheet", "[facts]") {
  CHECK(written("m3_ultra.memory") == "96 gb");
  CHECK(written("m3_ultra.gpu_share") == "~75 percent");
  CHECK(written("m3_ultra.power") == "~160 watt");
  CHECK(written("m3_ultra.bandwidth") == "~800 gb_per_s");
  CHECK(written("m3_ultra.slower") == "2-4 times");
  CHECK(written("m3_ultra.lora_run") == "1 hours");
  CHECK(written("rtx_4090.memory") == "24 gb");
  CHECK(written("rtx_4090.bandwidth") == "~1000 gb_per_s");
  CHECK(written("rtx_4090.power") == "450 watt");
  CHECK(written("rtx_4090.lora_run") == "~15-20 minutes");
  CHECK(written("rtx_4090.flies_up_to") == "8 model");
  CHECK(written("unsloth.gain") == "2 times");
}

TEST_CASE("The pro tip and the exercise are those of the facts sheet", "[facts]") {
  CHECK(written("tip.need") == "22 gb");
  CHECK(written("tip.memory") == "24 gb");
  CHECK(written("tip.fatal_step") == "900 step");
  CHECK(written("tip.steps") == "1000 steps");
  CHECK(written("margin.factor") == "0.8 factor");
  CHECK(written("project.model") == "4 model");
  CHECK(written("lesson.base_model") == "5 lesson");
  CHECK(written("checkpoint.tolerance") == "25 percent");
}

TEST_CASE("The table's cells are facts too", "[facts]") {
  for (const LessonModel& model : lesson_table())
    for (const Method method : all_methods) {
      const Fact& row = fact("table." + std::string(model.label) + "." + std::string(method_id(method)));
      CHECK(row.value == model.required_by(method).value);
      CHECK(row.approximation == Approximation::about);
      CHECK(row.unit == FactUnit::gb);
    }
  CHECK(fact("size.14B").value == Decimal(14));
}

TEST_CASE("What the facts derive is what the engine says", "[facts]") {
  CHECK(Decimal(1) - fact("margin.factor").value == Decimal::quotient(fact("margin.kept_free").value, Decimal(100), 2, Rounding::up));
  CHECK(fact("fixed_part.rule_1b_qlora").value == fact("head.qlora").value * fact("size.1B").value);
  for (const std::string machine : {"m3_ultra", "rtx_4090"}) {
    const Answer answer = assess({.memory = {fact(machine + ".memory").value}});
    CHECK(fact(machine + ".budget").value == answer.budget.value);
    CHECK(fact(machine + ".largest_qlora").value == Decimal(lesson_table()[*answer.largest].billion_parameters));
  }
}

TEST_CASE("The course machines' memory is that of the catalogue's first presets", "[facts]") {
  CHECK(preset_machines()[0]->memory->value == fact("m3_ultra.memory").value);
  CHECK(preset_machines()[1]->memory->value == fact("rtx_4090.memory").value);
}

TEST_CASE("Every fact has its own id and a source", "[facts]") {
  std::set<std::string_view> ids;
  for (const Fact& row : facts()) {
    INFO(row.id);
    CHECK(ids.insert(row.id).second);
    CHECK(!row.source.empty());
    CHECK(find_fact(row.id) == &row);
  }
  CHECK(find_fact("no.such_fact") == nullptr);
}
