#include "report/language.hpp"

#include <algorithm>

namespace wingspan::report {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

const LanguageFacts& facts_of(Language language) { return language_facts[static_cast<std::size_t>(language)]; }

}  // namespace

std::string_view language_tag(Language language) { return facts_of(language).tag; }
std::string_view language_name(Language language) { return facts_of(language).name; }

std::optional<Language> parse_language(std::string_view tag) {
  const std::string_view primary = tag.substr(0, tag.find_first_of("-_"));
  for (const Language language : all_languages) {
    const std::string_view known = language_tag(language);
    if (std::equal(known.begin(), known.end(), primary.begin(), primary.end(),
                   [](char a, char b) { return a == lower(b); }))
      return language;
  }
  return std::nullopt;
}

}  // namespace wingspan::report
