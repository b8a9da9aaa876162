// Lengths of training examples, drawn from a long-tailed distribution: log-normal, given by its median and by the length
// that one example in ten exceeds. A model, not a measurement; its defaults are a published data set's (facts.csv,
// examples.*), whose longest of half a million examples is twelve times the median.
//
// Integers only: a seed gives the same lengths on every machine and in every build. The normal variable is the sum of
// twelve uniform ones less six (mean 0, variance 1), the exponential a product of square roots of two.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/draw.hpp"

namespace wingspan::engine {

inline constexpr std::uint32_t shortest_example = 16, longest_example = 32'768; // tokens; what lies beyond is cut there

struct ExampleData {
  std::uint32_t seed = 0;
  std::uint32_t median = shortest_example; // tokens, 16 to 4096
  std::uint32_t tail_percent = 100;        // one example in ten is longer than so many percent of the median, 100 to 400

  friend bool operator==(const ExampleData&, const ExampleData&) = default;
};

// The lesson's: median and tail as published, and the smallest seed whose first example that 24 GB cannot hold comes at
// step 900, while the 99th percentile of its 1,000 lengths needs 22 GB. Other seeds fall where they fall.
ExampleData lesson_examples();

class LengthDraw {
 public:
  explicit LengthDraw(const ExampleData& data);
  std::uint32_t next(); // tokens

 private:
  Draw draw_;
  std::uint32_t median_;
  std::int64_t spread_; // log2 of the tail's ratio, in 2^-20
};

std::vector<std::uint32_t> draw_examples(const ExampleData& data, std::size_t count);

// The length that so many percent of the examples do not exceed (nearest rank); 0 where there are none. 1 to 100.
std::uint32_t percentile(std::span<const std::uint32_t> lengths, std::uint32_t percent);

} // namespace wingspan::engine
