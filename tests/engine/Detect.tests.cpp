#include "engine/detect.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <ctime>
#include <set>
#include <string>

#include "../data/table.hpp"

using namespace wingspan::engine;
using wingspan::tests::Row;

namespace {

// "a|b" -> {a, b}; "" -> {}.
std::set<std::string> parts(const std::string& text) {
  std::set<std::string> result;
  std::stringstream stream(text);
  for (std::string part; std::getline(stream, part, '|');) result.insert(part);
  return result;
}

std::set<std::string> ids(const Detection& detection) {
  std::set<std::string> result;
  for (const Machine* machine : detection.candidates) result.emplace(machine->id);
  return result;
}

std::string class_of(std::string_view renderer) { return std::string(renderer_class_id(detect(renderer).renderer_class)); }

// The one machine; "a|b" where there are several.
std::string machines_of(std::string_view renderer) {
  std::string result;
  for (const std::string& id : ids(detect(renderer))) result.append(result.empty() ? "" : "|").append(id);
  return result;
}

}  // namespace

TEST_CASE("All 321 renderer strings of the data get their class, machines and memory", "[detect]") {
  const auto rows = wingspan::tests::read_table(wingspan::tests::data_path("renderer_strings.csv"));
  CHECK(rows.size() == 321);
  for (const Row& row : rows) {
    INFO(row.text("renderer"));
    const Detection detection = detect(row.text("renderer"));
    const std::set<std::string> expected = parts(row.text("machines")), memories = parts(row.text("memory_gb"));
    CHECK(renderer_class_id(detection.renderer_class) == row.text("class"));
    CHECK(ids(detection) == expected);
    CHECK((detection.machine() != nullptr) == (expected.size() == 1));
    REQUIRE(detection.memory.has_value() == (memories.size() == 1));
    if (detection.memory) CHECK(detection.memory->value.to_text() == *memories.begin());
  }
}

// By renderer_name and renderer_examples of the machines' sources, or made in a known shape.
TEST_CASE("Other machines of the catalogue are found in every shape of string", "[detect]") {
  CHECK(machines_of("NVIDIA A100-PCIE-40GB/PCIe/SSE2") == "nvidia-a100-pcie-40-gb");
  CHECK(machines_of("NVIDIA A100 80GB PCIe/PCIe/SSE2") == "nvidia-a100-pcie-80-gb");
  CHECK(machines_of("Tesla V100-SXM2-32GB/PCIe/SSE2") == "tesla-v100-sxm2-32-gb");
  CHECK(machines_of("NVIDIA H100 80GB HBM3/PCIe/SSE2") == "nvidia-h100-sxm-80gb");
  CHECK(machines_of("NVIDIA A10G/PCIe/SSE2") == "nvidia-a10g-24gb");
  CHECK(machines_of("ANGLE (NVIDIA, NVIDIA RTX PRO 6000 Blackwell Max-Q Workstation Edition (0x00002BB4) Direct3D11 "
                    "vs_5_0 ps_5_0, D3D11)") == "rtx-pro-6000-blackwell-max-q-workstation-edition-96gb");
  CHECK(machines_of("ANGLE (NVIDIA, Vulkan 1.3.277 (NVIDIA GeForce RTX 3060 Ti (0x00002489)), NVIDIA-550.54.14.0)") ==
        "geforce-rtx-3060-ti-8gb");
  CHECK(machines_of("zink Vulkan 1.3(AMD Radeon RX 6800 XT (RADV NAVI21))") == "radeon-rx-6800-xt-16gb");
  CHECK(machines_of("AMD Radeon RX 6700 XT (NAVI22, DRM 3.42.0, 5.14.0, LLVM 12.0.1)") == "radeon-rx-6700-xt-12gb");
  CHECK(machines_of("ANGLE (AMD, AMD Radeon VII (0x000066AF) Direct3D11 vs_5_0 ps_5_0, D3D11)") == "radeon-vii-16gb");
  CHECK(machines_of("Mesa Intel(R) Arc(tm) A380 Graphics (DG2)") == "arc-a380-6gb");
  CHECK(machines_of("Intel® Arc™ B580 Graphics") == "arc-b580-12gb");
  CHECK(machines_of("ANGLE (Apple, Apple M1 Pro, OpenGL 4.1 Metal - 76.3)") == "apple-m1-pro-16-gb|apple-m1-pro-32-gb");
  CHECK(machines_of("zink Vulkan 1.3 (Apple M4 (MOLTENVK))") == "apple-m4-16-gb|apple-m4-24-gb|apple-m4-32-gb");
  CHECK(machines_of("D3D12 (NVIDIA GeForce RTX 3080)") == "geforce-rtx-3080-10-gb|geforce-rtx-3080-12-gb");
}

