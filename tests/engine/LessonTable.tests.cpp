#include "engine/lesson_table.hpp"

#include <catch2/catch_test_macros.hpp>

#include "decimals.hpp"

using namespace wingspan::engine;

TEST_CASE("The table holds the published figures", "[lesson]") {
  struct Published {
    const char *label, *full, *lora, *qlora;
  };
  constexpr Published published[] = {{"1B", "18", "3", "1.5"},    {"4B", "70", "10", "4"},   {"8B", "140", "18", "7"},
                                     {"14B", "250", "32", "12"}, {"32B", "550", "70", "24"}, {"70B", "1200", "150", "48"}};
  REQUIRE(lesson_table().size() == std::size(published));
  for (std::size_t i = 0; i < std::size(published); ++i) {
    const LessonModel& model = lesson_table()[i];
    CHECK(model.label == published[i].label);
    CHECK(model.required_by(Method::full) == gb(published[i].full));
    CHECK(model.required_by(Method::lora) == gb(published[i].lora));
    CHECK(model.required_by(Method::qlora) == gb(published[i].qlora));
  }
}

TEST_CASE("The lesson keeps a fifth of the memory free", "[lesson]") { CHECK(lesson_margin().value == decimal("0.8")); }

TEST_CASE("Methods have the ids of the contract", "[lesson]") {
  CHECK(method_id(Method::full) == "full");
  CHECK(method_id(Method::lora) == "lora");
  CHECK(method_id(Method::qlora) == "qlora");
  for (const Method method : all_methods) CHECK(parse_method(method_id(method)) == method);
  CHECK(!parse_method("QLoRA"));
  CHECK(!parse_method(""));
}
