// The canvas's exact size in device pixels, whatever the page does: layout, browser zoom, another screen.
//
// Two boxes are watched. The ruler (no height, as wide as the canvas can be) tells of a new width, to which the panel
// answers with a height; the canvas, deeper in the tree, tells of its new size. In this order both are settled within one
// layout pass of the browser, before anything is painted.

export interface Surface {
  /** Device px. */
  widthPx: number;
  heightPx: number;
  /** Device px per CSS px. */
  scale: number;
}

interface Size {
  width: number;
  height: number;
}

export class SurfaceWatch {
  /** CSS px of the canvas, in fractions of a pixel: what a pointer's offset is measured in. */
  readonly css: Size = { width: 0, height: 0 };

  readonly #canvas: HTMLCanvasElement;
  readonly #onWidth: (surface: Surface) => void;
  readonly #onSize: (surface: Surface) => void;
  #zoom: MediaQueryList | null = null;
  readonly #rearm = () => {
    this.#sized(deviceSize(this.css));
    this.#watchZoom();
  };

  constructor(
    ruler: HTMLElement,
    canvas: HTMLCanvasElement,
    on: { width(surface: Surface): void; size(surface: Surface): void },
    signal: AbortSignal,
  ) {
    this.#canvas = canvas;
    this.#onWidth = on.width;
    this.#onSize = on.size;
    const observer = new ResizeObserver((entries) => {
      for (const entry of entries) this.#observed(entry, entry.target === ruler);
    });
    for (const box of [ruler, canvas]) {
      try {
        observer.observe(box, { box: 'device-pixel-content-box' });
      } catch {
        observer.observe(box); // WebKit: no such box; deviceSize() serves alone
      }
    }
    this.#watchZoom();
    signal.addEventListener('abort', () => {
      observer.disconnect();
      this.#zoom?.removeEventListener('change', this.#rearm);
    }, { once: true });
  }

  /** A media query names one resolution, so it is set up anew after each change. */
  #watchZoom(): void {
    this.#zoom?.removeEventListener('change', this.#rearm);
    this.#zoom = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    this.#zoom.addEventListener('change', this.#rearm);
  }

  #observed(entry: ResizeObserverEntry, isRuler: boolean): void {
    const { width, height } = entry.contentRect;
    const box = entry.devicePixelContentBoxSize?.[0];
    const size = exactSize({ width, height }, box && { width: box.inlineSize, height: box.blockSize });
    if (isRuler) {
      this.#onWidth({ widthPx: size.width, heightPx: this.#canvas.height, scale: devicePixelRatio });
      return;
    }
    this.css.width = width;
    this.css.height = height;
    this.#sized(size);
  }

  #sized({ width, height }: Size): void {
    // Writing either clears the canvas, also where the number stays.
    if (this.#canvas.width !== width) this.#canvas.width = width;
    if (this.#canvas.height !== height) this.#canvas.height = height;
    this.#onSize({ widthPx: width, heightPx: height, scale: devicePixelRatio });
  }
}

const deviceSize = ({ width, height }: Size): Size => ({
  width: Math.round(width * devicePixelRatio),
  height: Math.round(height * devicePixelRatio),
});

/** The browser's own count of device pixels, unless it is not to be believed (emulated pixel ratios leave it at 1). */
export function exactSize(css: Size, counted: Size | undefined): Size {
  const computed = deviceSize(css);
  const close = (a: number, b: number) => Math.abs(a - b) <= 2;
  return counted && close(counted.width, computed.width) && close(counted.height, computed.height) ? counted : computed;
}
