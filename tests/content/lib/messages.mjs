// ICU messages, the part that the lesson uses: {name}, {name, plural, =0 {…} one {…} other {… # …}},
// {name, select, a {…} other {…}}. No apostrophe quoting: the lesson's apostrophe is ’.

/**
 * @typedef {string | {name: string, type: 'value' | 'plural' | 'select', cases?: Map<string, Part[]>}} Part
 *   in a plural's case the string '#' stands for the number
 */

/**
 * @returns {Part[]}
 * @throws {Error} that says what is wrong and where
 */
export function parseMessage(text) {
  const reader = { text, at: 0 };
  const parts = readParts(reader, false, false);
  if (reader.at < text.length) throw new Error(`"}" without "{" at ${reader.at}`);
  return parts;
}

function readParts(reader, nested, inPlural) {
  const parts = [];
  let plain = '';
  const flush = () => { if (plain) parts.push(plain); plain = ''; };
  while (reader.at < reader.text.length) {
    const sign = reader.text[reader.at];
    if (sign === '}') break;
    if (sign === "'") throw new Error(`apostrophe U+0027 at ${reader.at}: use ’`);
    reader.at += 1;
    if (sign === '{') { flush(); parts.push(readArgument(reader, inPlural)); }
    else if (sign === '#' && inPlural) { flush(); parts.push('#'); }
    else plain += sign;
  }
  if (nested && reader.at >= reader.text.length) throw new Error('"{" without "}"');
  flush();
  return parts;
}

function readArgument(reader, inPlural) {
  const head = /^\s*([a-z][a-z0-9_]*)\s*(?:\}|,\s*(plural|select)\s*,)/.exec(reader.text.slice(reader.at));
  if (!head) throw new Error(`not a placeholder at ${reader.at}: ${reader.text.slice(reader.at, reader.at + 20)}`);
  reader.at += head[0].length;
  const [, name, type] = head;
  if (!type) return { name, type: 'value' };
  const cases = new Map();
  for (;;) {
    const next = /^\s*(\}|(=\d+|[a-z][a-z0-9_]*)\s*\{)/.exec(reader.text.slice(reader.at));
    if (!next) throw new Error(`not a case of ${name} at ${reader.at}`);
    reader.at += next[0].length;
    if (next[1] === '}') return { name, type, cases };
    if (cases.has(next[2])) throw new Error(`${name} has the case ${next[2]} twice`);
    cases.set(next[2], readParts(reader, true, type === 'plural' || inPlural));
    reader.at += 1;
  }
}

/** Every placeholder, nested ones too. */
export function* placeholders(parts) {
  for (const part of parts) {
    if (typeof part === 'string') continue;
    yield part;
    for (const inner of part.cases?.values() ?? []) yield* placeholders(inner);
  }
}

/** Plural categories of a language, as CLDR has them. */
export const categories = (lang) => new Intl.PluralRules(lang).resolvedOptions().pluralCategories;

const pool = [0, 1, 2, 5, 19, 20, 21, 100, 101, 119, 120, 900, 1000, 1.5, 19.2];

/** Numbers of a category as the lesson shows them. */
export function samples(lang, category) {
  if (category.startsWith('=')) return [category.slice(1)];
  const rules = new Intl.PluralRules(lang);
  return pool.filter((n) => rules.select(n) === category)
    .map((n) => String(n).replace('.', ',').replace(/^(\d)(\d{3})$/, '$1.$2'));
}

/**
 * Every text that a message can become: each case of each plural with numbers that choose it, each case of each select;
 * plain placeholders become `value(name, number)`, `number` being the plural's in whose case they stand.
 * @returns {string[]}
 */
export function expand(parts, lang, value, number) {
  let texts = [''];
  for (const part of parts) texts = texts.flatMap((text) => ends(part, lang, value, number).map((end) => text + end));
  return texts;
}

function ends(part, lang, value, number) {
  if (part === '#') return [number];
  if (typeof part === 'string') return [part];
  if (part.type === 'value') return [value(part.name, number)];
  return [...part.cases].flatMap(([name, inner]) =>
    part.type === 'select'
      ? expand(inner, lang, value, number)
      : samples(lang, name).flatMap((sample) => expand(inner, lang, value, sample)));
}
