#include "report/edit.hpp"

#include <catch2/catch_test_macros.hpp>

#include "report/slider.hpp"

using namespace wingspan::report;

namespace {

ExerciseInput course_card() { return with_machine({}, "rtx-4090", Language::de); }

}  // namespace

TEST_CASE("Choosing a machine brings its memory", "[edit]") {
  const ExerciseInput chosen = course_card();
  CHECK(chosen.memory_text == "24");
  CHECK(!chosen.machine.empty());
}

TEST_CASE("A short form is kept as the machine's whole id", "[edit]") {
  CHECK(course_card().machine == with_machine({}, course_card().machine, Language::de).machine);
  CHECK(course_card().machine != "rtx-4090");
}

TEST_CASE("A memory that is not the machine's own forgets the machine", "[edit]") {
  CHECK(with_memory(course_card(), "32").machine.empty());
  CHECK(with_memory(course_card(), "24,0").machine == course_card().machine);
}

TEST_CASE("Nonsense in the field changes nothing but the field", "[edit]") {
  const ExerciseInput typed = with_memory(course_card(), "abc");
  CHECK(typed.memory_text == "abc");
  CHECK(typed.machine == course_card().machine);
}

TEST_CASE("The slider writes the field as the language does", "[edit]") {
  const int position = slider_position(wingspan::engine::Gigabytes{12}) + 1;
  CHECK(with_slider({}, position, Language::de).memory_text == "12,5");
  CHECK(with_slider({}, position, Language::ro).memory_text == "12,5");
}

TEST_CASE("An unknown machine changes nothing, an empty one is none", "[edit]") {
  CHECK(with_machine(course_card(), "no-such-machine", Language::de).machine == course_card().machine);
  const ExerciseInput none = with_machine(course_card(), "", Language::de);
  CHECK(none.machine.empty());
  CHECK(none.memory_text == "24");
}
