#include "report/quote.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>

using namespace wingspan::report;

TEST_CASE("A short text is quoted as it is", "[quote]") {
  CHECK(quotable("abc") == "abc");
  CHECK(quotable("ăîșț „“") == "ăîșț „“");
}

TEST_CASE("White space and line breaks cannot leave the line", "[quote]") {
  CHECK(quotable("  abc\n") == "abc");
  CHECK(quotable("a\nb\tc\x1B[31m") == "a b c [31m");
  CHECK(quotable("a\u202Eb\u2028c\u2066d") == "a b c d");
  CHECK(quotable("\n\r ").empty());
}

TEST_CASE("A long text is cut after 24 signs, never inside one", "[quote]") {
  CHECK(quotable(std::string(24, 'x')) == std::string(24, 'x'));
  CHECK(quotable(std::string(25, 'x')) == std::string(24, 'x') + "…");
  std::string dragons;
  std::string first_dragons;
  for (int i = 0; i < 40; ++i) dragons += "🐉";
  for (int i = 0; i < 24; ++i) first_dragons += "🐉";
  CHECK(quotable(dragons) == first_dragons + "…");
  CHECK(quotable(std::string(1'000'000, 'x')).size() < 100);
}
