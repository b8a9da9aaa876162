// The one live region. Results are said when they have come to rest: a slider on its way says nothing but its value.

const restMs = 700;

export class Announcer {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #text = '';

  /** @param show puts the sentence into the live region */
  constructor(private readonly show: (sentence: string) => void) {}

  /** After things have been at rest; replaces what is still waiting. */
  later(sentence: () => string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#say(sentence(), false), restMs);
  }

  /** At once, also when it is the same sentence as before. */
  now(sentence: string): void {
    clearTimeout(this.#timer);
    this.#say(sentence, true);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #say(sentence: string, again: boolean): void {
    // A live region speaks when its text changes; a no-break space at the end is a change that nobody hears.
    this.#text = again && sentence !== '' && sentence === this.#text ? `${sentence}\u00a0` : sentence;
    this.show(this.#text);
  }
}
