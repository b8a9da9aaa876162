#include "Raster.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace wingspan::tests {
namespace {

struct Rgba {
  float r, g, b, a;
};

class Target {
 public:
  Target(const ImDrawData& data)
      : scale_(data.FramebufferScale.x),
        width_(static_cast<int>(std::lround(data.DisplaySize.x * scale_))),
        height_(static_cast<int>(std::lround(data.DisplaySize.y * scale_))),
        colour_(static_cast<std::size_t>(width_ * height_), Rgba{0, 0, 0, 1}) {}

  void clip(const ImVec4& rect) {
    left_ = std::max(0, static_cast<int>(rect.x * scale_));
    top_ = std::max(0, static_cast<int>(rect.y * scale_));
    right_ = std::min(width_, static_cast<int>(rect.z * scale_));
    bottom_ = std::min(height_, static_cast<int>(rect.w * scale_));
  }

  void triangle(std::array<ImDrawVert, 3> v, const ImTextureData& texture) {
    std::array<Corner, 3> c{fixed(v[0].pos), fixed(v[1].pos), fixed(v[2].pos)};
    std::int64_t area = side(c[0], c[1], c[2]);
    if (area == 0) return;
    if (area < 0) {
      std::swap(v[1], v[2]);
      std::swap(c[1], c[2]);
      area = -area;
    }
    const auto whole = static_cast<float>(area);
    const auto [x0, x1] = std::minmax({c[0].x, c[1].x, c[2].x});
    const auto [y0, y1] = std::minmax({c[0].y, c[1].y, c[2].y});
    for (int y = std::max<int>(top_, static_cast<int>(y0 / unit)); y < bottom_ && y * unit <= y1; ++y) {
      for (int x = std::max<int>(left_, static_cast<int>(x0 / unit)); x < right_ && x * unit <= x1; ++x) {
        const Corner p{x * unit + unit / 2, y * unit + unit / 2};
        const std::int64_t a = side(c[1], c[2], p), b = side(c[2], c[0], p), d = side(c[0], c[1], p);
        if (!covers(a, c[1], c[2]) || !covers(b, c[2], c[0]) || !covers(d, c[0], c[1])) continue;
        blend(x, y, shade(v, static_cast<float>(a) / whole, static_cast<float>(b) / whole, static_cast<float>(d) / whole, texture));
      }
    }
  }

  [[nodiscard]] Image image() const {
    Image out{width_, height_, std::vector<Pixel>(colour_.size())};
    const auto byte = [](float value) { return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0f, 1.0f) * 255)); };
    for (std::size_t i = 0; i < colour_.size(); ++i) out.pixels[i] = {byte(colour_[i].r), byte(colour_[i].g), byte(colour_[i].b)};
    return out;
  }

 private:
  // Corners lie on a grid, as on a GPU, so that neighbours share their edges exactly.
  struct Corner {
    std::int64_t x, y;
  };
  static constexpr std::int64_t unit = 256;
  [[nodiscard]] Corner fixed(ImVec2 at) const {
    return {std::llround(at.x * scale_ * static_cast<float>(unit)), std::llround(at.y * scale_ * static_cast<float>(unit))};
  }
  static std::int64_t side(Corner a, Corner b, Corner p) { return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x); }
  // Pixels on a shared edge belong to one triangle: the top-left rule.
  static bool covers(std::int64_t side, Corner from, Corner to) {
    return side > 0 || (side == 0 && (to.y < from.y || (to.y == from.y && to.x > from.x)));
  }

  static Rgba unpack(ImU32 colour) {
    const ImVec4 c = ImGui::ColorConvertU32ToFloat4(colour);
    return {c.x, c.y, c.z, c.w};
  }

  static float texel(const ImTextureData& texture, int x, int y) {
    x = std::clamp(x, 0, texture.Width - 1);
    y = std::clamp(y, 0, texture.Height - 1);
    const unsigned char* at = texture.Pixels + (y * texture.Width + x) * texture.BytesPerPixel;
    return static_cast<float>(at[texture.BytesPerPixel - 1]) / 255;  // atlas: white, coverage in alpha
  }

  static float sample(const ImTextureData& texture, ImVec2 uv) {
    const float u = uv.x * static_cast<float>(texture.Width) - 0.5f, v = uv.y * static_cast<float>(texture.Height) - 0.5f;
    const float x = std::floor(u), y = std::floor(v), fx = u - x, fy = v - y;
    const int ix = static_cast<int>(x), iy = static_cast<int>(y);
    const float top = texel(texture, ix, iy) * (1 - fx) + texel(texture, ix + 1, iy) * fx;
    const float bottom = texel(texture, ix, iy + 1) * (1 - fx) + texel(texture, ix + 1, iy + 1) * fx;
    return top * (1 - fy) + bottom * fy;
  }

  static Rgba shade(const std::array<ImDrawVert, 3>& v, float a, float b, float c, const ImTextureData& texture) {
    const Rgba x = unpack(v[0].col), y = unpack(v[1].col), z = unpack(v[2].col);
    const ImVec2 uv{v[0].uv.x * a + v[1].uv.x * b + v[2].uv.x * c, v[0].uv.y * a + v[1].uv.y * b + v[2].uv.y * c};
    return {x.r * a + y.r * b + z.r * c, x.g * a + y.g * b + z.g * c, x.b * a + y.b * b + z.b * c,
            (x.a * a + y.a * b + z.a * c) * sample(texture, uv)};
  }

  void blend(int x, int y, Rgba over) {
    Rgba& under = colour_[static_cast<std::size_t>(y * width_ + x)];
    under.r += (over.r - under.r) * over.a;
    under.g += (over.g - under.g) * over.a;
    under.b += (over.b - under.b) * over.a;
  }

  float scale_;
  int width_, height_;
  int left_ = 0, top_ = 0, right_ = 0, bottom_ = 0;
  std::vector<Rgba> colour_;
};

}  // namespace

void Image::write_ppm(const std::string& path) const {
  if (std::FILE* file = std::fopen(path.c_str(), "wb")) {
    std::fprintf(file, "P6\n%d %d\n255\n", width, height);
    std::fwrite(pixels.data(), sizeof(Pixel), pixels.size(), file);
    std::fclose(file);
  }
}

void accept_textures(ImDrawData& data) {
  for (ImTextureData* texture : *data.Textures) {
    if (texture->Status == ImTextureStatus_WantCreate) texture->SetTexID(static_cast<ImTextureID>(texture->UniqueID) + 1);
    if (texture->Status == ImTextureStatus_WantDestroy) texture->SetTexID(ImTextureID_Invalid);
    texture->SetStatus(texture->Status == ImTextureStatus_WantDestroy ? ImTextureStatus_Destroyed : ImTextureStatus_OK);
  }
}

Image raster(const ImDrawData& data) {
  Target target(data);
  for (const ImDrawList* list : data.CmdLists) {
    for (const ImDrawCmd& command : list->CmdBuffer) {
      if (command.UserCallback != nullptr) continue;
      target.clip(command.ClipRect);
      const ImTextureData& texture = *command.TexRef._TexData;
      for (unsigned i = 0; i < command.ElemCount; i += 3) {
        std::array<ImDrawVert, 3> corners;
        for (unsigned j = 0; j < 3; ++j)
          corners[j] = list->VtxBuffer[static_cast<int>(command.VtxOffset + list->IdxBuffer[static_cast<int>(command.IdxOffset + i + j)])];
        target.triangle(corners, texture);
      }
    }
  }
  return target.image();
}

}  // namespace wingspan::tests
