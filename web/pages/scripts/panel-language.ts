// The parallel page has one panel for two languages: it speaks the one last used.

import { recall, remember } from './choices';

export function panelLanguage(): void {
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[name="panel-language"]')];
  const panel = document.querySelector('wingspan-lesson');
  const known = radios.find(({ value }) => value === recall('language')) ?? radios[0];
  if (!known || !panel) return;
  const speak = (language: string): void => panel.setAttribute('lang', language);
  known.checked = true;
  speak(known.value);
  for (const radio of radios)
    radio.addEventListener('change', () => {
      speak(radio.value);
      remember('language', radio.value);
    });
}
