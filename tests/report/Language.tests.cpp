#include "report/language.hpp"

#include <catch2/catch_test_macros.hpp>

#include "report/plural.hpp"
#include "sample.hpp"

using namespace wingspan::report;

TEST_CASE("German and Romanian are there, German unless something else is said", "[language]") {
  CHECK(language_tag(Language::de) == "de");
  CHECK(language_tag(Language::ro) == "ro");
  CHECK(default_language == Language::de);
  CHECK(language_name(Language::de) == "Deutsch");
  CHECK(language_name(Language::ro) == "Română");
}

TEST_CASE("A language tag is read by its first part, in any case", "[language]") {
  CHECK(parse_language("de") == Language::de);
  CHECK(parse_language("RO") == Language::ro);
  CHECK(parse_language("de-AT") == Language::de);
  CHECK(parse_language("ro_MD") == Language::ro);
}

TEST_CASE("A language that the lesson lacks is none", "[language]") {
  for (const char* tag : {"", "en", "d", "deu", "rom-RO", "-de", "de1", "ромâнă"}) CHECK(!parse_language(tag));
}

TEST_CASE("German tells exactly one from all others", "[plural]") {
  CHECK(plural_category(Language::de, decimal("1")) == PluralCategory::one);
  for (const char* number : {"0", "2", "1.5", "0.5", "11", "101", "1000000"})
    CHECK(plural_category(Language::de, decimal(number)) == PluralCategory::other);
}

TEST_CASE("Romanian counts one, few and other as the language guide says", "[plural]") {
  CHECK(plural_category(Language::ro, decimal("1")) == PluralCategory::one);
  for (const char* number : {"0", "2", "19", "101", "119", "1.5", "7.2", "19.2", "1001", "2019"})
    CHECK(plural_category(Language::ro, decimal(number)) == PluralCategory::few);
  // 512 tokeni, but 2.048 de tokeni.
  CHECK(plural_category(Language::ro, decimal("512")) == PluralCategory::few);
  for (const char* number : {"20", "24", "99", "100", "120", "900", "1000", "2048", "1000000"})
    CHECK(plural_category(Language::ro, decimal(number)) == PluralCategory::other);
}
