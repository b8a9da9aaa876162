// One exercise under way: the learner's work and what the engine makes of it. No DOM.

import type { Edit, Engine, ExerciseInput, ExerciseResult } from '../engine/engine';
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
    readonly engine: Engine,
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
    this.#take(this.engine.edit(this.#input, change));
  }

  /** Takes fields over as they are. */
  put(fields: Partial<ExerciseInput>): void {
    this.#take({ ...this.#input, ...fields });
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

  #take(next: ExerciseInput): void {
    this.#result = this.engine.exercise(next);
    this.#input = { ...next, last: this.#result.last };
  }
}
