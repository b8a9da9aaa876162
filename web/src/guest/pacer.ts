// Frames on demand: one requestAnimationFrame at a time, none while nothing is owed, none while nobody can see the canvas.

export class Pacer {
  /** Pictures drawn since the start. */
  frames = 0;

  readonly #draw: () => boolean;
  readonly #observer: IntersectionObserver;
  #owed = 0;
  #request = 0;
  #inView = false;
  #paused = false;

  /** `draw` makes one picture and says whether the next one is due without further input. */
  constructor(canvas: HTMLCanvasElement, draw: () => boolean, signal: AbortSignal) {
    this.#draw = draw;
    this.#observer = new IntersectionObserver((entries) => {
      this.#inView = entries.at(-1)?.isIntersecting ?? false;
      this.#seen();
    });
    this.#observer.observe(canvas);
    document.addEventListener('visibilitychange', () => this.#seen(), { signal });
    signal.addEventListener('abort', () => {
      this.pause();
      this.#observer.disconnect();
    }, { once: true });
  }

  /** Dear ImGui needs 3 pictures until hover, press and layout have settled after an input; a change of state needs 2. */
  ask(pictures: 2 | 3): void {
    this.#owed = Math.max(this.#owed, pictures);
    this.#schedule();
  }

  /** One picture within the running event: the browser has cleared the canvas, or the outcome is needed now. */
  drawNow(): void {
    if (this.#paused) return;
    this.frames += 1;
    if (this.#draw()) this.#owed = Math.max(this.#owed, 1);
    this.#schedule();
  }

  /** No picture until resume(), whatever asks: the context is lost, or it is over. What is owed stays owed. */
  pause(): void {
    this.#paused = true;
    cancelAnimationFrame(this.#request);
    this.#request = 0;
  }

  resume(): void {
    this.#paused = false;
    this.ask(3);
  }

  #seen(): void {
    if (this.#inView && !document.hidden) this.ask(2);
  }

  #schedule(): void {
    if (this.#request || this.#paused || !this.#owed || !this.#inView || document.hidden) return;
    this.#request = requestAnimationFrame(() => {
      this.#request = 0;
      if (!this.#inView || document.hidden) return;
      this.#owed -= 1;
      this.drawNow();
    });
  }
}
