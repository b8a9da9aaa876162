// A shape for a size: what a model of so many parameters would look like.
#pragma once

#include <string_view>

#include "engine/model.hpp"

namespace wingspan::engine {

struct StandIn {
  Model model;
  std::string_view
      base; // id of the catalogue model whose widths it has; its depth is chosen to meet the size
};

/// The dense catalogue model nearest in size, with as many layers as come nearest to `parameters` (at least
/// one). Takes 10^6 to 2 x 10^12.
StandIn stand_in(double parameters);

} // namespace wingspan::engine
