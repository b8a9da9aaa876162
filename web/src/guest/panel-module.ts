// panel.wasm from the page's side: loading, and its C functions (src/bridge/panel_bridge.cpp) as typed calls.
import { PanelFailure, type PanelInputs, type PanelLoader, type PanelSource, type WidgetBox } from '../panel/panel';
import { readLines, writeLines } from './lines';
import { withoutListeners } from './quiet-start';

interface Exports {
  UTF8ToString(pointer: number): string;
  stringToUTF8(text: string, pointer: number, room: number): void;
  _panel_start(): number;
  _panel_stop(): void;
  _panel_text_room(bytes: number): number;
  _panel_set(): void;
  _panel_inputs(): number;
  _panel_detect(): number;
  _panel_widgets(): number;
  _panel_acknowledge_copy(): void;
  _panel_resize(widthPx: number, heightPx: number, scale: number): void;
  _panel_frame(): number;
  _panel_height(): number;
  _panel_cursor(): number;
  _panel_lost(): void;
  _panel_restored(): number;
  _panel_focus(on: number): void;
  _panel_enter(last: number): void;
  _panel_leave(): void;
  _panel_point(x: number, y: number, touch: number): void;
  _panel_point_away(): void;
  _panel_press(down: number): void;
  _panel_wheel(notches: number): number;
  _panel_key(down: number, shift: number): number;
  _panel_character(): void;
  _panel_text_field(): number;
  _panel_type(): void;
  _panel_finish_typing(): void;
  _panel_cancel_typing(): void;
}

/** What one picture told, by the bits of FrameFlag in panel_bridge.cpp. */
export interface Frame {
  animating: boolean;
  editing: boolean;
  changed: boolean;
  check: boolean;
  actions: ('copy' | 'print' | 'picture' | 'table')[];
}

/** The field that is being edited: lay a text entry exactly over `box`. */
export interface TextField {
  id: string;
  /** Its accessible name, and what stands in it while it is empty, in the panel's language. */
  label: string;
  hint: string;
  box: WidgetBox;
  fontPx: number;
  weight: string;
  inputMode: 'decimal' | 'text';
  text: string;
}

const compiled = new Map<unknown, Promise<WebAssembly.Module>>();

/** Compiled once per page, however many panels there are. Streams where the server's type lets it, silently not where not. */
function compile(source: PanelSource['wasm']): Promise<WebAssembly.Module> {
  const key = source instanceof URL ? source.href : source;
  const known = compiled.get(key);
  if (known) return known;
  const fresh = source instanceof URL ? fetched(source.href) : source().then((bytes) => WebAssembly.compile(bytes));
  compiled.set(key, fresh);
  // A failure is not kept: the next panel may find a better net.
  fresh.catch(() => compiled.delete(key));
  return fresh;
}

