// What is wrong with the sources, for the person who can mend it. Builders of pages collect problems and throw
// them together, so that one run names them all.

export class BuildProblems extends Error {
  constructor(lines) {
    super(lines.join('\n'))
    this.name = 'BuildProblems'
  }
}

export class Problems {
  #lines = []

  add(file, line, what) {
    this.#lines.push(`${file}:${line}: ${what}`)
  }

  /** Throws if anything was added. */
  throwIfAny() {
    if (this.#lines.length > 0) throw new BuildProblems(this.#lines)
  }
}
