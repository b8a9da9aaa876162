// The single file's languages: one edition shows, with the exercise in it. The bar's links lead to the same place of the
// text in the other language.

import { remember } from './choices';

const root = document.documentElement;
const all = [...document.querySelectorAll<HTMLElement>('.edition')];
const exercise = document.querySelector('wingspan-lesson');
const shown = (): HTMLElement | undefined => all.find(({ lang }) => lang === root.dataset['edition']);

/** Shows an edition; the exercise goes along with the learner's work. */
export function showEdition(language: string): void {
  const edition = all.find(({ lang }) => lang === language);
  if (!edition) return;
  root.dataset['edition'] = language;
  root.lang = language;
  document.title = edition.dataset['title'] ?? document.title;
  if (!exercise) return;
  exercise.setAttribute('lang', language);
  if (!edition.contains(exercise)) edition.querySelector('.panel')?.append(exercise);
}

/** The last section that begins above the middle of the window. */
const placeIn = (edition: HTMLElement | undefined): string | undefined =>
  [...(edition?.querySelectorAll('main section[id]') ?? [])].filter((section) => section.getBoundingClientRect().top < innerHeight / 2).at(-1)?.id;

const opened = root.dataset['edition'];

/** A #place is shown in its language, and no place as the file was opened. */
function follow(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const language = target?.closest<HTMLElement>('.edition')?.lang ?? opened;
  if (!language || language === root.dataset['edition']) return;
  showEdition(language);
  remember('language', language);
  target?.scrollIntoView();
}

export function editions(): void {
  showEdition(root.dataset['edition'] ?? '');
  addEventListener('hashchange', follow);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('.languages a');
    const language = link?.getAttribute('hreflang');
    const from = shown();
    const place = placeIn(from);
    if (!language || !from || !place) return;
    event.preventDefault();
    location.hash = place.replace(from.lang, language);
  });
}