TEST_CASE("A memory in the name, and the way that it is written, tell machines apart", "[detect]") {
  CHECK(machines_of("NVIDIA GeForce GTX 1060 3GB/PCIe/SSE2") == "geforce-gtx-1060-3gb");
  CHECK(machines_of("NVIDIA GeForce GTX 1060/PCIe/SSE2") == "geforce-gtx-1060-mobile-laptop-6gb");
  CHECK(machines_of("NVIDIA GeForce RTX 3060 12GB") == "geforce-rtx-3060-12-gb");
  CHECK(machines_of("NVIDIA RTX A2000 12GB/PCIe/SSE2") == "rtx-a2000-12gb");
  CHECK(machines_of("NVIDIA RTX A2000/PCIe/SSE2") == "rtx-a2000-6gb");
  CHECK(machines_of("NVIDIA GeForce RTX 2070 SUPER/PCIe/SSE2") == "geforce-rtx-2070-super-8gb");
  CHECK(machines_of("NVIDIA GeForce RTX 2070 Super/PCIe/SSE2") == "geforce-rtx-2070-super-mobile-laptop-8gb");
  CHECK(class_of("NVIDIA GeForce GTX 1060 5GB/PCIe/SSE2") == "uncatalogued");
}

TEST_CASE("A device id that denies the name is seen", "[detect]") {
  const auto windows = [](const std::string& vendor, const std::string& device) {
    return class_of("ANGLE (" + vendor + ", " + device + " Direct3D11 vs_5_0 ps_5_0, D3D11)");
  };
  CHECK(windows("NVIDIA", "NVIDIA GeForce RTX 4090 (0x00002684)") == "exact");
  CHECK(windows("NVIDIA", "NVIDIA GeForce RTX 4090 (0x00002704)") == "inconsistent");
  CHECK(windows("NVIDIA", "NVIDIA GeForce RTX 4090 (0x0000FFFF)") == "uncatalogued");
  CHECK(windows("NVIDIA", "NVIDIA RTX A5000 Laptop GPU (0x000024B6)") == "exact");
  CHECK(windows("AMD", "NVIDIA GeForce RTX 4090 (0x00002684)") == "inconsistent");
  CHECK(windows("AMD", "AMD Radeon RX 6600 (0x0000744C)") == "inconsistent");
  CHECK(windows("AMD", "AMD Radeon RX 6700S (0x000073EF)") == "uncatalogued");
  CHECK(windows("AMD", "AMD Radeon RX 9070 GRE (0x00007550)") == "exact");
}

TEST_CASE("What is no machine of the catalogue still has a kind", "[detect]") {
  CHECK(class_of("Apple GPU") == "masked");
  CHECK(class_of("WebKit WebGL") == "masked");
  CHECK(class_of("ANGLE (Apple, ANGLE Metal Renderer: Apple M6, Unspecified Version)") == "uncatalogued");
  CHECK(class_of("Mesa Intel(R) Arc(tm) A310 Graphics (DG2)") == "uncatalogued");
  CHECK(class_of("ANGLE (Intel, Intel(R) Iris(R) Xe Graphics (0x00009A49) Direct3D11 vs_5_0 ps_5_0, D3D11)") ==
        "integrated");
  CHECK(class_of("AMD Radeon R5 Graphics") == "integrated");
  CHECK(class_of("ANGLE (ATI Radeon HD 4600 Series Direct3D11 vs_4_1 ps_4_1)") == "legacy");
  CHECK(class_of("ANGLE (NVIDIA Corporation, NVIDIA GeForce GTX 980/PCIe/SSE2, OpenGL 4.5.0)") == "legacy");
  CHECK(class_of("ANGLE (VMware, Inc., llvmpipe (LLVM 15.0.7 256 bits), OpenGL 4.5.0)") == "software");
  CHECK(class_of("zink Vulkan 1.3(llvmpipe (LLVM 15.0.7, 256 bits))") == "software");
  CHECK(class_of("SVGA3D; build: RELEASE;  LLVM;") == "virtual");
  CHECK(class_of("virgl (AMD Radeon RX 6800 XT (radeonsi, navi21))") == "virtual");
  CHECK(class_of("NVIDIA A40-8Q/PCIe/SSE2") == "virtual");
  CHECK(class_of("PowerVR Rogue GE8320") == "mobile");
  CHECK(class_of("Mali-G51, or similar") == "mobile");
  CHECK(class_of("ANGLE (Qualcomm, Adreno (TM) 740, OpenGL ES 3.2)") == "mobile");
  CHECK(class_of("ANGLE (Qualcomm, Qualcomm(R) Adreno(TM) 690 GPU (0x36333530) Direct3D11 vs_5_0 ps_5_0, D3D11)") ==
        "integrated");
}

