#include "report/numbers.hpp"

#include <catch2/catch_test_macros.hpp>

#include "sample.hpp"

using namespace wingspan::report;
using wingspan::engine::find_fact;
using wingspan::engine::Rounding;

namespace {

// A fact's text; the space that holds a number and its noun together counts as a space.
std::string fact(Language language, std::string_view id, Style style) {
  const auto* found = find_fact(id);
  INFO(id);
  REQUIRE(found != nullptr);
  std::string text = fact_text(language, *found, style);
  for (std::size_t at = text.find(hold); at != std::string::npos; at = text.find(hold)) text.replace(at, hold.size(), " ");
  return text;
}

}  // namespace

TEST_CASE("Decimals have a comma, thousands a point from 1.000 on", "[numbers]") {
  for (const Language language : all_languages) {
    CHECK(number(language, decimal("19.2")) == "19,2");
    CHECK(number(language, decimal("0.8")) == "0,8");
    CHECK(number(language, decimal("999")) == "999");
    CHECK(number(language, decimal("1000")) == "1.000");
    CHECK(number(language, decimal("100000")) == "100.000");
    CHECK(number(language, decimal("1234567.875")) == "1.234.567,875");
    CHECK(number(language, decimal("0")) == "0");
  }
}

TEST_CASE("Minus is a minus sign", "[numbers]") {
  CHECK(number(Language::de, wingspan::engine::Decimal::from_parts(-32, 1)) == "−3,2");
  CHECK(number(Language::ro, wingspan::engine::Decimal(-1200)) == "−1.200");
}

TEST_CASE("A narrow gap that does not break stands before the unit", "[numbers]") {
  CHECK(gigabytes(Language::de, gb("24")) == "24" + gap + "GB");
  CHECK(gigabytes(Language::ro, gb("19.2")) == "19,2" + gap + "GB");
}

TEST_CASE("From 1.000 GB on it is TB", "[numbers]") {
  CHECK(gigabytes(Language::de, gb("999.5")) == "999,5" + gap + "GB");
  CHECK(gigabytes(Language::de, gb("1000")) == "1" + gap + "TB");
  CHECK(gigabytes(Language::de, gb("1200")) == "1,2" + gap + "TB");
  CHECK(gigabytes(Language::ro, gb("100000")) == "100" + gap + "TB");
}

TEST_CASE("Amounts are cut to three decimals, down for what is there and up for what is needed", "[numbers]") {
  CHECK(gigabytes(Language::de, gb("23.9999")) == "23,999" + gap + "GB");
  CHECK(gigabytes(Language::de, gb("0.0001"), Rounding::up) == "0,001" + gap + "GB");
  CHECK(gigabytes(Language::de, gb("1.875"), Rounding::up) == "1,875" + gap + "GB");
  CHECK(!gigabytes_parts(Language::de, gb("23.9999")).exact);
  CHECK(gigabytes_parts(Language::de, gb("23.999")).exact);
  CHECK(!gigabytes_parts(Language::de, gb("1234.5678")).exact);
}

TEST_CASE("The parts of an amount are what stands apart on screen", "[numbers]") {
  const AmountParts large = gigabytes_parts(Language::de, gb("1200"));
  CHECK(large.number == "1,2");
  CHECK(large.unit == "TB");
  CHECK(gigabytes_parts(Language::ro, gb("19.2")).unit == "GB");
}

TEST_CASE("Figures of the table keep their tilde", "[numbers]") {
  CHECK(about_gigabytes(Language::de, gb("1.5")) == "~1,5" + gap + "GB");
  CHECK(about_gigabytes(Language::ro, gb("1200")) == "~1,2" + gap + "TB");
}

TEST_CASE("Voices get words for signs and units, with the Romanian de", "[numbers]") {
  CHECK(gigabytes(Language::de, gb("19.2"), Rounding::down, Style::spoken) == "19,2 Gigabyte");
  CHECK(gigabytes(Language::ro, gb("19.2"), Rounding::down, Style::spoken) == "19,2 gigabaiți");
  CHECK(gigabytes(Language::ro, gb("24"), Rounding::down, Style::spoken) == "24 de gigabaiți");
  CHECK(gigabytes(Language::ro, gb("1"), Rounding::down, Style::spoken) == "1 gigabait");
  CHECK(about_gigabytes(Language::de, gb("12"), Style::spoken) == "etwa 12 Gigabyte");
  CHECK(about_gigabytes(Language::ro, gb("24"), Style::spoken) == "aproximativ 24 de gigabaiți");
  CHECK(about_gigabytes(Language::ro, gb("1200"), Style::spoken) == "aproximativ 1,2 terabaiți");
}

TEST_CASE("The memory field holds a number without grouping, so that it reads back", "[numbers]") {
  CHECK(memory_field(Language::de, gb("24")) == "24");
  CHECK(memory_field(Language::ro, gb("24.5")) == "24,5");
  CHECK(memory_field(Language::de, gb("100000")) == "100000");
  CHECK(exact_gigabytes(Language::de, gb("1234.56789")) == "1.234,56789" + gap + "GB");
}

