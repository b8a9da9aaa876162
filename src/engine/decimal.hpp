// Exact decimal numbers: the arithmetic behind every verdict.
//
// A Decimal is coefficient / 10^scale with a 128-bit coefficient. 30 x 0.8 is 24, not 24.000000000000004, so no
// rounding can tip a boundary between "fits" and "does not fit". Numbers that people type hold at most 18 significant
// digits (number_input.hpp); products of two such numbers stay exact, and comparisons of any two Decimals are exact.
// No allocation, no floating point except where a function's name says so.
#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace wingspan::engine {

__extension__ using Int128 = __int128;

enum class Rounding { down, up };  // toward minus infinity, toward plus infinity

class Decimal {
 public:
  static constexpr int max_scale = 36;

  constexpr Decimal() = default;
  constexpr Decimal(std::int64_t whole) : coefficient_(whole) {}  // NOLINT: whole numbers are decimals

  // coefficient / 10^scale; scale in 0..max_scale.
  static constexpr Decimal from_parts(Int128 coefficient, int scale) {
    while (scale > 0 && coefficient % 10 == 0) {
      coefficient /= 10;
      --scale;
    }
    return {coefficient, scale};
  }

  Int128 coefficient() const { return coefficient_; }
  int scale() const { return scale_; }  // decimals after the sign, without trailing zeros
  bool is_zero() const { return coefficient_ == 0; }
  bool is_negative() const { return coefficient_ < 0; }

  // Exact while both factors hold at most 18 significant digits and 18 decimals.
  friend Decimal operator*(const Decimal& left, const Decimal& right);
  // Exact while the result, written with the longer scale of the two, holds at most 38 digits.
  friend Decimal operator+(const Decimal& left, const Decimal& right);
  friend Decimal operator-(const Decimal& left, const Decimal& right);

  friend std::strong_ordering operator<=>(const Decimal& left, const Decimal& right);
  friend bool operator==(const Decimal& left, const Decimal& right);

  // This number with at most `decimals` decimals (0..18).
  Decimal rounded(int decimals, Rounding rounding) const;
  // This number divided by 10^places (0..max_scale).
  Decimal shifted(int places) const;
  // dividend / divisor with at most `decimals` decimals. dividend >= 0, divisor > 0; exact before the rounding while the
  // digits of the dividend, the decimals of the divisor and `decimals` are at most 38 together.
  static Decimal quotient(const Decimal& dividend, const Decimal& divisor, int decimals, Rounding rounding);

  double to_double() const;     // nearest double; for pictures only, never for a verdict
  std::string to_text() const;  // plain digits with a point, shortest exact form: "19.2", "-0.05", "1200"

 private:
  constexpr Decimal(Int128 coefficient, int scale) : coefficient_(coefficient), scale_(scale) {}

  Int128 coefficient_ = 0;
  int scale_ = 0;  // kept minimal: the coefficient does not end in 0 unless the scale is 0
};

}  // namespace wingspan::engine
