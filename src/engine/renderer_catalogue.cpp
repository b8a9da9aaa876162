#include "engine/renderer_catalogue.hpp"

#include <algorithm>
#include <cstddef>

#include "generated/engine/renderer_rows.hpp"

namespace wingspan::engine {
namespace {

// Sorted, because vendors put "40GB", "PCIe" and "Laptop" in varying places.
std::string joined_words(const RendererName& name, bool as_written) {
  std::vector<std::string> words;
  for (const std::string_view word : name.words) {
    std::string lower = lower_case(word);
    if (!is_noise_word(lower)) words.push_back(as_written ? std::string(word) : std::move(lower));
  }
  std::sort(words.begin(), words.end());
  std::string joined;
  for (const std::string& word : words) joined.append(word).append(" ");
  return joined;
}

// A name's own memory must be shown ("GTX 1060 6GB"); a shown one must be the machine's.
bool same_memory(const ShownGpu& entry, std::int32_t shown_gb) {
  if (entry.memory_gb != 0 || shown_gb == 0) return entry.memory_gb == shown_gb;
  return entry.machine->memory && entry.machine->memory->value == Decimal(shown_gb);
}

// One word without a number: "Arc Graphics" is what many computers show.
bool is_brand(std::string_view key) {
  return key.find(' ') == key.size() - 1 && key.find_first_of("0123456789") == std::string_view::npos;
}

}  // namespace

ShownGpu shown_gpu(const RendererName& name) {
  return {nullptr, joined_words(name, false), joined_words(name, true), name.memory_gb, gpu_maker(name), {}};
}

bool may_be_same_maker(GpuMaker a, GpuMaker b) {
  return a == b || a == GpuMaker::unknown || b == GpuMaker::unknown;
}

RendererCatalogue::RendererCatalogue() {
  entries_.reserve(machines().size());
  std::string_view rest = renderer_rows;
  for (const Machine& machine : machines()) {
    const std::string_view row = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(row.size() + 1);
    const std::size_t tab = row.find('\t');
    const RendererName name = read_renderer_name(row.substr(0, tab));
    ShownGpu& entry = entries_.emplace_back(shown_gpu(name));
    if (name.memory_spaced) entry.memory_gb = 0;  // the catalogue's own words, which no browser shows
    entry.machine = &machine;
    entry.device_ids = row.substr(tab + 1);
  }
}

ShownGpus RendererCatalogue::named(const ShownGpu& shown, std::string_view device) const {
  ShownGpus found;
  if (shown.key.empty()) return found;
  for (const ShownGpu& entry : entries_) {
    if (entry.key != shown.key || !may_be_same_maker(entry.maker, shown.maker)) continue;
    if (!same_memory(entry, shown.memory_gb)) continue;
    if (is_brand(entry.key) && (device.empty() || !entry.has_device(device))) continue;
    found.push_back(&entry);
  }
  return found;
}

ShownGpus RendererCatalogue::with_device(GpuMaker maker, std::string_view device) const {
  ShownGpus found;
  if (device.empty()) return found;
  for (const ShownGpu& entry : entries_)
    if (entry.maker == maker && entry.has_device(device)) found.push_back(&entry);
  return found;
}

}  // namespace wingspan::engine
