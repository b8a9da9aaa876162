#include "report/quote.hpp"

#include <cstddef>

namespace wingspan::report {
namespace {

constexpr std::size_t longest = 24;

bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }
bool is_control(char byte) { return static_cast<unsigned char>(byte) < 0x20U || byte == 0x7F; }

}  // namespace

std::string quotable(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || is_control(text.front()))) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || is_control(text.back()))) text.remove_suffix(1);

  std::string line;
  std::size_t signs = 0;
  for (const char byte : text) {
    if (!is_continuation(byte) && ++signs > longest) {
      line += "\xE2\x80\xA6";  // …
      break;
    }
    line += is_control(byte) ? ' ' : byte;
  }
  return line;
}

}  // namespace wingspan::report
