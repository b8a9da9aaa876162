// One exercise under way: the learner's work and what the engine makes of it. No DOM.

import type { Edit, Engine, ExerciseInput, ExerciseResult, OwnView, ViewResults } from '../engine/engine';
import { blank, workOf, type Work } from './work';

/** Local calendar day, ISO 8601. */
export const today = (now = new Date()): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** No memory and no id is as long as what a page may hand in; the cut text is neither, and good enough to be quoted. */
export const shortened = (text: string): string => (text.length > 64 ? `${text.slice(0, 40)}…` : text);

export class Session {
  #input: ExerciseInput;
  #result: ExerciseResult;

  constructor(
    public engine: Engine,
    lang: string,
  ) {
    this.#input = { lang, ...blank, date: today() };
    this.#result = engine.exercise(this.#input);
  }

  get input(): ExerciseInput {
    return this.#input;
  }

  get result(): ExerciseResult {
    return this.#result;
  }

  get work(): Work {
    return workOf(this.#input);
  }

  /** The learner's edit, by the rules that the canvas follows too. */
  edit(change: Edit): void {
    const { last: _, ...edited } = this.engine.edit(this.#input, change);
    this.#take(edited);
    if (!('memory' in change)) this.settle();
  }

  /** Takes fields over as they are. */
  put(fields: Partial<ExerciseInput>): void {
    const { last: _, ...kept } = this.#input;
    this.#take({ ...kept, ...fields });
  }

  clear(): void {
    this.put(blank);
  }

  /** The engine's complaint about a memory; empty if it is one. */
  complaint(memory: string): string {
    return this.engine.exercise({ lang: this.#input.lang, memory: shortened(memory) }).report.error;
  }

  /** The engine's complaint about a machine's id or short form; empty if there is one machine of that name. */
  machineComplaint(id: string): string {
    return this.engine.exercise({ lang: this.#input.lang, machine: shortened(id) }).report.machine_error;
  }

  /** What stands in the field is final: it is the answer that stays when nonsense follows. */
  settle(): void {
    this.#input = { ...this.#input, last: this.#result.last };
  }

  /** A view beside the exercise as it stands. */
  view<V extends OwnView>(view: V): ViewResults[V] {
    return this.engine.view(view, this.#input);
  }

  #take(wanted: ExerciseInput): void {
    // A round begins where there is a self test: what it asks is by chance, and from then on by its seed.
    const begins = wanted.views?.includes('checkpoint') && !wanted.checkpoint;
    const next = begins ? { ...wanted, checkpoint: String(crypto.getRandomValues(new Uint32Array(1))[0]) } : wanted;
    const [before = '', after = ''] = [this.#input.memory, next.memory];
    // Typed letter by letter, "1.234" is only on the way to "1.234,5": it settles when it rests, not when it is passed.
    const onTheWay = Math.abs(after.length - before.length) <= 1 && (after.startsWith(before) || before.startsWith(after));
    const last = next.last ?? ((onTheWay && this.#input.last) || this.#result.last);
    this.#input = { ...next, last };
    this.#result = this.engine.exercise(this.#input);
  }
}
