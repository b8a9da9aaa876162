#include "engine/renderer_string.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace wingspan::engine {
namespace {

constexpr std::size_t npos = std::string_view::npos;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
bool is_word_sign(char c) { return is_digit(c) || (lower(c) >= 'a' && lower(c) <= 'z') || c == '+'; }

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

bool same_text(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

// The place of the ')' for the '(' at `open`; the end where none is: renderer strings may be cut.
std::size_t closing(std::string_view text, std::size_t open) {
  std::size_t depth = 0;
  for (std::size_t i = open; i < text.size(); ++i) {
    if (text[i] == '(') ++depth;
    if (text[i] == ')' && --depth == 0) return i;
  }
  return text.size();
}

std::string_view inside(std::string_view text, std::size_t open) {
  return text.substr(open + 1, closing(text, open) - open - 1);
}

// Takes the text before the next comma outside brackets off the front.
std::string_view take_field(std::string_view& rest) {
  std::size_t depth = 0, end = 0;
  for (; end < rest.size() && (rest[end] != ',' || depth > 0); ++end) {
    if (rest[end] == '(') ++depth;
    if (rest[end] == ')' && depth > 0) --depth;
  }
  const std::string_view field = trimmed(rest.substr(0, end));
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return field;
}

// "(0x00002684)" -> 0x2684. Longer ones are no PCI ids (Qualcomm's hold text).
std::uint16_t device_id_in(std::string_view text) {
  std::size_t at = text.find("(0x");
  if (at == npos) return 0;
  std::uint32_t id = 0;
  std::size_t digits = 0;
  for (at += 3; at < text.size() && digits < 8; ++at, ++digits) {
    const char c = lower(text[at]);
    if (is_digit(c)) id = id * 16 + static_cast<std::uint32_t>(c - '0');
    else if (c >= 'a' && c <= 'f') id = id * 16 + static_cast<std::uint32_t>(c - 'a' + 10);
    else break;
  }
  return id <= 0xFFFF ? static_cast<std::uint16_t>(id) : 0;
}

// NAME of "Vulkan 1.3.0 (NAME (0x…))", "D3D12 (NAME)", "zink Vulkan 1.3(NAME)" and "(NAME) on Vulkan 1.3".
std::string_view unwrapped(std::string_view name) {
  constexpr std::array<std::string_view, 4> wrappers{"(", "Vulkan ", "D3D12 ", "zink "};
  for (const std::string_view wrapper : wrappers) {
    const std::size_t open = name.find('(');
    if (name.starts_with(wrapper) && open != npos) return inside(name, open);
  }
  return name;
}

struct Angle {
  std::string_view vendor, name;
  bool driver = false;
};

// "VENDOR, NAME API, DRIVER"; older ones are "NAME API". "VMware, Inc." is one vendor.
Angle read_angle(std::string_view fields) {
  Angle angle{{}, take_field(fields), false};
  if (fields.empty()) return angle;
  angle.vendor = angle.name;
  angle.name = take_field(fields);
  if (angle.name == "Inc.") angle.name = take_field(fields);
  angle.driver = !fields.empty();
  return angle;
}

// "16GB" -> 16, "GB" after a number is the caller's; 0 where it is no memory.
std::int32_t memory_in(std::string_view word) {
  if (word.size() < 3 || word.size() > 6 || !same_text(word.substr(word.size() - 2), "gb")) return 0;
  std::int32_t gb = 0;
  for (const char c : word.substr(0, word.size() - 2)) {
    if (!is_digit(c)) return 0;
    gb = gb * 10 + (c - '0');
  }
  return gb;
}

bool is_number(std::string_view word) {
  return word.size() <= 4 && std::all_of(word.begin(), word.end(), is_digit);
}

// One word more; a memory goes to its own place.
void add_word(RendererName& name, std::string_view word) {
  if (const std::int32_t gb = memory_in(word)) {
    name.memory_gb = gb;
  } else if (same_text(word, "gb") && !name.words.empty() && is_number(name.words.back())) {
    name.memory_gb = 0;
    for (const char c : name.words.back()) name.memory_gb = name.memory_gb * 10 + (c - '0');
    name.memory_spaced = true;
    name.words.pop_back();
  } else {
    name.words.push_back(same_text(word, "radeont") ? word.substr(0, 6) : word);  // "Radeon™" in a wrong encoding
  }
}

void add_words(RendererName& name, std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t begin = i;
    while (i < text.size() && is_word_sign(text[i])) ++i;
    if (i > begin) add_word(name, text.substr(begin, i - begin));
    else ++i;
  }
}

}  // namespace

std::string lower_case(std::string_view text) {
  std::string result(text);
  std::transform(result.begin(), result.end(), result.begin(), lower);
  return result;
}

RendererString read_renderer(std::string_view text) {
  RendererString result;
  constexpr std::string_view similar = ", or similar", metal = "ANGLE Metal Renderer: ";
  text = trimmed(text);
  result.or_similar = text.ends_with(similar);
  if (result.or_similar) text.remove_suffix(similar.size());

  Angle angle{{}, text, false};
  const bool is_angle = text.starts_with("ANGLE (");
  if (is_angle) angle = read_angle(inside(text, 6));
  std::string_view name = angle.name;
  result.vendor = angle.vendor;
  if (name.starts_with(metal)) {
    name.remove_prefix(metal.size());
    result.mac = true;
  }
  result.device_id = device_id_in(name);
  name = unwrapped(name);
  result.direct3d = name.find(" Direct3D") != npos;
  result.mac = result.mac || name.find(" OpenGL Engine") != npos;
  result.plain = is_angle ? !angle.vendor.empty() && !angle.driver && result.device_id == 0 : true;
  for (const std::string_view end : {" (0x", " Direct3D", " OpenGL Engine", "/"}) name = name.substr(0, name.find(end));
  result.name = trimmed(name);
  return result;
}

RendererName read_renderer_name(std::string_view text) {
  RendererName name;
  while (!text.empty()) {
    const std::size_t open = text.find('(');
    add_words(name, text.substr(0, open));
    if (open == npos) break;
    RendererName bracket;
    add_words(bracket, inside(text, open));
    if (bracket.words.empty() && bracket.memory_gb > 0) {
      name.memory_gb = bracket.memory_gb;
      name.memory_spaced = bracket.memory_spaced;
    }
    text.remove_prefix(std::min(closing(text, open) + 1, text.size()));
  }
  return name;
}

}  // namespace wingspan::engine
