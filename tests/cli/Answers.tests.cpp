// What people ask of the exact engine beyond one estimate.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <map>
#include <sstream>
#include <string>

#include "command_line.hpp"

using wingspan::cli::document;
using wingspan::cli::refusal;

namespace {

using Json = nlohmann::ordered_json;

// The arguments with some options set, in place of those of the same name.
std::vector<std::string> with(std::vector<std::string> arguments, const std::string& options) {
  std::istringstream words(options);
  for (std::string name, value; words >> name >> value;) {
    const auto at = std::find(arguments.begin(), arguments.end(), name);
    if (at != arguments.end())
      *(at + 1) = value;
    else
      arguments.insert(arguments.end(), {name, value});
  }
  return arguments;
}

} // namespace

TEST_CASE("estimate ranks what saves most, with the options that do it", "[answers]") {
  const std::vector<std::string> recipes[] = {
      {"estimate", "--model", "llama-3.1-8b", "--method", "full", "--checkpointing", "off", "--memory", "24"},
      {"estimate", "--model", "qwen3-8b", "--method", "qlora", "--quant", "nf4", "--kbit-prepare", "on",
       "--attention", "eager", "--batch", "4", "--memory", "24"},
      {"estimate", "--size", "4", "--method", "lora", "--gpus", "2", "--seq", "4096", "--memory", "16"},
      {"estimate", "--size", "14", "--method", "lora", "--framework", "mlx", "--machine", "m3-ultra-96"}};
  for (const auto& recipe : recipes) {
    const Json out = document(recipe);
    REQUIRE(!out["savings"].empty());
    std::int64_t last = INT64_MAX;
    for (const Json& saving : out["savings"]) {
      INFO(saving.dump());
      const Json after = document(with(recipe, saving["options"]));
      CHECK(after["total_gb"] == saving["total_gb"]);
      CHECK(after["verdict"] == saving["verdict"]);
      const auto saved = saving["saved_bytes"].get<std::int64_t>();
      CHECK(saved ==
            out["bytes"]["total"].get<std::int64_t>() - after["bytes"]["total"].get<std::int64_t>());
      CHECK(saved > 0);
      CHECK(saved <= last);
      last = saved;
    }
  }
  CHECK(!document({"estimate", "--size", "1", "--method", "lora"})["savings"][0].contains("verdict"));
}

TEST_CASE("the smallest machine for a model is the first of the catalogue by memory that says it fits", "[answers]") {
  const std::vector<std::string> recipe = {"--model", "llama-3.1-8b", "--method", "lora", "--margin", "0.9"};
  std::vector<std::string> question = {"largest", "--solve", "machine"};
  question.insert(question.end(), recipe.begin(), recipe.end());
  const Json out = document(question);
  REQUIRE(out["machine"].is_string());
  // By brute force: each machine asked for itself.
  std::map<std::string, Json> answers;
  std::int64_t least = INT64_MAX;
  for (const Json& machine : document({"machines"})) {
    const std::string id = machine["id"];
    std::vector<std::string> one = {"estimate", "--machine", id};
    one.insert(one.end(), recipe.begin(), recipe.end());
    auto arguments = one;
    arguments.emplace_back("--json");
    const wingspan::cli::Outcome outcome = wingspan::cli::run(arguments);
    if (outcome.exit_status != 0) continue;  // a machine of unknown memory
    const Json answer = Json::parse(outcome.output);
    if (answer["verdict"] == "too-big") continue;
    answers[id] = answer;
    if (answer["verdict"] == "fits") least = std::min(least, answer["memory_bytes"].get<std::int64_t>());
  }
  CHECK(out["machines"].size() == answers.size());
  double last = 0;
  for (const Json& machine : out["machines"]) {
    INFO(machine.dump());
    REQUIRE(answers.contains(machine["id"]));
    const Json& answer = answers[machine["id"]];
    CHECK(machine["verdict"] == answer["verdict"]);
    CHECK((machine["verdict"] == "fits") == (machine["headroom_gb"].get<double>() >= 0));
    CHECK(machine["usable_gb"].get<double>() >= last);
    last = machine["usable_gb"].get<double>();
  }
  CHECK(answers[out["machine"]]["memory_bytes"] == least);
  CHECK(document({"largest", "--solve", "machine", "--model", "deepseek-ai/DeepSeek-R1", "--method", "full"})["machine"].is_null());
}

