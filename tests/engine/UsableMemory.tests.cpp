#include "engine/usable_memory.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <string>

#include "../data/table.hpp"
#include "decimals.hpp"

using namespace wingspan::engine;
using wingspan::tests::Row;

namespace {

double usable_mib(std::string_view id, const MacSettings& settings = {}) {
  const auto bytes = usable_bytes(*find_machine(id).machine, settings);
  return bytes ? static_cast<double>(*bytes) / static_cast<double>(bytes_per_mib) : 0;
}

}  // namespace

TEST_CASE("A label is built in powers of two", "[usable]") {
  CHECK(label_bytes(gb("24")) == 24 * bytes_per_gib);
  CHECK(label_bytes(gb("0.5")) == bytes_per_gib / 2);
}

TEST_CASE("A card has what its driver reports", "[usable]") {
  CHECK(usable_mib("geforce-rtx-4090-24gb") == 24564);
  CHECK(usable_mib("tesla-t4-16gb") == 15360);
}

TEST_CASE("A card without a report has its label less a driver's reserve, within what others report", "[usable]") {
  CHECK(usable_mib("radeon-rx-7900-xtx-24gb") < 24 * 1024);
  CHECK(usable_mib("radeon-rx-7900-xtx-24gb") > 24 * 1024 * 0.99);
}

TEST_CASE("Every reading of a Mac's share, of macOS 26 and of 15, is what its Macs have", "[usable]") {
  const auto readings = wingspan::tests::read_table(wingspan::tests::data_path("apple_gpu_share.csv"));
  CHECK(readings.size() == 21);
  for (const Row& reading : readings) {
    std::size_t macs = 0;
    for (const Machine& machine : machines()) {
      if (!is_mac(machine) || machine.memory != gb(reading.text("ram_gib"))) continue;
      INFO(machine.id << " on macOS " << reading.text("macos"));
      const double read = reading.real("usable_mib");
      const auto macos = static_cast<std::int32_t>(reading.number("macos"));
      CHECK(std::abs(usable_mib(machine.id, {.macos = macos, .wired_limit_mib = {}}) - read) <= 0.0005 * read);
      if (macos == 26) CHECK(usable_mib(machine.id) == usable_mib(machine.id, {.macos = 26, .wired_limit_mib = 0}));
      ++macs;
    }
    CHECK(macs > 0);
  }
}

TEST_CASE("Between two readings a Mac has the share of the smaller", "[usable]") {
  CHECK(std::abs(usable_mib("apple-m3-pro-18-gb", {.macos = 15, .wired_limit_mib = {}}) - 18 * 1024 / 1.5) < 1);
  CHECK(usable_mib("apple-m3-max-48-gb", {.macos = 14, .wired_limit_mib = {}}) == 36 * 1024);
  CHECK(usable_mib("apple-m3-ultra-512-gb", {.macos = 15, .wired_limit_mib = {}}) == 384 * 1024);
}

// 13312 on 16 GB, 92000 on 96 GB: published runs that needed it.
TEST_CASE("A wired limit replaces a Mac's share, up to all of its memory", "[usable]") {
  CHECK(usable_mib("apple-m1-pro-16-gb", {.macos = {}, .wired_limit_mib = 13312}) == 13312);
  CHECK(usable_mib("apple-m3-ultra-96-gb", {.macos = 15, .wired_limit_mib = 92000}) == 92000);
  CHECK(usable_mib("apple-m3-ultra-96-gb", {.macos = 15, .wired_limit_mib = 200000}) == 96 * 1024);
  CHECK(usable_mib("apple-m3-ultra-96-gb", {.macos = {}, .wired_limit_mib = 0}) == 79626);
}

TEST_CASE("Settings of a Mac mean nothing elsewhere", "[usable]") {
  CHECK(usable_mib("geforce-rtx-4090-24gb", {.macos = 15, .wired_limit_mib = 1000}) == 24564);
  CHECK(usable_mib("nvidia-dgx-spark-gb10-128gb", {.macos = 15, .wired_limit_mib = 1000}) == 124549);
}

TEST_CASE("Graphics that share a PC's memory have half of it, a Jetson nearly all", "[usable]") {
  CHECK(usable_mib("amd-ryzen-ai-maxplus-395-radeon-8060s-128-gb") == 63968);
  for (const auto& [id, label] : {std::pair{"amd-ryzen-ai-maxplus-395-radeon-8060s-96-gb", 96.0},
                                  std::pair{"amd-ryzen-ai-max-385-390-radeon-8050s-32-gb", 32.0}}) {
    INFO(id);
    CHECK(std::abs(usable_mib(id) / (label * 1024) - 63968.0 / 131072) < 0.001);
  }
  CHECK(std::abs(usable_mib("jetson-agx-orin-64gb") / (64 * 1024) - 124549.0 / 131072) < 0.001);
}

TEST_CASE("A computer whose memory builders choose has none here", "[usable]") {
  CHECK(!usable_bytes(*find_machine("amd-radeon-780m").machine));
}