TEST_CASE("Facts are written as the language guide shows", "[numbers]") {
  CHECK(fact(Language::de, "rule.full", Style::shown) == "~16–20" + gap + "GB");
  CHECK(fact(Language::de, "rule.qlora", Style::prose) == "etwa 0,6–0,8" + gap + "GB");
  CHECK(fact(Language::ro, "rule.full", Style::prose) == "aproximativ 16–20" + gap + "GB");
  CHECK(fact(Language::de, "head.full", Style::shown) == "≈" + gap + "18" + gap + "×");
  CHECK(fact(Language::de, "head.full", Style::prose) == "etwa 18-mal");
  CHECK(fact(Language::ro, "head.full", Style::prose) == "de aproximativ 18 ori");
  CHECK(fact(Language::de, "m3_ultra.slower", Style::shown) == "2–4" + gap + "×");
  CHECK(fact(Language::ro, "m3_ultra.slower", Style::prose) == "de 2–4 ori");
  CHECK(fact(Language::de, "m3_ultra.gpu_share", Style::shown) == "~75" + gap + "%");
  CHECK(fact(Language::de, "rtx_4090.bandwidth", Style::shown) == "~1.000" + gap + "GB/s");
  CHECK(fact(Language::de, "rtx_4090.power", Style::shown) == "450" + gap + "W");
  CHECK(fact(Language::de, "margin.factor", Style::shown) == "×" + gap + "0,8");
  CHECK(fact(Language::de, "table.70B.full", Style::shown) == "~1,2" + gap + "TB");
  CHECK(fact(Language::de, "project.model", Style::shown) == "4B");
  CHECK(fact(Language::de, "scenario.middle", Style::shown) == "14B–32B");
}

TEST_CASE("Time is short in tables and written out in prose", "[numbers]") {
  CHECK(fact(Language::de, "rtx_4090.lora_run", Style::shown) == "~15–20" + gap + "min");
  CHECK(fact(Language::de, "rtx_4090.lora_run", Style::prose) == "etwa 15–20 Minuten");
  CHECK(fact(Language::ro, "rtx_4090.lora_run", Style::prose) == "aproximativ 15–20 de minute");
  CHECK(fact(Language::de, "m3_ultra.lora_run", Style::prose) == "eine Stunde");
  CHECK(fact(Language::ro, "m3_ultra.lora_run", Style::prose) == "o oră");
}

TEST_CASE("Milliards obey the plural too, and billions never appear", "[numbers]") {
  CHECK(fact(Language::de, "size.1B", Style::prose) == "1 Milliarde Parameter");
  CHECK(fact(Language::de, "size.8B", Style::prose) == "8 Milliarden Parameter");
  CHECK(fact(Language::ro, "size.14B", Style::prose) == "14 miliarde de parametri");
  CHECK(fact(Language::ro, "size.32B", Style::prose) == "32 de miliarde de parametri");
}

TEST_CASE("Steps take the Romanian de by the last two digits", "[numbers]") {
  CHECK(fact(Language::de, "tip.steps", Style::shown) == "1.000 Schritte");
  CHECK(fact(Language::ro, "tip.steps", Style::shown) == "1.000 de pași");
  CHECK(fact(Language::ro, "tip.fatal_step", Style::shown) == "pasul 900");
}

TEST_CASE("The bare figure is there for compounds, never in TB", "[numbers]") {
  CHECK(fact(Language::de, "bits.qlora", Style::number) == "4");
  CHECK(fact(Language::de, "rule.full", Style::number) == "16–20");
  CHECK(fact(Language::de, "table.70B.full", Style::number) == "1.200");
}

TEST_CASE("Voices hear ranges and units in words", "[numbers]") {
  CHECK(fact(Language::de, "rule.full", Style::spoken) == "etwa 16 bis 20 Gigabyte pro Milliarde Parameter");
  CHECK(fact(Language::ro, "rtx_4090.lora_run", Style::spoken) == "aproximativ 15 până la 20 de minute");
  CHECK(fact(Language::de, "margin.factor", Style::spoken) == "mal 0,8");
  CHECK(fact(Language::ro, "m3_ultra.power", Style::spoken) == "aproximativ 160 de wați");
}

TEST_CASE("No spoken fact holds a sign that voices skip", "[numbers]") {
  for (const Language language : all_languages)
    for (const auto& row : wingspan::engine::facts())
      for (const char* sign : {"~", "≈", "×", "–", "%", "GB"}) {
        const std::string spoken = fact_text(language, row, Style::spoken);
        INFO(row.id << ": " << spoken);
        CHECK(spoken.find(sign) == std::string::npos);
      }
}

TEST_CASE("Dates are short, and only a date is one", "[numbers]") {
  CHECK(short_date(Language::de, "2026-12-01") == "01.12.2026");
  CHECK(short_date(Language::ro, "2026-12-01") == "01.12.2026");
  for (const char* text : {"", "2026-12-1", "2026/12/01", "20261201", "abcd-ef-gh", "2026-12-01T00:00"})
    CHECK(short_date(Language::de, text).empty());
}
