// wingspan-panel: the panel as a native window, for development (./dev panel).
#include <GLFW/glfw3.h>
#include <imgui.h>

#include <CLI/CLI.hpp>
#include <cmath>
#include <cstdio>
#include <string>

#include "bridge/panel_host.hpp"
#include "platform/picture.hpp"
#include "report/edit.hpp"

namespace {

using namespace wingspan;

constexpr int frames_per_input = 3;  // Dear ImGui settles hover, press and layout in so many
constexpr int most_first_frames = 240;
constexpr double caret_blink_s = 0.4;

struct Options {
  std::string lang = "de";
  std::string theme = "light";
  std::string memory = "24";
  std::string machine;
  std::string date;
  std::string views = "exercise checkpoint";
  std::string checkpoint = "1";
  std::string screenshot;
  int width = 760;
  int height = 0;  // as high as the panel wants
  bool still = false;
  bool coarse = false;
};

bool parse_size(const std::string& text, Options& options) {
  char rest = 0;
  return std::sscanf(text.c_str(), "%dx%d%c", &options.width, &options.height, &rest) == 2 && options.width > 0 &&
         options.height > 0;
}

panel::Inputs inputs_of(const Options& options) {
  panel::Inputs inputs;
  inputs.language = report::parse_language(options.lang).value_or(report::default_language);
  inputs.theme = options.theme == "dark" ? panel::Theme::dark : panel::Theme::light;
  inputs.reduced_motion = options.still || !options.screenshot.empty();
  inputs.coarse_pointer = options.coarse;
  inputs.exercise.date = options.date;
  inputs.views.offered = report::offered_views(options.views);
  inputs.views.active = inputs.views.offered.first();
  inputs.checkpoint.progress = options.checkpoint;
  inputs.exercise = report::with_memory(inputs.exercise, options.memory);
  inputs.exercise = report::with_machine(inputs.exercise, options.machine, inputs.language);
  return inputs;
}

void resize(bridge::PanelHost& host, float height) {
  platform::Surface surface = host.window().surface();
  const int wanted_px = static_cast<int>(std::lround(height * surface.scale));
  if (wanted_px == surface.height_px) return;
  surface.height_px = wanted_px;
  host.window().resize(surface);
}

void act(bridge::PanelHost& host, const panel::Event& event) {
  if (event.kind != panel::Event::copy) return;
  const panel::Inputs& inputs = host.panel().inputs();
  ImGui::SetClipboardText(report::report_exercise(inputs.exercise, inputs.language).card_text.c_str());
  host.panel().acknowledge_copy();
}

void run(bridge::PanelHost& host, bool fit_height) {
  GLFWwindow* window = host.window().handle();
  for (int owed = frames_per_input; !glfwWindowShouldClose(window);) {
    const panel::FrameResult& frame = host.frame();
    if (fit_height) resize(host, frame.wanted_height_px);
    for (const panel::Event& event : host.take_events()) act(host, event);
    owed = frame.animating ? frames_per_input : owed - 1;
    if (owed > 0) {
      glfwPollEvents();
    } else if (host.panel().text_field() != nullptr) {
      glfwWaitEventsTimeout(caret_blink_s);
      owed = frames_per_input;
    } else {
      glfwWaitEvents();
      owed = frames_per_input;
    }
  }
}

// Until size and motion have settled.
int take_screenshot(bridge::PanelHost& host, bool fit_height, const std::string& path) {
  for (int frames = 0, settled = 0; frames < most_first_frames && settled < frames_per_input; ++frames) {
    const panel::FrameResult& frame = host.frame();
    if (fit_height) resize(host, frame.wanted_height_px);
    glfwPollEvents();
    const platform::Surface surface = host.window().surface();
    const bool fits = !fit_height || std::lround(frame.wanted_height_px * surface.scale) == surface.height_px;
    settled = fits && !frame.animating ? settled + 1 : 0;
  }
  if (platform::save_picture(host.window().surface(), path)) return 0;
  std::fprintf(stderr, "wingspan-panel: cannot write %s\n", path.c_str());
  return 1;
}

}  // namespace

int main(int count, char** values) {
  Options options;
  CLI::App app("The Wingspan panel in a window, for development");
  app.add_option("--lang", options.lang, "de, ro")->check([](const std::string& tag) {
    return report::parse_language(tag) ? std::string() : "no such language: " + tag;
  });
  app.add_option("--theme", options.theme, "light, dark")->check(CLI::IsMember({"light", "dark"}));
  app.add_option("--memory", options.memory, "memory in GB as typed, nonsense included");
  app.add_option("--machine", options.machine, "catalogue id; brings its memory with it");
  app.add_option("--date", options.date, "of the goal card, YYYY-MM-DD");
  app.add_option("--view", options.views, "views offered, separated by spaces");
  app.add_option("--checkpoint", options.checkpoint, "round of the self test: a seed, or more (report/checkpoint_round.hpp)");
  app.add_option_function<std::string>("--size", [&](const std::string& size) {
    if (!parse_size(size, options)) throw CLI::ValidationError("--size", "WIDTHxHEIGHT in pixels, not " + size);
  }, "WIDTHxHEIGHT; otherwise 760 wide and as high as the panel wants");
  app.add_flag("--still", options.still, "reduced motion");
  app.add_flag("--coarse", options.coarse, "controls for fingers");
  app.add_option("--screenshot", options.screenshot, "write this PNG and end");
  try {
    app.parse(count, values);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }

  bridge::PanelHost host;
  const bool fit_height = options.height == 0;
  if (host.start({options.width, fit_height ? 520 : options.height, "Wingspan"}) != platform::WindowFailure::none) {
    std::fprintf(stderr, "wingspan-panel: no window with OpenGL 3.3 can be opened\n");
    return 1;
  }
  host.panel().set(inputs_of(options));
  if (!options.screenshot.empty()) return take_screenshot(host, fit_height, options.screenshot);
  run(host, fit_height);
  return 0;
}
