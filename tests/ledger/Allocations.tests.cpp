#include <catch2/catch_test_macros.hpp>

#include "tools/bench/allocations.hpp"
#include "tools/bench/work.hpp"

using namespace wingspan;

TEST_CASE("an estimate allocates nothing, whatever the model and the options, nor does the list of savings") {
  const auto models = bench::catalogue_models();
  const bench::Allocations before = bench::allocations();
  const std::int64_t sum = bench::estimate_every_option(models);
  const bench::Allocations after = bench::allocations();
  CHECK(sum > 0);
  CHECK(after.calls == before.calls);
  CHECK(after.bytes == before.bytes);
  // The counter counts.
  CHECK(bench::catalogue_models().size() == models.size());
  CHECK(bench::allocations().calls > after.calls);
  CHECK(bench::allocations().bytes > after.bytes);
}
