#include "report/json_writer.hpp"

#include <catch2/catch_test_macros.hpp>

#include "sample.hpp"

using namespace wingspan::report;

TEST_CASE("Objects and arrays nest with commas where they belong", "[json]") {
  JsonWriter json;
  json.begin_object().key("a").begin_array().value(decimal("1")).null().value(true).end_array();
  json.key("b").begin_object().end_object().key("c").value("x").end_object();
  CHECK(json.take() == R"({"a":[1,null,true],"b":{},"c":"x"})");
}

TEST_CASE("Numbers are plain and exact", "[json]") {
  JsonWriter json;
  json.begin_array().value(decimal("19.2")).value(decimal("0.05")).value(wingspan::engine::Decimal(-3)).end_array();
  CHECK(json.take() == "[19.2,0.05,-3]");
}

TEST_CASE("Texts are escaped where JSON asks for it and nowhere else", "[json]") {
  JsonWriter json;
  json.value(std::string_view("\"\\/ä\n\t\x01", 8));
  CHECK(json.take() == R"("\"\\/ä\u000a\u0009\u0001")");
}
