// What is wrong with a language's words, by itself and beside another language's.

import { categories, parseMessage, placeholders } from './messages.mjs';

/** Texts that may be the same in two languages: names, signs, units, numbers. */
const international = /^(?:[^\p{L}]|Mac Studio M3 Ultra|LoRA|QLoRA|GB|TB|kWh|W|GB\/s|min|h|B|CPU|GPU|VRAM|RAM|MLX|CUDA|OK|CSV|PNG)*$/u;

/** @returns {string[]} */
export function faultsOf(words, lang) {
  const keys = Object.keys(words);
  const faults = [];
  keys.forEach((key, i) => {
    if (i > 0 && keys[i - 1] >= key) faults.push(`${key}: not in order`);
    if (!/^[a-z0-9]+\.[a-z0-9_]+$/.test(key)) faults.push(`${key}: not a key (room.name)`);
    const message = words[key];
    if (typeof message !== 'string' || message.trim() === '') return faults.push(`${key}: no text`);
    try {
      for (const { name, type, cases } of placeholders(parseMessage(message))) {
        if (type === 'value') continue;
        const wanted = type === 'plural' ? categories(lang) : ['other'];
        for (const each of wanted) if (!cases.has(each)) faults.push(`${key}: ${name} lacks the case ${each}`);
        for (const each of cases.keys()) {
          if (type === 'plural' && !each.startsWith('=') && !wanted.includes(each)) faults.push(`${key}: ${lang} has no plural ${each}`);
        }
      }
    } catch (error) {
      faults.push(`${key}: ${error.message}`);
    }
  });
  return faults;
}

/** @returns {string[]} */
export function disagreements(a, b) {
  const out = [];
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    if (!(key in a) || !(key in b)) {
      out.push(`${key}: in one language only`);
      continue;
    }
    if (signature(a[key]) !== signature(b[key])) out.push(`${key}: ${signature(a[key])} / ${signature(b[key])}`);
    const plain = a[key].replace(/\{[a-z0-9_]+\}/g, '');
    if (a[key] === b[key] && !international.test(plain)) out.push(`${key}: the same text in both`);
  }
  return out;
}

/** Placeholders, and the cases of each select. A count may need a plural in one language and none in another. */
function signature(message) {
  const names = [...placeholders(parseMessage(message))].map(({ name, type, cases }) =>
    type === 'select' ? `${name}(${[...cases.keys()].sort()})` : name);
  return [...new Set(names)].sort().join(' ');
}
