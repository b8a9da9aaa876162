// What engine_bench times. Compiled like the engine, without exceptions: under Emscripten they cost a detour
// through JavaScript at every call.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/model.hpp"

namespace wingspan::bench {

/// Every model of the catalogue, built.
std::vector<engine::Model> catalogue_models();

/// The catalogue's models over and over, with other depths, until there are so many.
std::vector<engine::Model> many_models(std::size_t count);

/// One estimate per model with the contract's defaults; the sum of all totals.
std::int64_t estimate_all(const std::vector<engine::Model>& models);

/// The same estimate so often; the sum of all totals.
std::int64_t estimate_again(const engine::Model& model, std::size_t times);

inline constexpr std::size_t methods_searched = 3, lengths_searched = 4;

/// What `wingspan largest` answers, for three methods and four lengths: how many of the models fit 24 GB.
std::size_t search(const std::vector<engine::Model>& models);

/// The same over the catalogue, building its models first.
std::size_t search_catalogue();

/// One estimate per model and combination of the options that change its course, and every model's savings;
/// the sum of all totals. For counting allocations.
std::int64_t estimate_every_option(const std::vector<engine::Model>& models);

} // namespace wingspan::bench
