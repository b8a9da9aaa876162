// Models of the catalogue, by name.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <string_view>

#include "engine/catalogue.hpp"
#include "engine/model.hpp"

namespace wingspan::tests {

inline engine::Model catalogue_model(std::string_view name) {
  const auto found = engine::find_models(name);
  REQUIRE(found.size() == 1);
  const engine::ModelResult built = engine::build_model(found.front()->shape);
  REQUIRE(built.ok);
  return built.model;
}

} // namespace wingspan::tests