async function fetched(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  const streams = response.headers.get('content-type')?.split(';')[0] === 'application/wasm';
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

const loaderAt = async (url: string): Promise<PanelLoader> => ((await import(url)) as { default: PanelLoader }).default;

export class PanelModule {
  /** The module has stopped for good (out of memory, a trap); every call does nothing from now on. */
  onCrash: (cause: unknown) => void = () => {};

  readonly #call: Exports;

  private constructor(exports: Exports) {
    this.#call = guarded(exports, (cause) => this.onCrash(cause));
  }

  /** Fetches and instantiates; draws nothing and attaches nothing yet. Rejects with a PanelFailure. */
  static async load({ module: loader, wasm }: PanelSource, canvas: HTMLCanvasElement): Promise<PanelModule> {
    const binary = compile(wasm);
    binary.catch(() => {}); // awaited below; until then nobody may call it unhandled
    const create = await (loader instanceof URL ? loaderAt(loader.href) : loader()).catch((cause: unknown) => {
      throw new PanelFailure('module', cause);
    });
    try {
      // The loader's own promise never settles when instantiation fails, so it is raced.
      const exports = await new Promise<Exports>((resolve, reject) => {
        const instantiateWasm = (imports: WebAssembly.Imports, done: (i: WebAssembly.Instance, m: WebAssembly.Module) => void) => {
          binary.then(async (module) => done(await WebAssembly.instantiate(module, imports), module)).catch(reject);
          return {};
        };
        const silent = () => {};
        // The loader need not know where its module lies: it is handed in.
        const options = { canvas, instantiateWasm, locateFile: (name: string) => name, print: silent, printErr: silent };
        create(options).then((exports) => resolve(exports as Exports), reject);
      });
      return new PanelModule(exports);
    } catch (cause) {
      throw new PanelFailure('wasm', cause);
    }
  }

  /** Opens GLFW's window on the canvas. Throws a PanelFailure. The port resizes and restyles the canvas on the way. */
  start(canvas: HTMLCanvasElement): void {
    const { cssText } = canvas.style;
    const failed = withoutListeners(canvas, () => this.#call._panel_start());
    canvas.style.cssText = cssText; // unlike the style attribute, free of the page's Content-Security-Policy
    if (failed) throw new PanelFailure('webgl');
  }

  /** Ends context, window and everything of the module. */
  stop(): void {
    this.#call._panel_stop();
  }

  #give(text: string): void {
    const room = 3 * text.length + 1; // UTF-8 takes at most three bytes per UTF-16 unit
    this.#call.stringToUTF8(text, this.#call._panel_text_room(room), room);
  }

  #take(pointer: number): Record<string, string> {
    return readLines(this.#call.UTF8ToString(pointer));
  }

  set(inputs: PanelInputs): void {
    this.#give(writeLines(inputs));
    this.#call._panel_set();
  }

  /** The exercise as the learner has left it; theme, motion and pointer are the page's and not among it. */
  inputs(): Partial<PanelInputs> {
    return this.#take(this.#call._panel_inputs());
  }

  /** What a graphics renderer string says of the machine: ids, or that none was detected. */
  detect(renderer: string): string {
    this.#give(renderer);
    return this.#call.UTF8ToString(this.#call._panel_detect());
  }

  widgets(): Record<string, WidgetBox> {
    const boxes = Object.entries(this.#take(this.#call._panel_widgets()));
    return Object.fromEntries(boxes.map(([id, text]) => [id, readBox(text)]));
  }

  acknowledgeCopy(): void {
    this.#call._panel_acknowledge_copy();
  }

  /** Size of the surface in device px, and device px per CSS px. */
  resize(widthPx: number, heightPx: number, scale: number): void {
    this.#call._panel_resize(widthPx, heightPx, scale);
  }

  frame(): Frame {
    const bits = this.#call._panel_frame();
    const actions = (['copy', 'print', 'picture', 'table'] as const).filter((_, index) => bits & (16 << index));
    return { animating: !!(bits & 1), editing: !!(bits & 2), changed: !!(bits & 4), check: !!(bits & 8), actions };
  }

  /** Height that the panel wants, CSS px, as of the last frame. */
  height(): number {
    return this.#call._panel_height();
  }

  cursor(): string {
    return this.#call.UTF8ToString(this.#call._panel_cursor());
  }

  lost(): void {
    this.#call._panel_lost();
  }

  restored(): boolean {
    return this.#call._panel_restored() !== 0;
  }

  /** The canvas has focus, or has lost it together with the whole window (the focused widget stays). */
  focus(on: boolean): void {
    this.#call._panel_focus(on ? 1 : 0);
  }

  /** Focus came by keyboard: the ring goes to the first or the last widget. */
  enter(end: 'first' | 'last'): void {
    this.#call._panel_enter(end === 'last' ? 1 : 0);
  }

  /** Focus went elsewhere in the page: nothing stays active, held or ringed. */
  leave(): void {
    this.#call._panel_leave();
  }

  /** Pointer position, CSS px on the canvas. */
  point(x: number, y: number, touch: boolean): void {
    this.#call._panel_point(x, y, touch ? 1 : 0);
  }

  pointAway(): void {
    this.#call._panel_point_away();
  }

  press(down: boolean): void {
    this.#call._panel_press(down ? 1 : 0);
  }

  /** Positive: towards the top. False: nothing under the pointer scrolls that way, the page may have it. */
  wheel(notches: number): boolean {
    return this.#call._panel_wheel(notches) !== 0;
  }

  /** `key`: KeyboardEvent.key. False: the panel has no use for it now. */
  key(key: string, down: boolean, shift: boolean): boolean {
    this.#give(key);
    return this.#call._panel_key(down ? 1 : 0, shift ? 1 : 0) !== 0;
  }

  character(text: string): void {
    this.#give(text);
    this.#call._panel_character();
  }

  textField(): TextField | null {
    const { id, box, font, weight, mode, text, label, hint } = this.#take(this.#call._panel_text_field());
    if (!id) return null;
    return {
      id,
      label: label ?? '',
      hint: hint ?? '',
      box: readBox(box ?? ''),
      fontPx: Number(font),
      weight: weight ?? '400',
      inputMode: mode === 'decimal' ? 'decimal' : 'text',
      text: text ?? '',
    };
  }

  type(text: string): void {
    this.#give(text);
    this.#call._panel_type();
  }

  finishTyping(): void {
    this.#call._panel_finish_typing();
  }

  cancelTyping(): void {
    this.#call._panel_cancel_typing();
  }
}

/** The exports, of which none throws: after the first that did, all give 0, which is "nothing" for each of them. */
function guarded(exports: Exports, onCrash: (cause: unknown) => void): Exports {
  let dead = false;
  const safe = (call: (...values: number[]) => number) => (...values: number[]) => {
    if (dead) return 0;
    try {
      return call(...values);
    } catch (cause) {
      dead = true;
      onCrash(cause);
      return 0;
    }
  };
  const calls = Object.entries(exports).filter(([name]) => name.startsWith('_panel_'));
  return {
    ...Object.fromEntries(calls.map(([name, call]) => [name, safe(call)])),
    UTF8ToString: (pointer) => exports.UTF8ToString(pointer),
    stringToUTF8: (text, pointer, room) => pointer && exports.stringToUTF8(text, pointer, room),
  } as Exports;
}

function readBox(text: string): WidgetBox {
  const [x = 0, y = 0, width = 0, height = 0] = text.split(' ').map(Number);
  return { x, y, width, height };
}
