#include "engine/decimal.hpp"

#include <catch2/catch_test_macros.hpp>
#include <random>

#include "decimals.hpp"

using namespace wingspan::engine;

TEST_CASE("A product is exact where floating point is not", "[decimal]") {
  CHECK((decimal("30") * decimal("0.8")).to_text() == "24");
  CHECK((decimal("0.1") * decimal("3")).to_text() == "0.3");
  CHECK((decimal("24.5") * decimal("0.8")).to_text() == "19.6");
  CHECK((decimal("29.9999999999999999") * decimal("0.8")).to_text() == "23.99999999999999992");
}

TEST_CASE("Two factors of eighteen digits keep every digit of their product", "[decimal]") {
  CHECK((decimal("0.999999999999999999") * decimal("0.999999999999999999")).to_text() ==
        "0.999999999999999998000000000000000001");
  CHECK((decimal("99999.9999999999999") * decimal("0.123456789012345678")).to_text() ==
        "12345.6789012345677876543210987654322");
}

TEST_CASE("Trailing zeros mean nothing", "[decimal]") {
  CHECK(Decimal::from_parts(2400, 2) == Decimal(24));
  CHECK(Decimal::from_parts(2400, 2).scale() == 0);
  CHECK(Decimal::from_parts(0, 12) == Decimal(0));
  CHECK(Decimal(100).to_text() == "100");
}

TEST_CASE("Text is the shortest exact form", "[decimal]") {
  CHECK(Decimal(0).to_text() == "0");
  CHECK(Decimal::from_parts(5, 2).to_text() == "0.05");
  CHECK(Decimal::from_parts(-5, 2).to_text() == "-0.05");
  CHECK(Decimal::from_parts(-1200, 0).to_text() == "-1200");
  CHECK(Decimal::from_parts(192, 1).to_text() == "19.2");
}

TEST_CASE("Order holds across scales and signs", "[decimal]") {
  CHECK(decimal("23.9999999999999999") < decimal("24"));
  CHECK(decimal("24.0000000000000001") > decimal("24"));
  CHECK(Decimal::from_parts(-5, 1) < Decimal(0));
  CHECK(Decimal::from_parts(-5, 1) > Decimal(-1));
  CHECK(Decimal::from_parts(-15, 1) < Decimal(-1));
  CHECK((decimal("24") <=> decimal("24.0")) == std::strong_ordering::equal);
}

TEST_CASE("Comparing a large whole number with many decimals does not overflow", "[decimal]") {
  const Decimal tiny = decimal("0.000000000000000001") * decimal("0.500000000000000001");
  CHECK(tiny.scale() == 36);
  CHECK(Decimal(1'000'000'000'000) > tiny);
  CHECK(tiny > Decimal(0));
}

TEST_CASE("Sums and differences align the decimals", "[decimal]") {
  CHECK((decimal("19.2") - decimal("12")).to_text() == "7.2");
  CHECK((decimal("1.5") - decimal("1.44")).to_text() == "0.06");
  CHECK((decimal("1.44") - decimal("1.5")).to_text() == "-0.06");
  CHECK((decimal("0.75") + decimal("0.25")).to_text() == "1");
}

TEST_CASE("Rounding goes toward the side that is asked for, negatives too", "[decimal]") {
  CHECK(decimal("23.9999").rounded(3, Rounding::down).to_text() == "23.999");
  CHECK(decimal("23.9991").rounded(3, Rounding::up).to_text() == "24");
  CHECK(decimal("23.5").rounded(3, Rounding::up).to_text() == "23.5");
  CHECK(Decimal::from_parts(-15, 1).rounded(0, Rounding::down).to_text() == "-2");
  CHECK(Decimal::from_parts(-15, 1).rounded(0, Rounding::up).to_text() == "-1");
}

TEST_CASE("A quotient is rounded only where its decimals end", "[decimal]") {
  CHECK(Decimal::quotient(decimal("24"), decimal("0.8"), 3, Rounding::up).to_text() == "30");
  CHECK(Decimal::quotient(decimal("1.5"), decimal("0.8"), 3, Rounding::up).to_text() == "1.875");
  CHECK(Decimal::quotient(decimal("24"), decimal("0.7"), 2, Rounding::up).to_text() == "34.29");
  CHECK(Decimal::quotient(decimal("24"), decimal("0.7"), 2, Rounding::down).to_text() == "34.28");
  CHECK(Decimal::quotient(decimal("1200"), decimal("0.000000000000000001"), 3, Rounding::up).to_text() ==
        "1200000000000000000000");
}

TEST_CASE("A double is near enough for a picture", "[decimal]") {
  CHECK(decimal("19.2").to_double() == 19.2);
  CHECK(Decimal(1200).to_double() == 1200.0);
  CHECK(Decimal::from_parts(-5, 1).to_double() == -0.5);
}

TEST_CASE("Order, sums and products agree with whole numbers of a fixed scale", "[decimal][property]") {
  std::mt19937_64 random(20261201);
  std::uniform_int_distribution<std::int64_t> any(-1'000'000'000, 1'000'000'000);
  for (int i = 0; i < 10'000; ++i) {
    const std::int64_t a = any(random);
    const std::int64_t b = any(random);
    const Decimal left = Decimal::from_parts(a, 6);
    const Decimal right = Decimal::from_parts(b, 6);
    REQUIRE((left <=> right) == (a <=> b));
    REQUIRE(left + right == Decimal::from_parts(a + b, 6));
    REQUIRE(left - right == Decimal::from_parts(a - b, 6));
    REQUIRE(left * right == Decimal::from_parts(Int128{a} * b, 12));
  }
}
