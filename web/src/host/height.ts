// The frame's height: told to the page around, which may set it, ignore it, or say that it did and not do it. So the frame
// looks for itself: what does not fit after a while scrolls inside, also where the frame's own scroll bars are forbidden.

/** How long a page around may take to give the height asked for. */
const patienceMs = 700;

/**
 * @param content as high as what it holds
 * @param tell hears of every new height, in CSS px
 */
export function keepHeight(content: HTMLElement, tell: (height: number) => void): void {
  const root = document.documentElement;
  let told = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const height = () => Math.ceil(content.getBoundingClientRect().height);
  // A pixel may be lost between the two pages' zooms.
  const fits = () => height() <= innerHeight + 1;
  const look = () => root.classList.toggle('scrolls', !fits());

  new ResizeObserver(() => {
    if (height() !== told) {
      told = height();
      tell(told);
    }
    clearTimeout(waiting);
    waiting = setTimeout(look, patienceMs);
  }).observe(content);
  addEventListener('resize', () => fits() && look());
}
