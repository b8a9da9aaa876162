#include "report/words.hpp"

#include <catch2/catch_test_macros.hpp>

#include "sample.hpp"

using namespace wingspan::report;

TEST_CASE("A word is the one of the file", "[words]") {
  CHECK(text(Language::de, Word::verdict_fits) == "passt");
  CHECK(text(Language::ro, Word::verdict_fits) == "încape");
}

TEST_CASE("Named placeholders are filled by name", "[words]") {
  CHECK(message(Language::de, Word::exercise_needs, {{"budget", "B"}, {"need", "A"}}) == "braucht A von B");
  CHECK(message(Language::ro, Word::exercise_needs, {{"need", "A"}, {"budget", "B"}}) == "are nevoie de A din B");
}

TEST_CASE("What fills a placeholder is not read as a message", "[words]") {
  CHECK(message(Language::de, Word::card_note, {{"note", "{note} # {x, plural, other {y}}"}}) ==
        "Notiz: {note} # {x, plural, other {y}}");
}

TEST_CASE("A placeholder without an argument stays empty", "[words]") {
  CHECK(message(Language::de, Word::exercise_needs, {{"need", "A"}}) == "braucht A von ");
}

TEST_CASE("A number chooses the plural case, its text stands in the message", "[words]") {
  const auto gigabytes = [](const char* number) {
    return message(Language::ro, Word::a11y_gigabytes, {{"n", number}, {"count", decimal(number)}});
  };
  CHECK(gigabytes("1") == "1 gigabait");
  CHECK(gigabytes("2") == "2 gigabaiți");
  CHECK(gigabytes("20") == "20 de gigabaiți");
  CHECK(gigabytes("101") == "101 gigabaiți");
  CHECK(gigabytes("120") == "120 de gigabaiți");
}

TEST_CASE("A number in a placeholder is written as the language does", "[words]") {
  CHECK(message(Language::de, Word::a11y_approx, {{"n", decimal("1234.5")}}) == "etwa 1.234,5");
}

TEST_CASE("A text chooses among cases, an unknown one takes the last resort", "[words]") {
  const std::string full = message(Language::de, Word::exercise_caption, {{"method", "full"}});
  const std::string other = message(Language::de, Word::exercise_caption, {{"method", "no such method"}});
  CHECK(full.find("vollem Fine-Tuning") != std::string::npos);
  CHECK(other == message(Language::de, Word::exercise_caption, {{"method", "qlora"}}));
  CHECK(other.find("QLoRA") != std::string::npos);
}
