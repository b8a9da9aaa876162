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
  case Reason::missing: return key + " is missing";
  case Reason::out_of_range: return key + " " + value + " is out of range";
  case Reason::contradiction: return key + " " + value + " contradicts the other sizes";
  case Reason::not_countable: return key + " " + value + " is a variant that is not counted here";
  case Reason::not_an_object: return "not a JSON object";
  case Reason::not_json: return "not JSON";
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
    return "state-space, linear-attention or convolution layers are approximate";
  case engine::Ground::latent_is_approximate: return "multi-head latent attention is approximate";
  case engine::Ground::paged_states_leave: return "paged optimizer states are on the host at the peak";
  case engine::Ground::fused_loss_in_chunks: return "the fused loss works in chunks by Liger's rule";
  case engine::Ground::mlx_from_slopes: return "MLX: attention's backward pass from a measured slope";
  case engine::Ground::sharding_from_parts:
    return "per GPU: shared parts divided evenly, one layer gathered ahead";
  case engine::Ground::dropout_off: return "the model's own dropout is off";
  }
  return {};
}

} // namespace wingspan::cli::text
