// A running panel: module, guest layer and hooks wired to one another, and the one place where all of it ends.
import { KeyboardGuest } from '../guest/keyboard';
import { Pacer } from '../guest/pacer';
import type { Frame, PanelModule } from '../guest/panel-module';
import { PointerGuest } from '../guest/pointer';
import { rendererOf } from '../guest/renderer';
import { adoptStyle } from '../guest/style';
import { SurfaceWatch, type Surface } from '../guest/surface';
import { TextEntry } from '../guest/text-entry';
import { takeWheel } from '../guest/wheel';
import { PanelFailure, type Panel, type PanelHooks, type PanelInputs, type PanelOptions } from './panel';

export class MountedPanel implements Panel {
  readonly canvas: HTMLCanvasElement;

  readonly #module: PanelModule;
  readonly #hooks: PanelHooks;
  readonly #ruler: HTMLElement;
  readonly #holder: HTMLElement;
  readonly #pacer: Pacer;
  readonly #surface: SurfaceWatch;
  readonly #pointer: PointerGuest;
  readonly #entry: TextEntry;
  readonly #life = new AbortController();
  #wheel: AbortController | null = null;
  #inputs: PanelInputs;
  #heightPx = 0;
  #shown: Surface = { widthPx: 0, heightPx: 0, scale: 1 };
  #settling = false;
  #contextLosses = 0;
  #lost = false;

