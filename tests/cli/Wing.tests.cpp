#include <catch2/catch_test_macros.hpp>

#include "command_line.hpp"

using namespace wingspan::cli;

TEST_CASE("wing draws the page's dragon or a memory's", "[wing]") {
  CHECK(run({"wing", "--hero", "--lang", "ro"}).output.find("viewBox=\"0 0 1200 300\"") != std::string::npos);
  CHECK(run({"wing", "--memory", "24"}).output.find(">14B<") != std::string::npos);
  CHECK(run({"wing", "--memory", "24", "--half", "--width", "320", "--height", "210"}).output.find("viewBox=\"0 0 320 210\"") !=
        std::string::npos);
  CHECK(document({"wing", "--memory", "24"})["svg"].get<std::string>() + "\n" == run({"wing", "--memory", "24"}).output);
}

TEST_CASE("wing wants exactly one of the two", "[wing]") {
  refusal({"wing"});
  refusal({"wing", "--hero", "--memory", "24"});
  refusal({"wing", "--memory", "24", "--width", "20"});
  refusal({"wing", "--memory", "24", "--height", "1e9"});
}
