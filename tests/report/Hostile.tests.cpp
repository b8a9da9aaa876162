// Whatever stands in the fields, the exercise stays whole: seeded random texts, from digits and separators to any byte.
#include <catch2/catch_test_macros.hpp>
#include <nlohmann/json.hpp>
#include <random>
#include <string>

#include "report/exercise_json.hpp"
#include "report/exercise_wing.hpp"
#include "sample.hpp"

using namespace wingspan::report;

namespace {

class Texts {
 public:
  // Much like numbers: what people type wrongly.
  std::string numberish() { return drawn("0123456789.,-+ eEGB", 12); }
  // Signs of several scripts, controls, JSON's, SVG's and ICU's own signs; valid UTF-8.
  std::string unicode() {
    static const std::string signs[] = {"a", "Z", "ș", "ß", "„", "🐉", "\u202E", "\u0301", "{", "}", "#", "'", "\"", "\\", "<", "&",
                                        "\x01", "\x7F", "\t", "\n", "=", "24", " "};
    std::string text;
    for (std::size_t length = pick(40); length > 0; --length) text += signs[pick(std::size(signs) - 1)];
    return text;
  }
  std::string bytes() {
    std::string text;
    for (std::size_t length = pick(40); length > 0; --length) text += static_cast<char>(pick(255));
    return text;
  }
  std::size_t pick(std::size_t highest) { return std::uniform_int_distribution<std::size_t>(0, highest)(random_); }

 private:
  std::string drawn(std::string_view from, std::size_t longest) {
    std::string text;
    for (std::size_t length = pick(longest); length > 0; --length) text += from[pick(from.size() - 1)];
    return text;
  }

  std::mt19937_64 random_{20261201};
};

ExerciseInput exercise(Texts& texts, std::string memory) {
  ExerciseInput input;
  input.memory_text = std::move(memory);
  input.last_good_memory = texts.numberish();
  input.machine = texts.unicode();
  input.note = texts.unicode();
  input.date = texts.numberish();
  input.method = wingspan::engine::all_methods[texts.pick(2)];
  return input;
}

void check_whole(const ExerciseReport& report) {
  REQUIRE(report.answer.has_value() == !report.equation.empty());
  REQUIRE((report.state == AnswerState::nonsense) == !report.error.empty());
  REQUIRE((report.state == AnswerState::empty) == !report.prompt.empty());
  REQUIRE(!report.live.empty());
  REQUIRE(report.error.find_first_of("\r\n") == std::string::npos);
  for (const RowReport& row : report.rows)
    for (const CellReport& cell : row.cells) REQUIRE(cell.verdict.has_value() == report.answer.has_value());
}

}  // namespace

TEST_CASE("Any text in any field gives a whole report in both languages", "[hostile]") {
  Texts texts;
  for (int i = 0; i < 4'000; ++i) {
    const ExerciseInput input = exercise(texts, i % 3 == 0 ? texts.bytes() : i % 3 == 1 ? texts.numberish() : texts.unicode());
    for (const Language language : all_languages) check_whole(report_exercise(input, language));
  }
}

TEST_CASE("Any Unicode text crosses the bridge as valid JSON and SVG", "[hostile]") {
  Texts texts;
  for (int i = 0; i < 1'000; ++i) {
    const ExerciseInput input = exercise(texts, texts.pick(1) == 0 ? texts.unicode() : std::to_string(texts.pick(200)));
    JsonWriter writer;
    write_exercise(writer, input, Language::ro);
    const auto json = nlohmann::json::parse(writer.take());
    REQUIRE(json["last"].get<std::string>() == (json["memory_value"].is_null() ? input.last_good_memory : input.memory_text));
    if (!json["answer"].is_null() && !input.note.empty())
      REQUIRE(json["report"]["card_text"].get<std::string>().find(input.note) != std::string::npos);
    const std::string svg = exercise_wing(input, {}, Language::de);
    REQUIRE(svg.ends_with("</svg>"));
    REQUIRE(svg.find("nan") == std::string::npos);
  }
}
