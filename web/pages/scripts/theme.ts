// The choice of colour scheme: on the root element for the style sheet and the element, and in the browser's own bars.

import { recall, remember } from './choices';

const root = document.documentElement;
const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) => ({ meta, own: meta.content }));

function apply(theme: string): void {
  if (theme === 'auto') root.removeAttribute('theme');
  else root.setAttribute('theme', theme);
  const chosen = getComputedStyle(root).getPropertyValue('--w-page').trim();
  for (const { meta, own } of bars) meta.content = theme === 'auto' ? own : chosen;
}

export function themeChoice(): void {
  const choices = [...document.querySelectorAll('.theme-choice')];
  const show = (theme: string): void => {
    for (const choice of choices) for (const radio of choice.querySelectorAll<HTMLInputElement>('input')) radio.checked = radio.value === theme;
  };
  const current = recall('theme') ?? 'auto';
  if (current !== 'auto') apply(current);
  show(current);
  for (const choice of choices)
    choice.addEventListener('change', ({ target }) => {
      const { value } = target as HTMLInputElement;
      apply(value);
      show(value);
      remember('theme', value === 'auto' ? null : value);
    });
}
