// The machine that the browser seems to run on, as a text for state and line form: catalogue ids separated by spaces, or that
// none was detected. Only where there is a canvas does a browser tell (WebGL's renderer string).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/machines.hpp"

namespace wingspan::report {

inline constexpr std::string_view none_detected = "none";
inline constexpr std::size_t most_detected = 4;  // more candidates are as good as none

// Never empty.
std::string detected_machines(std::string_view renderer);
// Those of them that the catalogue has.
std::vector<const engine::Machine*> read_detected(std::string_view detected);

}  // namespace wingspan::report
