// Units of the engine, and the only conversion factors. GB (10^9 bytes) and GiB (2^30 bytes) never mix by accident:
// lesson figures are Gigabytes (exact decimals), the exact engine counts Bytes (whole numbers).
#pragma once

#include <compare>
#include <cstdint>

#include "engine/decimal.hpp"

namespace wingspan::engine {

inline constexpr std::int64_t bytes_per_gb = 1'000'000'000;    // SI giga, as in every lesson figure
inline constexpr std::int64_t bytes_per_gib = 1'073'741'824;   // IEC gibi: how memory is built
inline constexpr std::int64_t bytes_per_mib = 1'048'576;       // IEC mebi: how drivers report it
inline constexpr std::int64_t gb_per_tb = 1'000;

// An amount of memory in GB, exact.
struct Gigabytes {
  Decimal value;

  friend std::strong_ordering operator<=>(const Gigabytes&, const Gigabytes&) = default;
  friend bool operator==(const Gigabytes&, const Gigabytes&) = default;
  friend Gigabytes operator+(const Gigabytes& left, const Gigabytes& right) { return {left.value + right.value}; }
  friend Gigabytes operator-(const Gigabytes& left, const Gigabytes& right) { return {left.value - right.value}; }
};

// The safety factor: the part of the memory that training may use, 0 < margin <= 1.
struct Margin {
  Decimal value;

  friend bool operator==(const Margin&, const Margin&) = default;
};

// A whole number of bytes. 64 bits hold 9.2 exabytes.
struct Bytes {
  std::int64_t count = 0;

  friend constexpr auto operator<=>(const Bytes&, const Bytes&) = default;
  friend constexpr Bytes operator+(Bytes left, Bytes right) { return {left.count + right.count}; }
  friend constexpr Bytes operator-(Bytes left, Bytes right) { return {left.count - right.count}; }
  friend constexpr Bytes operator*(std::int64_t factor, Bytes bytes) { return {factor * bytes.count}; }
  constexpr Bytes& operator+=(Bytes other) { count += other.count; return *this; }
  constexpr Bytes& operator-=(Bytes other) { count -= other.count; return *this; }
};

// A computed figure in GB = 10^9 bytes; exact.
inline Gigabytes gigabytes(Bytes bytes) { return {Decimal::from_parts(bytes.count, 9)}; }

}  // namespace wingspan::engine
