#include "cli/detect.hpp"

#include "cli/data.hpp"
#include "cli/text.hpp"
#include "engine/detect.hpp"
#include "report/json_writer.hpp"

namespace wingspan::cli {
namespace {

std::string as_json(const engine::Detection& detection) {
  report::JsonWriter json;
  json.begin_object();
  json.key("class").value(engine::renderer_class_id(detection.renderer_class));
  json.key("machine");
  if (const engine::Machine* machine = detection.machine()) json.value(machine->id);
  else json.null();
  json.key("memory_gb");
  if (detection.memory) json.value(detection.memory->value);
  else json.null();
  json.key("candidates").begin_array();
  for (const engine::Machine* candidate : detection.candidates) json.value(candidate->id);
  json.end_array();
  json.end_object();
  return json.take();
}

std::string as_text(const engine::Detection& detection) {
  std::string out(engine::renderer_class_id(detection.renderer_class));
  if (detection.memory) out.append("\t").append(detection.memory->value.to_text()).append(" GB");
  for (const engine::Machine* candidate : detection.candidates) out.append("\n").append(machine_line(*candidate));
  return out;
}

}  // namespace

Detect::Detect(CLI::App& program)
    : Command(program, "detect", text::detect),
      renderer_(add_option("--renderer", text::renderer, text::any_text)) {}

std::string Detect::run() const {
  const std::optional<std::string> renderer = value_of(renderer_);
  if (!renderer) refuse_missing(renderer_);
  const engine::Detection detection = engine::detect(*renderer);
  return json() ? as_json(detection) : as_text(detection);
}

}  // namespace wingspan::cli
