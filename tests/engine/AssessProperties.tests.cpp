// What must hold for every memory, margin and method: seeded random questions, and an oracle in whole millionths of a GB
// that shares no arithmetic with the engine.
#include <catch2/catch_test_macros.hpp>
#include <algorithm>
#include <cmath>
#include <random>
#include <string>

#include "decimals.hpp"
#include "engine/assess.hpp"

using namespace wingspan::engine;

namespace {

constexpr std::int64_t millionths = 1'000'000;

struct Asked {
  std::int64_t memory;  // millionths of a GB
  std::int64_t margin;  // millionths
  Method method;

  Answer answer() const {
    return assess({{Decimal::from_parts(memory, 6)}, method, {Decimal::from_parts(margin, 6)}});
  }
};

// Even on a logarithmic scale, so that small and large memories are met alike; often exactly on a boundary.
class Questions {
 public:
  Asked next() {
    const auto method = all_methods[pick(0, method_count - 1)];
    const std::int64_t margin = chance(0.5) ? 800'000 : static_cast<std::int64_t>(pick(1, millionths));
    if (chance(0.25)) return {boundary(method, margin), margin, method};
    const double exponent = std::uniform_real_distribution<double>(std::log(0.5), std::log(100'000.0))(random_);
    return {static_cast<std::int64_t>(std::exp(exponent) * millionths), margin, method};
  }

 private:
  // The least memory at which some model of the table fits, or one millionth beside it.
  std::int64_t boundary(Method method, std::int64_t margin) {
    const LessonModel& model = lesson_table()[pick(0, lesson_model_count - 1)];
    const auto required = static_cast<std::int64_t>(model.required_by(method).value.to_double() * 10) * millionths / 10;
    const auto least = static_cast<std::int64_t>((static_cast<double>(required) * millionths) / static_cast<double>(margin));
    return std::clamp<std::int64_t>(least + static_cast<std::int64_t>(pick(0, 2)) - 1, millionths / 2, 100'000 * millionths);
  }

  std::size_t pick(std::size_t low, std::size_t high) { return std::uniform_int_distribution<std::size_t>(low, high)(random_); }
  bool chance(double part) { return std::uniform_real_distribution<double>(0, 1)(random_) < part; }

  std::mt19937_64 random_{20261201};
};

constexpr int rounds = 20'000;

}  // namespace

TEST_CASE("Every verdict agrees with arithmetic in whole millionths", "[assess][property]") {
  Questions questions;
  for (int i = 0; i < rounds; ++i) {
    const Asked asked = questions.next();
    const Answer answer = asked.answer();
    for (const Row& row : answer.rows)
      for (const Method method : all_methods) {
        const Cell& cell = row.cell(method);
        const auto tenths = static_cast<std::int64_t>(cell.required.value.to_double() * 10);
        const bool fits = Int128{tenths} * millionths * millionths <= Int128{asked.memory} * asked.margin * 10;
        const bool within_memory = tenths * millionths <= asked.memory * 10;
        REQUIRE(cell.verdict == (fits ? Verdict::fits : within_memory ? Verdict::tight : Verdict::too_big));
      }
  }
}

TEST_CASE("More memory never fits less", "[assess][property]") {
  Questions questions;
  for (int i = 0; i < rounds; ++i) {
    Asked less = questions.next();
    Asked more = less;
    more.memory = questions.next().memory;
    if (more.memory < less.memory) std::swap(less.memory, more.memory);
    const Answer small = less.answer();
    const Answer large = more.answer();
    REQUIRE(small.budget <= large.budget);
    if (small.largest) {
      REQUIRE(large.largest);
      REQUIRE(*small.largest <= *large.largest);
    }
  }
}

TEST_CASE("A larger safety factor never fits less", "[assess][property]") {
  Questions questions;
  for (int i = 0; i < rounds; ++i) {
    Asked careful = questions.next();
    Asked bold = careful;
    bold.margin = std::max(careful.margin, questions.next().margin);
    if (const auto largest = careful.answer().largest) REQUIRE(*bold.answer().largest >= *largest);
  }
}

TEST_CASE("The largest model never needs more than the budget, nor than the memory", "[assess][property]") {
  Questions questions;
  for (int i = 0; i < rounds; ++i) {
    const Asked asked = questions.next();
    const Answer answer = asked.answer();
    REQUIRE(answer.budget <= answer.question.memory);
    if (!answer.largest) continue;
    const Gigabytes required = answer.rows[*answer.largest].cell(asked.method).required;
    REQUIRE(required <= answer.budget);
    REQUIRE(answer.headroom + required == answer.budget);
  }
}

TEST_CASE("The next larger model misses by what the answer says and fits from the memory it names", "[assess][property]") {
  Questions questions;
  for (int i = 0; i < rounds; ++i) {
    const Asked asked = questions.next();
    const Answer answer = asked.answer();
    if (!answer.next_larger) {
      REQUIRE(answer.largest == lesson_model_count - 1);
      continue;
    }
    const Gigabytes required = answer.rows[*answer.next_larger].cell(asked.method).required;
    REQUIRE(required > answer.budget);
    REQUIRE(answer.budget + answer.next_short_by == required);
    const Answer then = assess({answer.next_fits_from, asked.method, answer.question.margin});
    REQUIRE(then.largest >= answer.next_larger);
    const Gigabytes just_less = {answer.next_fits_from.value - Decimal::from_parts(1, 3)};
    const Answer before = assess({just_less, asked.method, answer.question.margin});
    REQUIRE((!before.largest || *before.largest < *answer.next_larger));
  }
}

TEST_CASE("How a memory is written or measured does not change its answer", "[assess][property]") {
  Questions questions;
  for (int i = 0; i < rounds; ++i) {
    const Asked asked = questions.next();
    const Answer answer = asked.answer();
    std::string text = answer.question.memory.value.to_text();
    const Gigabytes measured = gigabytes(Bytes{asked.memory * (bytes_per_gb / millionths)});
    REQUIRE(measured == answer.question.memory);
    const std::string padded = " 00" + text + (text.find('.') == std::string::npos ? ",000" : "000") + "\t";
    REQUIRE(gb(padded) == answer.question.memory);
    if (const auto point = text.find('.'); point != std::string::npos) text[point] = ',';
    REQUIRE(gb(text) == answer.question.memory);
  }
}
