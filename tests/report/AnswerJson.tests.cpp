#include "report/answer_json.hpp"

#include <catch2/catch_test_macros.hpp>

#include "sample.hpp"

using namespace wingspan;
using report::gb;

namespace {

std::string json_of(std::string_view memory, engine::Method method = engine::Method::qlora) {
  report::JsonWriter json;
  report::write_answer(json, engine::assess({.memory = gb(memory), .method = method}));
  return json.take();
}

}  // namespace

TEST_CASE("The answer is the document of the contract", "[json]") {
  CHECK(json_of("24") ==
        R"({"memory_gb":24,"margin":0.8,"budget_gb":19.2,"method":"qlora","largest":"14B","required_gb":12,"headroom_gb":7.2,)"
        R"("rows":[{"model":"1B","required_gb":1.5,"verdict":"fits"},{"model":"4B","required_gb":4,"verdict":"fits"},)"
        R"({"model":"8B","required_gb":7,"verdict":"fits"},{"model":"14B","required_gb":12,"verdict":"fits"},)"
        R"({"model":"32B","required_gb":24,"verdict":"tight"},{"model":"70B","required_gb":48,"verdict":"too-big"}]})");
}

TEST_CASE("Where none fits, largest and what goes with it are null", "[json]") {
  CHECK(json_of("1.8").starts_with(
      R"({"memory_gb":1.8,"margin":0.8,"budget_gb":1.44,"method":"qlora","largest":null,"required_gb":null,"headroom_gb":null,)"));
}

TEST_CASE("Rows are those of the method asked", "[json]") {
  CHECK(json_of("96", engine::Method::full).find(R"({"model":"70B","required_gb":1200,"verdict":"too-big"})") != std::string::npos);
}
