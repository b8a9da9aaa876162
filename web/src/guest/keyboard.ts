// Keys and focus of the canvas. Heard only while the canvas itself has focus; Tab, function keys and the browser's chords
// are never looked at, and a key is kept from the page only if the panel says that it uses it now. Escape leaves the canvas.

export interface KeyTarget {
  /** False: the panel has no use for the key now. */
  key(key: string, down: boolean, shift: boolean): boolean;
  character(text: string): void;
  focus(on: boolean): void;
  enter(end: 'first' | 'last'): void;
  leave(): void;
  /** As in PointerTarget. */
  changed(now: boolean): void;
}

export class KeyboardGuest {
  readonly #canvas: HTMLCanvasElement;
  readonly #target: KeyTarget;
  #byPointer = false;
  #windowLeft = false;

  constructor(canvas: HTMLCanvasElement, target: KeyTarget, signal: AbortSignal) {
    this.#canvas = canvas;
    this.#target = target;
    canvas.addEventListener('keydown', (event) => this.#down(event), { signal });
    canvas.addEventListener('keyup', (event) => this.#up(event), { signal });
    canvas.addEventListener('focus', (event) => this.#focused(event), { signal });
    canvas.addEventListener('blur', (event) => this.#blurred(event), { signal });
  }

  /** Focus for a press on the canvas: no ring, and the page does not move. */
  focusByPointer(): void {
    if (this.hasFocus()) return;
    this.#byPointer = true;
    this.#canvas.focus({ preventScroll: true });
    this.#byPointer = false;
  }

  hasFocus(): boolean {
    return rootOf(this.#canvas).activeElement === this.#canvas;
  }

  #down(event: KeyboardEvent): void {
    if (event.isComposing || isChord(event) || event.key === 'Tab') return;
    if (this.#target.key(event.key, true, event.shiftKey)) {
      event.preventDefault();
      delete this.#canvas.dataset['focus'];
      this.#target.changed(true);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      this.#canvas.blur();
    } else if ([...event.key].length === 1) {
      // Typing on a field opens its entry within this event; the browser then types this character into the entry.
      this.#target.character(event.key);
      this.#target.changed(true);
    }
  }

  #up(event: KeyboardEvent): void {
    if (this.#target.key(event.key, false, event.shiftKey)) this.#target.changed(false);
  }

  #focused(event: FocusEvent): void {
    this.#target.focus(true);
    // Browsers disagree on the ring after focus(), so the style goes by this (style.ts).
    if (this.#byPointer) this.#canvas.dataset['focus'] = 'pointer';
    else if (!this.#windowLeft && !isOwnEntry(this.#canvas, event.relatedTarget)) {
      this.#target.enter(cameFromBehind(this.#canvas, event.relatedTarget) ? 'last' : 'first');
    }
    this.#windowLeft = false;
    this.#target.changed(false);
  }

  #blurred(event: FocusEvent): void {
    this.#windowLeft = this.hasFocus();
    if (!this.#windowLeft) delete this.#canvas.dataset['focus'];
    if (this.#windowLeft) this.#target.focus(false);
    else if (!isOwnEntry(this.#canvas, event.relatedTarget)) this.#target.leave();
    this.#target.changed(false);
  }
}

const rootOf = (node: Node) => node.getRootNode() as Document | ShadowRoot;

/** AltGr arrives as Ctrl+Alt on Windows and types characters. */
const isChord = (event: KeyboardEvent) =>
  (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');

/** The text entry over the canvas continues what the canvas has begun (text-entry.ts). */
const isOwnEntry = (canvas: HTMLCanvasElement, to: EventTarget | null) =>
  to instanceof Node && to.parentNode === canvas.parentNode;

/** Whether focus moved backwards in the page, as by Shift+Tab. */
function cameFromBehind(canvas: Node, from: EventTarget | null): boolean {
  if (!(from instanceof Node)) return false;
  // Nodes of different trees cannot be compared: climb to the tree that `from` stands in.
  let here: Node = canvas;
  for (let root = here.getRootNode(); root !== from.getRootNode() && root instanceof ShadowRoot; root = here.getRootNode()) {
    here = root.host;
  }
  return (here.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
