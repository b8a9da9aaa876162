#include "panel/panel.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "panel/state.hpp"
#include "report/checkpoint.hpp"
#include "report/numbers.hpp"

namespace wingspan::panel {
namespace {

// Narrower than this nothing is laid out any more; the host's page does not go there.
constexpr float least_width_px = 240;
constexpr float spare_most_px = 64;  // of height, that the wing takes where the canvas is higher than it need be

// One row for each view.
float draw_view(Scene& scene, float width) {
  switch (scene.inputs.views.shown()) {
    case report::View::checkpoint: return draw_checkpoint(scene, width);
    case report::View::explorer: return draw_explorer(scene, width);
    case report::View::run: return draw_run(scene, width);
    case report::View::machines: return draw_machines(scene, width);
    default: return draw_exercise(scene, width);
  }
}

report::WingShape shape_of(const Inputs& inputs, const report::ExerciseReport& report) {
  return report.answer ? report::wing_shape(*report.answer) : report::folded_wing_shape(inputs.exercise.method);
}

}  // namespace

// What belonged to the other view is over: its text entry, its kept row.
void PanelState::show_view(report::View view) {
  if (view == inputs.views.shown()) return;
  editing = {};
  field.reset();
  kept.reset();
  replay.jump(1);
  view_shown.jump(0);
  view_shown.go(1, tokens::motion::view);
}

void PanelState::apply(const Inputs& next) {
  if (next.language != inputs.language) labels = Labels(next.language);
  show_view(next.views.shown());
  inputs = next;
  report = report::report_exercise(inputs.exercise, inputs.language);
  // What is typed next may be nonsense: this is the answer that then stays.
  if (report.state == report::AnswerState::fits || report.state == report::AnswerState::none_fits)
    inputs.exercise.last_good_memory = inputs.exercise.memory_text;
  read_otherwise = !report.read_as.empty() && report.answer &&
                   inputs.exercise.memory_text != report::memory_field(inputs.language, report.answer->question.memory);
  machine = inputs.exercise.machine.empty() ? nullptr : engine::find_machine(inputs.exercise.machine).machine;
  // The last answer stands still while the field holds nonsense.
  const bool still = inputs.reduced_motion || report.state == report::AnswerState::nonsense;
  motion.aim(shape_of(inputs, report), still);
  if (kept && report.rows[*kept].lit) kept.reset();
  if (inputs.reduced_motion) replay.jump(1);
  if (inputs.reduced_motion || needed_px <= 0) view_shown.jump(1);  // nothing stood there before
  switch (inputs.views.shown()) {
    case report::View::checkpoint:
      checkpoint = report::report_checkpoint(inputs.checkpoint, inputs.exercise, inputs.language);
      break;
    case report::View::explorer: explorer = report::report_explorer(inputs.explorer, inputs.exercise, inputs.language); break;
    case report::View::run:
      run = report::report_run(inputs.run, inputs.exercise, inputs.language);
      run_charts = {};
      break;
    case report::View::machines:
      machines = report::report_duel(inputs.machines, inputs.exercise, inputs.language);
      for (std::size_t i = 0; i < wings.size(); ++i) wings[i].aim(machines.sides[i].shape, inputs.reduced_motion);
      break;
    default: break;
  }
  copied = false;
}

void PanelState::apply(Deeds& deeds) {
  if (deeds.exercise || deeds.checkpoint || deeds.view || !deeds.settings.empty()) {
    Inputs next = inputs;
    if (deeds.exercise) next.exercise = std::move(*deeds.exercise);
    if (deeds.checkpoint) next.checkpoint = std::move(*deeds.checkpoint);
    if (deeds.view) next.views.active = *deeds.view;
    for (const Deeds::Set& set : deeds.settings)
      static_cast<report::LessonInput&>(next) = report::with_setting(std::move(next), set.view, set.name, set.value);
    apply(next);
    events.push_back({Event::changed, {}});
  }
  if (deeds.replay && !inputs.reduced_motion) {
    replay_pace = {static_cast<float>(run.replay_ms), 0, {0, 0, 1, 1}};
    replay.jump(0);
    replay.go(1, replay_pace);
  }
  for (const Event& event : deeds.events) {
    if (event.kind == Event::edit_text) editing = event.widget;
    if (event.kind == Event::check && inputs.views.shown() == report::View::exercise) motion.flash(inputs.reduced_motion);
    events.push_back(event);
  }
}

Panel::Panel(Fonts fonts) : state_(std::make_unique<PanelState>()) {
  state_->fonts = fonts;
  state_->replay.jump(1);
  ImGuiIO& io = ImGui::GetIO();
  io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
  io.ConfigNavEscapeClearFocusItem = false;  // Escape closes a list or a tooltip; the host decides the rest
  io.ConfigNavCursorVisibleAuto = true;
  state_->apply(Inputs{});
}

Panel::~Panel() = default;

ImFont* add_face(std::span<const unsigned char> ttf) {
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;
  // ImGui writes to the bytes only where it owns them.
  return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(const_cast<unsigned char*>(ttf.data()), static_cast<int>(ttf.size()),
                                                    tokens::type::body.size_px,
                                                    &config);
}

void Panel::set_wing_shader(WingShader shader) { state_->shader = shader; }
void Panel::set(const Inputs& inputs) { state_->apply(inputs); }
const Inputs& Panel::inputs() const { return state_->inputs; }

FrameResult Panel::draw(float width_px, float delta_s) { return state_->draw(width_px, delta_s); }

FrameResult PanelState::draw(float width_px, float delta_s) {
  const float width = std::max(width_px, least_width_px), ms = delta_s * 1000;
  const bool narrow = width < tokens::layout::narrow;
  const float scale = ImGui::GetIO().DisplayFramebufferScale.x;
  const Look look{fonts, inputs.theme, inputs.coarse_pointer, narrow || inputs.coarse_pointer};
  dress_imgui(look, scale);
  ImGui::GetDrawListSharedData()->InitialFringeScale = 1 / scale;  // edges one device px soft
  // Pushed once so that glyphs are baked at the framebuffer's scale.
  for (ImFont* font : {fonts.regular, fonts.semibold}) ImGui::PushFont(font, tokens::type::body.size_px);

  const ImVec2 display = ImGui::GetIO().DisplaySize;
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize(display);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
  ImGui::Begin("panel", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                   ImGuiWindowFlags_NoScrollWithMouse | ImGuiWindowFlags_NoBringToFrontOnFocus);
  ImGui::PopStyleVar();
  motion.advance(ms);
  for (WingMotion& wing : wings) wing.advance(ms);
  view_shown.advance(ms);
  replay.advance(ms);
  Pen pen(ImGui::GetWindowDrawList(), look, scale, trace);
  controls.begin(pen, ms, inputs.reduced_motion);
  if (std::exchange(leaving, false)) ImGui::ClosePopupsOverWindow(ImGui::GetCurrentWindow(), false);
  asked.reset();
  field.reset();
  if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) kept.reset();  // a tap elsewhere; one on a row sets it again
  const float spare_px = narrow || needed_px <= 0 ? 0 : std::clamp(std::floor(display.y - needed_px), 0.0f, spare_most_px);
  Deeds deeds;
  Scene scene{pen,    controls, labels,   inputs,         report, checkpoint, explorer, run, machines, machine, motion, wings, shader,
              run_charts, replay.value(), narrow,
              0,      display.y, spare_px, read_otherwise, copied, editing,    asked,   kept,   field,  deeds};
  scene.top = draw_tabs(scene, width);
  const float height = draw_view(scene, width);
  if (view_shown.running())  // the view crossfades from the ground that all have in common
    pen.fill({0, scene.top, width, std::max(height, display.y)}, faded(look.colour().surface, 1 - view_shown.value()));
  controls.finish({0, 0, width, std::max(height, display.y)});
  ImGui::End();
  for (int i = 0; i < 2; ++i) ImGui::PopFont();
  apply(deeds);
  needed_px = std::ceil(height);
  const bool flying = motion.running() || wings[0].running() || wings[1].running();
  return {needed_px, flying || view_shown.running() || replay.running() || controls.animating()};
}

std::span<const Widget> Panel::widgets() const { return state_->controls.widgets(); }
std::vector<Event> Panel::take_events() { return std::exchange(state_->events, {}); }

const TextField* Panel::text_field() const { return state_->field ? &*state_->field : nullptr; }
void Panel::finish_edit() {
  state_->editing = {};
  state_->field.reset();
}

void Panel::acknowledge_copy() { state_->copied = true; }

void Panel::enter(Enter where) { state_->controls.enter(where); }
void Panel::leave() {
  state_->controls.leave();
  state_->leaving = true;
}
bool Panel::uses_key(ImGuiKey key) const { return state_->controls.uses_key(key); }

}  // namespace wingspan::panel
