#include "report/rounding.hpp"

#include <algorithm>
#include <cmath>

namespace wingspan::report {

engine::Decimal rounded(double value, int decimals) {
  const double scale = std::pow(10.0, decimals);
  return engine::Decimal::from_parts(static_cast<engine::Int128>(std::llround(value * scale)), decimals);
}
engine::Decimal two_digits(double value) {
  if (!(value > 0)) return engine::Decimal(0);
  value *= 1 + 1e-9;  // a half is a half, whichever way round it was divided
  const int places = static_cast<int>(std::floor(std::log10(value)));
  if (places < 2) return rounded(value, std::min(1 - places, 6));
  const double unit = std::pow(10.0, places - 1);
  return rounded(std::round(value / unit) * unit, 0);
}

}  // namespace wingspan::report
