// What the native command says: figures in words of a language, and pictures of the wing. Nothing is computed or
// formatted on this side.

import { execFileSync } from 'node:child_process'

export class Native {
  #command
  #validation

  /**
   * @param {string} command path of the native `wingspan`
   * @param {string} validation path of `wingspan_validation`
   */
  constructor(command, validation) {
    this.#command = command
    this.#validation = validation
  }

  /** @returns {string} the validation report, as Markdown */
  validation() {
    return execFileSync(this.#validation, { encoding: 'utf8', maxBuffer: 1 << 26 })
  }

  #run(args) {
    return execFileSync(this.#command, args, { encoding: 'utf8', maxBuffer: 1 << 26 })
  }

  /**
   * @param {string} lang
   * @param {string} usual the form of a fact that names none
   * @returns {{fact: (id: string, form?: string) => string | undefined, unitOf: (id: string) => string | undefined}} a
   *   fact's text and the id of its unit; undefined: no such fact or form
   */
  facts(lang, usual = 'text') {
    const rows = new Map(JSON.parse(this.#run(['facts', '--lang', lang, '--json'])).map((row) => [row.id, row]))
    const fact = (id, form = usual) => {
      const value = rows.get(id)?.[form]
      return value === undefined || value === null ? undefined : String(value)
    }
    return { fact, unitOf: (id) => rows.get(id)?.unit }
  }

  /** The lesson table beside the exact engine, as the rows of a Markdown table of four columns, which fit a phone. */
  lesson() {
    const rows = this.#run(['lesson']).trimEnd().split('\n').map((row) => row.split('\t'))
    const options = (text) => text.replace(/--\S+ \S+/g, '`$&`')
    return rows
      .map(([size, method, table, usual, recipe, total]) => `| ${size} ${method} | ${table} | ${usual} | ${options(recipe)}: ${total} |`)
      .join('\n')
  }

  /**
   * @param {(string | number)[]} options of `wingspan wing`
   * @returns {string} an <svg> element
   */
  wing(options) {
    return this.#run(['wing', ...options.map(String)]).trim()
  }
}
