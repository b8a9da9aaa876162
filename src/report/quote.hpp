// A stranger's text inside a sentence of ours.
#pragma once

#include <string>
#include <string_view>

namespace wingspan::report {

// The text on one line, without white space around it and without control characters or signs that turn its direction, cut with "…" after 24 signs; never
// in the middle of a UTF-8 sequence.
std::string quotable(std::string_view text);

}  // namespace wingspan::report
