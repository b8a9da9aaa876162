#include "engine/machines.hpp"

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>

#include "decimals.hpp"

using namespace wingspan::engine;

namespace {

std::string_view id_of(std::string_view name) {
  const Machine* machine = find_machine(name).machine;
  return machine == nullptr ? "none" : machine->id;
}

}  // namespace

TEST_CASE("The catalogue knows 307 machines, each by an id of its own", "[machines]") {
  std::set<std::string_view> ids;
  for (const Machine& machine : machines()) {
    INFO(machine.id);
    CHECK(ids.insert(machine.id).second);
    CHECK(!machine.name.empty());
    if (machine.memory) CHECK(machine.memory->value > Decimal(0));
    if (machine.usable_mib) CHECK(*machine.usable_mib > 0);
    CHECK(id_of(machine.id) == machine.id);
  }
  CHECK(ids.size() == 307);
}

TEST_CASE("A row keeps its figures", "[machines]") {
  const Machine* card = find_machine("geforce-rtx-4090-24gb").machine;
  REQUIRE(card != nullptr);
  CHECK(card->name == "GeForce RTX 4090");
  CHECK(card->kind == MachineKind::discrete);
  CHECK(card->memory == gb("24"));
  CHECK(card->usable_mib == 24564);

  const Machine* mac = find_machine("apple-m3-ultra-96-gb").machine;
  REQUIRE(mac != nullptr);
  CHECK(mac->kind == MachineKind::unified);
  CHECK(mac->memory == gb("96"));
  CHECK(mac->usable_mib == 79626);
}

TEST_CASE("A machine whose memory builders choose has none", "[machines]") {
  const Machine* machine = find_machine("amd-radeon-780m").machine;
  REQUIRE(machine != nullptr);
  CHECK(!machine->memory);
  CHECK(!machine->usable_mib);
}

TEST_CASE("Presets begin with both course machines and have at least ten more, all with memory", "[machines]") {
  const auto presets = preset_machines();
  REQUIRE(presets.size() >= 12);
  CHECK(presets[0]->id == "apple-m3-ultra-96-gb");
  CHECK(presets[1]->id == "geforce-rtx-4090-24gb");
  std::set<const Machine*> seen;
  for (const Machine* preset : presets) {
    REQUIRE(preset != nullptr);
    CHECK(seen.insert(preset).second);
    CHECK(preset->memory);
    CHECK(!preset->short_name.empty());
  }
}

TEST_CASE("A short form names the one machine that nothing but memory follows", "[machines]") {
  CHECK(id_of("rtx-4090") == "geforce-rtx-4090-24gb");
  CHECK(id_of("4090") == "geforce-rtx-4090-24gb");
  CHECK(id_of("rtx-4090-d") == "geforce-rtx-4090-d-24gb");
  CHECK(id_of("rtx-4090-laptop") == "geforce-rtx-4090-laptop-gpu-16gb");
  CHECK(id_of("m3-ultra-96") == "apple-m3-ultra-96-gb");
  CHECK(id_of("t4") == "tesla-t4-16gb");
}

TEST_CASE("Case, spaces and underscores do not matter", "[machines]") {
  CHECK(id_of("RTX 4090") == "geforce-rtx-4090-24gb");
  CHECK(id_of("  GeForce_RTX  4090 ") == "geforce-rtx-4090-24gb");
}

TEST_CASE("A short form that several machines answer to is not guessed", "[machines]") {
  const MachineMatch match = find_machine("m3-ultra");
  CHECK(match.machine == nullptr);
  REQUIRE(match.candidates.size() == 3);
  CHECK(match.candidates[0]->id == "apple-m3-ultra-96-gb");
  CHECK(find_machine("rtx-3060").machine == nullptr);
  CHECK(find_machine("rtx-3060").candidates.size() == 2);
}

TEST_CASE("Parts of words and nonsense name no machine", "[machines]") {
  for (const char* name : {"", " ", "-", "rtx-409", "tx-4090", "geforce-rtx-4090-24gb-x", "no such machine", "\xFF"}) {
    INFO(name);
    CHECK(find_machine(name).machine == nullptr);
  }
  CHECK(find_machine("rtx-409").candidates.empty());
}

TEST_CASE("The short form of every machine leads back to it", "[machines]") {
  for (const Machine& machine : machines()) {
    const std::string form = short_form(machine);
    INFO(machine.id << " as " << form);
    CHECK(find_machine(form).machine == &machine);
  }
  CHECK(short_form(*find_machine("geforce-rtx-4090-24gb").machine) == "rtx-4090");
  CHECK(short_form(*find_machine("apple-m3-ultra-96-gb").machine) == "m3-ultra-96-gb");
}

TEST_CASE("Kinds have the ids of the data", "[machines]") {
  CHECK(machine_kind_id(MachineKind::discrete) == "discrete");
  CHECK(machine_kind_id(MachineKind::laptop) == "laptop");
  CHECK(machine_kind_id(MachineKind::datacentre) == "datacentre");
  CHECK(machine_kind_id(MachineKind::unified) == "unified");
}
