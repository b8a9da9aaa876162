#include <catch2/catch_test_macros.hpp>

#include "command_line.hpp"

using namespace wingspan::cli;

TEST_CASE("fit prints the contract's members in its order", "[fit]") {
  const auto json = document({"fit", "--memory", "24"});
  std::vector<std::string> members;
  for (const auto& [key, value] : json.items()) members.push_back(key);
  CHECK(members == std::vector<std::string>{"memory_gb", "margin", "budget_gb", "method", "largest", "required_gb",
                                            "headroom_gb", "rows"});
  CHECK(json["memory_gb"] == 24);
  CHECK(json["margin"] == 0.8);
  CHECK(json["budget_gb"] == 19.2);
  CHECK(json["method"] == "qlora");
  CHECK(json["largest"] == "14B");
  CHECK(json["required_gb"] == 12);
  CHECK(json["headroom_gb"] == 7.2);
}

TEST_CASE("fit lists all six rows, ascending, with their verdicts", "[fit]") {
  const auto rows = document({"fit", "--memory", "24"})["rows"];
  REQUIRE(rows.size() == 6);
  const std::vector<std::pair<std::string, std::string>> expected = {{"1B", "fits"},  {"4B", "fits"},   {"8B", "fits"},
                                                                     {"14B", "fits"}, {"32B", "tight"}, {"70B", "too-big"}};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    CHECK(rows[i]["model"] == expected[i].first);
    CHECK(rows[i]["verdict"] == expected[i].second);
    CHECK(rows[i].size() == 3);
  }
}

TEST_CASE("fit says null where no model fits", "[fit]") {
  const auto json = document({"fit", "--memory", "1.8"});
  CHECK(json["largest"].is_null());
  CHECK(json["required_gb"].is_null());
  CHECK(json["headroom_gb"].is_null());
  CHECK(json["rows"].size() == 6);
}

TEST_CASE("fit takes method and margin", "[fit]") {
  CHECK(document({"fit", "--memory", "24", "--method", "lora"})["largest"] == "8B");
  CHECK(document({"fit", "--memory", "96", "--method", "full"})["largest"] == "4B");
  CHECK(document({"fit", "--memory", "24", "--margin", "1"})["largest"] == "32B");
  CHECK(document({"fit", "--memory=24", "--margin=0.5"})["budget_gb"] == 12);
}

TEST_CASE("fit takes comma and point", "[fit]") {
  CHECK(document({"fit", "--memory", "24,5"})["memory_gb"] == 24.5);
  CHECK(document({"fit", "--memory", "24.5", "--margin", "0,8"})["budget_gb"] == 19.6);
}

TEST_CASE("fit takes the ends of its ranges", "[fit]") {
  CHECK(document({"fit", "--memory", "0.5"})["budget_gb"] == 0.4);
  CHECK(document({"fit", "--memory", "100000"})["budget_gb"] == 80000);
}

TEST_CASE("fit prints exact figures, not what floating point makes of them", "[fit]") {
  const std::string output = run({"fit", "--memory", "24", "--json"}).output;
  CHECK(output.find("\"budget_gb\":19.2,") != std::string::npos);
  CHECK(output.find("\"headroom_gb\":7.2,") != std::string::npos);
  CHECK(run({"fit", "--memory", "30", "--json"}).output.find("\"budget_gb\":24,") != std::string::npos);
}

TEST_CASE("fit without --json is a text for people", "[fit]") {
  const Outcome outcome = run({"fit", "--memory", "24"});
  CHECK(outcome.exit_status == 0);
  CHECK(outcome.output.starts_with("24 GB x 0.8 = 19.2 GB\n"));
  CHECK(outcome.output.find("14B, 7.2 GB headroom") != std::string::npos);
  CHECK(outcome.output.find("fits from 30 GB") != std::string::npos);
}
