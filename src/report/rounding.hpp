// Estimates as decimals: no more digits than they deserve.
#pragma once

#include "engine/decimal.hpp"

namespace wingspan::report {

// At most `decimals` of them.
engine::Decimal rounded(double value, int decimals);
// Two digits are all that a range from measured runs deserves; 0 for what is not above 0.
engine::Decimal two_digits(double value);

}  // namespace wingspan::report
