#include "engine/detect.hpp"

#include <algorithm>
#include <cstdint>
#include <string>

#include "engine/renderer_catalogue.hpp"
#include "engine/renderer_family.hpp"
#include "engine/renderer_string.hpp"

namespace wingspan::engine {
namespace {

constexpr std::size_t longest_renderer = 1000;  // the longest of tests/data/renderer_strings.csv has 111 bytes

Detection only(RendererClass found) { return {found, {}, {}}; }

std::string device_text(std::uint16_t id) {
  constexpr std::string_view signs = "0123456789ABCDEF";
  if (id == 0) return {};
  std::string text;
  for (int shift = 12; shift >= 0; shift -= 4) text += signs[(static_cast<std::size_t>(id) >> shift) & 15U];
  return text;
}

// The first number of two digits or more: "4090", "780" of "780m"; empty where there is none.
std::string_view model_number(std::string_view key) {
  constexpr std::string_view digits = "0123456789";
  for (std::size_t begin = key.find_first_of(digits); begin != std::string_view::npos;) {
    const std::size_t end = std::min(key.find_first_not_of(digits, begin), key.size());
    if (end - begin >= 2) return key.substr(begin, end - begin);
    begin = key.find_first_of(digits, end);
  }
  return {};
}

// NVIDIA has an id per product; elsewhere one id serves a series ("6600 XT / 6600M"), so the leading digit must do.
bool contradicts(const ShownGpu& shown, const ShownGpu& entry) {
  const std::string_view number = model_number(shown.key), other = model_number(entry.key);
  if (number.empty()) return false;
  if (shown.maker == GpuMaker::nvidia) return number != other;
  return number.size() != other.size() || number[0] != other[0];
}

// NVIDIA writes laptops "Super" and cards "SUPER", laptops "GTX 1060" and cards "GTX 1060 6GB": where some are written
// as shown, the others are not meant.
void keep_spelled(ShownGpus& entries, const ShownGpu& shown) {
  const auto differs = [&](const ShownGpu* entry) {
    return entry->spelled != shown.spelled || entry->memory_gb != shown.memory_gb;
  };
  if (!std::all_of(entries.begin(), entries.end(), differs)) std::erase_if(entries, differs);
}

Detection of_machines(const ShownGpus& entries) {
  const std::optional<Gigabytes> memory = entries.front()->machine->memory;
  Detection detection{RendererClass::exact, {}, memory};
  bool known = false;
  for (const ShownGpu* entry : entries) {
    detection.candidates.push_back(entry->machine);
    known = known || entry->machine->memory;
    if (entry->machine->memory != memory) detection.renderer_class = RendererClass::ambiguous_memory;
  }
  if (!known) detection.renderer_class = RendererClass::integrated;
  if (detection.renderer_class != RendererClass::exact) detection.memory.reset();
  return detection;
}

// By name and device id; `family` where neither is in the catalogue.
Detection by_catalogue(const ShownGpu& shown, const std::string& device, RendererClass family) {
  const RendererCatalogue catalogue;
  ShownGpus entries = catalogue.named(shown, device);
  const auto other_device = [&](const ShownGpu* entry) { return !entry->has_device(device); };
  if (!device.empty() && std::all_of(entries.begin(), entries.end(), other_device)) {
    const ShownGpus owners = catalogue.with_device(shown.maker, device);
    const auto denies = [&](const ShownGpu* owner) { return contradicts(shown, *owner); };
    if (!owners.empty() && std::all_of(owners.begin(), owners.end(), denies)) return only(RendererClass::inconsistent);
    if (shown.maker == GpuMaker::nvidia && !entries.empty()) {
      // Another part of the same name: a laptop's, or one with another memory. Only a row without ids may still be it.
      std::erase_if(entries, [&](const ShownGpu* entry) { return !owners.empty() || !entry->device_ids.empty(); });
      if (entries.empty()) return only(RendererClass::uncatalogued);
    }
  } else if (!device.empty()) {
    std::erase_if(entries, other_device);
  }
  if (entries.empty()) return only(family);
  keep_spelled(entries, shown);
  return of_machines(entries);
}

}  // namespace

Detection detect(std::string_view text) {
  if (text.size() > longest_renderer) return {};
  const RendererString renderer = read_renderer(text);
  const RendererName name = read_renderer_name(renderer.name);
  const std::optional<RendererClass> family = renderer_family(renderer, name);

  if (family == RendererClass::software || family == RendererClass::virtual_machine) return only(*family);
  if (renderer.or_similar) return only(family == RendererClass::mobile ? *family : RendererClass::masked);
  if (family == RendererClass::masked) return only(*family);

  ShownGpu shown = shown_gpu(name);
  const GpuMaker vendor = gpu_maker(read_renderer_name(renderer.vendor));
  const bool by_apple = vendor == GpuMaker::apple || shown.maker == GpuMaker::apple;  // who draws on every maker's GPUs
  if (!by_apple && !may_be_same_maker(vendor, shown.maker)) return only(RendererClass::inconsistent);
  if (shown.maker == GpuMaker::unknown) shown.maker = vendor;
  if (renderer.mac && (shown.maker == GpuMaker::amd || shown.maker == GpuMaker::nvidia))
    return only(RendererClass::legacy);
  return by_catalogue(shown, device_text(renderer.device_id), family.value_or(RendererClass::masked));
}

std::string_view renderer_class_id(RendererClass renderer_class) {
  switch (renderer_class) {
    case RendererClass::exact: return "exact";
    case RendererClass::ambiguous_memory: return "ambiguous_memory";
    case RendererClass::masked: return "masked";
    case RendererClass::integrated: return "integrated";
    case RendererClass::software: return "software";
    case RendererClass::virtual_machine: return "virtual";
    case RendererClass::mobile: return "mobile";
    case RendererClass::uncatalogued: return "uncatalogued";
    case RendererClass::legacy: return "legacy";
    case RendererClass::inconsistent: return "inconsistent";
  }
  return {};
}

}  // namespace wingspan::engine
