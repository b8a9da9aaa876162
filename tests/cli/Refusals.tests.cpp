#include <catch2/catch_test_macros.hpp>

#include "command_line.hpp"

using namespace wingspan::cli;

namespace {

bool names(const std::string& line, std::string_view part) { return line.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("A memory that cannot be read is named with what is allowed", "[refusal]") {
  for (const char* memory : {"abc", "nan", "inf", "-inf", "1e400", "1e2", "0x18", "24GB", "24 GB", "٢٤", "1,2,3", "1.000,5",
                             "-5", "0", "0.49", "100000.01", "99999999999999999999", "[24]", "\"24\""}) {
    INFO(memory);
    const std::string line = refusal({"fit", "--memory", memory});
    CHECK(names(line, memory));
    CHECK(names(line, "0.5 to 100000"));
    CHECK(refusal({"fit", std::string("--memory=") + memory, "--json"}) == line);
  }
}

TEST_CASE("A margin outside its range is named with what is allowed", "[refusal]") {
  for (const char* margin : {"0", "-0.8", "1.01", "80%", "nan", "0.8.1"}) {
    INFO(margin);
    const std::string line = refusal({"fit", "--memory", "24", "--margin", margin});
    CHECK(names(line, margin));
    CHECK(names(line, "above 0, up to 1"));
  }
}

TEST_CASE("An unknown method is named with those there are", "[refusal]") {
  for (const char* method : {"QLoRA", "dora", ""})
    CHECK(names(refusal({"fit", "--memory", "24", "--method", method}), "allowed: qlora, lora, full"));
}

TEST_CASE("What is missing is named", "[refusal]") {
  CHECK(names(refusal({"fit"}), "--memory is missing"));
  CHECK(names(refusal({"fit", "--memory"}), "--memory"));
  CHECK(names(refusal({"fit", "--memory="}), "--memory"));
  CHECK(names(refusal({"fit", "--memory", ""}), "--memory"));
  CHECK(names(refusal({"fit", "--memory", "24", "--margin"}), "--margin"));
  CHECK(names(refusal({}), "command is missing"));
}

TEST_CASE("An option given twice is refused, not chosen from", "[refusal]") {
  const Outcome outcome = run({"fit", "--memory", "24", "--memory", "48"});
  CHECK(outcome.exit_status == 2);
  CHECK(outcome.output.empty());
  CHECK(names(outcome.error, "--memory '48' is given more than once; allowed: 0.5 to 100000"));
}

TEST_CASE("A second way to name the model is refused, not chosen from", "[refusal]") {
  CHECK(names(refusal({"params", "--config", "c.json", "--model", "qwen3-8b"}), "--model 'qwen3-8b' is not expected beside --config"));
  CHECK(names(refusal({"estimate", "--size", "8", "--model", "qwen3-8b", "--method", "lora"}),
              "--size '8' is not expected beside --model"));
  CHECK(names(refusal({"params"}), "model is missing"));
}

TEST_CASE("Help names what each option allows", "[refusal]") {
  const std::string printed = run({"estimate", "--help"}).output;
  std::string help;  // newer releases of the option library break long lines
  for (const char letter : printed)
    if (const char space = letter == '\n' ? ' ' : letter; space != ' ' || help.empty() || help.back() != ' ') help += space;
  for (const char* allowed : {"bf16, autocast, mixed, fp32", "adamw-8bit", "nf4-dq, nf4, int8", "sdpa, flash, eager"}) {
    INFO(allowed);
    CHECK(names(help, allowed));
  }
}

TEST_CASE("What is not expected is named with what is", "[refusal]") {
  CHECK(names(refusal({"fit", "--memory", "24", "--bogus"}), "'--bogus'"));
  CHECK(names(refusal({"fit", "--memory", "24", "extra"}), "'extra'"));
  CHECK(names(refusal({"fit", "--memory", "24", ""}), "''"));
  CHECK(names(refusal({"fit", "--memory", "24", "-x"}), "'-x'"));
  CHECK(names(refusal({"fit", "--memory", "24", "--json=1"}), "'--json=1'"));
  CHECK(names(refusal({"fit", "fit", "--memory", "24"}), "'fit'"));
  CHECK(names(refusal({"fit", "--memory", "24", "machines"}), "'machines'"));
  CHECK(names(refusal({"machines", "--memory", "24"}), "'--memory'"));
  CHECK(names(refusal({"--json", "fit", "--memory", "24"}), "'--json'"));
  CHECK(names(refusal({"frobnicate"}), "'frobnicate'"));
}

TEST_CASE("A value of a stranger stays on the line, cut and without control characters", "[refusal]") {
  CHECK(names(refusal({"fit", "--memory", "24\n25"}), "'24 25'"));
  CHECK(names(refusal({"fit", "--memory", "\x1B[31m24"}), "'[31m24'"));
  refusal({"fit", "--memory", std::string(100'000, '7')});
  refusal({"fit", "--memory", std::string(100'000, 'x')});
  refusal({"fit", "--memory", "24", std::string(100'000, 'y')});
  refusal({std::string(100'000, 'z')});
  refusal({"fit", "--memory", "\xFF\xFE\x80"});
}

TEST_CASE("Help is asked for, so it succeeds, and names the options", "[refusal]") {
  const Outcome program = run({"--help"});
  CHECK(program.exit_status == 0);
  for (const char* command : {"fit", "machines", "facts", "wing"}) CHECK(names(program.output, command));
  const Outcome fit = run({"fit", "--help"});
  CHECK(fit.exit_status == 0);
  for (const char* option : {"--memory", "--method", "--margin", "--json", "Usage: wingspan fit"}) CHECK(names(fit.output, option));
  for (const char* command : {"machines", "facts", "wing"}) CHECK(run({command, "--help"}).exit_status == 0);
}
