// In the head of embed.html. A frame in a sandbox has an origin of its own: from a server that sends no CORS header it gets
// neither modules nor typefaces. There one classic script that holds everything does, in the letters of the system.

import { dress, showWhenLettered } from './dress';

const { module, inside, fonts } = document.currentScript?.dataset ?? {};

function load(script: HTMLScriptElement, address: string | undefined): void {
  script.src = address ?? '';
  document.head.append(script);
}

dress();
const script = document.createElement('script');
if (origin === 'null') {
  load(script, inside);
  showWhenLettered();
} else {
  script.type = 'module';
  load(script, module);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = fonts ?? '';
  for (const end of ['load', 'error']) link.addEventListener(end, showWhenLettered);
  document.head.append(link);
}