TEST_CASE("Every machine that browsers show is found by the name that they show", "[detect]") {
  for (const Row& row : wingspan::tests::read_table(std::string(WINGSPAN_SOURCE_DIR) + "/src/engine/data/renderers.csv")) {
    const std::string id = row.text("machine");
    std::string name = row.text("shown_as");
    if (name.empty())
      name = std::find_if(machines().begin(), machines().end(), [&](const Machine& machine) { return machine.id == id; })->name;
    INFO(id << " as " << name);
    // An integrated GPU that has only a brand is known by its id.
    const std::string device = row.text("device_ids").substr(0, 6);
    const bool apple = name.starts_with("Apple");
    const std::string renderer = apple           ? "ANGLE (Apple, ANGLE Metal Renderer: " + name + ", Unspecified Version)"
                                 : device.empty() ? name + "/PCIe/SSE2"
                                                  : "ANGLE (X, " + name + " (" + device + ") Direct3D11 vs_5_0 ps_5_0, D3D11)";
    CHECK(ids(detect(renderer)).contains(id));
  }
}

TEST_CASE("Hostile texts say nothing and take no time", "[detect]") {
  const std::clock_t begin = std::clock();  // the processor's time: a busy machine must not fail the test
  const std::string megabyte(1'000'000, 'A');
  for (const std::string& text :
       {std::string(), std::string(" \t "), std::string("\0\0\0", 3), std::string("%s%n%x{}\\\x1b[31m"), megabyte,
        std::string(1'000, '('), std::string(1'000, ','), "ANGLE (" + std::string(900, '('), std::string("ANGLE ("),
        std::string("ANGLE (,,,,)"), std::string("ANGLE ()"), std::string("zink ("), std::string("(0x"), std::string("GB"),
        std::string("9999999999GB GB 99999 GB"), std::string("\xFF\xFE\x80", 3), std::string("\u202E0904 XTR"),
        std::string("ANGLE Metal Renderer: "), std::string(", or similar"), "NVIDIA GeForce RTX 4090" + megabyte}) {
    INFO(text.substr(0, 40));
    const Detection detection = detect(text);
    CHECK(detection.renderer_class == RendererClass::masked);
    CHECK(detection.candidates.empty());
    CHECK(!detection.memory);
  }
  CHECK(std::clock() - begin < CLOCKS_PER_SEC);
}

TEST_CASE("Cut and stirred strings never name a machine that the whole does not", "[detect]") {
  const std::string whole = "ANGLE (NVIDIA, NVIDIA GeForce RTX 4090 (0x00002684) Direct3D11 vs_5_0 ps_5_0, D3D11)";
  for (std::size_t length = 0; length <= whole.size(); ++length) {
    INFO(whole.substr(0, length));
    const Detection detection = detect(whole.substr(0, length));
    CHECK((detection.candidates.empty() || detection.machine() == detect(whole).machine()));
  }
  for (std::size_t i = 0; i < whole.size(); ++i)
    for (const char sign : {'\0', '(', ')', ',', '/', '\x80', '*', '#', '='}) {
      std::string stirred = whole;
      stirred[i] = sign;
      const Detection detection = detect(stirred);
      INFO(stirred);
      CHECK((detection.candidates.empty() || detection.machine() == detect(whole).machine()));
    }
}
