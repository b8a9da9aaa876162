// How fast the exact engine is, natively and as WebAssembly in Node: Catch2's benchmarks, run by ./dev bench.
// Each result is a line for web/build/bench.mjs: "bench", name, unit, value, with tabs between.
#include <algorithm>
#include <catch2/catch_all.hpp>
#include <cstdio>
#include <string>

#include "allocations.hpp"
#include "work.hpp"

using namespace wingspan;

namespace {

constexpr std::size_t times = 1000;

void result(const std::string& name, const char* unit, double value) {
  std::printf("\nbench\t%s\t%s\t%.6g\n", name.c_str(), unit, value);
}

// A benchmark's name says what one call of its body does so often: "estimate|ns|110".
struct Listener : Catch::EventListenerBase {
  using EventListenerBase::EventListenerBase;

  void benchmarkEnded(const Catch::BenchmarkStats<>& stats) override {
    const std::string& text = stats.info.name;
    const std::size_t unit = text.find('|'), each = text.rfind('|');
    std::vector<double> samples;
    for (const auto& sample : stats.samples)
      samples.push_back(sample.count());
    const std::string in = text.substr(unit + 1, each - unit - 1);
    // The same work each time, so the least is what it costs; the rest is what else the machine did.
    const double least = *std::min_element(samples.begin(), samples.end());
    const double nanoseconds = least / std::stod(text.substr(each + 1));
    result(text.substr(0, unit), in.c_str(), in == "ms" ? nanoseconds / 1e6 : nanoseconds);
    if (text.starts_with("one estimate|")) result("estimates per second", "1/s", 1e9 / nanoseconds);
  }
};
CATCH_REGISTER_LISTENER(Listener)

std::string named(const std::string& name, const char* unit, std::size_t each) {
  return name + "|" + unit + "|" + std::to_string(each);
}

} // namespace

TEST_CASE("estimates") {
  const auto models = bench::catalogue_models();
  const auto layered = std::max_element(models.begin(), models.end(), [](const auto& a, const auto& b) {
    return a.blocks.size() < b.blocks.size();
  });
  BENCHMARK(named("one estimate", "ns", models.size())) { return bench::estimate_all(models); };
  BENCHMARK(named("one estimate, model with most kinds of layers", "ns", times)) {
    return bench::estimate_again(*layered, times);
  };
}

TEST_CASE("searches") {
  BENCHMARK(named("largest: the catalogue x 3 methods x 4 lengths", "ms", 1)) { return bench::search_catalogue(); };
  for (const std::size_t count : {10U, 100U, 1000U, 10000U}) {
    const auto models = bench::many_models(count);
    BENCHMARK(named("one estimate in a search over " + std::to_string(count) + " models", "ns",
                    count * bench::methods_searched * bench::lengths_searched)) {
      return bench::search(models);
    };
  }
}

TEST_CASE("allocations") {
  const auto models = bench::catalogue_models();
  const bench::Allocations before = bench::allocations();
  const std::int64_t sum = bench::estimate_every_option(models);
  const bench::Allocations after = bench::allocations();
  CHECK(sum > 0);
  CHECK(before.calls > 0); // the counter counts
  result("allocations in the estimates of every model and option", "calls",
         static_cast<double>(after.calls - before.calls));
  result("bytes allocated in them", "B", static_cast<double>(after.bytes - before.bytes));
}
