#include "engine/decimal.hpp"

#include <algorithm>

namespace wingspan::engine {
namespace {

__extension__ using UInt128 = unsigned __int128;

Int128 power_of_ten(int exponent) {
  Int128 power = 1;
  for (int i = 0; i < exponent; ++i) power *= 10;
  return power;
}

// Quotient of whole numbers toward minus or plus infinity; C++ rounds toward zero. divisor > 0.
Int128 divided(Int128 dividend, Int128 divisor, Rounding rounding) {
  const Int128 quotient = dividend / divisor;
  const Int128 remainder = dividend % divisor;
  if (rounding == Rounding::up) return remainder > 0 ? quotient + 1 : quotient;
  return remainder < 0 ? quotient - 1 : quotient;
}

}  // namespace

Decimal operator*(const Decimal& left, const Decimal& right) {
  return Decimal::from_parts(left.coefficient_ * right.coefficient_, left.scale_ + right.scale_);
}

Decimal operator+(const Decimal& left, const Decimal& right) {
  const int scale = std::max(left.scale_, right.scale_);
  return Decimal::from_parts(left.coefficient_ * power_of_ten(scale - left.scale_) +
                                 right.coefficient_ * power_of_ten(scale - right.scale_),
                             scale);
}

Decimal operator-(const Decimal& left, const Decimal& right) {
  return left + Decimal(-right.coefficient_, right.scale_);
}

// Whole parts first, then fractions: scaling the whole numbers up to a common scale could overflow, fractions cannot.
std::strong_ordering operator<=>(const Decimal& left, const Decimal& right) {
  const Int128 left_unit = power_of_ten(left.scale_);
  const Int128 right_unit = power_of_ten(right.scale_);
  const Int128 left_whole = divided(left.coefficient_, left_unit, Rounding::down);
  const Int128 right_whole = divided(right.coefficient_, right_unit, Rounding::down);
  if (left_whole != right_whole) return left_whole < right_whole ? std::strong_ordering::less : std::strong_ordering::greater;

  const int scale = std::max(left.scale_, right.scale_);
  const Int128 left_part = (left.coefficient_ - left_whole * left_unit) * power_of_ten(scale - left.scale_);
  const Int128 right_part = (right.coefficient_ - right_whole * right_unit) * power_of_ten(scale - right.scale_);
  if (left_part != right_part) return left_part < right_part ? std::strong_ordering::less : std::strong_ordering::greater;
  return std::strong_ordering::equal;
}

bool operator==(const Decimal& left, const Decimal& right) {
  return left.coefficient_ == right.coefficient_ && left.scale_ == right.scale_;  // both are in shortest form
}

Decimal Decimal::rounded(int decimals, Rounding rounding) const {
  if (scale_ <= decimals) return *this;
  return from_parts(divided(coefficient_, power_of_ten(scale_ - decimals), rounding), decimals);
}

Decimal Decimal::shifted(int places) const { return from_parts(coefficient_, scale_ + places); }

Decimal Decimal::quotient(const Decimal& dividend, const Decimal& divisor, int decimals, Rounding rounding) {
  const int shift = divisor.scale_ - dividend.scale_ + decimals;
  const Int128 upper = dividend.coefficient_ * power_of_ten(std::max(shift, 0));
  const Int128 lower = divisor.coefficient_ * power_of_ten(std::max(-shift, 0));
  return from_parts(divided(upper, lower, rounding), decimals);
}

double Decimal::to_double() const {
  double unit = 1.0;
  for (int i = 0; i < scale_; ++i) unit *= 10.0;
  return static_cast<double>(coefficient_) / unit;
}

std::string Decimal::to_text() const {
  std::string reversed;
  UInt128 rest = coefficient_ < 0 ? UInt128{0} - static_cast<UInt128>(coefficient_) : static_cast<UInt128>(coefficient_);
  for (int place = 0; rest != 0 || place <= scale_; ++place) {
    if (place == scale_ && scale_ > 0) reversed += '.';
    reversed += static_cast<char>('0' + static_cast<int>(rest % 10));
    rest /= 10;
  }
  if (coefficient_ < 0) reversed += '-';
  std::reverse(reversed.begin(), reversed.end());
  return reversed;
}

}  // namespace wingspan::engine
