// Where the learner types: a DOM <input> laid exactly over the panel's field while that is being edited, so that caret, IME,
// dead keys, AltGr, clipboard, dictation and the phone's keyboard are the browser's own. It appears and takes focus within the
// event that opened it: phones open their keyboard only then, and no typed character is lost.
import type { TextField } from './panel-module';

export interface EntryTarget {
  /** Shown at once in the panel. */
  type(text: string): void;
  finish(): void;
  /** Brings back the text that stood before. */
  cancel(): void;
  /** Focus went on to something else than the canvas. */
  leave(): void;
  /** Focus goes back to the canvas. */
  focusCanvas(): void;
  /** The panel draws the field's text itself again. */
  closed(): void;
}

export class TextEntry {
  readonly input: HTMLInputElement;

  readonly #target: EntryTarget;
  #open = false;

  constructor(holder: HTMLElement, target: EntryTarget, signal: AbortSignal) {
    this.#target = target;
    this.input = holder.ownerDocument.createElement('input');
    this.input.className = 'wingspan-entry';
    this.input.hidden = true;
    this.input.autocomplete = 'off';
    this.input.enterKeyHint = 'done';
    this.input.addEventListener('input', () => this.#target.type(this.input.value), { signal });
    this.input.addEventListener('keydown', (event) => this.#key(event), { signal });
    this.input.addEventListener('blur', (event) => this.#blurred(event), { signal });
    holder.append(this.input);
  }

  get isOpen(): boolean {
    return this.#open;
  }

  /** After each picture: opens, moves or closes with the panel's field. */
  follow(field: TextField | null): void {
    if (!field) {
      if (this.#open) this.#close(true);
      return;
    }
    const { style } = this.input;
    style.left = `${field.box.x}px`;
    style.top = `${field.box.y}px`;
    style.width = `${field.box.width}px`;
    style.height = `${field.box.height}px`;
    style.setProperty('--wingspan-entry-size', `${field.fontPx}px`);
    style.fontWeight = field.weight;
    this.input.setAttribute('aria-label', field.label);
    this.input.placeholder = field.hint;
    if (!this.#open) this.#show(field);
  }

  #show(field: TextField): void {
    this.#open = true;
    this.input.dataset['widget'] = field.id;
    this.input.inputMode = field.inputMode;
    this.input.spellcheck = field.inputMode === 'text';
    this.input.value = field.text;
    this.input.hidden = false;
    this.input.focus({ preventScroll: true });
    this.input.select();
  }

  #key(event: KeyboardEvent): void {
    if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    if (event.key === 'Escape') this.#target.cancel();
    else this.#target.finish();
    this.#close(true);
  }

  #blurred(event: FocusEvent): void {
    const root = this.input.getRootNode() as Document | ShadowRoot;
    // Only the window lost focus: the learner goes on here on return.
    if (!this.#open || root.activeElement === this.input) return;
    this.#target.finish();
    this.#close(false);
    const onCanvas = event.relatedTarget instanceof HTMLCanvasElement && event.relatedTarget.parentNode === this.input.parentNode;
    if (!onCanvas) this.#target.leave();
  }

  #close(backToCanvas: boolean): void {
    const hadFocus = (this.input.getRootNode() as Document | ShadowRoot).activeElement === this.input;
    this.#open = false;
    // Before the input vanishes, so that focus never falls to the body in between.
    if (backToCanvas && hadFocus) this.#target.focusCanvas();
    this.input.hidden = true;
    this.#target.closed();
  }
}
