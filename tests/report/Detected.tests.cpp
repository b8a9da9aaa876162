#include "report/detected.hpp"

#include <catch2/catch_test_macros.hpp>

#include "report/edit.hpp"
#include "sample.hpp"

using namespace wingspan::report;

// The strings and what they are: data/renderer-strings.csv of the project's notes.
TEST_CASE("A browser that names one machine: its id; several: all; none or too many: none", "[detected]") {
  CHECK(detected_machines("ANGLE (NVIDIA, NVIDIA GeForce RTX 4070 (0x00002786) Direct3D11 vs_5_0 ps_5_0, D3D11)") == "geforce-rtx-4070-12gb");
  CHECK(detected_machines("ANGLE (Apple, ANGLE Metal Renderer: Apple M2, Unspecified Version)") == "apple-m2-8-gb apple-m2-16-gb apple-m2-24-gb");
  CHECK(detected_machines("ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)") == none_detected);
  CHECK(detected_machines("Mozilla") == none_detected);
  CHECK(detected_machines("") == none_detected);
}

TEST_CASE("What was detected is told, offered, and confirmed once it is taken", "[detected]") {
  ExerciseInput input;
  input.memory_text = "24";
  input.detected = "geforce-rtx-4070-12gb";
  ExerciseReport report = report_exercise(input, Language::de);
  CHECK(report.detected == "Erkannt: GeForce RTX 4070");
  CHECK(report.detected_take == "Übernehmen");
  input = with_machine(input, input.detected, Language::de);
  CHECK(input.memory_text == "12");
  report = report_exercise(input, Language::de);
  CHECK(report.detected == "Erkannt: GeForce RTX 4070. Stimmt das?");
  CHECK(report.detected_take.empty());
  CHECK(report_exercise(input, Language::ro).detected == "Detectat: GeForce RTX 4070. E corect?");
}

TEST_CASE("Several machines are asked about until one of them is chosen; a silent browser until any is", "[detected]") {
  ExerciseInput input;
  input.detected = "apple-m2-8-gb apple-m2-16-gb";
  CHECK(report_exercise(input, Language::de).detected.ends_with(". Welcher ist es?"));
  CHECK(report_exercise(input, Language::de).detected_take.empty());
  CHECK(report_exercise(with_machine(input, "apple-m2-16-gb", Language::de), Language::de).detected.empty());
  input.detected = none_detected;
  CHECK(report_exercise(input, Language::ro).detected == "Nedetectat. Alege tu din listă.");
  CHECK(report_exercise(with_machine(input, "rtx-4090", Language::ro), Language::ro).detected.empty());
  input.detected = "made-up <b> \xff";
  CHECK(report_exercise(input, Language::de).detected_take.empty());
}
