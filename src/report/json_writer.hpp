// Writes JSON text: the few shapes that the contract's documents need, numbers plain and exact, keys in calling order.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <utility>

#include "engine/decimal.hpp"

namespace wingspan::report {

// Commas are the writer's business. begin/end must pair; inside an object every value comes after key().
class JsonWriter {
 public:
  JsonWriter& begin_object();
  JsonWriter& end_object();
  JsonWriter& begin_array();
  JsonWriter& end_array();
  JsonWriter& key(std::string_view name);

  JsonWriter& value(std::string_view text);  // must be UTF-8
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(const engine::Decimal& number);
  template <std::same_as<bool> Truth>  // nothing else may turn into a bool here
  JsonWriter& value(Truth truth) {
    return literal(truth ? "true" : "false");
  }
  JsonWriter& null() { return literal("null"); }

  std::string take() { return std::move(out_); }

 private:
  void separate();
  JsonWriter& literal(std::string_view text);

  std::string out_;
  bool comma_ = false;
};

}  // namespace wingspan::report
