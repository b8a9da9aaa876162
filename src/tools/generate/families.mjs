// src/engine/data/families.csv -> a C++ table sorted by model_type.
import { generate, header, literal, readCsv } from './generator.mjs';

const enums = {
  norm: 'Norm', residual: 'Residual', qkv_bias: 'Bias', output_bias: 'Bias', mlp_bias: 'Bias', mlp: 'Mlp', activation: 'Activation', rope: 'Rope',
  qk_norm: 'QkNorm', fused: 'Fused', router: 'Router', mixer: 'Mixer',
};
const flags = new Set(['tied', 'head_bias', 'embedding_norm', 'expert_bias']);
const order = ['norm', 'residual', 'qkv_bias', 'output_bias', 'mlp_bias', 'mlp', 'activation', 'qk_norm', 'fused', 'tied',
  'position_rows', 'rope', 'head_bias', 'embedding_norm', 'layer_scalars', 'router', 'expert_bias', 'mixer', 'full_every'];

const entries = (row) => row.model_types.split(' ').map((type) => {
  if (!row.source) throw new Error(`families.csv: ${type} has no source`);
  const fields = order.map((key) => {
    const value = row[key];
    if (enums[key]) return `${enums[key]}::${value}`;
    if (flags.has(key)) return value === '1' ? 'true' : 'false';
    return String(Number(value));
  });
  return { type, text: `    {${literal(type)}, ${fields.join(', ')}},` };
});

generate(([input]) => {
  const rows = readCsv(input, ['model_types', ...order, 'source']).flatMap(entries);
  rows.sort((a, b) => (a.type < b.type ? -1 : 1));
  return `${header('families.mjs from families.csv')}#include "engine/family.hpp"

namespace wingspan::engine::generated {
inline constexpr Family families[] = {
${rows.map((row) => row.text).join('\n')}
};
}  // namespace wingspan::engine::generated
`;
});
