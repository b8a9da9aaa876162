#include "engine/number_input.hpp"

#include <array>
#include <cstddef>

namespace wingspan::engine {
namespace {

constexpr int max_digits = 18;

// Spaces that people paste around a number: ASCII, U+00A0, U+2009, U+202F.
constexpr std::array<std::string_view, 7> blanks{" ", "\t", "\n", "\r", "\xC2\xA0", "\xE2\x80\x89", "\xE2\x80\xAF"};

std::string_view trimmed(std::string_view text) {
  for (bool again = true; again;) {
    again = false;
    for (const std::string_view blank : blanks) {
      if (text.starts_with(blank)) {
        text.remove_prefix(blank.size());
        again = true;
      }
      if (text.ends_with(blank)) {
        text.remove_suffix(blank.size());
        again = true;
      }
    }
  }
  return text;
}

bool take_sign(std::string_view& text) {
  constexpr std::string_view minus = "\xE2\x88\x92";  // U+2212
  if (text.starts_with(minus)) {
    text.remove_prefix(minus.size());
    return true;
  }
  const bool negative = text.starts_with('-');
  if (negative || text.starts_with('+')) text.remove_prefix(1);
  return negative;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_separator(char c) { return c == '.' || c == ','; }

// The first max_digits significant digits; `cut` when digits other than 0 were left out.
struct Digits {
  Int128 coefficient = 0;
  int scale = 0;  // below 0 when whole digits were left out
  bool cut = false;
};

Digits read_digits(std::string_view text) {
  Digits digits;
  int significant = 0;
  int decimals = 0;
  int whole_digits_left_out = 0;
  bool after_separator = false;
  for (const char c : text) {
    if (is_separator(c)) {
      after_separator = true;
    } else if (significant < max_digits && decimals < max_digits) {
      digits.coefficient = digits.coefficient * 10 + (c - '0');
      if (digits.coefficient != 0) ++significant;
      if (after_separator) ++decimals;
    } else {
      if (!after_separator && whole_digits_left_out < max_digits) ++whole_digits_left_out;
      digits.cut = digits.cut || c != '0';
    }
  }
  digits.scale = decimals - whole_digits_left_out;
  return digits;
}

NumberInput refused(InputFault fault, const NumberRange& range) { return {std::nullopt, Refusal{fault, range}}; }

}  // namespace

NumberInput parse_number(std::string_view text, const NumberRange& range) {
  text = trimmed(text);
  if (text.empty()) return refused(InputFault::empty, range);

  const bool negative = take_sign(text);
  std::size_t digit_count = 0;
  std::size_t separator_count = 0;
  for (const char c : text) {
    if (is_digit(c)) ++digit_count;
    else if (is_separator(c)) ++separator_count;
    else return refused(InputFault::not_a_number, range);
  }
  if (digit_count == 0) return refused(InputFault::not_a_number, range);
  if (separator_count > 1) return refused(InputFault::too_many_separators, range);

  const Digits digits = read_digits(text);
  if (negative) return refused(InputFault::below_minimum, range);
  if (digits.scale < 0) return refused(InputFault::above_maximum, range);  // more whole digits than any maximum
  const Decimal value = Decimal::from_parts(digits.coefficient, digits.scale);
  // A cut value stands for something between itself and one unit of its last place more.
  if (value < range.minimum) return refused(InputFault::below_minimum, range);
  if (value > range.maximum || (value == range.maximum && digits.cut)) return refused(InputFault::above_maximum, range);
  if (digits.cut) return refused(InputFault::too_many_digits, range);
  if (value == range.minimum && !range.minimum_included) return refused(InputFault::below_minimum, range);
  return {value, std::nullopt};
}

NumberRange memory_range() { return {Decimal::from_parts(5, 1), Decimal(100'000), true}; }
NumberRange margin_range() { return {Decimal(0), Decimal(1), false}; }

}  // namespace wingspan::engine
