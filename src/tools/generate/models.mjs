// src/engine/data/models.csv -> the catalogue as C++ shapes, and layer widths as their own arrays.
// Column `keys` holds further members of engine::Shape as name=value, separated by semicolons; layer_widths is a list of
// runs "COUNTxKV_HEADS:FFN".
import { generate, header, literal, readCsv } from './generator.mjs';

const columns = ['id', 'family', 'model_type', 'hidden', 'ffn', 'layers', 'heads', 'kv_heads', 'head_dim', 'vocab', 'tied',
  'experts', 'experts_active', 'expert_ffn', 'shared_ffn', 'first_dense', 'keys', 'positions', 'licence', 'published',
  'counted', 'active', 'verified', 'source'];
// Members in the order of engine::Shape, as designated initialisers demand.
const members = ['model_type', 'hidden', 'ffn', 'layers', 'heads', 'kv_heads', 'head_dim', 'value_head_dim', 'vocab',
  'positions', 'tied', 'attention_bias', 'output_bias', 'mlp_bias', 'head_bias', 'qk_norm', 'parallel_residual',
  'multi_query', 'new_decoder', 'parallel_norms', 'key_is_value', 'layer_kinds', 'dense_layers', 'layer_widths', 'full_attention_every',
  'sliding_window', 'global_head_dim', 'global_kv_heads', 'sliding_kv_heads', 'experts', 'experts_active', 'expert_ffn',
  'shared_experts', 'shared_ffn', 'first_dense', 'experts_every', 'dense_ffn', 'expert_latent', 'q_lora_rank',
  'kv_lora_rank', 'qk_nope_dim', 'qk_rope_dim', 'index_heads', 'index_head_dim', 'ssm_state', 'ssm_groups', 'ssm_heads', 'ssm_head_dim', 'ssm_inner',
  'ssm_conv', 'ssm_step_rank', 'ssm_expand', 'mixer_norm', 'delta_key_heads', 'delta_value_heads', 'delta_key_dim', 'delta_value_dim',
  'delta_conv', 'conv_cache', 'ffn_multiple_of', 'ffn_auto_adjust', 'attention_softcap', 'logit_softcap',
  'per_layer_input'];
const strings = new Set(['model_type', 'layer_kinds', 'dense_layers']);

function entry(row, index, widths) {
  if (!row.source) throw new Error(`models.csv: ${row.id} has no source`);
  const values = new Map();
  for (const name of members) if (row[name]) values.set(name, row[name]);
  for (const pair of row.keys.split(';').filter(Boolean)) {
    const [name, value] = pair.split('=');
    if (!members.includes(name)) throw new Error(`models.csv: ${row.id}: ${name} is no member of Shape`);
    values.set(name, value);
  }
  const shape = members.filter((name) => values.has(name)).map((name) => {
    const value = values.get(name);
    if (name === 'layer_widths') {
      const list = value.split(' ').flatMap((run) => {
        const [, count, kv, ffn] = /^(\d+)x(\d+):(\d+)$/.exec(run);
        return Array(Number(count)).fill(`{${kv}, ${ffn}}`);
      });
      widths.push(`inline constexpr LayerWidths widths_${index}[] = {${list.join(', ')}};`);
      return `.layer_widths = widths_${index}`;
    }
    if (strings.has(name)) return `.${name} = ${literal(value)}`;
    if (value === 'on' || value === 'off') return `.${name} = Flag::${value}`;
    return `.${name} = ${Number(value)}`;
  });
  return `    {${literal(row.id)}, ${literal(row.family)}, ${literal(row.licence)}, ${row.published || 0}, ${row.positions || 0},\n`
    + `     {${shape.join(', ')}}},`;
}

generate(([input]) => {
  const rows = readCsv(input, columns).sort((a, b) => (a.id < b.id ? -1 : 1));
  const widths = [];
  const text = rows.map((row, index) => entry(row, index, widths));
  return `${header('models.mjs from models.csv')}#include "engine/catalogue.hpp"

namespace wingspan::engine::generated {
${widths.join('\n')}
inline constexpr CatalogueModel catalogue[] = {
${text.join('\n')}
};
}  // namespace wingspan::engine::generated
`;
});
