#include "report/exercise_json.hpp"

#include <catch2/catch_test_macros.hpp>

#include "report/answer_json.hpp"
#include "sample.hpp"

using namespace wingspan::report;

namespace {

std::string json_of(const ExerciseInput& input) {
  JsonWriter json;
  write_exercise(json, input, Language::de);
  return json.take();
}

bool holds(const std::string& json, std::string_view part) { return json.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("The exercise's document carries the contract's answer unchanged", "[json]") {
  ExerciseInput input;
  input.memory_text = "24,50";
  JsonWriter answer;
  write_answer(answer, wingspan::engine::assess({.memory = gb("24.5")}));
  const std::string json = json_of(input);
  CHECK(holds(json, "\"answer\":" + answer.take()));
  CHECK(holds(json, R"("memory_value":24.5)"));
  CHECK(holds(json, R"("last":"24,50")"));
  CHECK(holds(json, R"("state":"fits")"));
}

TEST_CASE("While the field holds nonsense, the last text is handed on", "[json]") {
  ExerciseInput input;
  input.memory_text = "24 \"GB\"";
  input.last_good_memory = "96";
  const std::string json = json_of(input);
  CHECK(holds(json, R"("memory_value":null)"));
  CHECK(holds(json, R"("last":"96")"));
  CHECK(holds(json, R"("largest":"70B")"));
  CHECK(holds(json, R"(24 \"GB\")"));
}

TEST_CASE("Nothing typed has no answer, and the slider's knob stays at its end", "[json]") {
  const std::string json = json_of({});
  CHECK(holds(json, R"("state":"empty")"));
  CHECK(holds(json, R"("answer":null)"));
  CHECK(holds(json, R"("slider_position":0})"));
  CHECK(holds(json, R"("verdict":null)"));
}

TEST_CASE("Machines without memory say null, presets have their button's text", "[json]") {
  JsonWriter writer;
  write_machines(writer);
  const std::string json = writer.take();
  CHECK(holds(json, R"("id":"amd-radeon-780m","name":"AMD Radeon 780M","kind":"unified","memory_gb":null,"usable_mib":null})"));
  CHECK(holds(json, R"("memory_gb":24,"usable_mib":24564,"short_name":"RTX 4090"})"));
  CHECK(holds(json, R"("presets":["apple-m3-ultra-96-gb","geforce-rtx-4090-24gb")"));
}

TEST_CASE("The slider's ticks stand where its memories are", "[json]") {
  JsonWriter writer;
  write_slider(writer);
  const std::string json = writer.take();
  CHECK(json.starts_with(R"({"steps":80,"ticks":[{"position":16,"label":"8","minor":false})"));
  CHECK(holds(json, R"({"position":40,"label":"24","minor":false})"));
}
