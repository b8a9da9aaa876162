#include "report/settings.hpp"

#include <algorithm>
#include <charconv>

namespace wingspan::report {

bool next_setting(std::string_view& text, Setting& setting) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view pair = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::size_t equals = pair.find('=');
    if (equals == std::string_view::npos) continue;
    setting = {pair.substr(0, equals), pair.substr(equals + 1)};
    return true;
  }
  return false;
}

void append_setting(std::string& text, std::string_view name, std::string_view value) {
  if (!text.empty()) text += ' ';
  text.append(name).append("=").append(value);
}

std::optional<int> whole_setting(std::string_view value, int least, int most) {
  int number = 0;
  if (value.empty() || value.size() > 9) return std::nullopt;
  const auto [end, fault] = std::from_chars(value.data(), value.data() + value.size(), number);
  if (fault != std::errc{} || end != value.data() + value.size() || number < least || number > most) return std::nullopt;
  return number;
}

}  // namespace wingspan::report
