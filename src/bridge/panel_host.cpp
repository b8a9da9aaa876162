#include "bridge/panel_host.hpp"

#include <imgui_internal.h>  // input queue, ClearActiveID

#include <utility>

#include "bridge/wing_shader.hpp"
#include "generated/platform/fonts.hpp"
#include "platform/frame_clock.hpp"
#include "report/edit.hpp"
#include "report/words.hpp"

namespace wingspan::bridge {
namespace {

// Rounds of input in one picture. A tap needs 3 (position, press, release); more than this waits for the next picture.
constexpr int most_rounds = 8;

// The text fields of all views, by their widgets' ids.
enum class Field { memory, note, estimate };

Field field_named(std::string_view id) {
  if (id == "memory") return Field::memory;
  return id == "checkpoint-answer" ? Field::estimate : Field::note;
}

ImGuiContext* make_context() {
  ImGuiContext* context = ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  return context;
}

}  // namespace

PanelHost::PanelHost() : context_(make_context()), wing_(wing_source(), wing_layout()) {}

PanelHost::~PanelHost() {
  panel_.reset();
  wing_.release();
  renderer_.stop();
  window_.close();
}

platform::WindowFailure PanelHost::start(const platform::WindowOptions& options) {
  const platform::WindowFailure failure = window_.open(options);
  if (failure != platform::WindowFailure::none) return failure;
  if (!renderer_.start()) return platform::WindowFailure::context;
  // The first face added is Dear ImGui's default.
  fonts_.regular = panel::add_face(platform::label_regular_ttf());
  fonts_.semibold = panel::add_face(platform::label_semibold_ttf());
  panel_ = std::make_unique<panel::Panel>(fonts_);
  connect_shader();
  return failure;
}

// Without the program the panel draws the same curves by itself.
void PanelHost::connect_shader() {
  panel_->set_wing_shader(wing_.build() ? panel::WingShader{draw_wing, &wing_} : panel::WingShader{});
}

void PanelHost::lost() {
  panel_->set_wing_shader({});
  wing_.release();
  renderer_.stop();
}

bool PanelHost::restored() {
  if (!renderer_.start()) return false;
  connect_shader();
  return true;
}

const panel::FrameResult& PanelHost::frame() {
  if (!renderer_.running() || window_.surface().empty()) return result_;
  renderer_.begin_frame();
  window_.begin_frame();
  for (int round = 1; draw_round() && round < most_rounds; ++round) {
    ImGui::EndFrame();
    ImGui::GetIO().DeltaTime = static_cast<float>(platform::shortest_frame_s);
  }
  ImGui::Render();
  renderer_.draw(*ImGui::GetDrawData(), window_.surface());
  window_.present();
  return result_;
}

bool PanelHost::draw_round() {
  ImGui::NewFrame();
  const ImGuiIO& io = ImGui::GetIO();
  result_ = panel_->draw(io.DisplaySize.x, io.DeltaTime);
  draw_text_entry();
  bool opens = false;  // where the field lies is known only with the next drawing
  for (const panel::Event& event : panel_->take_events()) {
    opens = opens || event.kind == panel::Event::edit_text;
    events_.push_back(event);
  }
  return opens || !context_->InputEventsQueue.empty();
}

std::vector<panel::Event> PanelHost::take_events() { return std::exchange(events_, {}); }

void PanelHost::draw_text_entry() {
  const panel::TextField* field = panel_->text_field();
  if (field == nullptr) {
    typing_ = false;
    return;
  }
  std::string text(typed());
  const bool first = !typing_;
  if (first) before_typing_ = panel_->inputs();
  typing_ = true;
  const platform::TextEntryBox box{field->x,
                                   field->y,
                                   field->width,
                                   field->height,
                                   field->semibold ? fonts_.semibold : fonts_.regular,
                                   field->font_px};
  const platform::TextEntryState state = platform::text_entry(box, first, text);
  if (state == platform::TextEntryState::elsewhere) return;
  if (text != typed()) type(text);
  if (state == platform::TextEntryState::cancelled) cancel_typing();
  if (state == platform::TextEntryState::finished) finish_typing();
}

std::string_view PanelHost::typed() const {
  const panel::TextField* field = panel_->text_field();
  if (field == nullptr) return {};
  const panel::Inputs& inputs = panel_->inputs();
  switch (field_named(field->id)) {
    case Field::memory: return inputs.exercise.memory_text;
    case Field::estimate: return inputs.checkpoint.estimate;
    case Field::note: break;
  }
  return inputs.exercise.note;
}

void PanelHost::type(std::string_view text) {
  const panel::TextField* field = panel_->text_field();
  if (field == nullptr) return;
  panel::Inputs inputs = panel_->inputs();
  switch (field_named(field->id)) {
    case Field::memory: inputs.exercise = report::with_memory(std::move(inputs.exercise), text); break;
    case Field::estimate: inputs.checkpoint = report::with_estimate(std::move(inputs.checkpoint), text); break;
    case Field::note: inputs.exercise.note = text; break;
  }
  panel_->set(inputs);
}

std::string PanelHost::field_label() const {
  const panel::TextField* field = panel_->text_field();
  if (field == nullptr) return {};
  const report::Language language = panel_->inputs().language;
  switch (field_named(field->id)) {
    case Field::memory: return report::text(language, report::Word::exercise_memory);
    case Field::estimate: return report::text(language, report::Word::checkpoint_answer);
    case Field::note: break;
  }
  return report::text(language, report::Word::ui_goal_card);
}

std::string PanelHost::field_hint() const {
  const panel::TextField* field = panel_->text_field();
  if (field == nullptr || field_named(field->id) != Field::note) return {};
  return report::text(panel_->inputs().language, report::Word::exercise_note_hint);
}

void PanelHost::finish_typing() {
  typing_ = false;
  panel_->finish_edit();
}

void PanelHost::cancel_typing() {
  if (typing_) {
    panel::Inputs inputs = panel_->inputs();
    // The method may have been changed on the form face meanwhile; typing does not touch it.
    const engine::Method method = inputs.exercise.method;
    inputs.exercise = before_typing_.exercise;
    inputs.exercise.method = method;
    inputs.checkpoint.estimate = before_typing_.checkpoint.estimate;
    panel_->set(inputs);
  }
  finish_typing();
}

void PanelHost::leave() {
  ImGui::ClearActiveID();
  ImGui::SetWindowFocus(nullptr);
  ImGui::GetIO().AddFocusEvent(false);
  panel_->leave();
}

}  // namespace wingspan::bridge
