// The line form (src/bridge/line_form.hpp): how state and boxes cross between page and module.

/** `key=value\n` for each entry; a line break inside a value becomes a space. */
export function writeLines(values: object): string {
  return Object.entries(values)
    .map(([key, value]) => `${key}=${String(value).replace(/[\r\n]/g, ' ')}\n`)
    .join('');
}

/** Lines without `=` are ignored; of a key that comes twice the last counts. */
export function readLines(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const line of text.split('\n')) {
    const equals = line.indexOf('=');
    if (equals >= 0) values[line.slice(0, equals)] = line.slice(equals + 1);
  }
  return values;
}
