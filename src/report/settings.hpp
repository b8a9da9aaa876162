// What a learner has set in a view, as one text for state and line form: "name=value" pairs in any order, separated by
// spaces. Names and values are of letters, digits, points, hyphens, commas and slashes; what a view does not know or cannot
// read keeps its default, so that a text of another version still loads.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace wingspan::report {

struct Setting {
  std::string_view name, value;
};

// Takes the next pair off the text; false at its end. Words without '=' are skipped.
bool next_setting(std::string_view& text, Setting& setting);
void append_setting(std::string& text, std::string_view name, std::string_view value);
// A whole number of at most nine digits within the bounds; nullopt for any other text.
std::optional<int> whole_setting(std::string_view value, int least, int most);

}  // namespace wingspan::report
