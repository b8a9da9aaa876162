#include <catch2/catch_test_macros.hpp>
#include <map>

#include "command_line.hpp"

using namespace wingspan::cli;

TEST_CASE("machines lists the catalogue as the contract says", "[data]") {
  const auto machines = document({"machines"});
  REQUIRE(machines.size() == 307);
  for (const auto& machine : machines)
    for (const char* member : {"id", "name", "kind", "memory_gb", "usable_mib", "short_form"}) REQUIRE(machine.contains(member));
  std::map<std::string, nlohmann::ordered_json> by_id;
  for (const auto& machine : machines) by_id[machine["id"]] = machine;
  CHECK(by_id.size() == 307);
  const auto& card = by_id["geforce-rtx-4090-24gb"];
  CHECK(card["name"] == "GeForce RTX 4090");
  CHECK(card["kind"] == "discrete");
  CHECK(card["memory_gb"] == 24);
  CHECK(card["usable_mib"] == 24564);
  CHECK(card["short_form"] == "rtx-4090");
  CHECK(by_id["amd-radeon-780m"]["memory_gb"].is_null());
}

TEST_CASE("facts gives each figure raw and in the language", "[data]") {
  for (const auto& fact : document({"facts", "--lang", "ro"}))
    if (fact["id"] == "rtx_4090.lora_run") {
      CHECK(fact["value"] == 15);
      CHECK(fact["high"] == 20);
      CHECK(fact["unit"] == "minutes");
      CHECK(fact["approximation"] == "about");
      CHECK(fact["text"] == "~15–20\u202Fmin");
      CHECK(fact["number"] == "15–20");
      CHECK(fact["source"].get<std::string>().starts_with("lesson facts sheet"));
      return;
    }
  FAIL("rtx_4090.lora_run is not among the facts");
}

TEST_CASE("facts speaks German unless another language is asked for", "[data]") {
  CHECK(document({"facts"}) == document({"facts", "--lang", "de"}));
  CHECK(document({"facts"}) != document({"facts", "--lang", "ro"}));
  CHECK(refusal({"facts", "--lang", "fr"}).find("allowed: de, ro") != std::string::npos);
}

TEST_CASE("Without --json both lists are one line a row", "[data]") {
  const std::string machines = run({"machines"}).output;
  CHECK(std::count(machines.begin(), machines.end(), '\n') == 307);
  CHECK(run({"facts"}).output.find("rule.qlora\t~0,6–0,8\u202FGB\n") != std::string::npos);
}
