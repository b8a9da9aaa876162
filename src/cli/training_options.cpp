#include "cli/training_options.hpp"

#include "cli/exact_text.hpp"
#include "cli/fit.hpp"
#include "cli/text.hpp"
#include "engine/assess.hpp"
#include "engine/budget.hpp"
#include "engine/usable_memory.hpp"

namespace wingspan::cli {
namespace {

constexpr std::string_view on_off = "on, off";

engine::NumberRange whole(std::int64_t maximum) {
  return {.minimum = engine::Decimal(1), .maximum = engine::Decimal(maximum)};
}
engine::NumberRange dropout_range() {
  return {.minimum = engine::Decimal(0), .maximum = engine::Decimal::from_parts(99, 2)};
}
// The Mac's own memory is the limit; this is above the largest.
constexpr std::int64_t most_wired_mib = 1'048'576;
engine::NumberRange wired_range() {
  return {.minimum = engine::Decimal(0), .maximum = engine::Decimal(most_wired_mib)};
}
engine::NumberRange macos_range() { return {.minimum = engine::Decimal(11), .maximum = engine::Decimal(99)}; }
constexpr std::int64_t most_rank = 65'536, most_batch = 65'536, most_sequence = 16'777'216,
                       most_gpus = 65'536;

// A value that a parser of the engine knows; the default where the option is not given.
template <typename Value, typename Parse> void choose(const Option& option, Parse parse, Value& value) {
  const std::optional<std::string> typed = value_of(option);
  if (!typed) return;
  const std::optional<Value> parsed = parse(*typed);
  if (!parsed) refuse(option, text::not_known);
  value = *parsed;
}

std::optional<std::int64_t> whole_number_of(const Option& option, const engine::NumberRange& range) {
  const std::optional<engine::Decimal> number = number_of(option, range);
  if (!number) return std::nullopt;
  if (number->scale() != 0) refuse(option, text::not_whole);
  return static_cast<std::int64_t>(number->coefficient());
}

void choose(const Option& option, std::int64_t maximum, std::uint32_t& value) {
  if (const auto number = whole_number_of(option, whole(maximum)))
    value = static_cast<std::uint32_t>(*number);
}

void choose(const Option& option, const engine::NumberRange& range, std::optional<std::int32_t>& value) {
  if (const auto number = whole_number_of(option, range)) value = static_cast<std::int32_t>(*number);
}

std::optional<bool> parse_switch(std::string_view text) {
  if (text == "on") return true;
  if (text == "off") return false;
  return std::nullopt;
}

// The one machine of that id or short form.
const engine::Machine& machine_of(const Option& option, const std::string& name) {
  const engine::MachineMatch match = engine::find_machine(name);
  if (match.machine != nullptr) return *match.machine;
  if (match.candidates.empty()) refuse(option, text::not_known);
  std::string line(text::several);
  for (std::size_t i = 0; i < match.candidates.size() && i < 4; ++i) {
    line.append(i == 0 ? "" : ", ").append(match.candidates[i]->id);
  }
  refuse(option, line);
}

} // namespace

TrainingCommand::TrainingCommand(CLI::App& program, std::string_view name, std::string_view about)
    : Command(program, name, about), method_(add_option("--method", text::method, method_ids())),
      precision_(
          add_option("--precision", "Numbers of weights and activations", "bf16, autocast, mixed, fp32")),
      optimizer_(add_option("--optimizer", "Optimizer",
                            "adamw, adamw-fused, adamw-8bit, paged-adamw-8bit, adafactor, lion, sgd")),
      rank_(add_option("--rank", "LoRA rank (default 16)", range_text(whole(most_rank)))),
      targets_(add_option("--targets", "Matrices with an adapter (default all-linear)",
                          "all-linear, qv, attention, or module names separated by commas")),
      saved_(add_option("--modules-to-save",
                        "Modules that train whole beside the adapters (PEFT's modules_to_save; default none)",
                        "none, embeddings, head, or embed_tokens, lm_head; separated by commas")),
      dropout_(add_option("--lora-dropout", "LoRA dropout (default 0)", range_text(dropout_range()))),
      adapter_type_(add_option("--adapter-dtype", "Numbers of the adapters", "fp32, bf16")),
      quantisation_(add_option("--quant", "How QLoRA stores the base", "nf4-dq, nf4, int8, gptq4, mlx4")),
      kbit_(add_option("--kbit-prepare", "Unquantised weights in fp32 (default off)", on_off)),
      batch_(add_option("--batch", "Sequences per micro-batch and GPU (default 1)",
                        range_text(whole(most_batch)))),
      sequence_(add_option("--seq", "Tokens per sequence (default 2048)", range_text(whole(most_sequence)))),
      checkpointing_(
          add_option("--checkpointing", "Activation checkpointing (default on)", "on, off, reentrant")),
      attention_(add_option("--attention", "Attention kernel (default sdpa)", "sdpa, flash, eager")),
      loss_(add_option("--loss", "Loss (default standard)", "standard, fused, kernel, chunked")),
      framework_(add_option("--framework", "Framework (default torch)", "torch, mlx")),
      gpus_(add_option("--gpus", "GPUs (default 1)", range_text(whole(most_gpus)))),
      sharding_(add_option("--sharding", "What GPUs share (default ddp)", "ddp, zero1, zero2, zero3")),
      deepspeed_(add_option("--deepspeed", "DeepSpeed shares (default off)", on_off)),
      code_(add_option("--code", "Whose model code runs (default transformers)", "transformers, litgpt")),
      offload_(add_option("--offload", text::offload, "none")),
      model_dropout_(add_option("--model-dropout", "The model's own dropout (default off)", on_off)),
      padding_(add_option("--padding", "A batch with padding (default off)", on_off)),
      memory_(add_option("--memory", text::memory, range_text(engine::memory_range()))),
      machine_(add_option("--machine", text::machine, text::machine_allowed)),
      macos_(add_option("--macos", text::macos, range_text(macos_range()))),
      wired_limit_(add_option("--wired-limit-mb", text::wired_limit, range_text(wired_range()))),
      margin_(add_option("--margin", text::margin, range_text(engine::margin_range()))) {}

engine::Training TrainingCommand::training() const {
  engine::Training training;
  training.method = method_of(method_);
  choose(precision_, engine::parse_precision, training.precision);
  choose(optimizer_, engine::parse_optimizer, training.optimizer);
  choose(rank_, most_rank, training.rank);
  choose(targets_, engine::parse_targets, training.targets);
  if (const auto dropout = number_of(dropout_, dropout_range())) training.lora_dropout = dropout->to_double();
  choose(adapter_type_, engine::parse_adapter_type, training.adapter_type);
  choose(quantisation_, engine::parse_quantisation, training.quantisation);
  choose(kbit_, parse_switch, training.kbit_prepare);
  choose(batch_, most_batch, training.batch);
  choose(sequence_, most_sequence, training.sequence);
  choose(checkpointing_, engine::parse_checkpointing, training.checkpointing);
  choose(attention_, engine::parse_attention, training.attention);
  choose(loss_, engine::parse_loss, training.loss);
  choose(framework_, engine::parse_framework, training.framework);
  choose(gpus_, most_gpus, training.gpus);
  choose(sharding_, engine::parse_sharding, training.sharding);
  choose(deepspeed_, parse_switch, training.deepspeed);
  choose(code_, engine::parse_code, training.code);
  choose(model_dropout_, parse_switch, training.model_dropout);
  choose(padding_, parse_switch, training.padded);
  choose(saved_, engine::parse_saved_modules, training.saved);
  const bool adapters =
      training.method != engine::Method::full && training.framework == engine::Framework::torch;
  if (training.saved.any() && !adapters) {
    throw BadInput(std::string(saved_.name)
                       .append(text::not_expected)
                       .append(text::allowed)
                       .append(text::with_adapters));
  }
  const std::optional<std::string> offload = value_of(offload_);
  if (offload && *offload != "none") refuse(offload_, text::no_offload);
  return training;
}

engine::Estimate TrainingCommand::estimate_of(const engine::Model& model,
                                              const engine::Training& training) const {
  if (!engine::is_countable(model, training)) refuse(sequence_.given() ? sequence_ : batch_, text::too_large);
  return engine::estimate(model, training);
}

engine::Margin TrainingCommand::margin() const {
  return {number_of(margin_, engine::margin_range()).value_or(engine::lesson_margin().value)};
}

void TrainingCommand::refuse_memory(std::string_view allowed) const {
  for (const Option* option : {&memory_, &machine_, &macos_, &wired_limit_}) {
    if (option->given())
      throw BadInput(option->name + std::string(text::not_expected) + std::string(text::allowed) +
                     std::string(allowed));
  }
}

const engine::Machine* TrainingCommand::machine() const {
  const std::optional<std::string> name = value_of(machine_);
  return name ? &machine_of(machine_, *name) : nullptr;
}

TrainingCommand::Memory TrainingCommand::memory_of(const engine::Machine& machine) const {
  engine::MacSettings mac;
  choose(macos_, macos_range(), mac.macos);
  choose(wired_limit_, wired_range(), mac.wired_limit_mib);
  if (!engine::is_mac(machine)) refuse_mac_settings();
  const std::optional<std::int64_t> usable = engine::usable_bytes(machine, mac);
  if (!usable) refuse(machine_, text::no_memory);
  return {*usable, engine::budget_bytes(*usable, margin())};
}

void TrainingCommand::refuse_mac_settings() const {
  for (const Option* option : {&macos_, &wired_limit_}) {
    if (option->given())
      throw BadInput(option->name + std::string(text::not_expected) + std::string(text::allowed) +
                     std::string(text::with_mac));
  }
}

std::optional<TrainingCommand::Memory> TrainingCommand::memory() const {
  const std::optional<engine::Decimal> label = number_of(memory_, engine::memory_range());
  const engine::Machine* named = machine();
  const engine::Margin margin = this->margin();
  if (named == nullptr) refuse_mac_settings();
  if (label && named != nullptr)
    throw BadInput(std::string(memory_.name)
                       .append(text::not_expected)
                       .append(text::allowed)
                       .append(text::one_of_memories));
  if (named != nullptr) return memory_of(*named);
  if (!label) return std::nullopt;
  const std::int64_t bytes = engine::label_bytes({*label});
  return Memory{bytes, engine::budget_bytes(bytes, margin)};
}

} // namespace wingspan::cli
