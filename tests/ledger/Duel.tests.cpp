#include "engine/duel.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "engine/catalogue.hpp"

using namespace wingspan::engine;

namespace {

const Machine& named(std::string_view id) {
  const Machine* machine = find_machine(id).machine;
  REQUIRE(machine != nullptr);
  return *machine;
}

Outcome shown(const Duel& duel, Scenario scenario) { return duel.scenarios[static_cast<std::size_t>(scenario)].shown; }
Outcome computed(const Duel& duel, Scenario scenario) { return duel.scenarios[static_cast<std::size_t>(scenario)].computed; }

} // namespace

TEST_CASE("The course machines: the sheet's winners, and the rule's own beside them") {
  const Duel course = duel(named("m3-ultra-96"), named("rtx-4090"));
  CHECK(course.course);
  CHECK(shown(course, Scenario::project).winner == Winner::right);
  CHECK(shown(course, Scenario::middle).winner == Winner::left);
  CHECK(shown(course, Scenario::large).winner == Winner::left);
  CHECK(shown(course, Scenario::serving).winner == Winner::tie);
  CHECK(shown(course, Scenario::techniques).winner == Winner::right);
  CHECK(computed(course, Scenario::project) == Outcome{Winner::right, WinReason::faster});
  CHECK(computed(course, Scenario::middle) == Outcome{Winner::tie, WinReason::split}); // 14B: both hold it
  CHECK(computed(course, Scenario::large) == Outcome{Winner::left, WinReason::only_room});
  CHECK(computed(course, Scenario::serving) == Outcome{Winner::tie, WinReason::divided});
  CHECK(computed(course, Scenario::techniques) == Outcome{Winner::right, WinReason::cuda});
}

TEST_CASE("Sizes come from the facts: 1B to 8B with both adapters, 14B and 32B, 70B") {
  const Duel course = duel(named("m3-ultra-96"), named("rtx-4090"));
  REQUIRE(course.rows.size() == 9);
  CHECK(course.scenarios[0].count == 6);
  CHECK(course.scenarios[1].count == 2);
  CHECK(course.scenarios[2].count == 1);
  CHECK(course.rows[6].model == 3);
  CHECK(course.rows[7].table[1] == Verdict::tight);
  CHECK(course.rows[7].outcome == Outcome{Winner::left, WinReason::only_room});
}

TEST_CASE("How much longer the Mac takes is what wingspan time says") {
  const Machine &mac = named("m3-ultra-96"), &card = named("rtx-4090");
  const Duel course = duel(mac, card);
  Training training;
  training.method = Method::lora;
  const auto model = build_model(find_models("qwen3-8b").front()->shape);
  const Range slow = speed(model.model, training, mac)->tokens_per_s, fast = speed(model.model, training, card)->tokens_per_s;
  CHECK(std::abs(course.slower.middle / (fast.middle / slow.middle) - 1) < 0.02);
  CHECK(std::abs(course.slower.low / (fast.low / slow.high) - 1) < 0.02);
  CHECK(std::abs(course.slower.high / (fast.high / slow.low) - 1) < 0.02);
}

TEST_CASE("Energy of the lesson's run is power times time, low to high") {
  const Duel course = duel(named("rtx-4090"), named("m3-ultra-96"));
  CHECK(std::abs(course.figures[0].kwh.low - 450 * 0.25 / 1000) < 1e-9);
  CHECK(std::abs(course.figures[0].kwh.high - 450 / 3.0 / 1000) < 1e-9);
  CHECK(std::abs(course.figures[1].kwh.high - 0.16) < 1e-9);
  CHECK(course.figures[0].gpu_alone);
  CHECK_FALSE(course.figures[1].gpu_alone);
}

TEST_CASE("A machine against itself ties; one of unknown memory wins nothing") {
  const Machine& card = named("rtx-4070");
  const Duel same = duel(card, card);
  CHECK_FALSE(same.course);
  CHECK(shown(same, Scenario::project) == Outcome{Winner::tie, WinReason::even});
  CHECK(shown(same, Scenario::large) == Outcome{Winner::neither, WinReason::no_room});
  CHECK(shown(same, Scenario::techniques) == Outcome{Winner::tie, WinReason::both_cuda});
  const Duel unknown = duel(named("amd-radeon-890m-ryzen-ai-9"), card);
  CHECK(shown(unknown, Scenario::project) == Outcome{Winner::unknown, WinReason::no_figure});
  CHECK_FALSE(unknown.figures[0].minutes.known());
  CHECK(shown(duel(named("m3-ultra-96"), named("radeon-rx-7900-xtx-24gb")), Scenario::techniques) ==
        Outcome{Winner::unknown, WinReason::neither_cuda});
}

TEST_CASE("CUDA is where its maker is: cards, laptops, datacentres, boards") {
  const Machine& mac = named("m3-ultra-96");
  for (const Machine& machine : machines()) {
    const bool cuda = machine.name.find("RTX") != std::string_view::npos || machine.name.find("Jetson") != std::string_view::npos ||
                      machine.name.find("Tesla") != std::string_view::npos || machine.name.find("H100") != std::string_view::npos;
    if (!cuda) continue;
    INFO(machine.id);
    CHECK(shown(duel(mac, machine), Scenario::techniques).winner == Winner::right);
  }
}
