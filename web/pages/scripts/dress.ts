// Before the first paint of a page: the chosen colour scheme is there from the start, controls that need a script show
// themselves, and nothing is painted in stand-in letters that would move when the typefaces arrive.

import { recall } from './choices';

/** Then the text shows in whatever letters there are. */
const patienceMs = 1500;

const root = document.documentElement;
const show = (): void => root.classList.remove('waiting');

export function dress(): void {
  const theme = recall('theme');
  if (theme === 'light' || theme === 'dark') root.setAttribute('theme', theme);
  root.classList.add('scripted', 'waiting');
  setTimeout(show, patienceMs);
}

/** When the style sheet that names the typefaces is there. */
export function showWhenLettered(): void {
  void Promise.allSettled([...document.fonts].map((face) => face.load())).then(show);
}
