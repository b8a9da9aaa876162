// Ids and short forms of machines; declared in machines.hpp.
#include <algorithm>
#include <array>

#include "engine/machines.hpp"

namespace wingspan::engine {
namespace {

bool is_digits(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// Lower case, words joined by single hyphens: "RTX 4090" -> "rtx-4090".
std::string normalised(std::string_view text) {
  std::string words;
  for (const char c : text) {
    const bool gap = c == ' ' || c == '_' || c == '-';
    if (!gap) words += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    else if (!words.empty() && words.back() != '-') words += '-';
  }
  if (!words.empty() && words.back() == '-') words.pop_back();
  return words;
}

// "", "24gb", "96-gb", "gb": all that may follow a name without making it another machine.
bool is_memory(std::string_view words) {
  if (words.empty() || words == "gb") return true;
  if (!words.ends_with("gb")) return false;
  words.remove_suffix(2);
  if (words.ends_with('-')) words.remove_suffix(1);
  return is_digits(words);
}

enum class Closeness { none, words_of_it, all_but_memory, exact };

// How well `name` (normalised, not empty) names `id`: whole words in order.
Closeness closeness(std::string_view id, std::string_view name) {
  if (id == name) return Closeness::exact;
  Closeness best = Closeness::none;
  for (std::size_t at = id.find(name); at != std::string_view::npos; at = id.find(name, at + 1)) {
    const std::size_t end = at + name.size();
    const bool starts_word = at == 0 || id[at - 1] == '-';
    const bool ends_word = end == id.size() || id[end] == '-';
    if (!starts_word || !ends_word) continue;
    const std::string_view rest = end == id.size() ? std::string_view{} : id.substr(end + 1);
    best = std::max(best, is_memory(rest) ? Closeness::all_but_memory : Closeness::words_of_it);
  }
  return best;
}

// The id less its last word or two that say how much memory there is.
std::string_view without_memory(std::string_view id) {
  for (std::size_t hyphen = id.find('-'); hyphen != std::string_view::npos; hyphen = id.find('-', hyphen + 1))
    if (is_memory(id.substr(hyphen + 1))) return id.substr(0, hyphen);
  return id;
}

std::string_view without_vendor(std::string_view id) {
  constexpr std::array<std::string_view, 7> vendors{"geforce-", "radeon-", "apple-", "nvidia-", "amd-", "intel-", "qualcomm-"};
  for (const std::string_view vendor : vendors)
    if (id.starts_with(vendor)) return id.substr(vendor.size());
  return id;
}

}  // namespace

MachineMatch find_machine(std::string_view id_or_short_form) {
  MachineMatch match;
  const std::string name = normalised(id_or_short_form);
  if (name.empty()) return match;
  Closeness best = Closeness::words_of_it;
  for (const Machine& machine : machines()) {
    const Closeness found = closeness(machine.id, name);
    if (found < best) continue;
    if (found > best) match.candidates.clear();
    best = found;
    match.candidates.push_back(&machine);
  }
  if (match.candidates.size() == 1) {
    match.machine = match.candidates.front();
    match.candidates.clear();
  }
  return match;
}

std::string short_form(const Machine& machine) {
  const std::string_view name = without_vendor(machine.id);
  for (const std::string_view form : {without_memory(name), name})
    if (find_machine(form).machine == &machine) return std::string(form);
  return std::string(machine.id);
}

}  // namespace wingspan::engine
