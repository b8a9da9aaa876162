// Draws Dear ImGui's draw data in memory, as a GPU would without multisampling: so that pictures and pixels can be
// looked at without a window, on any machine and in Node.
#pragma once

#include <imgui.h>

#include <cstdint>
#include <string>
#include <vector>

namespace wingspan::tests {

struct Pixel {
  std::uint8_t r = 0, g = 0, b = 0;
  friend bool operator==(const Pixel&, const Pixel&) = default;
};

struct Image {
  int width = 0, height = 0;
  std::vector<Pixel> pixels;

  [[nodiscard]] Pixel at(int x, int y) const { return pixels[static_cast<std::size_t>(y * width + x)]; }
  void write_ppm(const std::string& path) const;
};

/// Answers ImGui's texture requests: nothing to upload, the pixels stay where they are.
void accept_textures(ImDrawData& data);
/// Callbacks are skipped.
Image raster(const ImDrawData& data);

}  // namespace wingspan::tests
