#include "engine/recipe.hpp"

namespace wingspan::engine {

std::string_view method_id(Method method) {
  switch (method) {
    case Method::full: return "full";
    case Method::lora: return "lora";
    case Method::qlora: return "qlora";
  }
  return {};
}

std::optional<Method> parse_method(std::string_view id) {
  for (const Method method : all_methods)
    if (method_id(method) == id) return method;
  return std::nullopt;
}

}  // namespace wingspan::engine
