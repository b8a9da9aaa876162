// Real runs that fitted or ran out of memory. The question that was made of each stands in user_cases.csv.
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>
#include <vector>

#include "reality.hpp"

using namespace wingspan::tests;

TEST_CASE("every run is asked or says why it cannot be") {
  std::set<std::string> ids;
  for (const Case& one : read_cases()) {
    INFO(one.id);
    CHECK(ids.insert(one.id).second);
    if (one.asked()) {
      CHECK(one.stated);
      CHECK_FALSE(one.mapping.empty());
      CHECK(one.memory_gib > 0);
    }
  }
  CHECK(ids.size() == 53);
}

TEST_CASE("at least four of five verdicts about real runs are right") {
  const Rates sum = rates(read_cases());
  CHECK(sum.asked == 16);
  CHECK(sum.right_share() >= 0.80);
}

// The aim is one in ten, and it is not reached: three runs that failed would fit by every row measured with
// their models, and what is published about them does not say what else took the memory. This guards what is
// reached.
TEST_CASE("of the runs that are said to fit, no more fail than the three that nobody could explain") {
  const std::vector<Case> cases = read_cases();
  const Rates sum = rates(cases);
  CHECK(sum.said_fits == 10);
  CHECK(sum.wrong_fits <= 3);
  const std::set<std::string> unexplained{"c014", "c043", "c049"};
  for (const Case& one : cases) {
    INFO(one.id);
    if (one.asked() && !one.right()) {
      CHECK(unexplained.count(one.id) == 1);
      CHECK_FALSE(one.note.empty());
    }
  }
}

TEST_CASE("the report says all of it: every series, every run, and whether the aims are reached") {
  const std::string text = validation_markdown();
  for (const Case& one : read_cases()) {
    INFO(one.id);
    CHECK(text.find(one.id) != std::string::npos);
  }
  const Rates sum = rates(read_cases());
  CHECK(text.find(std::to_string(sum.right) + " of " + std::to_string(sum.asked) + " verdicts") !=
        std::string::npos);
  CHECK((text.find("not reached") != std::string::npos) == (sum.wrong_fits_share() > 0.10));
  for (const Series& series : read_series()) {
    INFO(series.name);
    CHECK(text.find(series.name.substr(series.name.rfind('/') + 1)) != std::string::npos);
    if (!series.note.empty()) CHECK(text.find(series.note) != std::string::npos);
  }
}
