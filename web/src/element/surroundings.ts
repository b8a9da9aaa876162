// What the page and the system ask of the element: colours, motion, pointer.

export interface Surroundings {
  readonly theme: 'light' | 'dark';
  readonly motion: 'full' | 'reduced';
  readonly pointer: 'fine' | 'coarse';
}

const queries = {
  motion: '(prefers-reduced-motion: reduce)',
  pointer: '(pointer: coarse)',
  forcedColours: '(forced-colors: active)',
} as const;

/** In element.css: the root's outline is never drawn, but its colour is white exactly in a dark colour scheme. */
const darkProbe = 'rgb(255, 255, 255)';

export const readSurroundings = (root: Element): Surroundings => ({
  theme: getComputedStyle(root).outlineColor === darkProbe ? 'dark' : 'light',
  motion: matchMedia(queries.motion).matches ? 'reduced' : 'full',
  pointer: matchMedia(queries.pointer).matches ? 'coarse' : 'fine',
});

/** The system's own colours are in force: the form shows, it can wear them. */
export const coloursAreForced = (): boolean => matchMedia(queries.forcedColours).matches;

/**
 * The colour scheme may come from the system, from any ancestor or from the element itself; a transition on the probe
 * tells of every change, whatever its cause.
 */
export function watchSurroundings(root: Element, changed: () => void, signal: AbortSignal): void {
  for (const query of Object.values(queries)) matchMedia(query).addEventListener('change', changed, { signal });
  for (const end of ['transitionend', 'transitioncancel'])
    root.addEventListener(end, (event) => event.target === root && changed(), { signal });
}
