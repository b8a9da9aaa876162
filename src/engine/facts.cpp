#include "engine/facts.hpp"

#include "generated/engine/fact_rows.hpp"

namespace wingspan::engine {

std::span<const Fact> facts() { return fact_rows; }

const Fact* find_fact(std::string_view id) {
  for (const Fact& fact : fact_rows)
    if (fact.id == id) return &fact;
  return nullptr;
}

std::string_view fact_unit_id(FactUnit unit) {
  switch (unit) {
    case FactUnit::gb: return "gb";
    case FactUnit::gb_per_billion: return "gb_per_billion";
    case FactUnit::gb_per_s: return "gb_per_s";
    case FactUnit::bytes: return "bytes";
    case FactUnit::bits: return "bits";
    case FactUnit::model: return "model";
    case FactUnit::times: return "times";
    case FactUnit::factor: return "factor";
    case FactUnit::percent: return "percent";
    case FactUnit::watt: return "watt";
    case FactUnit::minutes: return "minutes";
    case FactUnit::hours: return "hours";
    case FactUnit::years: return "years";
    case FactUnit::step: return "step";
    case FactUnit::steps: return "steps";
    case FactUnit::lesson: return "lesson";
    case FactUnit::count: return "count";
  }
  return {};
}

}  // namespace wingspan::engine
