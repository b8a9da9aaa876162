// The wheel is the page's. Only with the policy `focus`, while the canvas has focus, may a list of the panel that can still
// scroll that way take it; never with Ctrl, which zooms.

/** Dear ImGui counts notches of the wheel; what a browser calls one differs by unit. */
const notches = (event: WheelEvent): number => {
  if (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL) return -event.deltaY / 100;
  return event.deltaMode === WheelEvent.DOM_DELTA_LINE ? -event.deltaY / 3 : -event.deltaY;
};

/** Listens until `signal`; without a call there is no listener, so that scrolling never waits for us. */
export function takeWheel(canvas: HTMLCanvasElement, scroll: (notches: number) => boolean, signal: AbortSignal): void {
  const hear = (event: WheelEvent) => {
    const focused = (canvas.getRootNode() as Document | ShadowRoot).activeElement === canvas;
    if (focused && !event.ctrlKey && event.deltaY !== 0 && scroll(notches(event))) event.preventDefault();
  };
  canvas.addEventListener('wheel', hear, { signal, passive: false });
}
