// How a model is trained, as far as the lesson table tells methods apart.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace wingspan::engine {

enum class Method { full, lora, qlora };

inline constexpr std::size_t method_count = 3;
inline constexpr std::array<Method, method_count> all_methods{Method::full, Method::lora, Method::qlora};

constexpr std::size_t index_of(Method method) { return static_cast<std::size_t>(method); }

// The stable id ("full", "lora", "qlora") of the contract, and back; nullopt for any other text.
std::string_view method_id(Method method);
std::optional<Method> parse_method(std::string_view id);

}  // namespace wingspan::engine
