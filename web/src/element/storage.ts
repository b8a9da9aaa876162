// Keeps the learner's work in this browser. Storage may be denied (private window, sandboxed frame, blocked cookies) or
// full: then nothing is kept, and nothing breaks.

const prefix = 'wingspan-lesson:';

/** Elements with the same id and the same start share their work: the German and the Romanian page of one exercise. */
export const storageKey = (element: Element): string =>
  prefix + ['id', 'view', 'machine', 'memory', 'method'].map((name) => element.getAttribute(name) ?? '').join('|');

export function load(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function save(key: string, state: string | null): void {
  try {
    if (state === null) localStorage.removeItem(key);
    else localStorage.setItem(key, state);
  } catch {
    // denied or full: see above
  }
}
