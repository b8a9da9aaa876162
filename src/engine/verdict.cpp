#include "engine/verdict.hpp"

namespace wingspan::engine {

Verdict verdict_of(Gigabytes required, Gigabytes budget, Gigabytes memory) {
  if (required <= budget) return Verdict::fits;
  return required <= memory ? Verdict::tight : Verdict::too_big;
}

std::string_view verdict_id(Verdict verdict) {
  switch (verdict) {
    case Verdict::fits: return "fits";
    case Verdict::tight: return "tight";
    case Verdict::too_big: return "too-big";
  }
  return {};
}

}  // namespace wingspan::engine
