#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <string>

#include "engine/lesson_recipes.hpp"

using namespace wingspan::engine;

namespace {

const LessonComparison& cell(const std::vector<LessonComparison>& rows, std::string_view size, Method method) {
  for (const LessonComparison& row : rows) {
    if (row.size == size && row.method == method) return row;
  }
  FAIL("no such cell");
  return rows.front();
}

} // namespace

TEST_CASE("every cell of the lesson table has its published figure, its default total and its recipe") {
  const auto rows = compare_lesson_table();
  REQUIRE(rows.size() == 18);
  std::size_t i = 0;
  for (const LessonModel& lesson : lesson_table()) {
    const StandIn found = stand_in(lesson.billion_parameters * 1e9);
    for (const Method method : all_methods) {
      const LessonComparison& row = rows[i++];
      INFO(row.size << " " << method_id(method));
      CHECK(row.size == lesson.label);
      CHECK(row.method == method);
      CHECK(gigabytes({row.published}) == lesson.required_by(method));
      CHECK(row.usual.sequence == Training{}.sequence);
      CHECK(row.usual_estimate.bytes.total == estimate(found.model, row.usual).bytes.total);
      CHECK(row.matching_estimate.bytes.total == estimate(found.model, row.matching).bytes.total);
      CHECK(row.difference() == row.usual_estimate.bytes.total - row.published);
      const double apart = std::abs(static_cast<double>(row.matching_estimate.bytes.total - row.published));
      CHECK(row.met == (apart / static_cast<double>(row.published) <= 0.05));
      CHECK(apart <= std::abs(static_cast<double>(row.difference())));
    }
  }
}

TEST_CASE("no simpler recipe makes a figure true: one setting changed is tried by hand") {
  for (const LessonComparison& row : compare_lesson_table()) {
    INFO(row.size << " " << method_id(row.method));
    const Model model = stand_in(std::stod(std::string(row.size)) * 1e9).model;
    const auto meets = [&](const Training& training) {
      const double total = static_cast<double>(estimate(model, training).bytes.total);
      return std::abs(total / static_cast<double>(row.published) - 1) <= 0.05;
    };
    const bool by_default = meets(row.usual);
    bool by_length = false;
    for (const std::uint32_t sequence : {256U, 512U, 1024U, 4096U, 8192U}) {
      Training shorter = row.usual;
      shorter.sequence = sequence;
      by_length = by_length || meets(shorter);
    }
    Training back = row.matching;
    back.sequence = row.usual.sequence;
    if (by_default) CHECK(row.matching_estimate.bytes.total == row.usual_estimate.bytes.total);
    if (by_length && !by_default) {
      CHECK(row.met);
      // One setting suffices, so no more than one differs: with the length back, all but one are the defaults.
      const bool only_length = estimate(model, back).bytes.total == row.usual_estimate.bytes.total;
      const bool other = row.matching.sequence == row.usual.sequence;
      CHECK((only_length || other));
    }
  }
}

TEST_CASE("the table's full fine-tuning is AdamW with fp32 masters; 16-bit training needs far less") {
  const auto rows = compare_lesson_table();
  for (const std::string_view size : {"4B", "8B", "14B", "32B", "70B"}) {
    const LessonComparison& row = cell(rows, size, Method::full);
    INFO(size);
    CHECK(row.met);
    CHECK(row.matching.precision == Precision::mixed);
    CHECK(row.difference() < 0);
  }
}

TEST_CASE("QLoRA by the table leaves out logits and context: small models need more, and 32B misses 24 GB") {
  const auto rows = compare_lesson_table();
  for (const std::string_view size : {"1B", "4B", "8B", "32B", "70B"})
    CHECK(cell(rows, size, Method::qlora).difference() > 0);
  CHECK(!cell(rows, "1B", Method::qlora).met);
  CHECK(cell(rows, "32B", Method::qlora).usual_estimate.bytes.total > 24 * bytes_per_gib);
}
