// What the canvas face takes, tells and can do: the contract between element and panel.

/** State of the exercise and of its surroundings, all as text, as the panel's line form carries it. */
export interface PanelInputs {
  lang: string;
  /** Memory as typed, e.g. "24" or "2,75"; may be empty or nonsense. */
  memory: string;
  method: 'full' | 'lora' | 'qlora';
  /** Catalogue id, or empty. */
  machine: string;
  note: string;
  /** The goal card's date, ISO 8601 (2026-12-01), or empty. */
  date: string;
  theme: 'light' | 'dark';
  motion: 'full' | 'reduced';
  pointer: 'fine' | 'coarse';
  /** Last memory text that was understood: the answer that stays while `memory` is nonsense. */
  last: string;
  /** What the browser tells of the machine. */
  detected?: string;
  /** Views offered, separated by spaces, and the active one; without them the exercise alone. */
  views?: string;
  view?: string;
  /** The self test: its round, and what is typed or chosen in it. */
  checkpoint?: string;
  estimate?: string;
  /** Settings of these views, as text. */
  explorer?: string;
  run?: string;
  machines?: string;
}

/** Why there is no canvas; the form face serves alone then.
 *  `module`: the loader did not load. `wasm`: it did not load, compile or match its loader. `webgl`: no WebGL 2
 *  context. `crashed`: the module stopped while running (memory). */
export type PanelFailureCode = 'module' | 'wasm' | 'webgl' | 'crashed';

export class PanelFailure extends Error {
  constructor(readonly code: PanelFailureCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'PanelFailure';
  }
}

export interface PanelHooks {
  /** The learner changed something on the canvas (also while typing). */
  onChange(inputs: PanelInputs): void;
  onCheck(): void;
  onAction(kind: 'copy' | 'print' | 'picture' | 'table'): void;
  /** The context is gone: show the form. The panel comes back by itself (`onRestored`) if the browser lets it. */
  onLost(): void;
  onRestored(): void;
  /** Height that the panel wants and that the canvas now has, CSS px. */
  onHeight(px: number): void;
  /** The module died while running; the panel has disposed of itself. */
  onFailed(failure: PanelFailure): void;
}

/** What panel.mjs exports: Emscripten's loader. */
export type PanelLoader = (options: object) => Promise<unknown>;

/** panel.mjs and panel.wasm of one build: their addresses, or what gives them. Compiled once for the same address or giver. */
export interface PanelSource {
  module: URL | (() => Promise<PanelLoader>);
  wasm: URL | (() => Promise<BufferSource>);
}

export interface PanelOptions extends PanelSource {
  inputs: PanelInputs;
  /** `page`: the wheel is never taken. `focus`: the panel may take it while the canvas has focus. */
  wheel: 'page' | 'focus';
  /** Accessible name of the canvas, and the id (same root) of the text that tells how to leave it. */
  label: string;
  describedBy: string;
}

export interface WidgetBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Panel {
  readonly canvas: HTMLCanvasElement;
  /** Takes over the state; draws only if something differs. Never answers with `onChange`. */
  set(inputs: PanelInputs): void;
  /** New name of the canvas after a change of language. */
  setLabel(label: string): void;
  setWheel(wheel: 'page' | 'focus'): void;
  /** The machine as the browser tells it, for `detected`. */
  detect(): string;
  /** The card is in the clipboard: its button says so until the exercise changes. */
  acknowledgeCopy(): void;
  /** Boxes in CSS px relative to the canvas's top left corner. */
  inspect(): { widgets: Record<string, WidgetBox>; frames: number; contextLosses: number };
  /** What the canvas shows now, as PNG in device pixels. Rejects while the context is lost. */
  picture(): Promise<Blob>;
  /** Ends every listener, observer, frame and the context; empties `stage` of what mountPanel put there. */
  dispose(): void;
}
