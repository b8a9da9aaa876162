// The languages of the lesson: one per file lessons/wings/words/<tag>.json. A further language is a further file.
#pragma once

#include <optional>
#include <string_view>

#include "generated/report/languages.hpp"  // enum class Language, all_languages

namespace wingspan::report {

// German where neither the page, the address nor the browser says otherwise.
inline constexpr Language default_language = Language::de;

// "de", "ro".
std::string_view language_tag(Language language);
// In the language itself: "Deutsch", "Română".
std::string_view language_name(Language language);
// Takes a BCP 47 tag in any case ("ro", "de-AT", "RO_ro"): the primary part decides. nullopt for any other language.
std::optional<Language> parse_language(std::string_view tag);

}  // namespace wingspan::report
