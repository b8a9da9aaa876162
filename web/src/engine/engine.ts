// The engine in JavaScript: engine.wasm or views.wasm, loaded by hand (no Emscripten glue), on a page or in Node.
// The exercise's texts come from the module, which holds the words of both languages.

import { readLines, writeLines } from '../guest/lines';
import type { CheckpointDeed, CheckpointResult } from './checkpoint';
import type { ExplorerResult } from './explorer';
import type { DuelResult } from './machine-duel';
import type { RunResult } from './training-run';

export type Method = 'full' | 'lora' | 'qlora';
export type Verdict = 'fits' | 'tight' | 'too-big';
export type AnswerState = 'empty' | 'nonsense' | 'none-fits' | 'fits';

/** The lesson's state: the keys of the line form that both modules read. Missing ones are empty. */
export interface ExerciseInput {
  lang: string; // a BCP 47 tag; one that the lesson lacks falls back to the default
  memory?: string; // as typed
  method?: Method;
  machine?: string; // catalogue id or short form
  note?: string;
  date?: string; // ISO, of the goal card
  last?: string; // the last text that was a memory
  detected?: string; // what the browser tells of the machine: ids, or that none was detected (src/report/detected.hpp)
  views?: string; // offered, separated by spaces; empty: the exercise alone
  view?: string; // the active one
  checkpoint?: string; // the self test's round as text; a number alone begins one with that seed
  estimate?: string; // typed or chosen there, not checked yet
  explorer?: string; // settings of these views, as text (src/report/settings.hpp)
  run?: string;
  machines?: string;
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

/** One cell of the table. Without an answer `verdict` is null and all but `required` are empty. */
export interface CellReport {
  required: string;
  verdict: Verdict | null;
  verdict_word: string;
  sentence: string; // for a tooltip
  spoken: string; // for voices
}

export interface RowReport {
  model: string;
  cells: Record<Method, CellReport>;
  lit: boolean;
}

/** Every text that a printer of the exercise shows; each field is described in src/report/exercise.hpp. */
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
  equation_spoken: string;
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
  machine_error: string;
  detected: string;
  detected_take: string;
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
  slider_position: number; // of the memory shown
}

export type MachineKind = 'discrete' | 'laptop' | 'datacentre' | 'unified';

export interface Machine {
  id: string;
  name: string;
  kind: MachineKind;
  memory_gb: number | null; // null: builders choose it, so ask
  usable_mib: number | null;
  short_name?: string; // presets only: for a label
}

export interface Machines {
  all: Machine[];
  presets: string[]; // ids, course machines first
}

/** The memory slider's scale: positions 0 to steps. Minor ticks give way where the slider is narrow. */
export interface SliderScale {
  steps: number;
  ticks: { position: number; label: string; minor: boolean }[];
}

/**
 * What the learner's hand does, by the rules of src/report/edit.hpp, src/report/checkpoint_round.hpp and, for `set`,
 * src/report/lesson.hpp: a view, a setting and its value ("run max 1024").
 */
export type Edit = { memory: string } | { position: number } | { machine: string } | { estimate: string } | { checkpoint: CheckpointDeed } | { set: string };

/** What a view shows beside the exercise; a view without anything of its own has null. */
export interface ViewResults {
  checkpoint: CheckpointResult;
  explorer: ExplorerResult;
  run: RunResult;
  machines: DuelResult;
}

export type OwnView = keyof ViewResults;

export interface PictureSize {
  width: number; // px, whole
  height: number;
  half?: boolean; // only the right wing
}

export interface Engine {
  exercise(input: ExerciseInput): ExerciseResult;
  /** The views beside the exercise are there: it was loaded from views.wasm. */
  readonly allViews: boolean;
  view<V extends OwnView>(view: V, input: ExerciseInput): ViewResults[V];
  /** One of its charts as the text of an <svg> element, `width` px wide. */
  chart(view: OwnView, chart: string, input: ExerciseInput, width: number): string;
  /** The exercise after an edit; unknown machines and equal values change nothing. */
  edit(input: ExerciseInput, edit: Edit): ExerciseInput;
  machines(): Machines;
  slider(): SliderScale;
  /** The exercise's wing as the text of an <svg> element. */
  wingSvg(input: ExerciseInput, size: PictureSize): string;
}

interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  engine_text_room(bytes: number): number;
  engine_text_bytes(): number;
  engine_exercise(): number;
  engine_view?(): number; // views.wasm alone has these three
  engine_view_edit?(): number;
  engine_chart?(): number;
  engine_edit(): number;
  engine_machines(): number;
  engine_slider(): number;
  engine_wing(): number;
}

type Call = 'engine_exercise' | 'engine_view' | 'engine_view_edit' | 'engine_chart' | 'engine_edit' | 'engine_machines' | 'engine_slider' | 'engine_wing';

/** Loads the module from an address or from its bytes. Rejects with the browser's own error. */
export async function loadEngine(source: URL | BufferSource): Promise<Engine> {
  const { exports } = source instanceof URL ? await fetched(source) : (await WebAssembly.instantiate(source, imports)).instance;
  const module = exports as unknown as Exports;
  module._initialize();
  return new WasmEngine(module);
}

// The module calls nothing of its host but this, and only when it is out of memory: then the call throws.
const imports = {
  wasi_snapshot_preview1: {
    proc_exit(status: number): never {
      throw new Error(`engine.wasm stopped with status ${status}`);
    },
  },
};

/** Streams where the server names the type; a server that does not makes the browser refuse, so the bytes are taken. */
async function fetched(address: URL): Promise<WebAssembly.Instance> {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${address.pathname}: ${response.status}`);
  const type = response.headers.get('Content-Type') ?? '';
  const { instance } = /^application\/wasm\s*$/i.test(type)
    ? await WebAssembly.instantiateStreaming(response, imports)
    : await WebAssembly.instantiate(await response.arrayBuffer(), imports);
  return instance;
}

class WasmEngine implements Engine {
  readonly #module: Exports;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();
  #machines: Machines | undefined;
  #slider: SliderScale | undefined;

  constructor(module: Exports) {
    this.#module = module;
  }

  exercise(input: ExerciseInput): ExerciseResult {
    return JSON.parse(this.#call('engine_exercise', input)) as ExerciseResult;
  }

  get allViews(): boolean {
    return this.#module.engine_view !== undefined;
  }

  view<V extends OwnView>(view: V, input: ExerciseInput): ViewResults[V] {
    return JSON.parse(this.#call('engine_view', input, { view })) as ViewResults[V];
  }

  chart(view: OwnView, chart: string, input: ExerciseInput, width: number): string {
    return this.#call('engine_chart', input, { view, chart, width: Math.round(width) });
  }

  edit(input: ExerciseInput, edit: Edit): ExerciseInput {
    const [name, value] = Object.entries(edit)[0] as [string, string | number];
    const call = name === 'estimate' || name === 'checkpoint' || name === 'set' ? 'engine_view_edit' : 'engine_edit';
    return readLines(this.#call(call, input, { [`edit_${name}`]: value })) as unknown as ExerciseInput;
  }

  machines(): Machines {
    return (this.#machines ??= JSON.parse(this.#call('engine_machines')) as Machines);
  }

  slider(): SliderScale {
    return (this.#slider ??= JSON.parse(this.#call('engine_slider')) as SliderScale);
  }

  wingSvg(input: ExerciseInput, { width, height, half }: PictureSize): string {
    return this.#call('engine_wing', input, { width, height, half: half ? 1 : 0 });
  }

  #call(name: Call, ...request: object[]): string {
    const bytes = this.#encoder.encode(request.map(writeLines).join(''));
    const room = this.#module.engine_text_room(bytes.length);
    if (room === 0) throw new RangeError(`the exercise is too long: ${bytes.length} bytes`);
    new Uint8Array(this.#module.memory.buffer, room, bytes.length).set(bytes);
    const answer = this.#module[name]!();
    return this.#decoder.decode(new Uint8Array(this.#module.memory.buffer, answer, this.#module.engine_text_bytes()));
  }
}
