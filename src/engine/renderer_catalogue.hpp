// The catalogue's machines as browsers show them (data/renderers.csv): by name and by PCI device id.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/machines.hpp"
#include "engine/renderer_family.hpp"
#include "engine/renderer_string.hpp"

namespace wingspan::engine {

// A machine as browsers show it, or what a browser shows.
struct ShownGpu {
  const Machine* machine = nullptr;  // none for what a browser shows
  std::string key;                   // the words that tell GPUs apart, sorted, lower case
  std::string spelled;               // the same as written
  std::int32_t memory_gb = 0;        // part of the name ("GTX 1060 6GB"); 0 where none is
  GpuMaker maker = GpuMaker::unknown;
  std::string_view device_ids;       // "2482 2207": four hexadecimal digits each

  // `device` must not be empty.
  bool has_device(std::string_view device) const { return device_ids.find(device) != std::string_view::npos; }
};

using ShownGpus = std::vector<const ShownGpu*>;  // in the order of machines(); point into a RendererCatalogue

ShownGpu shown_gpu(const RendererName& name);

// True where the makers are the same or one of them is unknown.
bool may_be_same_maker(GpuMaker a, GpuMaker b);

// Built for one question: engine.wasm forgets what is allocated once it has answered.
class RendererCatalogue {
 public:
  RendererCatalogue();

  // The machines of that name. `device` (four hexadecimal digits, or empty) matters only where the name is but a brand.
  ShownGpus named(const ShownGpu& shown, std::string_view device) const;
  // The machines of that maker with that device id; none without one.
  ShownGpus with_device(GpuMaker maker, std::string_view device) const;

 private:
  std::vector<ShownGpu> entries_;
};

}  // namespace wingspan::engine
