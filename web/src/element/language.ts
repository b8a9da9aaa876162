// Which language an element speaks: its own `lang`, else the nearest one of the page that the lesson has, else the
// browser's, else the default.

import { defaultLanguage, languageFor } from '../form/words';

/** The element and everything it stands in, out of shadow roots too. */
function* upwards(element: Element): Generator<Element> {
  let node: Node | null = element;
  while (node) {
    if (node instanceof Element) yield node;
    node = node instanceof ShadowRoot ? node.host : node.parentNode;
  }
}

export function languageAround(element: Element): string {
  for (const place of upwards(element)) {
    const language = languageFor(place.getAttribute('lang') ?? '');
    if (language) return language;
  }
  return navigator.languages.map(languageFor).find((language) => language !== null) ?? defaultLanguage;
}

/** Calls back when a `lang` above the element changes, until the signal aborts. */
export function watchLanguage(element: Element, changed: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(changed);
  for (const place of upwards(element)) {
    if (place !== element) observer.observe(place, { attributeFilter: ['lang'] });
  }
  signal.addEventListener('abort', () => observer.disconnect());
}
