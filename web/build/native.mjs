// What the native command says: figures in words of a language, and pictures of the wing. Nothing is computed or
// formatted on this side.

import { execFileSync } from 'node:child_process'

export class Native {
  #command

  /** @param {string} command path of the native `wingspan` */
  constructor(command) {
    this.#command = command
  }

  #run(args) {
    return execFileSync(this.#command, args, { encoding: 'utf8', maxBuffer: 1 << 26 })
  }

  /**
   * @param {string} lang
   * @param {string} usual the form of a fact that names none
   * @returns {(id: string, form?: string) => string | undefined} a fact's text; undefined: no such fact or form
   */
  facts(lang, usual = 'text') {
    const rows = new Map(JSON.parse(this.#run(['facts', '--lang', lang, '--json'])).map((row) => [row.id, row]))
    return (id, form = usual) => {
      const value = rows.get(id)?.[form]
      return value === undefined || value === null ? undefined : String(value)
    }
  }

  /** @param {string[]} options of `wingspan wing` */
  wing(options) {
    return this.#run(['wing', ...options]).trim()
  }
}
