// How a model is trained: every choice of the exact engine, with the contract's defaults.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/model.hpp"
#include "engine/recipe.hpp"

namespace wingspan::engine {

/// Which numbers weights, activations and optimizer use. `autocast`: 16-bit weights under autocast; `mixed`:
/// fp32 weights under autocast.
enum class Precision : std::uint8_t { bf16, autocast, mixed, fp32 };
enum class Optimizer : std::uint8_t {
  adamw,
  adamw_fused,
  adamw_8bit,
  paged_adamw_8bit,
  adafactor,
  lion,
  sgd
};
enum class AdapterType : std::uint8_t { fp32, bf16 };
/// How the frozen base of QLoRA is stored.
enum class Quantisation : std::uint8_t { nf4_dq, nf4, int8, gptq4, mlx4 };
/// `reentrant` is torch's older implementation, which also recomputes the layer's output.
enum class Checkpointing : std::uint8_t { off, on, reentrant };
/// `sdpa`: torch's kernel on the CPU; `flash`: CUDA's fused kernel; `eager`: written out, with a score
/// matrix.
enum class Attention : std::uint8_t { sdpa, flash, eager };
/// `fused`: the loss is computed in chunks with the output head, logits never exist whole. `kernel`: one
/// kernel for the loss alone; fp32 logits exist, their log-softmax does not. `chunked`: logits are whole,
/// what follows them is fp32 and goes chunk by chunk (torchtune).
enum class Loss : std::uint8_t { standard, fused, kernel, chunked };
enum class Framework : std::uint8_t { torch, mlx };
enum class Sharding : std::uint8_t { ddp, zero1, zero2, zero3 };
/// Whose model code runs under torch. `litgpt` (model.py, lora.py): one matrix for q, k and v, whose whole
/// output lives as long as the values that look into it; grouped keys and values repeated for all heads; one
/// dropped input for all adapters of that matrix; activations in one kernel; the loss in the model's own
/// type; the output head quantised with the rest.
enum class Code : std::uint8_t { transformers, litgpt };
/// How a mixture of experts multiplies: one grouped kernel, a loop over experts, or gathered weights.
enum class ExpertKernel : std::uint8_t { grouped, loop, gathered };

/// A set of matrices that get a LoRA adapter.
class Targets {
public:
  constexpr Targets() = default;
  constexpr explicit Targets(std::uint32_t bits) : bits_(bits) {}
  constexpr void add(Role role) { bits_ |= std::uint32_t{1} << static_cast<unsigned>(role); }
  constexpr bool has(Role role) const { return (bits_ >> static_cast<unsigned>(role) & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  friend constexpr bool operator==(Targets, Targets) = default;

private:
  std::uint32_t bits_ = 0;
};

/// Modules that train whole beside the adapters, as PEFT's modules_to_save does: the token table and the
/// output head. A copy of each trains, in the type that its original is stored in; the original stays.
struct SavedModules {
  bool embeddings = false, head = false;
  constexpr bool any() const { return embeddings || head; }
  constexpr int count() const { return (embeddings ? 1 : 0) + (head ? 1 : 0); }
  friend constexpr bool operator==(SavedModules, SavedModules) = default;
};

/// Every matrix of the blocks; query and value projections (or the fused one); attention projections.
extern const Targets all_linear, query_value, attention_only;

struct Training {
  Method method = Method::qlora;
  Precision precision = Precision::bf16;
  Optimizer optimizer = Optimizer::adamw;
  std::uint32_t rank = 16; // 1 to 65536
  Targets targets = all_linear;
  SavedModules saved = {}; // LoRA and QLoRA under torch; full training trains them anyway
  double lora_dropout = 0; // 0 to below 1; above 0 each target keeps a mask
  AdapterType adapter_type = AdapterType::fp32;
  Quantisation quantisation = Quantisation::nf4_dq;
  bool kbit_prepare = false; // unquantised weights in fp32, as peft's prepare_model_for_kbit_training does
  std::uint32_t batch = 1;   // sequences per micro-batch and GPU
  std::uint32_t sequence = 2048; // tokens
  Checkpointing checkpointing = Checkpointing::on;
  Attention attention = Attention::sdpa;
  Loss loss = Loss::standard;
  Framework framework = Framework::torch;
  std::uint32_t gpus = 1;
  Sharding sharding = Sharding::ddp;
  Code code = Code::transformers;
  bool deepspeed = false;    // DeepSpeed shares: 16-bit weights and gradients, fp32 masters in the optimizer
  bool loaded_whole = false; // each GPU held the whole model before it was shared out (zero3)
  bool quantised_inputs_kept = false; // bitsandbytes 0.41 keeps what each 4-bit matrix reads
  ExpertKernel expert_kernel = ExpertKernel::grouped;
  bool cuda = false;          // layer norm as CUDA computes it, also where attention is not flash
  bool padded = false;        // a batch with padding: the mask becomes numbers
  bool model_dropout = false; // the model's own dropout (GPT-2: 0.1 in its file) is on
};

// The ids of the contract, and back; nullopt for any other text.
std::optional<Precision> parse_precision(std::string_view id);
std::optional<Optimizer> parse_optimizer(std::string_view id);
std::optional<AdapterType> parse_adapter_type(std::string_view id);
std::optional<Quantisation> parse_quantisation(std::string_view id);
std::optional<Checkpointing> parse_checkpointing(std::string_view id);
std::optional<Attention> parse_attention(std::string_view id);
std::optional<Loss> parse_loss(std::string_view id);
std::optional<Framework> parse_framework(std::string_view id);
std::optional<Sharding> parse_sharding(std::string_view id);
std::optional<Code> parse_code(std::string_view id);
/// The id that parse_... takes.
std::string_view id_of(Precision value);
std::string_view id_of(Optimizer value);
std::string_view id_of(AdapterType value);
std::string_view id_of(Quantisation value);
std::string_view id_of(Checkpointing value);
std::string_view id_of(Attention value);
std::string_view id_of(Loss value);
std::string_view id_of(Framework value);
std::string_view id_of(Sharding value);
/// "all-linear", "qv", "attention", or module names separated by commas ("q_proj,v_proj", "c_attn"). nullopt
/// for an unknown name or an empty list.
std::optional<Targets> parse_targets(std::string_view text);
/// "embeddings", "head" or both separated by a comma, or the names of their modules ("embed_tokens,lm_head");
/// "none" names none.
std::optional<SavedModules> parse_saved_modules(std::string_view text);

} // namespace wingspan::engine
