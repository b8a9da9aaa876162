// shaders/wing.* in a real GL context: against the panel's own filling of the same curves, and against the design's formula.
#include <catch2/catch_all.hpp>

#define GLFW_INCLUDE_GLCOREARB
#define GL_GLEXT_PROTOTYPES
#include <GLFW/glfw3.h>
#include <imgui_internal.h>

#include <cmath>

#include "Raster.hpp"
#include "bridge/wing_shader.hpp"
#include "engine/assess.hpp"
#include "generated/platform/fonts.hpp"
#include "panel/membrane.hpp"
#include "platform/gl_program.hpp"
#include "platform/renderer.hpp"
#include "platform/window.hpp"

using namespace wingspan;
using panel::WingPlace;
using panel::WingShader;
using tests::Image;
using tests::Pixel;

namespace {

struct Scenery {
  WingPlace place;
  report::WingGeometry wing;
  float lit = -1, fade = 1;
  panel::Theme theme = panel::Theme::light;
};

// Nothing but the membrane, drawn by GL at any device pixel ratio.
class Easel {
 public:
  static constexpr float width = 760, height = 160;

  explicit Easel(float scale) : scale_(scale) {
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    platform::WindowOptions options;
    options.width = static_cast<int>(width * scale);
    options.height = static_cast<int>(height * scale);
    REQUIRE(window_.open(options) == platform::WindowFailure::none);
    REQUIRE(renderer_.start());
    const bool built = wing_.build();
    INFO(wing_.log());
    REQUIRE(built);
    (void)panel::add_face(platform::label_regular_ttf());
  }
  ~Easel() {
    wing_.release();
    renderer_.stop();
    window_.close();
    ImGui::DestroyContext();
  }
  Easel(const Easel&) = delete;
  Easel& operator=(const Easel&) = delete;

  Image paint(const Scenery& scenery, bool shader) {
    const panel::Look look{{}, scenery.theme};
    panel::dress_imgui(look, scale_);
    renderer_.begin_frame();
    window_.begin_frame();
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {width, height};
    io.DisplayFramebufferScale = {scale_, scale_};
    ImGui::NewFrame();
    ImGui::GetDrawListSharedData()->InitialFringeScale = 1 / scale_;
    panel::Pen pen(ImGui::GetForegroundDrawList(), look, scale_, nullptr);
    pen.fade(scenery.fade);
    panel::draw_membrane(pen, scenery.place, scenery.wing, scenery.lit, scenery.fade,
                         shader ? WingShader{bridge::draw_wing, &wing_} : WingShader{});
    // What comes after must be drawn as ever: the render state was put back.
    pen.fade(1);
    pen.fill({0, 0, 10, 10}, panel::tokens::light.focus);
    ImGui::Render();
    renderer_.draw(*ImGui::GetDrawData(), {static_cast<int>(width * scale_), static_cast<int>(height * scale_), scale_});
    CHECK(glGetError() == GL_NO_ERROR);
    return read();
  }

 private:
  [[nodiscard]] Image read() const {
    Image image{static_cast<int>(width * scale_), static_cast<int>(height * scale_), {}};
    std::vector<Pixel> upside_down(static_cast<std::size_t>(image.width * image.height));
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, image.width, image.height, GL_RGB, GL_UNSIGNED_BYTE, upside_down.data());
    for (int y = image.height - 1; y >= 0; --y)
      image.pixels.insert(image.pixels.end(), upside_down.begin() + y * image.width, upside_down.begin() + (y + 1) * image.width);
    return image;
  }

  float scale_;
  platform::Window window_;
  platform::Renderer renderer_;
  platform::GlProgram wing_{bridge::wing_source(), bridge::wing_layout()};
};

int distance(Pixel a, Pixel b) { return std::max({std::abs(a.r - b.r), std::abs(a.g - b.g), std::abs(a.b - b.b)}); }

Scenery scenery_of(std::int64_t hundredths_gb, engine::Method method, bool both) {
  const report::WingShape shape =
      report::wing_shape(engine::assess({engine::Gigabytes{engine::Decimal::from_parts(hundredths_gb, 2)}, method}));
  Scenery scenery;
  scenery.place = both ? WingPlace{380, 140.5f, {352, 116, 6}, true} : WingPlace{30, 140.5f, {272, 128, 6}, false};
  scenery.wing = report::wing_geometry(shape, scenery.place.frame);
  scenery.lit = shape.lit ? static_cast<float>(*shape.lit) : -1;
  return scenery;
}

report::Point on(const report::Quadratic& q, float t) {
  const float s = 1 - t;
  return {s * s * q.start.x + 2 * s * t * q.control.x + t * t * q.end.x, s * s * q.start.y + 2 * s * t * q.control.y + t * t * q.end.y};
}

report::Point on(const report::Cubic& q, float t) {
  const float s = 1 - t, a = s * s * s, b = 3 * s * s * t, c = 3 * s * t * t, d = t * t * t;
  return {a * q.start.x + b * q.control1.x + c * q.control2.x + d * q.end.x,
          a * q.start.y + b * q.control1.y + c * q.control2.y + d * q.end.y};
}

