#include "engine/head_estimate.hpp"

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>

#include "decimals.hpp"

using namespace wingspan::engine;

namespace {

constexpr std::size_t row_of(std::string_view label) {
  std::size_t row = 0;
  for (const std::string_view known : {"1B", "4B", "8B", "14B", "32B", "70B"}) {
    if (known == label) break;
    ++row;
  }
  return row;
}

EstimateMark mark(std::string_view model, Method method, std::string_view estimate) {
  return mark_estimate({row_of(model), method}, gb(estimate)).mark;
}

Decimal factor(std::string_view model, Method method, std::string_view estimate) {
  return mark_estimate({row_of(model), method}, gb(estimate)).factor;
}

}  // namespace

TEST_CASE("Head figure x size and the table stand side by side", "[head]") {
  const Marking marking = mark_estimate({row_of("8B"), Method::lora}, gb("20"));
  CHECK(marking.head == gb("20"));
  CHECK(marking.table == gb("18"));
  CHECK(mark_estimate({row_of("70B"), Method::full}, gb("1")).head == gb("1260"));
  CHECK(mark_estimate({row_of("14B"), Method::qlora}, gb("1")).head == gb("9.8"));
}

TEST_CASE("Right is within 25 % of the one or of the other, ends included", "[head]") {
  using enum EstimateMark;
  // Table 18: 13.5 to 22.5. Head 20: 15 to 25.
  CHECK(mark("8B", Method::lora, "13.5") == right);
  CHECK(mark("8B", Method::lora, "13.499999999999") == too_low);
  CHECK(mark("8B", Method::lora, "25") == right);
  CHECK(mark("8B", Method::lora, "25.000000000001") == too_high);
  // Table 1200: 900 to 1500. Head 1260: 945 to 1575.
  CHECK(mark("70B", Method::full, "900") == right);
  CHECK(mark("70B", Method::full, "899.9") == too_low);
  CHECK(mark("70B", Method::full, "1575") == right);
  CHECK(mark("70B", Method::full, "1575.1") == too_high);
}

TEST_CASE("1B with QLoRA: the table's fixed part leaves a gap between both bands", "[head]") {
  using enum EstimateMark;
  // Head 0.7: 0.525 to 0.875. Table 1.5: 1.125 to 1.875.
  for (const char* inside : {"0.525", "0.7", "0.875", "1.125", "1.5", "1.875"}) {
    INFO(inside);
    CHECK(mark("1B", Method::qlora, inside) == right);
  }
  for (const char* outside : {"0.875001", "1", "1.124999"}) {
    INFO(outside);
    CHECK(mark("1B", Method::qlora, outside) == between);
    CHECK(factor("1B", Method::qlora, outside).is_zero());
  }
  CHECK(mark("1B", Method::qlora, "0.5") == too_low);
  CHECK(mark("1B", Method::qlora, "2") == too_high);
}

TEST_CASE("The factor is against the nearer figure", "[head]") {
  CHECK(factor("8B", Method::lora, "60") == decimal("3"));      // 60 / 20
  CHECK(factor("8B", Method::lora, "26") == decimal("1.3"));
  CHECK(factor("8B", Method::lora, "6") == decimal("3"));       // 18 / 6
  CHECK(factor("8B", Method::lora, "7") == decimal("2.6"));
  CHECK(factor("8B", Method::lora, "59") == decimal("3"));      // 2.95 is 3 as shown
  CHECK(factor("8B", Method::lora, "58") == decimal("2.9"));
  CHECK(factor("8B", Method::lora, "70") == decimal("4"));      // 3.5: halves up
  CHECK(factor("70B", Method::full, "0.1") == decimal("12000"));
  CHECK(factor("8B", Method::lora, "20").is_zero());
}

TEST_CASE("Every figure of the table and every product from the head is right", "[head]") {
  for (std::size_t row = 0; row < lesson_model_count; ++row)
    for (const Method method : all_methods) {
      const HeadTask task{row, method};
      const Marking marking = mark_estimate(task, lesson_table()[row].required_by(method));
      CHECK(marking.mark == EstimateMark::right);
      CHECK(mark_estimate(task, marking.head).mark == EstimateMark::right);
    }
}

TEST_CASE("A seed gives the same tasks again: five sizes, every method", "[head]") {
  std::set<std::string> rounds;
  std::uint32_t seed = 1;
  for (int round = 0; round < 200; ++round, seed = next_seed(seed)) {
    const auto tasks = head_tasks(seed), again = head_tasks(seed);
    std::set<std::size_t> sizes;
    std::set<Method> methods;
    std::string name;
    for (std::size_t i = 0; i < tasks.size(); ++i) {
      CHECK(tasks[i].model == again[i].model);
      CHECK(tasks[i].method == again[i].method);
      sizes.insert(tasks[i].model);
      methods.insert(tasks[i].method);
      name += std::to_string(tasks[i].model) + std::string(method_id(tasks[i].method)) + " ";
    }
    CHECK(sizes.size() == head_task_count);
    CHECK(methods.size() == method_count);
    rounds.insert(name);
  }
  CHECK(rounds.size() > 190);
}

TEST_CASE("The unit squares add up to the head figure", "[head]") {
  for (const Method method : all_methods) {
    const HeadParts parts = head_parts(method);
    CHECK(parts.weights + parts.gradients + parts.optimizer + parts.rest == head_figure(method));
    CHECK_FALSE(parts.rest.is_negative());
  }
  CHECK(head_parts(Method::full).optimizer == decimal("10"));
  CHECK(head_parts(Method::full).rest == decimal("4"));
  CHECK(head_parts(Method::lora).rest == decimal("0.5"));
  CHECK(head_parts(Method::qlora).weights == decimal("0.5"));
  CHECK(head_parts(Method::qlora).rest == decimal("0.2"));
}
