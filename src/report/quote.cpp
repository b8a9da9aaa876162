#include "report/quote.hpp"

#include <cstddef>

namespace wingspan::report {
namespace {

constexpr std::size_t longest = 24;

bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }
bool is_control(char byte) { return static_cast<unsigned char>(byte) < 0x20U || byte == 0x7F; }

// Signs that break a line or turn its direction: U+2028 to U+202E, U+2066 to U+2069.
bool is_layout_sign(std::string_view rest) {
  if (rest.size() < 3 || rest[0] != '\xE2') return false;
  const auto second = static_cast<unsigned char>(rest[1]), third = static_cast<unsigned char>(rest[2]);
  return (second == 0x80U && third >= 0xA8U && third <= 0xAEU) ||
         (second == 0x81U && third >= 0xA6U && third <= 0xA9U);
}

}  // namespace

std::string quotable(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || is_control(text.front()))) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || is_control(text.back()))) text.remove_suffix(1);

  std::string line;
  std::size_t signs = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char byte = text[i];
    if (!is_continuation(byte) && ++signs > longest) {
      line += "\xE2\x80\xA6";  // …
      break;
    }
    if (is_layout_sign(text.substr(i))) {
      line += ' ';
      i += 2;
      continue;
    }
    line += is_control(byte) ? ' ' : byte;
  }
  return line;
}

}  // namespace wingspan::report
