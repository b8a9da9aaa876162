// Plural rules and number signs of any language, from Node's own Intl (CLDR), as tables that C++ can look up.
//
// Every rule that CLDR has for a whole number depends on the number itself below 100, on its last two digits above, and
// for a few languages on whether it is a whole number of millions. Numbers with decimals: on their whole part in the same
// way; they are shown without trailing zeros, so 1.0 does not occur. All is checked against Intl here; a language that needs
// more (Croatian looks at the decimals themselves) stops the build with its name.

const order = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** { categories, small, periodic, millions, decimalSmall, decimalPeriodic }: category letters by number, 100 each. */
export function pluralRules(tag) {
  const rules = new Intl.PluralRules(tag);
  const exact = new Map();
  const category = (text) => {
    const decimals = (text.split('.')[1] ?? '').length;
    if (!exact.has(decimals))
      exact.set(decimals, new Intl.PluralRules(tag, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }));
    return exact.get(decimals).select(Number(text));
  };
  const letter = (text) => String(order.indexOf(category(text)));
  const table = (from, suffix = '') => Array.from({ length: 100 }, (_, i) => letter(`${from + i}${suffix}`)).join('');
  const result = {
    categories: rules.resolvedOptions().pluralCategories,
    small: table(0), periodic: table(100), millions: letter('1000000'),
    decimalSmall: table(0, '.5'), decimalPeriodic: table(100, '.5'),
  };
  const fail = (text) => { throw new Error(`the plural rule of "${tag}" is not covered: ${text}`); };
  for (let n = 0; n <= 20000; n += 1)
    if (letter(String(n)) !== (n < 100 ? result.small[n] : result.periodic[n % 100])) fail(n);
  for (const n of [1e6, 2e6, 1e9]) if (letter(String(n)) !== result.millions) fail(n);
  for (let n = 0; n <= 250; n += 1)
    for (const part of ['1', '2', '5', '9', '01', '11', '25', '001', '125'])
      if (letter(`${n}.${part}`) !== (n < 100 ? result.decimalSmall[n] : result.decimalPeriodic[n % 100]))
        fail(`${n}.${part}`);
  return result;
}

/** { decimal, group }: the signs between digits. */
export function numberSigns(tag) {
  const parts = new Intl.NumberFormat(tag, { useGrouping: true }).formatToParts(1234567.5);
  const sign = (type) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: sign('decimal'), group: sign('group') };
}

/** The language's name in itself, as a label: "Deutsch", "Română". */
export function ownName(tag) {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag);
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

export const pluralCategoryOrder = order;
