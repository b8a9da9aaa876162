// Dear ImGui's OpenGL 3 backend with the start, loss and end of a context in one place.
#pragma once

struct ImDrawData;

namespace wingspan::platform {

struct Surface;

class Renderer {
 public:
  Renderer() = default;
  ~Renderer() { stop(); }
  Renderer(const Renderer&) = delete;
  Renderer& operator=(const Renderer&) = delete;

  /// In a current context; again after one was restored. False: the backend's shaders were refused.
  [[nodiscard]] bool start();
  /// Before the context ends, and as soon as it is lost (GL ignores the calls then). Idempotent.
  void stop();
  [[nodiscard]] bool running() const { return running_; }

  /// Before ImGui::NewFrame; only while running.
  void begin_frame();
  /// Clears the whole surface to the style's window colour and draws.
  void draw(ImDrawData& data, const Surface& surface);

 private:
  bool running_ = false;
};

}  // namespace wingspan::platform
