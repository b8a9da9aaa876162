#include "engine/numerics.hpp"

namespace wingspan::engine {

Numerics numerics(const Training& training) {
  Numerics n;
  n.batch = training.batch;
  n.sequence = training.sequence;
  n.tokens = n.batch * n.sequence;
  n.full = training.method == Method::full;
  n.embeddings_train = n.full || training.saved.embeddings;
  n.head_trains = n.full || training.saved.head;
  n.quantised = training.method == Method::qlora;
  n.rank = n.full ? 0 : training.rank;
  n.targets = training.targets;
  // Fully sharded mixed precision keeps fp32 shards and computes in 16 bit throughout, without autocast.
  const bool fully_sharded = training.gpus > 1 && training.sharding == Sharding::zero3;
  const bool wide_shards = fully_sharded && training.precision == Precision::mixed;
  n.autocast =
      training.precision == Precision::autocast || (training.precision == Precision::mixed && !wide_shards);
  if (training.deepspeed) n.autocast = false; // the whole model is cast to 16 bit instead

  const bool wide_weights = training.precision == Precision::fp32 || training.precision == Precision::mixed;
  const bool wide = !training.deepspeed && (wide_weights || (n.quantised && training.kbit_prepare));
  n.stored = wide ? 4 : 2;
  n.weight = n.residual = wide && !wide_shards ? 4 : 2;
  // fp32 adapters under full sharding turn the residual stream into fp32: 4 bytes per checkpointed number
  // where one GPU keeps 2 (measured-memory.csv: M277-M362).
  const bool wide_adapters = !n.full && training.adapter_type == AdapterType::fp32 && !training.deepspeed;
  if (fully_sharded && n.autocast && wide_adapters) n.residual = 4;
  n.compute = n.autocast ? 2 : n.residual;
  // A quantised matrix answers in its input's type, which is the residual stream's.
  n.mlp = n.quantised && training.kbit_prepare && n.autocast ? n.residual : n.compute;
  n.logits = n.compute;
  n.mask = wide && wide_weights ? 4 : 2;

  n.adapter = training.adapter_type == AdapterType::bf16 || training.deepspeed ? 2 : 4;
  n.adapter_input = n.autocast ? 2 : n.adapter;
  // peft casts an input to the adapter's type first; its quantised layers leave that to autocast.
  n.shared_input = n.quantised || n.adapter == 2;
  n.dropout = training.lora_dropout > 0;
  n.fused_loss = training.loss == Loss::fused;
  n.kernel_loss = training.loss == Loss::kernel;
  n.chunked_loss = training.loss == Loss::chunked;
  n.litgpt = training.code == Code::litgpt;
  n.own_type_loss = n.litgpt && training.loss == Loss::standard;
  n.mlx = training.framework == Framework::mlx;
  n.quantised_inputs = n.quantised && training.quantised_inputs_kept;

  const bool shared = training.sharding == Sharding::zero2 || training.sharding == Sharding::zero3;
  n.gradient_parts = shared ? training.gpus : 1;
  n.finished_gradient = n.full ? n.stored : n.adapter;
  n.checkpointing = training.checkpointing != Checkpointing::off;
  n.reentrant = training.checkpointing == Checkpointing::reentrant;
  n.eager = training.attention == Attention::eager;
  n.flash = training.attention == Attention::flash;
  n.cuda = training.cuda || n.flash;
  n.padded = training.padded;
  n.model_dropout = training.model_dropout;
  n.experts = training.expert_kernel;
  return n;
}

} // namespace wingspan::engine
