// The part of ICU MessageFormat that the words may use, parsed strictly:
//   text  {name}  {name, plural, =0 {..} one {..} other {# ..}}  {name, select, a {..} other {..}}
// `#` inside a plural case is the number. Quoting by apostrophes is refused (the languages write ’).

/** Throws with what is wrong and where. Nodes: 'text' | { number: true } | { argument } | { argument, kind, cases }. */
export function parseMessage(text) {
  let at = 0;
  const fail = (what) => { throw new Error(`${what} at character ${at + 1} of "${text}"`); };
  const skipSpace = () => { while (/\s/.test(text[at] ?? '')) at += 1; };
  const take = (pattern, what) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) fail(`${what} expected`);
    at += found[0].length;
    skipSpace();
    return found[0];
  };
  const name = () => take(/[a-z][a-z0-9_]*/y, 'a name');

  function cases(kind) {
    const result = [];
    while (text[at] !== '}') {
      const selector = kind === 'plural' ? take(/=\d+|[a-z]+/y, 'a plural case') : name();
      if (result.some((known) => known.selector === selector)) fail(`case twice: ${selector}`);
      if (text[at] !== '{') fail('"{" expected');
      at += 1;
      result.push({ selector, nodes: nodes(kind === 'plural') });
      at += 1;
      skipSpace();
    }
    if (!result.some(({ selector }) => selector === 'other')) fail('no case "other"');
    return result;
  }

  function placeholder() {
    at += 1;
    skipSpace();
    const argument = name();
    let node = { argument };
    if (text[at] === ',') {
      at += 1;
      skipSpace();
      const kind = take(/plural|select/y, '"plural" or "select"');
      take(/,/y, '","');
      node = { argument, kind, cases: cases(kind) };
    }
    if (text[at] !== '}') fail('"}" expected');
    at += 1;
    return node;
  }

  // Up to the "}" that closes the case, or to the end.
  function nodes(inPlural, outermost = false) {
    const result = [];
    let plain = '';
    const flush = () => { if (plain) result.push(plain); plain = ''; };
    for (; at < text.length && text[at] !== '}';) {
      const c = text[at];
      if (c === "'") fail('apostrophe (write ’)');
      if (c === '{') { flush(); result.push(placeholder()); }
      else if (c === '#' && inPlural) { flush(); result.push({ number: true }); at += 1; }
      else { plain += c; at += 1; }
    }
    flush();
    if (outermost ? at < text.length : at >= text.length) fail(outermost ? 'a "}" too many' : '"}" missing');
    return result;
  }

  return nodes(false, true);
}

/** The same message without the spaces that mean nothing: the form that src/report/words.cpp reads. */
export function compactMessage(nodes) {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    if (node.number) return '#';
    if (!node.kind) return `{${node.argument}}`;
    const cases = node.cases.map(({ selector, nodes: inner }) => `${selector}{${compactMessage(inner)}}`);
    return `{${node.argument},${node.kind},${cases.join('')}}`;
  }).join('');
}

/** All placeholders and choices of a message: [{ argument, kind, selectors }]. */
export function messageArguments(nodes) {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || node.number) return [];
    const inner = (node.cases ?? []).flatMap((one) => messageArguments(one.nodes));
    return [{ argument: node.argument, kind: node.kind, selectors: node.cases?.map(({ selector }) => selector) }, ...inner];
  });
}
