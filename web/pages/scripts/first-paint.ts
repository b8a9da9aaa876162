// Runs before the first paint of every page: the chosen colour scheme is there from the start, and controls that
// need a script show themselves.

import { recall } from './choices';

const root = document.documentElement;
const theme = recall('theme');
if (theme === 'light' || theme === 'dark') root.setAttribute('theme', theme);
root.classList.add('scripted');
