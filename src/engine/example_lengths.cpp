#include "engine/example_lengths.hpp"

#include <algorithm>
#include <array>

#include "generated/engine/fact_values.hpp"

namespace wingspan::engine {
namespace {

constexpr int unit_bits = 30, log_bits = 20, normal_bits = 16; // binary places
constexpr std::uint64_t one = std::uint64_t{1} << unit_bits;
// The standard normal's ninth decile, 1.281552, in millionths.
constexpr std::int64_t ninth_decile = 1'281'552, million = 1'000'000;
constexpr std::uint32_t lesson_seed = 1649; // found by trying; the test tries again

constexpr std::uint64_t square_root(std::uint64_t square) {
  std::uint64_t root = 0;
  for (std::uint64_t bit = std::uint64_t{1} << 31; bit != 0; bit >>= 1) {
    const std::uint64_t more = root | bit;
    if (more * more <= square) root = more;
  }
  return root;
}

// 2^(1/2), 2^(1/4), 2^(1/8) ... in 2^-30.
constexpr std::array<std::uint64_t, normal_bits> make_roots() {
  std::array<std::uint64_t, normal_bits> roots{};
  std::uint64_t root = 2 * one;
  for (std::uint64_t& each : roots) each = root = square_root(root << unit_bits);
  return roots;
}
constexpr std::array<std::uint64_t, normal_bits> roots_of_two = make_roots();

// log2 of percent / 100, at least 0, in 2^-20: bit by bit, by squaring.
std::int64_t log2_of(std::uint32_t percent) {
  std::uint64_t rest = (std::uint64_t{percent} << unit_bits) / 100;
  std::int64_t log = 0;
  while (rest >= 2 * one) {
    rest >>= 1;
    log += std::int64_t{1} << log_bits;
  }
  for (int bit = log_bits - 1; bit >= 0; --bit) {
    rest = (rest * rest) >> unit_bits;
    if (rest < 2 * one) continue;
    rest >>= 1;
    log += std::int64_t{1} << bit;
  }
  return log;
}

// number x 2^exponent, to the nearest; the exponent in 2^-16.
std::uint64_t scaled(std::uint64_t number, std::int64_t exponent) {
  const std::int64_t whole = exponent >> normal_bits; // towards minus infinity
  std::uint64_t factor = one;
  for (int bit = 0; bit < normal_bits; ++bit)
    if ((exponent >> (normal_bits - 1 - bit) & 1) != 0) factor = (factor * roots_of_two[static_cast<std::size_t>(bit)]) >> unit_bits;
  const int places = static_cast<int>(std::clamp<std::int64_t>(unit_bits - whole, 1, 63));
  return (number * factor + (std::uint64_t{1} << (places - 1))) >> places;
}

} // namespace

ExampleData lesson_examples() {
  ExampleData data;
  data.seed = lesson_seed;
  data.median = static_cast<std::uint32_t>(fact_values::examples_median.coefficient());
  const Decimal tail = Decimal::quotient(fact_values::examples_ninth_decile * Decimal(100), fact_values::examples_median, 0, Rounding::down);
  data.tail_percent = static_cast<std::uint32_t>(tail.coefficient());
  return data;
}

LengthDraw::LengthDraw(const ExampleData& data)
    : draw_(data.seed), median_(data.median), spread_(log2_of(std::max(data.tail_percent, 100U))) {}

std::uint32_t LengthDraw::next() {
  constexpr int draws = 6; // each holds two uniform numbers of 16 bits
  std::int64_t normal = -draws * (std::int64_t{1} << normal_bits);
  for (int i = 0; i < draws; ++i) {
    const std::uint32_t bits = draw_.bits();
    normal += (bits & 0xFFFFU) + (bits >> 16);
  }
  const std::int64_t exponent = (normal * spread_ * million / ninth_decile) >> log_bits;
  const std::uint64_t length = scaled(median_, exponent);
  return static_cast<std::uint32_t>(std::clamp<std::uint64_t>(length, shortest_example, longest_example));
}

std::vector<std::uint32_t> draw_examples(const ExampleData& data, std::size_t count) {
  LengthDraw draw(data);
  std::vector<std::uint32_t> lengths(count);
  for (std::uint32_t& length : lengths) length = draw.next();
  return lengths;
}

std::uint32_t percentile(std::span<const std::uint32_t> lengths, std::uint32_t percent) {
  if (lengths.empty()) return 0;
  std::vector<std::uint32_t> sorted(lengths.begin(), lengths.end());
  const std::size_t rank = (sorted.size() * percent + 99) / 100;
  const auto nth = sorted.begin() + static_cast<std::ptrdiff_t>(std::clamp<std::size_t>(rank, 1, sorted.size()) - 1);
  std::nth_element(sorted.begin(), nth, sorted.end());
  return *nth;
}

} // namespace wingspan::engine
