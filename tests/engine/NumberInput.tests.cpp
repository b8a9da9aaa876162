#include "engine/number_input.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>

#include "decimals.hpp"

using namespace wingspan::engine;

namespace {

std::string read(std::string_view text) {
  const NumberInput input = parse_number(text, memory_range());
  REQUIRE(input.value.has_value() != input.refusal.has_value());
  return input.value ? input.value->to_text() : "refused";
}

InputFault fault(std::string_view text, const NumberRange& range = memory_range()) {
  const NumberInput input = parse_number(text, range);
  REQUIRE(input.refusal);
  REQUIRE(!input.value);
  return input.refusal->fault;
}

}  // namespace

TEST_CASE("One comma or one point is the decimal sign", "[number]") {
  CHECK(read("24") == "24");
  CHECK(read("24,5") == "24.5");
  CHECK(read("24.5") == "24.5");
  CHECK(read("1.000") == "1");
  CHECK(read("1,875") == "1.875");
}

TEST_CASE("A sign without digits on one side is still a number", "[number]") {
  CHECK(read("24,") == "24");
  CHECK(read("24.") == "24");
  CHECK(read(",75") == "0.75");
  CHECK(fault(",") == InputFault::not_a_number);
  CHECK(fault(".") == InputFault::not_a_number);
  CHECK(fault("-") == InputFault::not_a_number);
}

TEST_CASE("White space around a number, also what is pasted, means nothing", "[number]") {
  CHECK(read("  24\t") == "24");
  CHECK(read("24\r\n") == "24");
  CHECK(read("\xC2\xA0""24\xE2\x80\xAF") == "24");
  CHECK(fault("2 4") == InputFault::not_a_number);
  CHECK(fault("24 GB") == InputFault::not_a_number);
}

TEST_CASE("Zeros before and after mean nothing", "[number]") {
  CHECK(read("00024") == "24");
  CHECK(read("24.000000000000000000000000000000000000") == "24");
  CHECK(read("000000000000000000000000000024,50") == "24.5");
}

TEST_CASE("Two or more separators are an error, whatever they would group", "[number]") {
  for (const char* text : {"1.000,5", "1,000.5", "1,2,3", "1..2", "1,,2", "100.000.000"})
    CHECK(fault(text) == InputFault::too_many_separators);
}

TEST_CASE("Nothing is empty, not nonsense", "[number]") {
  CHECK(fault("") == InputFault::empty);
  CHECK(fault(" \t\xE2\x80\xAF") == InputFault::empty);
}

TEST_CASE("What is not plain digits is not a number", "[number]") {
  for (const char* text : {"abc", "nan", "inf", "-inf", "Infinity", "1e3", "1e400", "0x18", "24GB", "½", "٢٤", "２４", "24;", "--24",
                           "+-24", "24-", "$24", "1'000", "24\xFF", "2\x01""4", "{}", "1_000"})
    CHECK(fault(text) == InputFault::not_a_number);
  CHECK(fault(std::string_view("24\0", 3)) == InputFault::not_a_number);
}

TEST_CASE("A signed number is a number", "[number]") {
  CHECK(read("+24") == "24");
  CHECK(fault("-24") == InputFault::below_minimum);
  CHECK(fault("\xE2\x88\x92""24") == InputFault::below_minimum);
  CHECK(fault("-0") == InputFault::below_minimum);
}

TEST_CASE("Memory reaches from 0.5 to 100000 GB, ends included", "[number]") {
  CHECK(read("0,5") == "0.5");
  CHECK(read("100000") == "100000");
  CHECK(fault("0,499999999999999999") == InputFault::below_minimum);
  CHECK(fault("0") == InputFault::below_minimum);
  CHECK(fault("100000,0000000001") == InputFault::above_maximum);
  CHECK(fault("100001") == InputFault::above_maximum);
}

TEST_CASE("The safety factor is above 0 and at most 1", "[number]") {
  CHECK(parse_number("1", margin_range()).value == Decimal(1));
  CHECK(parse_number("0.000000000000000001", margin_range()).value);
  CHECK(fault("0", margin_range()) == InputFault::below_minimum);
  CHECK(fault("1.000000000000001", margin_range()) == InputFault::above_maximum);
  CHECK(fault("-0.8", margin_range()) == InputFault::below_minimum);
}

TEST_CASE("A refusal names the range that was asked for", "[number]") {
  const NumberInput input = parse_number("0,1", memory_range());
  REQUIRE(input.refusal);
  CHECK(input.refusal->range.minimum.to_text() == "0.5");
  CHECK(input.refusal->range.maximum.to_text() == "100000");
}

TEST_CASE("Every number that a program prints with seventeen digits is kept exactly", "[number]") {
  CHECK(read("57.382910384756291") == "57.382910384756291");
  CHECK(read("0.78539816339744831") == "0.78539816339744831");
}

TEST_CASE("More digits than can be kept are refused, not rounded", "[number]") {
  CHECK(fault("29.99999999999999999999") == InputFault::too_many_digits);
  CHECK(fault("24.0000000000000000000000001") == InputFault::too_many_digits);
  CHECK(fault("0.50000000000000000000000001") == InputFault::too_many_digits);
}

TEST_CASE("Where the range already decides, too many digits do not matter", "[number]") {
  CHECK(fault("0.00000000000000000000000000000001") == InputFault::below_minimum);
  CHECK(fault("100000.00000000000000000000000001") == InputFault::above_maximum);
  CHECK(fault(std::string(1'000'000, '9')) == InputFault::above_maximum);
  CHECK(fault("1" + std::string(1'000'000, '0')) == InputFault::above_maximum);
  CHECK(fault("0." + std::string(1'000'000, '0') + "1") == InputFault::below_minimum);
}
