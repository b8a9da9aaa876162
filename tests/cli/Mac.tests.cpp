#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "command_line.hpp"

using namespace wingspan::cli;

namespace {

std::vector<std::string> largest_on(std::vector<std::string> machine) {
  machine.insert(machine.begin(), {"largest", "--method", "qlora", "--margin", "1"});
  return machine;
}

double budget_gb(const std::vector<std::string>& machine) { return document(largest_on(machine))["budget_gb"]; }

}  // namespace

TEST_CASE("A Mac's budget follows its macOS and its wired limit", "[mac]") {
  const std::vector<std::string> mac{"--machine", "m3-ultra-96"};
  const auto with = [&](const std::string& name, const std::string& value) {
    return budget_gb({mac[0], mac[1], name, value});
  };
  CHECK(budget_gb(mac) == 79626 * 1048576.0 / 1e9);
  CHECK(with("--macos", "26") == budget_gb(mac));
  CHECK(with("--macos", "15") == 73728 * 1048576.0 / 1e9);
  CHECK(with("--wired-limit-mb", "92000") == 92000 * 1048576.0 / 1e9);
  CHECK(with("--wired-limit-mb", "0") == budget_gb(mac));
}

TEST_CASE("A Mac's settings are refused elsewhere, and where they are no settings", "[mac]") {
  for (const std::string name : {"--macos", "--wired-limit-mb"}) {
    CHECK(refusal(largest_on({"--machine", "rtx-4090", name, "15"})).find(name) != std::string::npos);
    CHECK(refusal(largest_on({"--memory", "24", name, "15"})).find(name) != std::string::npos);
    CHECK(refusal({"estimate", "--size", "8", "--method", "qlora", name, "15"}).find(name) != std::string::npos);
    for (const char* value : {"-1", "15.5", "Sequoia", "", "99999999"})
      CHECK(refusal(largest_on({"--machine", "m3-ultra-96", name, value})).find(name) != std::string::npos);
  }
}