  constructor(stage: HTMLElement, canvas: HTMLCanvasElement, module: PanelModule, options: PanelOptions, hooks: PanelHooks) {
    this.canvas = canvas;
    this.#module = module;
    this.#hooks = hooks;
    this.#inputs = { ...options.inputs };
    const { signal } = this.#life;

    this.#ruler = stage.ownerDocument.createElement('div');
    this.#ruler.className = 'wingspan-ruler';
    this.#holder = stage.ownerDocument.createElement('div');
    this.#holder.className = 'wingspan-stage';
    canvas.className = 'wingspan-canvas';
    canvas.tabIndex = 0;
    canvas.setAttribute('role', 'application');
    canvas.setAttribute('aria-describedby', options.describedBy);
    canvas.style.height = '0';
    this.#holder.append(canvas);
    this.setLabel(options.label);
    this.setWheel(options.wheel);

    module.onCrash = (cause) => this.#fail(new PanelFailure('crashed', cause));
    module.set(this.#inputs);

    const changed = (now: boolean) => {
      if (now) this.#pacer.drawNow();
      this.#pacer.ask(3);
    };
    const keyboard = new KeyboardGuest(
      canvas,
      {
        key: (key, down, shift) => module.key(key, down, shift),
        character: (text) => module.character(text),
        focus: (on) => module.focus(on),
        enter: (end) => module.enter(end),
        leave: () => module.leave(),
        changed,
      },
      signal,
    );
    this.#pointer = new PointerGuest(
      canvas,
      {
        point: (x, y, touch) => module.point(x, y, touch),
        pointAway: () => module.pointAway(),
        press: (down) => module.press(down),
        place: (offsetX, offsetY) => this.#place(offsetX, offsetY),
        takeFocus: () => keyboard.focusByPointer(),
        changed,
      },
      signal,
    );
    this.#entry = new TextEntry(
      this.#holder,
      {
        type: (text) => this.#typed(() => module.type(text)),
        finish: () => module.finishTyping(),
        cancel: () => this.#typed(() => module.cancelTyping()),
        leave: () => module.leave(),
        focusCanvas: () => canvas.focus({ preventScroll: true }),
        closed: () => this.#pacer.ask(3),
      },
      signal,
    );
    // A tap is followed by the mouse events of old, whose default would take focus off the entry that the tap opened.
    canvas.addEventListener('mousedown', (event) => this.#entry.isOpen && event.preventDefault(), { signal });
    canvas.addEventListener('webglcontextlost', (event) => this.#contextLost(event), { signal });
    canvas.addEventListener('webglcontextrestored', () => this.#contextRestored(), { signal });

    adoptStyle(stage.getRootNode() as Document | ShadowRoot);
    stage.append(this.#ruler, this.#holder);
    this.#pacer = new Pacer(canvas, () => this.#picture(), signal);
    this.#surface = new SurfaceWatch(
      this.#ruler,
      canvas,
      { width: (surface) => this.#relaid(surface), size: (surface) => this.#resized(surface) },
      signal,
    );
  }

  set(inputs: PanelInputs): void {
    if (same(inputs, this.#inputs)) return;
    this.#inputs = { ...inputs };
    this.#module.set(this.#inputs);
    this.#pacer.ask(2);
  }

  setLabel(label: string): void {
    this.canvas.setAttribute('aria-label', label);
  }

  setWheel(wheel: PanelOptions['wheel']): void {
    this.#wheel?.abort();
    this.#wheel = null;
    if (wheel !== 'focus') return;
    this.#wheel = new AbortController();
    const scroll = (notches: number) => {
      const taken = this.#module.wheel(notches);
      if (taken) this.#pacer.ask(3);
      return taken;
    };
    takeWheel(this.canvas, scroll, this.#wheel.signal);
  }

  acknowledgeCopy(): void {
    this.#module.acknowledgeCopy();
    this.#pacer.ask(2);
  }

  inspect(): ReturnType<Panel['inspect']> {
    return { widgets: this.#module.widgets(), frames: this.#pacer.frames, contextLosses: this.#contextLosses };
  }

  detect(): string {
    return this.#module.detect(rendererOf(this.canvas));
  }

  async picture(): Promise<Blob> {
    if (this.#lost || this.#life.signal.aborted) throw new PanelFailure('webgl');
    // At rest, whatever the pointer is on. The browser keeps no finished picture of a canvas: drawn and taken in one go.
    this.#module.pointAway();
    this.#pacer.drawNow();
    const blob = await new Promise<Blob | null>((resolve) => this.canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new PanelFailure('webgl');
    return blob;
  }

  dispose(): void {
    if (this.#life.signal.aborted) return;
    this.#wheel?.abort();
    this.#life.abort();
    this.#module.stop();
    // Browsers keep few contexts at a time: this one is given back now, not when memory is tidied.
    this.canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    this.canvas.width = this.canvas.height = 1;
    this.#ruler.remove();
    this.#holder.remove();
  }

  #fail(failure: PanelFailure): void {
    if (this.#life.signal.aborted) return;
    this.dispose();
    this.#hooks.onFailed(failure);
  }

  /** One picture, and what came of it. */
  #picture(): boolean {
    const frame = this.#module.frame();
    this.#fitHeight();
    this.#entry.follow(frame.editing ? this.#module.textField() : null);
    const cursor = this.#module.cursor();
    if (this.canvas.style.cursor !== cursor) this.canvas.style.cursor = cursor;
    this.#tell(frame);
    return frame.animating;
  }

  #tell(frame: Frame): void {
    // Each hook may set, resize or dispose.
    if (frame.changed) this.#announce();
    if (frame.check) this.#alive(() => this.#hooks.onCheck());
    for (const kind of frame.actions) this.#alive(() => this.#hooks.onAction(kind));
  }

  #alive(act: () => void): void {
    if (!this.#life.signal.aborted) act();
  }

  #announce(): void {
    this.#inputs = { ...this.#inputs, ...this.#module.inputs() };
    this.#hooks.onChange({ ...this.#inputs });
  }

  #typed(act: () => void): void {
    act();
    this.#announce();
    this.#pacer.ask(2);
  }

  /** A new width: the panel lays itself out for it, and the canvas becomes as high as that needs. */
  #relaid(surface: Surface): void {
    this.#takeSurface({ ...surface, heightPx: Math.max(surface.heightPx, 1) });
  }

  /** The canvas has a new size, which has cleared it. */
  #resized(surface: Surface): void {
    // Its height may not be changed again within the browser's layout pass; a later picture may.
    this.#settling = true;
    this.#takeSurface(surface);
    this.#settling = false;
  }

  #takeSurface(surface: Surface): void {
    this.#shown = surface;
    this.#module.resize(surface.widthPx, surface.heightPx, surface.scale);
    if (surface.widthPx > 0 && surface.heightPx > 0) this.#pacer.drawNow();
  }

  #fitHeight(): void {
    const wanted = Math.ceil(this.#module.height());
    if (wanted === this.#heightPx || wanted <= 0) return;
    if (this.#settling) {
      this.#pacer.ask(2);
      return;
    }
    this.#heightPx = wanted;
    this.canvas.style.height = `${wanted}px`;
    this.#hooks.onHeight(wanted);
  }

  /** From an event's offset on the canvas to the panel's px, which differ by fractions where a pixel is not whole. */
  #place(offsetX: number, offsetY: number): { x: number; y: number } {
    const { width, height } = this.#surface.css;
    const { widthPx, heightPx, scale } = this.#shown;
    return { x: (offsetX * widthPx) / (scale * width), y: (offsetY * heightPx) / (scale * height) };
  }

  #contextLost(event: Event): void {
    event.preventDefault(); // else the browser never restores it
    this.#lost = true;
    this.#contextLosses += 1;
    this.#pacer.pause();
    this.#pointer.release();
    this.#module.lost();
    this.#hooks.onLost();
  }

  #contextRestored(): void {
    if (!this.#module.restored()) {
      this.#fail(new PanelFailure('webgl'));
      return;
    }
    this.#lost = false;
    this.#pacer.resume();
    this.#hooks.onRestored();
  }
}

const keys = ['lang', 'memory', 'method', 'machine', 'note', 'date', 'theme', 'motion', 'pointer', 'last', 'detected', 'views', 'view', 'checkpoint', 'estimate', 'explorer', 'run', 'machines'] as const;

const same = (one: PanelInputs, other: PanelInputs) => keys.every((key) => one[key] === other[key]);
