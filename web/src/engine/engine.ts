// The engine in JavaScript: engine.wasm, loaded by hand (no Emscripten glue), on a page or in Node.
//
// Every text comes from the module's own words; this file holds none.

export type Method = 'full' | 'lora' | 'qlora';
export type Verdict = 'fits' | 'tight' | 'too-big';
export type AnswerState = 'empty' | 'nonsense' | 'none-fits' | 'fits';

/** The exercise's state: the same keys as the line form that both modules read. Missing ones are empty. */
export interface ExerciseInput {
  lang: string; // a tag of `languages()`; another one falls back to the default
  memory?: string; // as typed
  method?: Method;
  machine?: string; // catalogue id or short form
  note?: string;
  date?: string; // ISO, of the goal card
  last?: string; // the last text that was a memory
}

/** What `wingspan fit --json` prints. */
export interface FitAnswer {
  memory_gb: number;
  margin: number;
  budget_gb: number;
  method: Method;
  largest: string | null;
  required_gb: number | null;
  headroom_gb: number | null;
  rows: { model: string; required_gb: number; verdict: Verdict }[];
}

/** One cell of the table. Without an answer `verdict` is null and the words are empty. */
export interface CellReport {
  required: string;
  verdict: Verdict | null;
  verdict_word: string;
  sentence: string;
}

export interface RowReport {
  model: string;
  cells: Record<Method, CellReport>;
  lit: boolean;
}

/** Every text that a printer of the exercise shows; fields as in src/report/exercise.hpp. */
export interface ExerciseReport {
  state: AnswerState;
  read_as: string;
  error: string;
  error_range: string;
  memory: string;
  margin: string;
  budget_number: string;
  budget_unit: string;
  budget: string;
  equation: string;
  ceiling_label: string;
  memory_spoken: string;
  largest_label: string;
  largest: string;
  verdict_line: string;
  need_line: string;
  prompt: string;
  why_title: string;
  why_text: string;
  why_verdict: Verdict | null;
  rows: RowReport[];
  table_caption: string;
  live: string;
  machine_name: string;
  card_summary: string;
  card_text: string;
}

export interface ExerciseResult {
  lang: string; // the language used
  method: Method; // the method used
  report: ExerciseReport;
  answer: FitAnswer | null; // of the memory shown; null while there is none
  memory_value: number | null; // the field's number; null while it cannot be read
  last: string; // what to hand back as `last` next time
}

export type MachineKind = 'discrete' | 'laptop' | 'datacentre' | 'unified';

export interface Machine {
  id: string;
  name: string;
  kind: MachineKind;
  memory_gb: number | null; // null: builders choose it, so ask
  usable_mib: number | null;
  short_name?: string; // presets only: the text of their button
}

export interface Machines {
  all: Machine[];
  presets: string[]; // ids, course machines first
}

export interface Engine {
  exercise(input: ExerciseInput): ExerciseResult;
  /** All compiled words of a language, key -> ICU message. Messages with placeholders are filled by `message`. */
  words(lang: string): Record<string, string>;
  /** One message with its placeholders filled; numbers are formatted and choose the plural case. */
  message(lang: string, key: string, args: Record<string, string | number>): string;
  machines(): Machines;
  languages(): { tag: string; name: string }[];
  /** The wing of the exercise as an <svg> element's text. */
  wingSvg(input: ExerciseInput, size: { width: number; height: number; half?: boolean }): string;
}

/** Loads engine.wasm from an address or from its bytes. Rejects with the browser's own error. */
export declare function loadEngine(source: URL | BufferSource): Promise<Engine>;
