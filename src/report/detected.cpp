#include "report/detected.hpp"

#include <algorithm>

#include "engine/detect.hpp"

namespace wingspan::report {

std::string detected_machines(std::string_view renderer) {
  const engine::Detection found = engine::detect(renderer);
  if (found.candidates.empty() || found.candidates.size() > most_detected) return std::string(none_detected);
  std::string ids;
  for (const engine::Machine* machine : found.candidates) {
    if (!ids.empty()) ids += ' ';
    ids += machine->id;
  }
  return ids;
}

}  // namespace wingspan::report