TEST_CASE("a memory is no part of the question for a machine", "[answers]") {
  CHECK(refusal({"largest", "--solve", "machine", "--model", "qwen3-8b", "--memory", "24"}).find("--memory") !=
        std::string::npos);
  CHECK(refusal({"largest", "--solve", "nothing", "--model", "qwen3-8b", "--memory", "24"}).find("seq, batch, machine") !=
        std::string::npos);
  refusal({"largest", "--solve", "machine"});
}

TEST_CASE("time shows both course machines beside the lesson's figures, or one machine", "[answers]") {
  const Json out = document({"time", "--model", "qwen3-8b", "--method", "lora", "--tokens", "2000000"});
  CHECK(out["tokens"] == 2'000'000);
  REQUIRE(out["machines"].size() == 2);
  for (const Json& machine : out["machines"]) {
    INFO(machine.dump());
    CHECK(machine["seconds"][0] <= machine["seconds"][1]);
    CHECK(machine["seconds"][1] <= machine["seconds"][2]);
    const double wh = machine["watt_hours"][1], s = machine["seconds"][1], watt = machine["watt"];
    CHECK(std::abs(wh / (s / 3600 * watt) - 1) < 0.002);
  }
  CHECK(out["machines"][0]["watt"] == 160);
  CHECK(out["machines"][1]["watt"] == 450);
  CHECK(out["machines"][0]["bandwidth_gbs"] == 800);
  CHECK(out["machines"][1]["bandwidth_gbs"] == 1000);
  CHECK(out["lesson"].dump() == R"({"slower":[2,4],"hours_on_mac":1,"minutes_on_card":[15,20],"watt_of_mac":160,"watt_of_card":450})");
  CHECK(out["slower"][0] < out["lesson"]["slower"][1]);
  CHECK(out["slower"][2] > out["lesson"]["slower"][0]);
  const Json one = document({"time", "--model", "qwen3-8b", "--method", "lora", "--machine", "rtx-4090"});
  REQUIRE(one["machines"].size() == 1);
  CHECK(one["machines"][0]["tokens_per_second"] == out["machines"][1]["tokens_per_second"]);
  CHECK(!one.contains("lesson"));
  CHECK(refusal({"time", "--model", "qwen3-8b", "--memory", "24"}).find("--machine") != std::string::npos);
  CHECK(refusal({"time", "--model", "qwen3-8b", "--tokens", "0"}).find("1 to") != std::string::npos);
  CHECK(refusal({"time", "--model", "qwen3-8b", "--macos", "15"}).find("--macos") != std::string::npos);
}

TEST_CASE("lesson shows the table beside the exact engine, with options that reproduce each figure", "[answers]") {
  const Json out = document({"lesson"});
  REQUIRE(out.size() == 18);
  for (const Json& row : out) {
    INFO(row.dump());
    for (const char* recipe : {"default", "matching"}) {
      const Json again = document(with({"estimate"}, row[recipe]["options"]));
      CHECK(again["total_gb"] == row[recipe]["total_gb"]);
      CHECK(again["range_gb"] == row[recipe]["range_gb"]);
      CHECK(again["bytes"] == row[recipe]["bytes"]);
    }
    const double published = row["published_gb"], usual = row["default"]["total_gb"];
    CHECK(std::abs(usual - published - row["difference_gb"].get<double>()) < 1e-9);
    const double matching = row["matching"]["total_gb"];
    CHECK(row["matching"]["met"].get<bool>() == (std::abs(matching / published - 1) <= 0.05));
  }
}
