#include <catch2/catch_test_macros.hpp>
#include <string>

#include "command_line.hpp"

using namespace wingspan::cli;

namespace {

nlohmann::ordered_json detected(const std::string& renderer) { return document({"detect", "--renderer", renderer}); }

}  // namespace

TEST_CASE("detect names one machine with its memory", "[detect]") {
  const auto answer = detected("ANGLE (NVIDIA, NVIDIA GeForce RTX 4090 (0x00002684) Direct3D11 vs_5_0 ps_5_0, D3D11)");
  CHECK(answer.dump() == R"({"class":"exact","machine":"geforce-rtx-4090-24gb","memory_gb":24,)"
                         R"("candidates":["geforce-rtx-4090-24gb"]})");
}

TEST_CASE("detect gives candidates instead of a guess", "[detect]") {
  const auto answer = detected("ANGLE (Apple, ANGLE Metal Renderer: Apple M3 Ultra, Unspecified Version)");
  CHECK(answer["class"] == "ambiguous_memory");
  CHECK(answer["machine"].is_null());
  CHECK(answer["memory_gb"].is_null());
  CHECK(answer["candidates"] == nlohmann::ordered_json{"apple-m3-ultra-96-gb", "apple-m3-ultra-256-gb", "apple-m3-ultra-512-gb"});
}

TEST_CASE("detect gives the memory that two candidates agree on", "[detect]") {
  const auto answer = detected("ANGLE (NVIDIA, NVIDIA GeForce GTX 1650 Direct3D11 vs_5_0 ps_5_0, D3D11)");
  CHECK(answer["class"] == "exact");
  CHECK(answer["machine"].is_null());
  CHECK(answer["memory_gb"] == 4);
  CHECK(answer["candidates"].size() == 2);
}

TEST_CASE("An integrated machine has no memory of its own", "[detect]") {
  const auto answer = detected("ANGLE (AMD, AMD Radeon(TM) 780M Graphics (0x00001900) Direct3D11 vs_5_0 ps_5_0, D3D11)");
  CHECK(answer["class"] == "integrated");
  CHECK(answer["machine"] == "amd-radeon-780m");
  CHECK(answer["memory_gb"].is_null());
}

TEST_CASE("A text that says nothing is masked, not refused", "[detect]") {
  for (const std::string& renderer : {std::string("Apple GPU"), std::string("-"), std::string("\xFF\n\x1b[31m"),
                                      std::string("--json"), std::string(100'000, 'x')}) {
    const Outcome outcome = run({"detect", "--renderer=" + renderer, "--json"});
    INFO(outcome.error);
    CHECK(outcome.exit_status == 0);
    CHECK(outcome.output == "{\"class\":\"masked\",\"machine\":null,\"memory_gb\":null,\"candidates\":[]}\n");
  }
  CHECK(detected("")["class"] == "masked");
}

TEST_CASE("Plain detect lists the candidates as machines does", "[detect]") {
  CHECK(run({"detect", "--renderer", "Tesla T4/PCIe/SSE2"}).output == "exact\t16 GB\ntesla-t4-16gb\tTesla T4\t16 GB\n");
  CHECK(run({"detect", "--renderer", "Apple GPU"}).output == "masked\n");
}

TEST_CASE("detect without a renderer, or with two, is refused", "[detect]") {
  CHECK(refusal({"detect"}).find("--renderer is missing") != std::string::npos);
  CHECK(run({"detect", "--renderer", "a", "--renderer", "b"}).exit_status == 2);
}
