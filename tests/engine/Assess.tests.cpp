#include "engine/assess.hpp"

#include <catch2/catch_test_macros.hpp>

#include "decimals.hpp"
#include "engine/budget.hpp"

using namespace wingspan::engine;

namespace {

std::string_view largest(const Answer& answer) { return answer.largest ? answer.rows[*answer.largest].model : "none"; }

Answer ask(std::string_view memory, Method method = Method::qlora) { return assess({.memory = gb(memory), .method = method}); }

}  // namespace

TEST_CASE("Memory, budget and largest QLoRA model are those of the facts sheet", "[assess]") {
  struct Verdict {
    const char *memory, *budget, *largest;
  };
  constexpr Verdict published[] = {
      {"1.8", "1.44", "none"}, {"1.875", "1.5", "1B"}, {"4", "3.2", "1B"},    {"5", "4", "4B"},       {"6", "4.8", "4B"},
      {"8", "6.4", "4B"},      {"8.75", "7", "8B"},    {"10", "8", "8B"},     {"12", "9.6", "8B"},    {"15", "12", "14B"},
      {"16", "12.8", "14B"},   {"24", "19.2", "14B"},  {"30", "24", "32B"},   {"32", "25.6", "32B"},  {"48", "38.4", "32B"},
      {"60", "48", "70B"},     {"64", "51.2", "70B"},  {"96", "76.8", "70B"}, {"512", "409.6", "70B"}};
  for (const auto& [memory, budget, model] : published) {
    INFO(memory << " GB");
    const Answer answer = ask(memory);
    CHECK(answer.budget == gb(budget));
    CHECK(largest(answer) == model);
  }
}

TEST_CASE("A budget equal to the figure fits, a hair less does not", "[assess]") {
  CHECK(largest(ask("30")) == "32B");
  CHECK(largest(ask("29.9999999999999999")) == "14B");
  CHECK(largest(ask("60")) == "70B");
  CHECK(largest(ask("59.9999999999999999")) == "32B");
}

TEST_CASE("Fits, tight and too big are told apart at budget and memory", "[assess]") {
  const Gigabytes budget = gb("19.2");
  const Gigabytes memory = gb("24");
  CHECK(verdict_of(gb("19.2"), budget, memory) == Verdict::fits);
  CHECK(verdict_of(gb("19.2000000000000001"), budget, memory) == Verdict::tight);
  CHECK(verdict_of(gb("24"), budget, memory) == Verdict::tight);
  CHECK(verdict_of(gb("24.0000000000000001"), budget, memory) == Verdict::too_big);
}

TEST_CASE("Verdicts have the ids of the contract", "[assess]") {
  CHECK(verdict_id(Verdict::fits) == "fits");
  CHECK(verdict_id(Verdict::tight) == "tight");
  CHECK(verdict_id(Verdict::too_big) == "too-big");
}

TEST_CASE("The course machines train what the lesson says", "[assess]") {
  // Facts sheet: QLoRA on 32B comfortable, LoRA on 14B works, QLoRA on 70B possible; the card has room for none of the
  // last two and barely for the first.
  const Answer mac = ask("96");
  const Answer card = ask("24");
  CHECK(mac.rows[4].cell(Method::qlora).verdict == Verdict::fits);
  CHECK(mac.rows[3].cell(Method::lora).verdict == Verdict::fits);
  CHECK(mac.rows[5].cell(Method::qlora).verdict == Verdict::fits);
  CHECK(card.rows[4].cell(Method::qlora).verdict == Verdict::tight);
  CHECK(card.rows[3].cell(Method::lora).verdict == Verdict::too_big);
  CHECK(card.rows[5].cell(Method::qlora).verdict == Verdict::too_big);
  // The course project, a 4B model with QLoRA, has room to spare on both.
  CHECK(mac.rows[1].cell(Method::qlora).verdict == Verdict::fits);
  CHECK(card.rows[1].cell(Method::qlora).verdict == Verdict::fits);
}

TEST_CASE("Headroom is what the budget has left", "[assess]") {
  CHECK(ask("24").headroom == gb("7.2"));
  CHECK(ask("30").headroom == gb("0"));
  CHECK(ask("1.8").headroom == gb("0"));
}

TEST_CASE("The next larger model says by how much and from which memory on", "[assess]") {
  const Answer answer = ask("24");
  REQUIRE(answer.next_larger);
  CHECK(answer.rows[*answer.next_larger].model == "32B");
  CHECK(answer.next_short_by == gb("4.8"));
  CHECK(answer.next_fits_from == gb("30"));
}

TEST_CASE("Where none fits, the next larger is the smallest", "[assess]") {
  const Answer answer = ask("1.8");
  REQUIRE(answer.next_larger);
  CHECK(*answer.next_larger == 0);
  CHECK(answer.next_short_by == gb("0.06"));
  CHECK(answer.next_fits_from == gb("1.875"));
}

TEST_CASE("Where the largest of the table fits, nothing is larger", "[assess]") {
  CHECK(!ask("96").next_larger);
  CHECK(ask("96").next_fits_from == gb("0"));
}

TEST_CASE("The memory from which a model fits is enough, even where it had to be rounded", "[assess]") {
  Question question{.memory = gb("24"), .method = Method::qlora, .margin = {decimal("0.7")}};
  const Answer answer = assess(question);
  CHECK(answer.next_fits_from.value.to_text() == "34.286");
  question.memory = answer.next_fits_from;
  CHECK(largest(assess(question)) == "32B");
}

TEST_CASE("Each method reads its own column", "[assess]") {
  CHECK(largest(ask("96", Method::full)) == "4B");
  CHECK(largest(ask("96", Method::lora)) == "32B");
  CHECK(largest(ask("24", Method::lora)) == "8B");
  CHECK(largest(ask("16", Method::full)) == "none");
  CHECK(largest(ask("1500", Method::full)) == "70B");
}
