#include "config/json_text.hpp"

#include <algorithm>
#include <string>
#include <unordered_set>
#include <vector>

#include "config/read_config.hpp"

namespace wingspan::config {

namespace {

using nlohmann::json;
using Reason = engine::ModelRefusal::Reason;

struct Extent {
  int depth = 0;
  std::int64_t values = 0;
};

// Brackets and commas outside strings, before a parser allocates anything.
Extent extent_of(std::string_view text) {
  Extent extent;
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted) {
      if (c == '\\')
        ++i;
      else if (c == '"')
        quoted = false;
    } else if (c == '"') {
      quoted = true;
    } else if (c == '{' || c == '[') {
      extent.depth = std::max(extent.depth, ++depth);
      ++extent.values;
    } else if (c == '}' || c == ']') {
      --depth;
    } else if (c == ',') {
      ++extent.values;
    }
    if (extent.depth > most_levels || extent.values > most_values) break;
  }
  return extent;
}

// Walks the text once and notes the first key that its object has already. The parser's own callback would
// do, but takes time that grows with the square of a list.
struct KeyTwice {
  std::vector<std::unordered_set<std::string>> open; // the keys of each object around the parser
  std::string name;
  bool twice = false;

  bool null() { return true; }
  bool boolean(bool) { return true; }
  bool number_integer(json::number_integer_t) { return true; }
  bool number_unsigned(json::number_unsigned_t) { return true; }
  bool number_float(json::number_float_t, const json::string_t&) { return true; }
  bool string(json::string_t&) { return true; }
  bool binary(json::binary_t&) { return true; }
  bool start_array(std::size_t) { return true; }
  bool end_array() { return true; }
  bool start_object(std::size_t) {
    open.emplace_back();
    return true;
  }
  bool end_object() {
    open.pop_back();
    return true;
  }
  bool key(json::string_t& text) {
    if (!open.back().insert(text).second && !twice) {
      twice = true;
      name = text;
    }
    return true;
  }
  template <typename Problem> bool parse_error(std::size_t, const std::string&, const Problem&) {
    return false;
  }
};

} // namespace

JsonText parse_json(std::string_view text) {
  JsonText result;
  const Extent extent = extent_of(text);
  if (extent.depth > most_levels) {
    result.refusal = {Reason::too_deep, "", most_levels, {}};
    return result;
  }
  if (extent.values > most_values) {
    result.refusal = {Reason::too_many_values, "", most_values, {}};
    return result;
  }
  KeyTwice keys;
  if (json::sax_parse(text, &keys))
    result.root = json::parse(text, nullptr, false);
  else
    result.root = json(json::value_t::discarded);
  if (result.root.is_discarded()) {
    result.refusal = {Reason::not_json, "", 0, std::string(text.substr(0, 64))};
  } else if (keys.twice) {
    result.refusal = {Reason::key_twice, "", 0, keys.name.substr(0, 64)};
  } else {
    result.ok = true;
  }
  return result;
}

} // namespace wingspan::config
