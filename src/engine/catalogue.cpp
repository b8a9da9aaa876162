#include "engine/catalogue.hpp"

#include "generated/engine/models.hpp"

namespace wingspan::engine {

namespace {

bool letter_or_digit(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

enum class Match { no, beginning, whole };

// Compares letters and digits only, without case.
Match match(std::string_view name, std::string_view candidate) {
  std::size_t i = 0, k = 0;
  for (;;) {
    while (i < name.size() && !letter_or_digit(name[i]))
      ++i;
    while (k < candidate.size() && !letter_or_digit(candidate[k]))
      ++k;
    if (i == name.size()) return k == candidate.size() ? Match::whole : Match::beginning;
    if (k == candidate.size() || lower(name[i++]) != lower(candidate[k++])) return Match::no;
  }
}

} // namespace

std::span<const CatalogueModel> catalogue() { return generated::catalogue; }

std::vector<const CatalogueModel*> find_models(std::string_view name) {
  std::vector<const CatalogueModel*> whole, beginning;
  if (name.empty()) return whole;
  for (const CatalogueModel& model : catalogue()) {
    if (model.id == name) return {&model};
    const std::string_view tail = model.id.substr(model.id.find('/') + 1);
    Match found = match(name, tail);
    if (name.find('/') != std::string_view::npos) found = match(name, model.id);
    if (found == Match::whole) whole.push_back(&model);
    if (found == Match::beginning) beginning.push_back(&model);
  }
  return whole.empty() ? beginning : whole;
}

} // namespace wingspan::engine
