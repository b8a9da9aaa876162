// Whole numbers and bytes in the contract's documents.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "engine/ledger.hpp"
#include "engine/units.hpp"
#include "report/json_writer.hpp"

namespace wingspan::cli {

inline engine::Decimal whole(std::uint64_t number) {
  return engine::Decimal::from_parts(static_cast<engine::Int128>(number), 0);
}
inline engine::Decimal whole(std::int64_t number) { return engine::Decimal::from_parts(number, 0); }

// 10^9 bytes, exact; 2^30 bytes, to nine decimals.
inline engine::Decimal gb(std::int64_t bytes) { return engine::gigabytes({bytes}).value; }
inline engine::Decimal gib(std::int64_t bytes) {
  return engine::Decimal::quotient(whole(bytes), engine::Decimal(engine::bytes_per_gib), 9,
                                   engine::Rounding::down);
}

// The items of an estimate with their names, in the contract's order; the total last.
inline std::array<std::pair<std::string_view, std::int64_t>, 8> items_of(const engine::Itemised& bytes) {
  return {{{"weights", bytes.weights},
           {"adapters", bytes.adapters},
           {"gradients", bytes.gradients},
           {"optimizer", bytes.optimizer},
           {"activations", bytes.activations},
           {"loss", bytes.loss},
           {"framework", bytes.framework},
           {"total", bytes.total}}};
}

// "22.5 GB": one decimal, away from zero.
inline std::string gb_text(std::int64_t bytes) {
  return gb(bytes).rounded(1, engine::Rounding::up).to_text() + " GB";
}

} // namespace wingspan::cli
