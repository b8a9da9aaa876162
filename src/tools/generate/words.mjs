// lessons/wings/words/<tag>.json -> C++. Inputs: every words file (its name is the language) and every C++ source.
//   --part languages   languages.hpp: enum class Language and what Intl knows of each
//   --part keys        word_keys.hpp: class Word, the words that a source names as Word::ui_check
//   --part messages    word_messages.hpp: their messages in every language
//
// The build stops where a source names a word that does not exist, where a key or a placeholder is not in every language,
// where a message is not ICU, or where a plural case is missing or unknown to the language.
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { generate, header, literal } from './generator.mjs';
import { compactMessage, messageArguments, parseMessage } from './icu_message.mjs';
import { numberSigns, ownName, pluralCategoryOrder, pluralRules } from './plural_rules.mjs';

const about = 'words.mjs from lessons/wings/words';
const identifier = (key) => key.replaceAll('.', '_');

function readLanguages(files) {
  return files.map((file) => {
    const tag = basename(file, '.json');
    if (!/^[a-z]{2,3}$/.test(tag)) throw new Error(`${file}: the name is not a language`);
    const words = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
    const messages = new Map(words.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, message]) => {
      if (!/^[a-z0-9]+(\.[a-z0-9_]+)+$/.test(key)) throw new Error(`${file}: not a key: "${key}"`);
      if (typeof message !== 'string' || message === '') throw new Error(`${file}: ${key}: not a text`);
      try {
        return [key, parseMessage(message)];
      } catch (error) {
        throw new Error(`${file}: ${key}: ${error.message}`);
      }
    }));
    return { tag, file, messages, rules: pluralRules(tag) };
  }).sort((a, b) => (a.tag < b.tag ? -1 : 1));
}

function checkPlurals({ file, messages, rules }) {
  for (const [key, nodes] of messages)
    for (const { kind, selectors } of messageArguments(nodes)) {
      if (kind !== 'plural') continue;
      const named = selectors.filter((selector) => !selector.startsWith('='));
      const missing = rules.categories.filter((category) => !named.includes(category));
      const unknown = named.filter((selector) => !rules.categories.includes(selector));
      if (missing.length || unknown.length)
        throw new Error(`${file}: ${key}: plural cases missing: ${missing.join(', ') || 'none'}; unknown: ${unknown.join(', ') || 'none'}`);
    }
}

// Twins: the same keys, and under each the same placeholders.
function checkTwins(first, other) {
  const placeholders = (nodes) => [...new Set(messageArguments(nodes).map(({ argument }) => argument))].sort().join(', ');
  for (const [one, two] of [[first, other], [other, first]])
    for (const key of one.messages.keys())
      if (!two.messages.has(key)) throw new Error(`${two.file}: key missing: ${key}`);
  for (const [key, nodes] of first.messages) {
    const [here, there] = [placeholders(nodes), placeholders(other.messages.get(key))];
    if (here !== there) throw new Error(`${other.file}: ${key}: placeholders are "${there}", in ${first.tag} "${here}"`);
  }
}

// The keys that C++ names: all others would only make the web modules heavier.
function usedKeys(sources, { file, messages }) {
  const keys = new Map([...messages.keys()].map((key) => [identifier(key), key]));
  if (keys.size !== messages.size) throw new Error(`${file}: two keys become the same name in C++`);
  const used = new Set();
  for (const source of sources)
    for (const [, name] of readFileSync(source, 'utf8').matchAll(/\bWord::([a-z0-9_]+)/g)) {
      if (!keys.has(name)) throw new Error(`${source}: Word::${name} is not in the words files`);
      used.add(keys.get(name));
    }
  return [...used].sort();
}

const list = (values, indent = '    ') => values.map((value) => `${indent}${value},`).join('\n');
const space = (body) => `namespace wingspan::report {\n\n${body}\n\n}  // namespace wingspan::report\n`;

function languages(all) {
  const rows = all.map(({ tag, rules }) => {
    const { decimal, group } = numberSigns(tag);
    return `{${[tag, ownName(tag), decimal, group].map(literal).join(', ')},\n     {${literal(rules.small)},\n      ` +
      `${literal(rules.periodic)},\n      ${literal(rules.decimalSmall)},\n      ${literal(rules.decimalPeriodic)},\n      '${rules.millions}'}}`;
  });
  return `${header(about)}#include <array>\n#include <string_view>\n\n${space(
    `enum class Language : unsigned char { ${all.map(({ tag }) => tag).join(', ')} };\n\n` +
    `inline constexpr std::array<Language, ${all.length}> all_languages{${all.map(({ tag }) => `Language::${tag}`).join(', ')}};\n\n` +
    `enum class PluralCategory : unsigned char { ${pluralCategoryOrder.join(', ')} };\n\n` +
    '// Digits are PluralCategory; place i stands for a number below 100 or, in periodic, for its last two digits.\n' +
    'struct PluralRules {\n  std::string_view small, periodic, decimal_small, decimal_periodic;\n' +
    '  char whole_millions;\n};\n\n' +
    'struct LanguageFacts {\n  std::string_view tag;\n  std::string_view name;  // in the language itself\n' +
    '  std::string_view decimal_sign;\n  std::string_view group_sign;\n  PluralRules plurals;\n};\n\n' +
    `inline constexpr std::array<LanguageFacts, ${all.length}> language_facts{{\n${list(rows)}\n}};`)}`;
}

// An object for each word, so that a program holds the words that it names and no others.
function keys(all, used) {
  const names = used.map(identifier);
  return `${header(about)}#include <array>\n#include <string_view>\n\n#include "generated/report/languages.hpp"\n\n${space(
    `// By Language; ICU without spaces that mean nothing.\nusing WordMessages = std::array<std::string_view, ${all.length}>;\n\n` +
    `namespace words {\n${names.map((name) => `extern const WordMessages ${name};`).join('\n')}\n}  // namespace words\n\n` +
    'class Word {\n public:\n  constexpr explicit Word(const WordMessages& messages) : messages_(&messages) {}\n' +
    '  constexpr std::string_view in(Language language) const { return (*messages_)[static_cast<unsigned char>(language)]; }\n\n' +
    `${names.map((name) => `  static const Word ${name};`).join('\n')}\n\n private:\n  const WordMessages* messages_;\n};\n\n` +
    names.map((name) => `inline constexpr Word Word::${name}{words::${name}};`).join('\n'))}`;
}

function messages(all, used) {
  const texts = (key) => all.map(({ messages: map }) => literal(compactMessage(map.get(key)))).join(',\n     ');
  return `${header(about)}#include "generated/report/word_keys.hpp"\n\n${space(
    `namespace words {\n${used.map((key) => `constinit const WordMessages ${identifier(key)}{\n    {${texts(key)}}};`).join('\n')}\n}  // namespace words`)}`;
}

generate((inputs, { part }) => {
  const all = readLanguages(inputs.filter((input) => extname(input) === '.json'));
  all.forEach(checkPlurals);
  all.slice(1).forEach((other) => checkTwins(all[0], other));
  const used = usedKeys(inputs.filter((input) => extname(input) !== '.json'), all[0]);
  const parts = { languages, keys, messages };
  if (!parts[part]) throw new Error(`unknown part: ${part}`);
  return parts[part](all, used);
});
