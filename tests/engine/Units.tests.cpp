#include "engine/units.hpp"

#include <catch2/catch_test_macros.hpp>

#include "decimals.hpp"

using namespace wingspan::engine;

TEST_CASE("GB and GiB are apart by their definitions", "[units]") {
  CHECK(bytes_per_gb == 1'000'000'000);
  CHECK(bytes_per_gib == std::int64_t{1} << 30);
  CHECK(bytes_per_mib == std::int64_t{1} << 20);
}

TEST_CASE("A computed figure in GB keeps every byte", "[units]") {
  CHECK(gigabytes(Bytes{19'200'000'000}) == gb("19.2"));
  CHECK(gigabytes(Bytes{bytes_per_gib}).value.to_text() == "1.073741824");
  CHECK(gigabytes(Bytes{1}).value.to_text() == "0.000000001");
}

TEST_CASE("Bytes add, subtract and multiply as whole numbers", "[units]") {
  Bytes total{5};
  total += Bytes{7};
  total -= Bytes{2};
  CHECK(total == Bytes{10});
  CHECK(3 * Bytes{4} == Bytes{12});
  CHECK(Bytes{4} - Bytes{6} == Bytes{-2});
  CHECK(Bytes{4} < Bytes{6});
}
