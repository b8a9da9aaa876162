// {{fact.id}} and {{fact.id|form}} -> the figure as the native command writes it. Nothing is formatted here.

const placeholder = /\{\{\s*([^{}|]*?)\s*(?:\|\s*([^{}]*?)\s*)?\}\}/g

/**
 * @param {string} text one line or many
 * @param {(id: string, form?: string) => string | undefined} fact
 * @param {{file: string, firstLine: number, problems: import('../problems.mjs').Problems}} where
 */
export function fillFacts(text, fact, { file, firstLine, problems }) {
  return text
    .split('\n')
    .map((line, i) =>
      line.replace(placeholder, (whole, id, form) => {
        const figure = fact(id, form)
        if (figure === undefined) problems.add(file, firstLine + i, `unknown fact: ${whole}`)
        return figure ?? whole
      }),
    )
    .join('\n')
}