// The pixels through which a rim of the membrane runs, or whose neighbour it runs through: there, and nowhere else, may
// the soft rim of the shader differ from the hard one of the triangles (strokes hide both, but for the hem).
class Rims {
 public:
  Rims(const Image& image, const Scenery& scenery, float scale)
      : width_(image.width), height_(image.height), place_(scenery.place), scale_(scale), on_(image.pixels.size()) {
    const report::WingGeometry& wing = scenery.wing;
    draw(wing.arm);
    draw(wing.edge);
    draw(report::Quadratic{{0, 0}, {0, wing.shoulder.y / 2}, wing.shoulder});  // one wing alone ends at the body's axis
    for (std::size_t k = 0; k < wing.sector_count; ++k) {
      draw(wing.sectors[k].scallop);
      if (k + 1 < wing.sector_count) draw(wing.fingers[k].bone);
    }
  }
  [[nodiscard]] bool at(int x, int y) const { return on_[static_cast<std::size_t>(y * width_ + x)]; }

 private:
  template <class Curve>
  void draw(const Curve& curve) {
    constexpr int steps = 4096;  // no curve is as long in device px
    for (int i = 0; i <= steps; ++i)
      for (const float side : {1.0f, -1.0f}) {
        if (side < 0 && !place_.both) continue;
        const ImVec2 point = place_.at(on(curve, static_cast<float>(i) / steps), side);
        mark(static_cast<int>(std::floor(point.x * scale_)), static_cast<int>(std::floor(point.y * scale_)));
      }
  }
  void mark(int x, int y) {
    for (int dy = -1; dy <= 1; ++dy)
      for (int dx = -1; dx <= 1; ++dx)
        if (x + dx >= 0 && x + dx < width_ && y + dy >= 0 && y + dy < height_)
          on_[static_cast<std::size_t>((y + dy) * width_ + x + dx)] = true;
  }

  int width_, height_;
  WingPlace place_;
  float scale_;
  std::vector<bool> on_;
};

}  // namespace

TEST_CASE("The shader fills what the panel fills without it") {
  const float scale = GENERATE(1.0f, 1.25f, 2.0f);
  Easel easel(scale);
  for (const bool both : {true, false})
    for (const std::int64_t memory : {50, 180, 800, 2400, 3000, 9600, 51200, 10'000'000})
      for (const engine::Method method : engine::all_methods) {
        CAPTURE(scale, both, memory, static_cast<int>(method));
        Scenery scenery = scenery_of(memory, method, both);
        scenery.fade = both ? 1 : panel::tokens::wing::stale_alpha;
        scenery.theme = both ? panel::Theme::light : panel::Theme::dark;
        scenery.lit -= both ? 0 : 0.4f;  // a light on its way
        const Image shaded = easel.paint(scenery, true), filled = easel.paint(scenery, false);
        REQUIRE(shaded.pixels.size() == filled.pixels.size());
        const Rims rims(shaded, scenery, scale);
        // No surface differs, on a rim's way neither.
        std::size_t different = 0, strays = 0, surfaces = 0;
        for (int y = 1; y + 1 < shaded.height; ++y)
          for (int x = 1; x + 1 < shaded.width; ++x) {
            if (distance(shaded.at(x, y), filled.at(x, y)) <= 3) continue;
            ++different;
            strays += rims.at(x, y) ? 0u : 1u;
            bool flat = true;
            for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}})
              flat = flat && distance(shaded.at(x, y), shaded.at(x + dx, y + dy)) <= 3 && distance(filled.at(x, y), filled.at(x + dx, y + dy)) <= 3;
            surfaces += flat ? 1u : 0u;
          }
        CHECK(strays == 0);
        CHECK(surfaces == 0);
        if (scale >= 2) CHECK(static_cast<float>(different) < 0.012f * static_cast<float>(shaded.pixels.size()));
        CHECK(distance(shaded.at(5, 5), filled.at(5, 5)) == 0);
      }
}

TEST_CASE("Each sector has the colour of the design's formula") {
  Easel easel(2);
  const Scenery scenery = scenery_of(2400, engine::Method::qlora, true);
  const Image shaded = easel.paint(scenery, true);
  // design.md, section 3, light: wing1 #0E6274, alpha .50 + .38 max(0, 1 - .28 (lit - k)); headroom wing2 #4FA3AE at .20.
  const auto over_white = [](int r, int g, int b, float alpha) {
    const auto mix = [alpha](int c) { return static_cast<std::uint8_t>(std::lround(255 + (static_cast<float>(c) - 255) * alpha)); };
    return Pixel{mix(r), mix(g), mix(b)};
  };
  constexpr std::size_t lit = 3;
  for (std::size_t k = 1; k <= lit + 1; ++k) {
    const report::Point inner = on(scenery.wing.fingers[k - 1].bone, 0.75f);
    const report::Point outer = k <= lit ? on(scenery.wing.fingers[k].bone, 0.75f) : report::Point{inner.x + 24, inner.y};
    const Pixel expected = k <= lit ? over_white(0x0E, 0x62, 0x74, 0.5f + 0.38f * std::max(0.0f, 1 - 0.28f * static_cast<float>(lit - k)))
                                    : over_white(0x4F, 0xA3, 0xAE, 0.2f);
    for (const float side : {1.0f, -1.0f}) {
      const ImVec2 middle = scenery.place.at({(inner.x + outer.x) / 2, inner.y}, side);
      CAPTURE(k, side);
      CHECK(distance(shaded.at(static_cast<int>(middle.x * 2), static_cast<int>(middle.y * 2)), expected) <= 1);
    }
  }
}
