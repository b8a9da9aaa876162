// The front door: leads a visitor whose language is known straight to the lesson, before anything is painted. Known is
// the language read last, else the first of the browser's that the lesson has. All others see the choice.

import { recall } from './choices';

const lessons = new Map(
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')].map((link) => [link.hreflang, link.href]),
);
lessons.delete('x-default');

const wished = [recall('language') ?? '', ...navigator.languages].map((tag) => tag.toLowerCase().replace(/[-_].*/, ''));
const lesson = wished.map((language) => lessons.get(language)).find((href) => href !== undefined);

if (lesson !== undefined) {
  document.documentElement.classList.add('leaving');
  location.replace(lesson + location.search + location.hash);
}
