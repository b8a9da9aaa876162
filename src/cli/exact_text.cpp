#include "cli/exact_text.hpp"

#include "cli/command.hpp"

namespace wingspan::cli::text {

std::string reason_of(const engine::ModelRefusal& refusal) {
  using Reason = engine::ModelRefusal::Reason;
  const std::string key(refusal.key);
  const std::string value = refusal.text.empty() ? std::to_string(refusal.value) : in_quotes(refusal.text);
  switch (refusal.reason) {
  case Reason::unknown_family: return key + " " + value + " is no family that is known here";
  case Reason::encoder_only: return key + " " + value + " is encoder only: not a decoder";
  case Reason::encoder_decoder: return key + " " + value + " is an encoder-decoder: not a decoder";
  case Reason::no_text_model: return key + " " + value + " is no text model: not a decoder";
  case Reason::attention_free:
    return key + " " + value + " is attention-free: its recurrent layers are not counted here";
  case Reason::linear_attention:
    return key + " " + value + " has linear-attention layers of its own kind, which are not counted here";
  case Reason::compressed_attention:
    return key + " " + value + " attends to compressed keys, which is not counted here";
  case Reason::recurrent: return key + " " + value + " has recurrent layers, which are not counted here";
  case Reason::shared_blocks:
    return key + " " + value + " shares blocks between layers, which is not counted here";
  case Reason::cross_attention:
    return key + " " + value + " has cross-attention layers, which are not counted here";
  case Reason::per_layer_inputs:
    return key + " " + value + " has inputs and streams of its own in each layer, which are not counted here";
  case Reason::missing: return key + (key == "model_type" ? " is missing" : " is missing or 0");
  case Reason::out_of_range: return key + " " + value + " is out of range";
  case Reason::contradiction: return key + " " + value + " contradicts the other sizes";
  case Reason::not_countable: return key + " " + value + " is a variant that is not counted here";
  case Reason::not_an_object: return "not a JSON object";
  case Reason::not_json:
    if (refusal.text.empty()) return "the file is empty";
    return refusal.text.find('\0') == std::string::npos ? "not JSON" : "not JSON in UTF-8";
  case Reason::too_many_values: return "more than " + value + " values";
  case Reason::key_twice: return "key " + value + " stands twice in one object";
  case Reason::too_large: return value + " bytes are too many";
  case Reason::too_deep: return "nested deeper than " + value + " levels";
  case Reason::wrong_type: return key + " " + value + " has the wrong type";
  }
  return key;
}

std::string sentence_of(engine::Assumption assumption) {
  switch (assumption) {
  case engine::Assumption::family_default:
    return "keys that the file leaves out have the family's documented default: ";
  case engine::Assumption::text_part_only: return "the text part is counted, other towers are not";
  case engine::Assumption::quantised_checkpoint:
    return "a quantised checkpoint is counted as if stored unquantised";
  case engine::Assumption::prediction_layer_left_out:
    return "the multi-token prediction layer is not counted";
  case engine::Assumption::inner_width_wins: return "intermediate_size contradicts expand and is taken";
  }
  return {};
}

std::string_view sentence_of(engine::Ground ground) {
  switch (ground) {
  case engine::Ground::experts_stay_16_bit:
    return "fused expert tensors stay unquantised, as 4-bit loading leaves them";
  case engine::Ground::mixer_is_approximate:
    return "state-space, linear-attention, convolution or gated-attention layers are approximate";
  case engine::Ground::latent_is_approximate: return "multi-head latent attention is approximate";
  case engine::Ground::paged_states_leave: return "paged optimizer states are on the host at the peak";
  case engine::Ground::fused_loss_in_chunks: return "the fused loss works in chunks by Liger's rule";
  case engine::Ground::mlx_from_slopes: return "MLX: attention's backward pass from a measured slope";
  case engine::Ground::sharding_from_parts:
    return "per GPU: shared parts divided evenly, one layer gathered ahead";
  case engine::Ground::saved_copies:
    return "saved modules: the frozen original stays in memory beside the copy that trains";
  case engine::Ground::saved_untied:
    return "saved modules of a tied model: each gets a copy of its own, so the tie is broken (PEFT without "
           "ensure_weight_tying)";
  case engine::Ground::dropout_off: return "the model's own dropout is off";
  }
  return {};
}

std::string options_of(engine::Change change, const engine::Training& after) {
  switch (change) {
  case engine::Change::checkpointing: return "--checkpointing on";
  case engine::Change::fused_loss: return "--loss fused";
  case engine::Change::half_sequence: return "--seq " + std::to_string(after.sequence);
  case engine::Change::one_sequence: return "--batch 1";
  case engine::Change::flash_attention: return "--attention flash";
  case engine::Change::adamw_fused: return "--optimizer adamw-fused";
  case engine::Change::adamw_8bit: return "--optimizer adamw-8bit";
  case engine::Change::double_quantisation: return "--quant nf4-dq";
  case engine::Change::no_kbit_preparation: return "--kbit-prepare off";
  case engine::Change::bf16_adapters: return "--adapter-dtype bf16";
  case engine::Change::lora: return "--method lora";
  case engine::Change::qlora: return "--method qlora --quant " + std::string(id_of(after.quantisation));
  case engine::Change::two_gpus: return "--gpus 2 --sharding zero3";
  case engine::Change::full_sharding: return "--sharding zero3";
  }
  return {};
}

std::string options_of(const engine::Training& training) {
  const engine::Training usual;
  std::string options;
  const auto add = [&](std::string_view name, auto value, auto default_value, std::string_view id) {
    if (value != default_value) options.append(" ").append(name).append(" ").append(id);
  };
  add("--precision", training.precision, usual.precision, id_of(training.precision));
  add("--optimizer", training.optimizer, usual.optimizer, id_of(training.optimizer));
  add("--quant", training.quantisation, usual.quantisation, id_of(training.quantisation));
  add("--batch", training.batch, usual.batch, std::to_string(training.batch));
  add("--seq", training.sequence, usual.sequence, std::to_string(training.sequence));
  add("--checkpointing", training.checkpointing, usual.checkpointing, id_of(training.checkpointing));
  add("--loss", training.loss, usual.loss, id_of(training.loss));
  return options;
}

} // namespace wingspan::cli::text
