// Runs the native command in the test's own process.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "cli/run.hpp"

namespace wingspan::cli {

// The document of a call that must succeed.
inline nlohmann::ordered_json document(std::vector<std::string> arguments) {
  arguments.emplace_back("--json");
  const Outcome outcome = run(arguments);
  INFO(outcome.error);
  REQUIRE(outcome.exit_status == 0);
  REQUIRE(outcome.error.empty());
  REQUIRE(outcome.output.ends_with('\n'));
  return nlohmann::ordered_json::parse(outcome.output);
}

// The line of a call that must be refused.
inline std::string refusal(const std::vector<std::string>& arguments) {
  const Outcome outcome = run(arguments);
  CHECK(outcome.exit_status == 2);
  CHECK(outcome.output.empty());
  CHECK(outcome.error.starts_with("wingspan"));
  CHECK(outcome.error.find_first_of("\r\n") == std::string::npos);
  CHECK(outcome.error.find("allowed: ") != std::string::npos);
  CHECK(outcome.error.size() < 400);
  return outcome.error;
}

}  // namespace wingspan::cli
