// Mouse, pen and touch on the canvas, with capture, so that a release outside is seen and nothing beside the canvas is
// listened to. The context menu stays the browser's, and so do all buttons but the first.
//
// Touch and pen: `touch-action: pan-y pinch-zoom` (style.ts) leaves vertical swipes and pinches to the page. The panel hears
// of a touch only when it is known to be meant for it: at a tap's end, or once it runs sideways. So a swipe that starts on a
// slider scrolls and changes nothing.

/** CSS px that a finger may wander within a tap. */
const slop = 8;

/** What the panel does with the pointer, CSS px on the canvas. */
export interface PointerTarget {
  point(x: number, y: number, touch: boolean): void;
  pointAway(): void;
  press(down: boolean): void;
  /** From an event's offset on the canvas to the panel's px. */
  place(offsetX: number, offsetY: number): { x: number; y: number };
  takeFocus(): void;
  /** Draw soon; `now`: within this event, because its outcome may need the browser's leave (phone keyboard, clipboard). */
  changed(now: boolean): void;
}

type Gesture = 'none' | 'pressed' | 'undecided' | 'foreign';

export class PointerGuest {
  readonly #canvas: HTMLCanvasElement;
  readonly #target: PointerTarget;
  #gesture: Gesture = 'none';
  #pointer = -1;
  /** Where the undecided touch began: in the window, and on the panel. */
  #start = { clientX: 0, clientY: 0, x: 0, y: 0 };

  constructor(canvas: HTMLCanvasElement, target: PointerTarget, signal: AbortSignal) {
    this.#canvas = canvas;
    this.#target = target;
    const on = (type: string, act: (event: PointerEvent) => void) =>
      canvas.addEventListener(type, (event) => act(event as PointerEvent), { signal });
    on('pointerdown', (event) => this.#down(event));
    on('pointermove', (event) => this.#move(event));
    on('pointerup', (event) => this.#up(event));
    on('pointercancel', (event) => this.#cancel(event));
    on('lostpointercapture', (event) => this.#cancel(event));
    on('pointerleave', (event) => this.#leave(event));
  }

  /** Lets go of what is held: the canvas was hidden, or its window left. */
  release(): void {
    if (this.#gesture === 'pressed') this.#target.press(false);
    this.#gesture = 'none';
    this.#pointer = -1;
  }

  #point(event: PointerEvent): void {
    const { x, y } = this.#target.place(event.offsetX, event.offsetY);
    this.#target.point(x, y, isTouch(event));
  }

  #down(event: PointerEvent): void {
    if (!event.isPrimary) {
      // A second finger: it is a pinch, and the first finger's touch is no tap.
      if (this.#gesture === 'undecided') this.#gesture = 'foreign';
      return;
    }
    if (event.button !== 0 || this.#gesture === 'pressed') return;
    this.#pointer = event.pointerId;
    this.#canvas.setPointerCapture(event.pointerId);
    if (isTouch(event)) {
      this.#gesture = 'undecided';
      const { clientX, clientY } = event;
      this.#start = { clientX, clientY, ...this.#target.place(event.offsetX, event.offsetY) };
      return;
    }
    this.#gesture = 'pressed';
    this.#target.takeFocus();
    this.#point(event);
    this.#target.press(true);
    this.#target.changed(false);
  }

  #move(event: PointerEvent): void {
    if (this.#gesture === 'none' ? !event.isPrimary : event.pointerId !== this.#pointer) return;
    if (this.#gesture === 'undecided') this.#decide(event);
    if (this.#gesture === 'undecided' || this.#gesture === 'foreign') return;
    // Released where nobody was told of it, as under a dialog of the browser.
    if (this.#gesture === 'pressed' && event.buttons === 0) return this.#cancel(event);
    this.#point(event);
    this.#target.changed(false);
  }

  /** Sideways it is the panel's; any other way the page's, which then cancels it, or nobody's. */
  #decide(event: PointerEvent): void {
    const x = Math.abs(event.clientX - this.#start.clientX);
    const y = Math.abs(event.clientY - this.#start.clientY);
    if (x <= slop && y <= slop) return;
    if (x > y) this.#pressAtStart();
    this.#gesture = x > y ? 'pressed' : 'foreign';
  }

  #pressAtStart(): void {
    this.#target.takeFocus();
    this.#target.point(this.#start.x, this.#start.y, true);
    this.#target.press(true);
  }

  #up(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer) return;
    const gesture = this.#gesture;
    this.#gesture = 'none';
    this.#pointer = -1;
    if (gesture === 'undecided') this.#pressAtStart();
    else if (gesture === 'pressed') this.#point(event);
    else return;
    this.#target.press(false);
    this.#target.changed(true);
    if (!isTouch(event)) return;
    // A finger that is gone hovers nowhere.
    this.#target.pointAway();
    this.#target.changed(false);
  }

  /** The browser has taken the gesture (scroll, pinch, menu), or the capture ended without a release. */
  #cancel(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer) return;
    const wasPressed = this.#gesture === 'pressed';
    this.release();
    if (!wasPressed) return;
    if (isTouch(event)) this.#target.pointAway();
    this.#target.changed(false);
  }

  #leave(event: PointerEvent): void {
    if (this.#gesture === 'pressed' || isTouch(event)) return;
    this.#target.pointAway();
    this.#target.changed(false);
  }
}

const isTouch = (event: PointerEvent) => event.pointerType !== 'mouse';
