// Drawings of the page itself. The dragon comes from the native command.

import { html } from '../build/html.mjs'

const leftWing = 'M.3.9C3.1.5 5.6 1.5 7.4 3.6L11.7 9.3Q10 8.3 8.4 8.9 6 7.2 3.3 8.9 3.5 4.5.3.9Z'
const rightWing = 'M23.7.9C20.9.5 18.4 1.5 16.6 3.6L12.3 9.3Q14 8.3 15.6 8.9 18 7.2 20.7 8.9 20.5 4.5 23.7.9Z'

/** The two wings of the name, in the colour of the text around them. */
export const mark = html`<svg class="mark" viewBox="0 0 24 10" width="24" height="10" aria-hidden="true"><path fill="currentColor" d="${leftWing}${rightWing}"/></svg>`

/** Half light, half dark. */
export const themeIcon = html`<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><circle cx="10" cy="10" r="7.25" fill="none" stroke="currentColor" stroke-width="1.5"/><path fill="currentColor" d="M10 2.75a7.25 7.25 0 0 1 0 14.5Z"/></svg>`

/** For systems that cut icons to their own shape: ground to the edge, the wings within its middle. */
export const maskableIcon = ({ ground, wings }) =>
  html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/><path transform="translate(6.4 11.7) scale(.8 .9)" fill="${wings}" d="${leftWing}${rightWing}"/></svg>`

/** A file of its own, so with its own colours: light wings on the accent, readable on any tab bar. */
export const favicon = ({ ground, wings }) =>
  html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ground}"/><path transform="translate(3.4 10.4) scale(1.05 1.2)" fill="${wings}" d="${leftWing}${rightWing}"/></svg>`
