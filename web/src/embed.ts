// The script of embed.html: one exercise for an iframe. Options come in the address's query, the conversation with the
// page around goes by postMessage.
//
//   out  { source: 'wingspan-lesson', type: 'ready' | 'change' | 'check' | 'complete' | 'error' | 'resize', detail }
//        { subject: 'lti.frameResize', height }            for learning platforms; so are
//        { subject: 'SPLICE.getState' | 'SPLICE.reportScoreAndState', … }      (host/splice.ts)
//   in   { target: 'wingspan-lesson', type: 'set', … }      … = attributes of the element, `state` too
//
// Only the page that holds the frame is heard, and only if its origin is the one named by ?origin=…, or else the one
// that the browser says it came from. Where neither is known, the frame's parent is trusted and told. embed.html runs this
// as a module, or, where modules cannot be had, as a classic script that holds everything (pages/scripts/embed-start.ts).

import './wingspan';
import { languageAround } from './element/language';
import { attributeNames, Settings } from './element/options';
import type { LessonEvents } from './element/events';
import type { View } from './form/views';
import { wordsOf } from './form/words';
import { keepHeight } from './host/height';
import { splice } from './host/splice';
import type { WingspanLesson } from './wingspan';

const lesson = document.querySelector('wingspan-lesson');
const query = new URLSearchParams(location.search);

function apply(options: Readonly<Record<string, unknown>>): void {
  if (!lesson) return;
  for (const name of attributeNames) {
    const value = options[name];
    if (typeof value === 'string' || typeof value === 'number') lesson.setAttribute(name, String(value));
    else if (value === null) lesson.removeAttribute(name);
  }
  if (typeof options.state === 'string') lesson.state = options.state;
  speak(lesson);
}

/** The document speaks the exercise's language. */
function speak(element: Element): void {
  const language = languageAround(element);
  const title = wordsOf(language)[`view.${firstView(lesson)}`];
  document.documentElement.lang = language;
  document.title = `${title} · Wingspan`;
  const heading = document.querySelector('h1');
  if (heading) heading.textContent = title;
}

/** What a frame is named after: the view that it opens with. */
function firstView(element: HTMLElementTagNameMap['wingspan-lesson'] | null): View {
  const settings = new Settings();
  settings.take('view', element?.getAttribute('view') ?? null);
  return settings.shown('');
}

const talk = ['ready', 'change', 'check', 'complete', 'error', 'resize'] as const;

/** Origin of the page around; null where nobody says. */
function hostOrigin(): string | null {
  const around = location.ancestorOrigins?.[0] ?? (document.referrer && new URL(document.referrer).origin);
  return query.get('origin') ?? (around && around !== 'null' ? around : null);
}

function converse(element: WingspanLesson, origin: string | null): void {
  const send = (message: object) => parent.postMessage(message, origin ?? '*');
  for (const type of talk) {
    element.addEventListener(`wingspan-${type}` satisfies keyof LessonEvents, (event) => {
      send({ source: 'wingspan-lesson', type, detail: (event as CustomEvent<unknown>).detail });
    });
  }
  keepHeight(element.closest('main') ?? document.body, (height) => send({ subject: 'lti.frameResize', message_id: `height-${height}`, height }));
  const hear = splice(element, send);
  addEventListener('message', ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source !== parent || (origin !== null && from !== origin)) return;
    if (typeof data !== 'object' || data === null) return;
    const message = data as Record<string, unknown>;
    if (message.target === 'wingspan-lesson' && message.type === 'set') apply(message);
    else hear(message);
  });
}

apply(Object.fromEntries([...query].filter(([name]) => name !== 'state')));
if (lesson && parent !== window) converse(lesson, hostOrigin());
