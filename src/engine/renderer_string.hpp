// Takes apart what a browser shows as its graphics renderer: wrappers of ANGLE, Vulkan, Mesa and Firefox around a GPU's
// name. Any bytes are read, nothing is refused; views point into the given text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace wingspan::engine {

struct RendererString {
  std::string_view name;        // the GPU as its driver names it: "NVIDIA GeForce RTX 4090"
  std::string_view vendor;      // ANGLE's vendor field; empty where there is none
  std::uint16_t device_id = 0;  // PCI device id; 0 where there is none
  bool direct3d = false;        // drawn by Direct3D: Windows
  bool mac = false;             // drawn by Metal, or by the Mac's OpenGL
  bool or_similar = false;      // Firefox says that it shows a stand-in
  bool plain = false;           // a shape in which Firefox shows stand-ins: no id, no driver, vendor field if ANGLE
};

RendererString read_renderer(std::string_view text);

// A GPU's name as words of letters, digits and "+". What stands in brackets is dropped ("(TM)", "(radeonsi, LLVM 18)"),
// except a memory; so are non-ASCII signs.
struct RendererName {
  std::vector<std::string_view> words;  // in order, as written, without the memory
  std::int32_t memory_gb = 0;           // "(16GB)", "6GB", "96 GB"; 0 where none is named
  bool memory_spaced = false;           // "96 GB", as catalogues write it, not vendors
};

RendererName read_renderer_name(std::string_view name);

// ASCII lower case.
std::string lower_case(std::string_view text);

}  // namespace wingspan::engine
