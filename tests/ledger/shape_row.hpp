// The columns of a model's shape, which all tables of tests/data share.
#pragma once

#include "../data/table.hpp"
#include "engine/model.hpp"

namespace wingspan::tests {

inline void read_shape(const Row& row, engine::Shape& shape) {
  shape.hidden = row.number("hidden");
  shape.ffn = row.number("ffn");
  shape.layers = row.number("layers");
  shape.heads = row.number("heads");
  shape.kv_heads = row.number("kv_heads");
  shape.head_dim = row.number("head_dim");
  shape.vocab = row.number("vocab");
  shape.tied = row.text("tied") == "1" ? engine::Flag::on : engine::Flag::off;
}

} // namespace wingspan::tests
