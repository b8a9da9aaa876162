// {{fact.id}} and {{fact.id|form}} -> the figure as the native command writes it. Nothing is formatted here.

const placeholder = /( ?)\{\{\s*([^{}|]*?)\s*(?:\|\s*([^{}]*?)\s*)?\}\}( ?)(?=(\p{L})?)/gu

/** Units whose noun stands before the number: lesson 5, step 900. */
const nounFirst = new Set(['lesson', 'step'])

const noBreak = '\u00A0'

/**
 * A bare number stays on one line with its noun.
 * @param {string} text one line or many
 * @param {(id: string, form?: string) => string | undefined} fact
 * @param {{file: string, firstLine: number, problems: import('../problems.mjs').Problems, unitOf?: (id: string) => string | undefined}} where
 */
export function fillFacts(text, fact, { file, firstLine, problems, unitOf }) {
  return text
    .split('\n')
    .map((line, i) =>
      line.replace(placeholder, (whole, before, id, form, after, letter) => {
        const figure = fact(id, form)
        if (figure === undefined) {
          problems.add(file, firstLine + i, `unknown fact: ${whole.trim()}`)
          return whole
        }
        const unit = form === 'number' ? unitOf?.(id) : undefined
        if (unit === undefined) return before + figure + after
        return nounFirst.has(unit) ? (before && noBreak) + figure + after : before + figure + (after && letter ? noBreak : after)
      }),
    )
    .join('\n')
}
