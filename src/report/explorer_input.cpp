#include "report/explorer_input.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "report/settings.hpp"

namespace wingspan::report {
namespace {

using engine::Method;

constexpr std::array<std::string_view, memory_part_count> part_ids{"weights", "adapters", "gradients", "optimizer",
                                                                   "activations", "loss", "framework", "rest"};
constexpr std::string_view part_letters = "wagoclfr";
constexpr unsigned all_parts = (1U << memory_part_count) - 1;

constexpr std::string_view own_id = "own";

std::string_view size_id(std::size_t size) { return size == chosen_model ? own_id : engine::lesson_table()[size].label; }

std::optional<std::size_t> parse_size(const ExplorerInput& input, std::string_view id) {
  const std::size_t count = engine::lesson_model_count + (input.model.empty() ? 0 : 1);
  for (std::size_t size = 0; size < count; ++size)
    if (size_id(size) == id) return size;
  return std::nullopt;
}

std::size_t usual_size(const ExplorerInput& input) { return input.model.empty() ? ExplorerInput{}.size : chosen_model; }

constexpr std::size_t longest_model = 48;

bool could_be_model(std::string_view id) {
  return id.size() <= longest_model && std::all_of(id.begin(), id.end(), [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' || c == '-' || c == '_' || c == '/';
  });
}

template <class Value>
void take(Value& field, const std::optional<Value>& value) {
  if (value) field = *value;
}

// By name alone: the names of single modules would bring their table into engine.wasm.
std::optional<engine::Targets> parse_target_set(std::string_view id) {
  if (id == "all-linear") return engine::all_linear;
  if (id == "qv") return engine::query_value;
  return id == "attention" ? std::optional(engine::attention_only) : std::nullopt;
}
std::string_view id_of(engine::Targets targets) {
  if (targets == engine::query_value) return "qv";
  return targets == engine::attention_only ? "attention" : "all-linear";
}

// mlx4 is another framework's.
std::optional<engine::Quantisation> parse_torch_quantisation(std::string_view id) {
  const auto found = engine::parse_quantisation(id);
  return found == engine::Quantisation::mlx4 ? std::nullopt : found;
}

void hide(ExplorerInput& input, std::string_view part, std::string_view value) {
  const auto found = std::find(part_ids.begin(), part_ids.end(), part);
  if (found == part_ids.end()) return;
  const unsigned bit = 1U << static_cast<unsigned>(found - part_ids.begin()), others = all_parts & ~bit;
  if (value == "on") input.hidden &= ~bit;
  if (value == "off") input.hidden |= bit;
  if (value == "only") input.hidden = input.hidden == others ? 0 : others;
}

void hide_letters(ExplorerInput& input, std::string_view letters) {
  unsigned hidden = 0;
  for (const char letter : letters) {
    const std::size_t part = part_letters.find(letter);
    if (part == std::string_view::npos) return;
    hidden |= 1U << part;
  }
  input.hidden = hidden;
}

void choose_bar(ExplorerInput& input, std::string_view value) {
  const std::size_t slash = std::min(value.find('/'), value.size());
  const auto size = parse_size(input, value.substr(0, slash));
  const auto method = engine::parse_method(value.substr(std::min(slash + 1, value.size())));
  if (!size || !method) return;
  input.size = *size;
  input.method = *method;
}

void choose_model(ExplorerInput& input, std::string_view id) {
  if (!could_be_model(id)) return;
  input.model = id == "none" ? std::string_view() : id;
  input.size = usual_size(input);
}

}  // namespace

std::string_view memory_part_id(MemoryPart part) { return part_ids[static_cast<std::size_t>(part)]; }

ExplorerInput with_explorer(ExplorerInput input, std::string_view name, std::string_view value) {
  if (name == "mode" && (value == "exact" || value == "rule")) input.exact = value == "exact";
  else if (name == "scale" && (value == "log" || value == "linear")) input.log = value == "log";
  else if (name == "bar") choose_bar(input, value);
  else if (name == "size") take(input.size, parse_size(input, value));
  else if (name == "method") take(input.method, engine::parse_method(value));
  else if (name == "hide") hide_letters(input, value);
  else if (name.starts_with("part-")) hide(input, name.substr(5), value);
  else if (name == "seq") take(input.sequence, whole_setting(value, 1, longest_sequence));
  else if (name == "batch") take(input.batch, whole_setting(value, 1, largest_batch));
  else if (name == "rank") take(input.rank, whole_setting(value, 1, largest_rank));
  else if (name == "to") take(input.targets, parse_target_set(value));
  else if (name == "ckpt" && (value == "on" || value == "off"))
    input.checkpointing = value == "on" ? engine::Checkpointing::on : engine::Checkpointing::off;
  else if (name == "optim") take(input.optimizer, engine::parse_optimizer(value));
  else if (name == "quant") take(input.quantisation, parse_torch_quantisation(value));
  else if (name == "att") take(input.attention, engine::parse_attention(value));
  else if (name == "loss") take(input.loss, engine::parse_loss(value));
  else if (name == "model") choose_model(input, value);
  return input;
}

ExplorerInput read_explorer(std::string_view settings) {
  ExplorerInput input;
  for (Setting setting; next_setting(settings, setting);) input = with_explorer(input, setting.name, setting.value);
  return input;
}

std::string explorer_settings(const ExplorerInput& input) {
  const ExplorerInput usual;
  std::string text;
  const auto add = [&text](std::string_view name, bool differs, const auto& value) {
    if (differs) append_setting(text, name, value);
  };
  // The model first: a bar may be its own.
  add("model", !input.model.empty(), input.model);
  if (input.size != usual_size(input) || input.method != usual.method)
    append_setting(text, "bar", std::string(size_id(input.size)) + '/' + std::string(engine::method_id(input.method)));
  add("mode", input.exact, "exact");
  add("scale", input.log, "log");
  if (input.hidden != 0) {
    std::string letters;
    for (std::size_t part = 0; part < memory_part_count; ++part)
      if ((input.hidden >> part & 1U) != 0) letters += part_letters[part];
    append_setting(text, "hide", letters);
  }
  add("seq", input.sequence != usual.sequence, std::to_string(input.sequence));
  add("batch", input.batch != usual.batch, std::to_string(input.batch));
  add("rank", input.rank != usual.rank, std::to_string(input.rank));
  add("to", input.targets != usual.targets, id_of(input.targets));
  add("ckpt", input.checkpointing != usual.checkpointing, engine::id_of(input.checkpointing));
  add("optim", input.optimizer != usual.optimizer, engine::id_of(input.optimizer));
  add("quant", input.quantisation != usual.quantisation, engine::id_of(input.quantisation));
  add("att", input.attention != usual.attention, engine::id_of(input.attention));
  add("loss", input.loss != usual.loss, engine::id_of(input.loss));
  return text;
}

engine::Training training_of(const ExplorerInput& input, Method method) {
  engine::Training training;
  training.method = method;
  training.sequence = static_cast<std::uint32_t>(input.sequence);
  training.batch = static_cast<std::uint32_t>(input.batch);
  training.rank = static_cast<std::uint32_t>(input.rank);
  training.targets = input.targets;
  training.checkpointing = input.checkpointing;
  training.optimizer = input.optimizer;
  training.quantisation = input.quantisation;
  training.attention = input.attention;
  training.loss = input.loss;
  return training;
}

}  // namespace wingspan::report
