// Chance that is the same everywhere: the finisher of MurmurHash3 over a counter. Integers only.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

namespace wingspan::engine {

class Draw {
 public:
  static constexpr std::uint32_t golden = 0x9E3779B9U;  // odd: adding it visits every 32-bit number

  explicit Draw(std::uint32_t seed) : state_(seed) {}

  // 32 bits, each as likely as the other.
  std::uint32_t bits() {
    std::uint32_t z = state_ += golden;
    z = (z ^ (z >> 16)) * 0x85EBCA6BU;
    z = (z ^ (z >> 13)) * 0xC2B2AE35U;
    return z ^ (z >> 16);
  }

  // 0 to count - 1.
  std::size_t below(std::size_t count) { return bits() % count; }

  template <class Row>
  void shuffle(Row& row) {
    for (std::size_t i = row.size(); i > 1; --i) std::swap(row[i - 1], row[below(i)]);
  }

 private:
  std::uint32_t state_;
};

}  // namespace wingspan::engine
