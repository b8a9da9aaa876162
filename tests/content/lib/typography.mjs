// Letters, quotes, dashes, gaps, numbers as the language guide sets them. Same form as the mistakes: a rule says what
// it finds, what it must find and what it must leave alone.

const units = 'GB/s|GB|TB|GiB|MiB|kWh|Wh|W|%|Tokens/s|tokeni/s';

/** Figures inside these names are not grouped. */
const named = '(?<!(?:RTX|RX|GTX|Radeon|GeForce|Quadro|Pro|Arc|Ti|Ada|Gen|ID) (?:Pro |PRO )?)';

/** @type {{name: string, langs?: string[], find: RegExp, wrong: string[], innocent: string[]}[]} */
export const rules = [
  {
    name: 'straight quotes or apostrophe', find: /["'`´]/,
    wrong: ['"so"', "geht's", '`so`'], innocent: ['„so“', 'geht’s'],
  },
  {
    name: 'foreign or inner quotes', langs: ['de'], find: /[\u201D\u2039\u203A«»]/,
    wrong: ['„so\u201D', '«so»'], innocent: ['„so\u201C', '‚so‘'],
  },
  {
    name: 'foreign or inner quotes', langs: ['ro'], find: /[\u201C\u2018\u201A\u2039\u203A]/,
    wrong: ['„așa\u201C', '‚așa‘'], innocent: ['„așa\u201D', '«așa»'],
  },
  {
    name: 'dash that is neither a spaced en dash nor a range', find: /[\u2012\u2014\u2015]|(?<!\d)\p{L}–|–\p{L}|(?<=\s)-(?=\s)/u,
    wrong: ['viel — wenig', 'viel– wenig', 'viel –wenig', 'viel - wenig'], innocent: ['viel – wenig', '2–4', '4-Bit', '1B–8B'],
  },
  {
    name: 'hyphen between figures or as minus', find: /\d-\d|(?<![\p{L}\d])-\d/u,
    wrong: ['2-4', '-3,2\u202FGB', ' -3'], innocent: ['2–4', '−3,2\u202FGB', 'i9-PC'],
  },
  {
    name: 'no U+202F between a figure and its unit',
    find: new RegExp(`\\d[ \\u00A0]?(?:${units})(?![\\p{L}\\d])|\\uFFFC[ \\u00A0](?:${units})(?![\\p{L}\\d])`, 'u'),
    wrong: ['24 GB', '24\u00A0GB', '24GB', '75 %', '\uFFFC GB'], innocent: ['24\u202FGB', '75\u202F%', '800\u202FGB/s', '24 Gigabyte', '\uFFFC-GB-Karte'],
  },
  {
    // Between two amounts × and ≈ are signs of an equation and have plain gaps.
    name: 'no U+202F beside × or ≈', find: /(?<!(?:[\d\uFFFC]|[GT]B)[ \u00A0\u202F])[×≈][ \u00A0]?[\d\uFFFC]|[\d\uFFFC][ \u00A0]?×(?![ \u202F][\d\uFFFC])/,
    wrong: ['× 0,8', 'mal ×0,8', 'LoRA ≈ 2,5', 'etwa 18 ×', '18×'], innocent: ['×\u202F0,8', '≈\u202F18\u202F×', '24\u202FGB × 0,8 ≈ 19,2\u202FGB', '4\u202F×\u202F18'],
  },
  {
    name: 'gap behind ~', find: /~[\s\u00A0\u202F]/,
    wrong: ['~ 18\u202FGB'], innocent: ['~18\u202FGB'],
  },
  {
    name: 'gap before : ; ! ? or ,', find: /[\s\u00A0\u202F][:;!?,](?!\p{L})/u,
    wrong: ['Richtig !', 'so : eins', 'eins , zwei'], innocent: ['Richtig!', 'so: eins'],
  },
  {
    name: 'ellipsis without U+00A0 before it', langs: ['de'], find: /(?<!\u00A0)…/,
    wrong: ['Wird geladen…', 'Wird geladen …'], innocent: ['Wird geladen\u00A0…'],
  },
  {
    name: 'ellipsis with a gap before it', langs: ['ro'], find: /[\s\u00A0\u202F]…/,
    wrong: ['Se încarcă …'], innocent: ['Se încarcă…'],
  },
  {
    name: 'more than one gap, or one at an end', find: /[ \u00A0\u202F]{2}|^ | $/,
    wrong: ['eins  zwei', ' eins', 'eins '], innocent: ['eins zwei'],
  },
  {
    name: 'thousands without a point', find: new RegExp(`${named}(?<![\\d.,\\p{L}])(?!(?:19|20)\\d\\d(?!\\d))\\d{4,}(?!\\p{L})`, 'u'),
    wrong: ['1000 Schritte', '100000', '4090 MB'], innocent: ['1.000 Schritte', 'RTX 4090', '2026', 'RX 7900'],
  },
  {
    name: 'figure grouped in a name', find: /(?:RTX|RX|GTX) \d\.\d{3}/,
    wrong: ['RTX 4.090'], innocent: ['RTX 4090'],
  },
  {
    name: 'abbreviation', find: /(?<!\p{L})(?:ca|max|min|ggf|inkl|bzw|usw|evtl|z\. ?B|d\. ?h|u\. ?a|ex|etc|nr)\.(?!\p{L})/iu,
    wrong: ['ca. 18', 'max. 24', 'z. B. so', 'ex. așa', 'etc.'], innocent: ['zum Beispiel', '4 Mrd. Parameter', '15 min', 'Karte.'],
  },
  {
    name: 'range with words and dash', find: /(?:\bvon|\bzwischen|între) \d[\d.,]*–\d/u,
    wrong: ['von 2–4', 'zwischen 15–20', 'între 2–4'], innocent: ['von 2 bis 4', 'între 2 și 4', 'de 2–4 ori'],
  },
  {
    name: 'umlaut written out', langs: ['de'], find: /(?<!\p{L})(?:fuer|ueber|groesse\p{L}*|groess\p{L}*|koennen|waehle|pruefen|zurueck|muessen)(?!\p{L})/iu,
    wrong: ['fuer dich', 'Groesse', 'pruefen'], innocent: ['für dich', 'neuer', 'Dauer'],
  },
  {
    name: 'capitals for emphasis', find: /(?<![\p{L}\d])(?!(?:CPU|GPU|VRAM|RAM|CUDA|MLX|RTX|JSON|CSV|SCORM|PNG|OOM|GLSL|HTML|NPU|SVG)(?!\p{L}))\p{Lu}{3,}(?![\p{L}\d])/u,
    wrong: ['NICHT', 'ACHTUNG', 'ATENȚIE'], innocent: ['GPU', 'LoRA', 'die GPUs'],
  },
];

/** @returns {string | undefined} */
export function notComposed(text) {
  const composed = text.normalize('NFC');
  if (text === composed) return undefined;
  const at = [...text].findIndex((sign, i) => sign !== [...composed][i]);
  return text.slice(Math.max(0, at - 10), at + 10);
}

/** Quotes come in pairs, in the language's shape. @returns {string | undefined} */
export function unpairedQuotes(text, lang) {
  const pairs = { de: ['„', '“'], ro: ['„', '”'] }[lang];
  let depth = 0;
  for (const sign of text) {
    if (sign === pairs[0]) depth += 1;
    if (sign === pairs[1]) depth -= 1;
    if (depth < 0 || depth > 1) return text;
  }
  return depth === 0 ? undefined : text;
}

/** @returns {string | undefined} the broken rule and what broke it */
export function findFault(text, lang) {
  for (const { name, langs, find } of rules) {
    if (langs && !langs.includes(lang)) continue;
    const found = find.exec(text);
    if (found) return `${name}: ${text.slice(Math.max(0, found.index - 15), found.index + found[0].length + 15)}`;
  }
  const decomposed = notComposed(text);
  if (decomposed) return `not composed (NFC): ${decomposed}`;
  const quotes = unpairedQuotes(text, lang);
  return quotes && `quotes do not pair: ${quotes}`;
}
