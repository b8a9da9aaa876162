#include "report/numbers.hpp"

#include <cstddef>

#include "report/words.hpp"

namespace wingspan::report {
namespace {

using engine::Decimal;
using engine::Gigabytes;
using engine::Rounding;

constexpr int shown_decimals = 3;
constexpr int tb_places = 3;  // 1 TB = 10^3 GB

bool in_terabytes(Gigabytes amount) { return amount.value >= Decimal(engine::gb_per_tb); }

// The amount as shown, in GB or TB.
Decimal shown_value(Gigabytes amount, Rounding rounding) {
  const Decimal value = in_terabytes(amount) ? amount.value.shifted(tb_places) : amount.value;
  return value.rounded(shown_decimals, rounding);
}

// "19,2 GB" from the number's text and value.
std::string with_unit(Language language, bool terabytes, Style style, std::string_view text, const Decimal& count) {
  Word unit = terabytes ? Word::amount_tb : Word::amount_gb;
  if (style == Style::spoken) unit = terabytes ? Word::a11y_terabytes : Word::a11y_gigabytes;
  return message(language, unit, {{"n", text}, {"count", count}});
}

std::string approximately(Language language, Style style, engine::Approximation approximation, std::string_view text) {
  if (approximation == engine::Approximation::exact) return std::string(text);
  Word word = Word::a11y_approx;
  if (style == Style::shown)
    word = approximation == engine::Approximation::about ? Word::amount_about : Word::amount_roughly;
  return message(language, word, {{"n", text}});
}

struct UnitWords {
  Word shown, prose, spoken;
};

UnitWords unit_words(engine::FactUnit unit) {
  using enum engine::FactUnit;
  switch (unit) {
    case gb: break;
    case gb_per_billion:
      return {Word::amount_gb, Word::amount_gb, Word::amount_gb_per_billion_spoken};
    case gb_per_s: return {Word::amount_gb_per_s, Word::amount_gb_per_s, Word::amount_gb_per_s_spoken};
    case bytes: return {Word::amount_bytes, Word::amount_bytes, Word::amount_bytes};
    case bits: return {Word::amount_bits, Word::amount_bits, Word::amount_bits};
    case model: return {Word::amount_model, Word::amount_model_prose, Word::amount_model_prose};
    case times: return {Word::amount_times, Word::amount_times_prose, Word::amount_times_spoken};
    case factor: return {Word::amount_factor, Word::amount_factor, Word::amount_factor_spoken};
    case percent: return {Word::amount_percent, Word::amount_percent, Word::amount_percent_spoken};
    case watt: return {Word::amount_watt, Word::amount_watt, Word::amount_watt_spoken};
    case minutes: return {Word::amount_minutes, Word::amount_minutes_prose, Word::amount_minutes_prose};
    case hours: return {Word::amount_hours, Word::amount_hours_prose, Word::amount_hours_prose};
    case years: return {Word::amount_years, Word::amount_years, Word::amount_years};
    case step: return {Word::amount_step, Word::amount_step, Word::amount_step};
    case steps: return {Word::amount_steps, Word::amount_steps, Word::amount_steps};
    case lesson: return {Word::amount_lesson, Word::amount_lesson, Word::amount_lesson};
    case count: return {Word::amount_count, Word::amount_count, Word::amount_count};
  }
  return {Word::amount_gb, Word::amount_gb, Word::a11y_gigabytes};
}

Word word_of(const UnitWords& words, Style style) {
  if (style == Style::spoken) return words.spoken;
  return style == Style::prose ? words.prose : words.shown;
}

std::string range(Language language, Style style, std::string_view low, std::string_view high) {
  const Word word = style == Style::spoken ? Word::a11y_range : Word::amount_range;
  return message(language, word, {{"low", low}, {"high", high}});
}

bool all_digits(std::string_view text) {
  for (const char c : text)
    if (c < '0' || c > '9') return false;
  return true;
}

}  // namespace

std::string number(Language language, const Decimal& value) {
  const LanguageFacts& signs = language_facts[static_cast<std::size_t>(language)];
  const std::string plain = value.to_text();
  const std::size_t first = value.is_negative() ? 1 : 0;
  const std::size_t point = plain.find('.') == std::string::npos ? plain.size() : plain.find('.');
  std::string out = value.is_negative() ? "\xE2\x88\x92" : "";  // U+2212
  for (std::size_t i = first; i < plain.size(); ++i) {
    const bool group = i > first && i < point && (point - i) % 3 == 0;
    if (group) out += signs.group_sign;
    if (i == point) out += signs.decimal_sign;
    else out += plain[i];
  }
  return out;
}

AmountParts gigabytes_parts(Language language, Gigabytes amount, Rounding rounding) {
  const Decimal shown = shown_value(amount, rounding);
  const std::string unit = text(language, in_terabytes(amount) ? Word::unit_tb : Word::unit_gb);
  return {shown, number(language, shown), unit, shown_value(amount, Rounding::down) == shown_value(amount, Rounding::up)};
}

std::string gigabytes(Language language, Gigabytes amount, Rounding rounding, Style style) {
  const Decimal shown = shown_value(amount, rounding);
  return with_unit(language, in_terabytes(amount), style, number(language, shown), shown);
}

std::string exact_gigabytes(Language language, Gigabytes amount) {
  return with_unit(language, false, Style::shown, number(language, amount.value), amount.value);
}

std::string about_gigabytes(Language language, Gigabytes amount, Style style) {
  const Decimal shown = shown_value(amount, Rounding::up);
  const std::string text =
      approximately(language, style, engine::Approximation::about, number(language, shown));
  return with_unit(language, in_terabytes(amount), style, text, shown);
}

std::string memory_field(Language language, Gigabytes amount) {
  // Without grouping: one separator in the field is always the decimal sign.
  std::string plain = amount.value.to_text();
  const std::size_t point = plain.find('.');
  if (point != std::string::npos)
    plain.replace(point, 1, language_facts[static_cast<std::size_t>(language)].decimal_sign);
  return plain;
}

std::string fact_text(Language language, const engine::Fact& fact, Style style) {
  const bool table_figure = fact.unit == engine::FactUnit::gb && !fact.high;  // 1.200 GB becomes 1,2 TB
  if (table_figure && style != Style::number)
    return fact.approximation == engine::Approximation::about
               ? about_gigabytes(language, {fact.value}, style)
               : gigabytes(language, {fact.value}, Rounding::up, style);

  const Word unit = word_of(unit_words(fact.unit), style);
  const bool label = fact.unit == engine::FactUnit::model && style == Style::shown;  // "1B–8B": a name at either end
  const auto figure = [&](const Decimal& value) {
    const std::string digits = number(language, value);
    return label ? message(language, unit, {{"n", digits}}) : digits;
  };
  std::string text = figure(fact.value);
  if (fact.high) text = range(language, style, text, figure(*fact.high));
  if (style == Style::number) return text;
  text = approximately(language, style, fact.approximation, text);
  return label ? text : message(language, unit, {{"n", text}, {"count", fact.high.value_or(fact.value)}});
}

std::string short_date(Language language, std::string_view iso_date) {
  if (iso_date.size() != 10 || iso_date[4] != '-' || iso_date[7] != '-') return {};
  const std::string_view year = iso_date.substr(0, 4);
  const std::string_view month = iso_date.substr(5, 2);
  const std::string_view day = iso_date.substr(8, 2);
  if (!all_digits(year) || !all_digits(month) || !all_digits(day)) return {};
  return message(language, Word::amount_date, {{"day", day}, {"month", month}, {"year", year}});
}

}  // namespace wingspan::report
